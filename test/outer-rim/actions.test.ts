import { outerRim, type OuterRimState } from '../../src/outer-rim';
import { resolving, card, pack, table, type Moment, type Player, type Table } from './table';

const acting = (players: Record<string, Player> = {}, more: Moment = {}): Table =>
  table(players, { step: 'action', ...more });
const here = { ann: { at: 'lothal' }, bob: { at: 'lothal' } };

const twoAbilities = card({
  kind: 'gear',
  name: 'Toolkit',
  abilities: [
    { kind: 'use', in: 'action', do: [{ do: 'gain', credits: 1000 }] },
    { kind: 'use', in: 'action', do: [{ do: 'gain', credits: 2000 }] },
  ],
});

describe('the action step', () => {
  test('no action at all is possible too [or.action-step.02]', () => {
    const game = acting().does('end-actions');
    expect(game.state.step).toBe('encounter');
    const other = acting({ ann: { at: 'lothal' } })
      .does('market')
      .does('discard-nothing')
      .does('buy-nothing')
      .uses('use action')
      .does('pass');
    expect(other.does('end-actions').state.step).toBe('encounter');
  });

  test('actions come in any order, each type once [or.action-step.01, or.action-step.02]', () => {
    const set = { ann: { at: 'tatooine', cards: ['luxury-gift-for-jabba'] }, bob: { at: 'tatooine' } };
    const market = (game: Table): Table => game.does('market').does('discard-nothing').does('buy-nothing');
    const deliver = (game: Table): Table => game.does('deliver').does('deliver-card');
    const trade = (game: Table): Table => game.does('trade').does('end-trade');
    for (const order of [
      [market, trade, deliver],
      [deliver, market, trade],
    ]) {
      const game = order.reduce((done, act) => act(done), acting(set));
      expect(game.happened('action-performed')).toHaveLength(3);
      expect(game.legal().map((each) => each.type)).toEqual(['use-ability', 'end-actions']);
    }
    const twice = deliver(acting({ ann: { at: 'tatooine', ship: 'yv-666', cards: ['luxury-gift-for-jabba'] } }));
    expect(twice.refusal('deliver')).toBe('already-performed');
  });

  test('trading needs another player in the same space [or.action-step.03]', () => {
    expect(acting().refusal('trade')).toBe('not-here');
    expect(acting(here).offers('trade', { with: 'bob' })).toBe(true);
    const three = acting({ ...here, cid: { at: 'naboo' } });
    expect(three.legal('trade').map((each) => each.with)).toEqual(['bob']);
    expect(three.refusal('trade', { with: 'cid' })).toBe('not-here');
    // Each of the others is thought of once.
    const thought = outerRim
      .question(three.state)
      ?.candidates.flatMap(({ action }) => (action.type === 'trade' ? [action.with] : []));
    expect(thought).toEqual(['bob', 'cid']);
  });

  test('a market action needs a planet [or.action-step.04, or.market-action.02]', () => {
    for (const at of ['lo1', 'maelstrom']) expect(acting({ ann: { at } }).refusal('market')).toBe('not-on-a-planet');
    expect(acting().offers('market')).toBe(true);
  });

  test('delivering brings the reward of a card for this planet [or.action-step.05]', () => {
    const game = acting({ ann: { at: 'nal-hutta', cards: ['cargo-food-supplies'] } })
      .does('deliver')
      .does('deliver-card');
    expect(game.player()).toMatchObject({ credits: 4000, reputation: { hutt: 1 } });
  });

  test('a card may bring an action, cheaper perhaps [or.action-step.03, or.action-step.04, or.action-step.05]', () => {
    const acts = (action: 'trade' | 'market' | 'deliver', more: object, players: Record<string, Player>): Table =>
      resolving([{ do: 'action', action, ...more }], players);
    const bob = { at: 'lothal' };
    const several = acts('trade', {}, { ann: {}, bob, cid: { at: 'lothal' } });
    expect(several.legal('choose-player').map((each) => each.chosen)).toEqual(['bob', 'cid']);
    expect(several.does('choose-player', { chosen: 'cid' }).within).toContain('trade action');
    expect(acts('trade', {}, { ann: {}, bob }).within).toContain('trade action');
    expect(acts('trade', {}, { ann: {} }).within).not.toContain('trade action');
    const buying = (more: object, credits: number) =>
      resolving(
        [{ do: 'action', action: 'market', ...more }],
        { ann: { credits } },
        {
          market: { cargo: { top: 'cargo-bacta-supplies', next: ['cargo-food-supplies'] } },
        },
      ).does('discard-nothing');
    expect(buying({}, 1000).refusal('buy', { deck: 'cargo' })).toBe('too-expensive');
    expect(buying({}, 2000).offers('buy', { deck: 'cargo' })).toBe(true);
    expect(buying({ discount: 1000 }, 1000).offers('buy', { deck: 'cargo' })).toBe(true);
    const cargo = { at: 'lothal', cards: ['cargo-food-supplies'] };
    expect(acts('deliver', {}, { ann: cargo }).within).not.toContain('deliver action');
  });

  test('Action abilities are for the action step only [or.action-step.06]', () => {
    const with_ = { ann: { cards: ['test-card'] } };
    const set = { pack: pack({ market: [twoAbilities] }) };
    expect(table(with_, { step: 'action', ...set }).legal('use-ability').length).toBe(3);
    for (const step of ['planning', 'encounter'] as const)
      expect(table(with_, { step, ...set }).legal('use-ability')).toEqual([]);
  });

  test('different ones as often as one likes, each of them once a turn [or.action-step.07]', () => {
    const game = acting({ ann: { cards: ['test-card'] } }, { pack: pack({ market: [twoAbilities] }) });
    game
      .uses('use action', { source: 'market/test-card', value: 0 })
      .uses('use action', { source: 'market/test-card', value: 1 });
    expect(game.player().credits).toBe(3000);
    expect(game.refusal('use-ability', { source: 'market/test-card', value: 0 })).toBe('once-per-opportunity');
  });

  test('in the next turn it can be used again [or.action-step.07]', () => {
    const quiet = {
      id: 'navpoint-1',
      deck: 'navpoint',
      sections: [{ space: 'navpoint', title: 'Stars', effects: [] }],
    };
    const game = table(
      { ann: { at: 'lo1', cards: ['test-card'] }, bob: { at: 'lo2' } },
      {
        step: 'action',
        encounters: { navpoint: ['navpoint-1', 'navpoint-2'] },
        pack: pack({ market: [twoAbilities], encounters: [quiet, { ...quiet, id: 'navpoint-2' }] }),
      },
    );
    game.uses('use action', { source: 'market/test-card', value: 0 }).does('end-actions').does('encounter-space');
    game.does('gain-credits').does('end-actions').does('encounter-space').does('gain-credits');
    expect(game.state).toMatchObject({ active: 'ann', step: 'action' });
    expect(game.offers('use-ability', { source: 'market/test-card', value: 0 })).toBe(true);
  });

  test('there is no way back from the encounter step [or.action-step.08]', () => {
    const game = acting().does('end-actions');
    expect(game.whyNot({ type: 'market', player: 'ann' })).toMatchObject({ code: 'not-offered' });
  });
});

describe('trading', () => {
  const traders: Record<string, Player> = {
    ann: { at: 'lothal', cards: ['gear-and-mod-jetpack'] },
    bob: { at: 'lothal', ship: 'yv-666', cards: ['cargo-bacta-supplies', 'cargo-food-supplies'] },
  };
  const big = { ...traders, ann: { ...traders['ann'], ship: 'hwk-290', shipTurned: true } };

  test('one gear for two cargo [or.trade-action.01]', () => {
    const game = acting(big).does('trade').does('offer-card');
    game.does('ask-for-card', { card: 'market/cargo-bacta-supplies' }).does('ask-for-card').does('propose-trade');
    expect(game.by).toEqual(['bob']);
    game.does('accept-trade');
    expect(game.cards('ann')).toEqual(['cargo-bacta-supplies', 'cargo-food-supplies']);
    expect(game.cards('bob')).toEqual(['gear-and-mod-jetpack']);
  });

  test('bounties, cargo, crew, gear, jobs and mods: each kind can be given and asked for [or.trade-action.01]', () => {
    const cards = [
      'bounty-bounty-greedo',
      'cargo-bacta-supplies',
      'job-hired-help',
      'gear-and-mod-jetpack',
      'job-hutt-favor',
      'gear-and-mod-ion-cannon',
    ];
    const ids = cards.map((id) => `market/${id}`);
    const bare: Player = { at: 'lothal' };
    const mine = acting({ ann: { at: 'lothal', cards }, bob: bare }).does('trade');
    expect(mine.legal('offer-card').map((each) => each.card)).toEqual(ids);
    const theirs = acting({ ann: bare, bob: { at: 'lothal', cards } }).does('trade');
    expect(theirs.legal('ask-for-card').map((each) => each.card)).toEqual(ids);
    for (const card of ids) mine.does('offer-card', { card });
    mine.does('propose-trade').does('accept-trade');
    expect([mine.cards('ann'), mine.cards('bob')]).toEqual([[], cards]);
  });

  test('one partner in a turn [or.trade-action.02]', () => {
    const game = acting({ ...traders, cid: { at: 'lothal' } });
    expect(game.legal('trade').map((each) => each.with)).toEqual(['bob', 'cid']);
    game.does('trade', { with: 'bob' }).does('end-trade');
    expect(game.refusal('trade', { with: 'cid' })).toBe('already-performed');
  });

  test('only cards in slots can be traded, no secrets [or.trade-action.03]', () => {
    const game = acting({ ...traders, ann: { ...traders['ann'], secrets: ['deck-ord-mantell-7'] } }).does('trade');
    expect(game.legal('offer-card').map((each) => each.card)).toEqual(['market/gear-and-mod-jetpack']);
    expect(game.options).toEqual(['ask-for-card', 'end-trade', 'offer-card']);
  });

  test('a gift needs the agreement of both: refused, nothing moves [or.trade-action.04]', () => {
    const game = acting(traders).does('trade').does('offer-card').does('propose-trade').does('refuse-trade');
    expect([game.cards('ann'), game.cards('bob').length]).toEqual([['gear-and-mod-jetpack'], 2]);
    expect(game.happened('trade-refused')).toMatchObject([
      { player: 'ann', with: 'bob', rules: ['or.trade-action.04'] },
    ]);
    expect(game.happened('traded')).toEqual([]);
    game.does('offer-card').does('propose-trade').does('accept-trade');
    expect([game.cards('ann'), game.cards('bob').length]).toEqual([[], 3]);
  });

  test('whoever gets more than their slots hold discards [or.trade-action.01]', () => {
    const game = acting(traders)
      .does('trade')
      .does('ask-for-card', { card: 'market/cargo-bacta-supplies' })
      .does('ask-for-card');
    game.does('propose-trade').does('accept-trade').does('make-room', { card: 'market/cargo-bacta-supplies' });
    expect(game.cards('ann')).toEqual(['gear-and-mod-jetpack', 'cargo-food-supplies']);
  });

  test('so does the partner [or.trade-action.01]', () => {
    const game = acting({ ...big, bob: { at: 'lothal', cards: ['cargo-droid-parts'] }, ann: traders['bob'] ?? {} });
    game.does('trade').does('offer-card', { card: 'market/cargo-food-supplies' }).does('propose-trade');
    game.does('accept-trade');
    expect([game.by, game.options]).toEqual([['bob'], ['make-room']]);
    game.does('make-room', { card: 'market/cargo-droid-parts' });
    expect([game.cards('ann'), game.cards('bob')]).toEqual([['cargo-bacta-supplies'], ['cargo-food-supplies']]);
  });

  test('what a card can do goes with it [or.trade-action.01]', () => {
    const game = table(
      { ann: { cards: ['test-card'] }, bob: { at: 'lothal', cards: ['gear-and-mod-jetpack'] } },
      { step: 'action', pack: pack({ market: [twoAbilities] }) },
    );
    expect(game.offers('use-ability', { source: 'market/test-card', value: 0 })).toBe(true);
    game.does('trade').does('offer-card').does('propose-trade').does('accept-trade');
    expect(game.offers('use-ability', { source: 'market/test-card', value: 0 })).toBe(false);
    const mine = (id: string) => game.state.inPlay.filter((each) => each.source.startsWith(`market/${id}`));
    expect(mine('test-card').map((each) => each.controller)).toEqual(['bob', 'bob']);
  });

  test('a wish alone may be proposed; what is refused is off the table [or.trade-action.04]', () => {
    const game = acting(traders).does('trade').does('ask-for-card', { card: 'market/cargo-food-supplies' });
    game.does('propose-trade').does('refuse-trade');
    expect(game.legal('ask-for-card')).toHaveLength(2);
    expect(game.options).not.toContain('propose-trade');
  });

  test('cards change hands by trading alone [or.trading-credits-and-promises.01]', () => {
    for (const step of ['planning', 'encounter'] as const) {
      const game = table(traders, { step, negotiation: true });
      expect(game.options).not.toContain('trade');
      expect(game.whyNot({ type: 'offer-card', player: 'ann', card: 'market/gear-and-mod-jetpack' })).not.toBeNull();
    }
  });
});

describe('negotiation', () => {
  const rich: Record<string, Player> = {
    ann: { at: 'lothal', credits: 1000 },
    bob: { at: 'kessel', credits: 3000 },
    cid: { credits: 2000 },
  };
  const give = { player: 'bob', to: 'ann', credits: 1000 };

  test('during their whole turn the active player gives and takes credits [or.trading-credits-and-promises.02]', () => {
    for (const step of ['planning', 'action', 'encounter'] as const) {
      const game = table(rich, { step, negotiation: true });
      game.does('give-credits', give).does('give-credits', give);
      expect([game.player('ann').credits, game.player('bob').credits]).toEqual([3000, 1000]);
      game.does('give-credits', { player: 'ann', to: 'cid', credits: 1000 });
      expect(game.player('cid').credits).toBe(3000);
    }
  });

  test('wherever the players are [or.trading-credits-and-promises.03]', () => {
    const game = table(rich, { step: 'planning', negotiation: true }).does('give-credits', {
      player: 'ann',
      to: 'bob',
    });
    expect(game.player('bob')).toMatchObject({ credits: 4000, space: 'kessel' });
    expect(game.player('ann').credits).toBe(0);
  });

  test('even in the middle of buying a card [or.trading-credits-and-promises.04]', () => {
    const top = { top: 'gear-and-mod-armored-vest', next: ['gear-and-mod-ion-cannon'] };
    const game = acting(
      { ...rich, ann: { at: 'lothal', credits: 2000 } },
      { negotiation: true, market: { 'gear-and-mod': top } },
    );
    game.does('market').does('discard-nothing');
    expect(game.refusal('buy', { deck: 'gear-and-mod' })).toBe('too-expensive');
    game.does('give-credits', give).does('buy', { deck: 'gear-and-mod' }).does('pay');
    expect(game.cards()).toEqual(['gear-and-mod-armored-vest']);
    expect(game.player().credits).toBe(0);
  });

  test('one of the two has to be the active player [or.trading-credits-and-promises.05]', () => {
    const game = table(rich, { step: 'planning', negotiation: true });
    expect(game.whyNot({ type: 'give-credits', player: 'bob', to: 'cid', credits: 1000 })).toMatchObject({
      code: 'neither-is-active',
    });
    expect(game.offers('give-credits', { player: 'bob', to: 'ann' })).toBe(true);
  });

  test('of a deal about the future only the credits are real [or.trading-credits-and-promises.06]', () => {
    const game = table(rich, { step: 'planning', negotiation: true });
    const before = game.state;
    game.does('give-credits', { player: 'ann', to: 'bob', credits: 1000 });
    expect(game.happened('credits-given')).toMatchObject([{ player: 'ann', to: 'bob', amount: 1000 }]);
    expect(game.state.players.map((each) => each.credits)).toEqual([0, 4000, 2000]);
    const rest = ({ events: _events, depth: _depth, players, ...open }: OuterRimState): unknown => [
      open,
      players.map(({ credits: _credits, givenBy: _givenBy, ...player }) => player),
    ];
    expect(rest(game.state)).toEqual(rest(before));
  });

  test('whoever promised to pay back may refuse [or.trading-credits-and-promises.07, or.trading-credits-and-promises.08]', () => {
    const game = table(rich, {
      step: 'encounter',
      negotiation: true,
      encounters: { 'deck-lothal': ['deck-lothal-10'] },
    });
    game.does('give-credits', { player: 'ann', to: 'bob', credits: 1000 }).does('encounter-space');
    while (game.state.active === 'ann')
      game.takes(game.legal().find((each) => each.type !== 'give-credits') ?? game.legal()[0]!);
    game.does('gain-credits').does('end-actions');
    expect(game.happened('credits-given')).toHaveLength(1);
    expect(game.happened('credits-given')[0]?.because?.map(({ code }) => code)).toEqual(['active-player', 'anywhere']);
    expect(game.happened('no-effect')[0]).toMatchObject({
      player: 'bob',
      what: 'owe',
      rules: ['or.trading-credits-and-promises.07'],
      because: [{ code: 'not-binding' }],
    });
    expect(game.player('bob').credits).toBe(6000);
  });

  test('whoever gives some of it back still owes the others [or.trading-credits-and-promises.07]', () => {
    const three = { ann: { credits: 1000 }, bob: { credits: 3000 }, cid: { credits: 2000 } };
    const game = table(three, { step: 'planning', negotiation: true });
    game.does('give-credits', { player: 'bob', to: 'ann', credits: 1000 });
    game.does('give-credits', { player: 'cid', to: 'ann', credits: 1000 });
    game.does('give-credits', { player: 'ann', to: 'bob', credits: 1000 });
    expect(game.player('ann').givenBy).toEqual(['cid']);
    game.does('give-credits', { player: 'ann', to: 'cid', credits: 1000 });
    expect(game.player('ann')).not.toHaveProperty('givenBy');
  });

  test('a game may be played without it', () => {
    expect(resolving([{ do: 'may', effects: [] }], { bob: { credits: 9000 } }).options).toEqual(['accept', 'pass']);
  });
});
