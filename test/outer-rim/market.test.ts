import { basePack, type MarketFace } from '../../src/outer-rim/facts';
import { card, pack, resolving, table, type Moment, type Player, type Table } from './table';

/** Ann in her action step on Lothal, with this money and these cards, in her market action. */
function marketing(ann: Player = {}, more: Moment = {}): Table {
  return table({ ann: { at: 'lothal', ...ann } }, { step: 'action', ...more }).does('market');
}

const vest = { top: 'gear-and-mod-armored-vest', next: ['gear-and-mod-ion-cannon', 'gear-and-mod-jetpack'] };
/** Buys the top card of a deck for money alone. */
const buys = (game: Table, deck: string): Table => {
  game.does('discard-nothing').does('buy', { deck });
  return game.offers('pay') ? game.does('pay') : game;
};
/** Icons on the cards of a deck, so that a test knows what is revealed. */
const icon = (id: string, faction: string | null, spaces = 1): object => ({
  id,
  patrol: faction === null ? null : { faction, spaces },
});
const icons = (...changes: object[]): object => pack({ changes: { market: changes } });

describe('the market action', () => {
  test('it brings bounties, cargo, gear, jobs and mods [or.market-action.01]', () => {
    const gained = [
      'bounty-bounty-greedo',
      'cargo-bacta-supplies',
      'gear-and-mod-jetpack',
      'job-hutt-favor',
      'gear-and-mod-ion-cannon',
    ].map((id) => {
      const deck = basePack.market.find((each) => each.id === id)?.deck ?? 'job';
      return buys(marketing({ credits: 20_000 }, { market: { [deck]: { top: id } } }), deck)
        .lets()
        .happened('card-gained')[0]?.kind;
    });
    expect(gained).toEqual(['bounty', 'cargo', 'gear', 'job', 'mod']);
  });

  test('first one top card may go facedown to the bottom of its deck, and the next is turned up [or.market-action.03, or.market-action.04]', () => {
    const game = marketing({}, { market: { 'gear-and-mod': vest } }).does('discard-top', { deck: 'gear-and-mod' });
    expect(game.market('gear-and-mod').pile.bottom).toEqual(['gear-and-mod-armored-vest']);
    expect(game.market('gear-and-mod').top).toBe('gear-and-mod-ion-cannon');
  });

  test('any one of the decks may be chosen; where a single card lies faceup, that one [or.market-action.03, or.market-action.07]', () => {
    const decks = ['bounty', 'cargo', 'gear-and-mod', 'job', 'luxury', 'ship'] as const;
    const all = marketing({ credits: 100_000 });
    expect(all.legal('discard-top').map((each) => each.deck)).toEqual(decks);
    expect(
      all
        .does('discard-nothing')
        .legal('buy')
        .map((each) => each.deck),
    ).toEqual(decks);
    const others = Object.fromEntries(decks.filter((deck) => deck !== 'cargo').map((deck) => [deck, { top: null }]));
    const one = marketing({ credits: 9000 }, { market: { ...others, cargo: { top: 'cargo-food-supplies' } } });
    expect(one.legal('discard-top').map((each) => each.deck)).toEqual(['cargo']);
    expect(one.does('discard-nothing').options).toEqual(['buy', 'buy-nothing']);
    const none = marketing({ credits: 9000 }, { market: { ...others, cargo: { top: null } } });
    expect([none.options, none.refusal('buy')]).toEqual([['buy-nothing'], undefined]);
  });

  test('one card is discarded, before buying [or.market-action.05]', () => {
    const game = marketing(
      { credits: 9000 },
      { market: { 'gear-and-mod': vest }, pack: icons(icon('gear-and-mod-jetpack', null)) },
    ).does('discard-top', {
      deck: 'gear-and-mod',
    });
    const discard = (deck: string) => game.whyNot({ type: 'discard-top', player: 'ann', deck });
    for (const deck of ['gear-and-mod', 'cargo']) expect(discard(deck)?.code).toBe('discard-first');
    game.does('buy', { deck: 'gear-and-mod' });
    expect(discard('cargo')?.code).toBe('not-offered');
    game.does('pay');
    expect(game.within).not.toContain('market action');
    expect(discard('cargo')?.code).toBe('not-offered');
    expect(game.happened('card-discarded')).toEqual([]);
    expect(game.state.markets.flatMap(({ pile }) => pile.bottom)).toEqual(['gear-and-mod-armored-vest']);
  });

  test('whoever decides not to discard does not discard later, not even after thinking better of a purchase [or.market-action.05]', () => {
    const game = marketing({ credits: 9000 }, { market: { 'gear-and-mod': vest } });
    expect(game.options).toEqual(['discard-nothing', 'discard-top']);
    game.does('discard-nothing').does('buy', { deck: 'gear-and-mod' }).does('stop-buying');
    expect(game.options).toEqual(['buy', 'buy-nothing']);
    expect(game.whyNot({ type: 'discard-top', player: 'ann', deck: 'gear-and-mod' })?.code).toBe('discard-first');
  });

  test('one card of any deck is bought, not two [or.market-action.07]', () => {
    const market = {
      cargo: { top: 'cargo-bacta-supplies', next: ['cargo-droid-parts'] },
      job: { top: 'job-hutt-favor', next: ['job-rebel-favor'] },
    };
    const game = marketing({ credits: 20_000 }, { market, pack: icons(icon('job-rebel-favor', null)) })
      .does('discard-top', { deck: 'cargo' })
      .does('buy', { deck: 'job' });
    expect(game.cards()).toEqual(['job-hutt-favor']);
    expect(game.options).not.toContain('buy');
    expect(game.refusal('market')).toBe('already-performed');
  });

  test('discarding without buying is possible; no patrol moves [or.market-action.08]', () => {
    const set = { market: { 'gear-and-mod': vest }, pack: icons(icon('gear-and-mod-ion-cannon', 'imperial', 3)) };
    const game = marketing({}, set).does('discard-top', { deck: 'gear-and-mod' }).does('buy-nothing');
    expect(game.happened('patrol-moved')).toEqual([]);
    expect(game.happened('card-bought')).toEqual([]);
    expect(game.within).not.toContain('market action');
    expect(game.market('gear-and-mod').top).toBe('gear-and-mod-ion-cannon');
  });

  test('nobody has to buy: with or without a discard, rich or poor [or.market-action.08]', () => {
    const set = (): Moment => ({ market: { 'gear-and-mod': vest } });
    for (const credits of [0, 20_000]) {
      const kept = marketing({ credits }, set()).does('discard-nothing').does('buy-nothing');
      const discarded = marketing({ credits }, set()).does('discard-top', { deck: 'gear-and-mod' }).does('buy-nothing');
      for (const game of [kept, discarded]) {
        expect(game.player()).toMatchObject({ credits, cards: [] });
        expect(game.happened('patrol-moved')).toEqual([]);
        expect(game.refusal('market')).toBe('already-performed');
      }
      expect(kept.market('gear-and-mod').top).toBe('gear-and-mod-armored-vest');
    }
  });

  test('after buying the next card is turned up and its patrol moves [or.market-action.09]', () => {
    const set = { market: { 'gear-and-mod': vest }, pack: icons(icon('gear-and-mod-ion-cannon', 'rebel', 3)) };
    const game = buys(marketing({ at: 'cantonica', credits: 3000 }, set), 'gear-and-mod');
    expect(game.market('gear-and-mod').top).toBe('gear-and-mod-ion-cannon');
    expect(game.patrol('rebel').space).toBe('cantonica');
  });

  test('a card costs credits; without enough and nothing to barter it cannot be bought [or.market-action.11]', () => {
    const market = { cargo: { top: 'cargo-coaxium-crystal', next: ['cargo-droid-parts'] } };
    const poor = marketing({ credits: 3000 }, { market }).does('discard-nothing');
    expect(poor.refusal('buy', { deck: 'cargo' })).toBe('too-expensive');
    const game = buys(marketing({ credits: 5000 }, { market }), 'cargo');
    expect([game.player().credits, game.cards()]).toEqual([1000, ['cargo-coaxium-crystal']]);
    const exact = buys(marketing({ credits: 4000 }, { market }), 'cargo');
    expect([exact.player().credits, exact.cards()]).toEqual([0, ['cargo-coaxium-crystal']]);
  });

  test('it goes into a slot of its type [or.market-action.12]', () => {
    const game = buys(
      marketing({ credits: 5000 }, { market: { cargo: { top: 'cargo-bacta-supplies', next: ['cargo-droid-parts'] } } }),
      'cargo',
    );
    expect(game.slotOf('cargo-bacta-supplies')).toEqual(['cargo']);
    expect(game.happened('card-gained')).toMatchObject([
      { kind: 'cargo', how: 'bought', rules: ['or.market-action.12'], because: [{ code: expect.any(String) }] },
    ]);
  });

  test('a slot holds one card [or.market-action.13]', () => {
    const two = ['cargo-bacta-supplies', 'cargo-food-supplies'];
    const game = table({ ann: { ship: 'gx1-short-hauler', cards: two } });
    expect(game.slots().filter((each) => each.slot.includes('cargo') && each.card === null)).toEqual([]);
    expect(() => table({ ann: { ship: 'gx1-short-hauler', cards: [...two, 'cargo-droid-parts'] } })).toThrow(
      'more cards than slots',
    );
  });

  test('without a slot one of the cards there is discarded to make room [or.market-action.14]', () => {
    const cards = ['gear-and-mod-iqa-11-blaster-rifle', 'gear-and-mod-jetpack'];
    const game = buys(
      marketing(
        { credits: 5000, cards },
        { market: { 'gear-and-mod': { top: 'gear-and-mod-armored-vest', next: ['gear-and-mod-ion-cannon'] } } },
      ),
      'gear-and-mod',
    );
    expect(game.legal('make-room').map((each) => each.card)).toEqual(cards.map((id) => `market/${id}`));
    expect(game.offers('leave-card')).toBe(false);
    game.does('make-room', { card: 'market/gear-and-mod-jetpack' });
    expect(game.cards()).toEqual(['gear-and-mod-iqa-11-blaster-rifle', 'gear-and-mod-armored-vest']);
    expect(game.market('gear-and-mod').pile.bottom).toEqual(['gear-and-mod-jetpack']);
  });

  test('a card that fills the last slot needs no room [or.market-action.14]', () => {
    const cards = [
      'gear-and-mod-iqa-11-blaster-rifle',
      'gear-and-mod-ion-cannon',
      'cargo-food-supplies',
      'job-hired-help',
      'job-hutt-favor',
      'bounty-bounty-greedo',
    ];
    const market = { 'gear-and-mod': { top: 'gear-and-mod-armored-vest', next: ['gear-and-mod-jetpack'] } };
    const game = buys(marketing({ credits: 5000, cards }, { market }), 'gear-and-mod');
    expect(game.offers('make-room')).toBe(false);
    expect(game.cards()).toEqual([...cards, 'gear-and-mod-armored-vest']);
  });

  test('of the traits that a card limits only so many are kept: one ARMOR [or.market-action.14, or.market-action.16]', () => {
    const armor = ['gear-and-mod-plastoid-armor'];
    const market = { 'gear-and-mod': { top: 'gear-and-mod-armored-vest', next: ['gear-and-mod-ion-cannon'] } };
    const game = buys(marketing({ credits: 5000, cards: armor }, { market }), 'gear-and-mod');
    expect(game.slots().filter(({ slot, card: held }) => slot.includes('gear') && held === null)).toHaveLength(1);
    expect(game.legal('make-room').map((each) => each.card)).toEqual(['market/gear-and-mod-plastoid-armor']);
    game.does('make-room');
    expect(game.cards()).toEqual(['gear-and-mod-armored-vest']);
    expect(() => table({ ann: { cards: [...armor, 'gear-and-mod-armored-vest'] } })).toThrow('than its cards allow');
  });

  test('armor that changes hands beside other armor: one of them goes [or.market-action.16]', () => {
    const game = table(
      { ann: { cards: ['gear-and-mod-plastoid-armor'] }, bob: { at: 'lothal', cards: ['gear-and-mod-armored-vest'] } },
      { step: 'action' },
    );
    game.does('trade').does('ask-for-card').does('propose-trade').does('accept-trade');
    expect(game.legal('make-room').map((each) => each.card)).toEqual([
      'market/gear-and-mod-plastoid-armor',
      'market/gear-and-mod-armored-vest',
    ]);
    game.does('make-room', { card: 'market/gear-and-mod-plastoid-armor' });
    expect(game.cards()).toEqual(['gear-and-mod-armored-vest']);
  });

  test('a card for which there is no slot at all cannot be bought [or.market-action.14]', () => {
    const bare = { ships: [{ id: 'g9-rigger', side: { hyperdrive: 6, combat: 2, hull: 3, slots: [['cargo']] } }] };
    const set = { market: { 'gear-and-mod': { top: 'gear-and-mod-ion-cannon' } }, pack: pack({ changes: bare }) };
    expect(marketing({ credits: 9000 }, set).does('discard-nothing').refusal('buy', { deck: 'gear-and-mod' })).toBe(
      'no-slot',
    );
  });

  const weapon = (traits: string[]): MarketFace => ({ kind: 'gear', name: 'Blaster', traits, abilities: [] });
  const traitTable = (traits: string[], trait: string): Table =>
    resolving(
      [{ do: 'if', if: { is: 'has', card: { trait } }, then: [{ do: 'gain', credits: 1000 }] }],
      { ann: { cards: ['test-card'] } },
      { pack: { market: [card(weapon(traits))] } },
    );

  test('traits can be read off a card [or.market-action.15]', () => {
    expect(traitTable(['WEAPON'], 'WEAPON').player().credits).toBe(1000);
    expect(traitTable(['ARMOR'], 'WEAPON').player().credits).toBe(0);
  });

  test('a trait by itself changes nothing [or.market-action.16]', () => {
    const fight = [{ do: 'fight' as const, combat: 'ground' as const, enemy: 'Thug', value: 1 }];
    const armed = resolving(fight, { ann: { cards: ['test-card'] } }, { pack: { market: [card(weapon(['WEAPON']))] } });
    expect(armed.asks).toBe(resolving(fight).asks);
  });

  test('mods lie on the ship, a job and a bounty in like slots of the board [or.market-action.17]', () => {
    const game = table({
      ann: { cards: ['gear-and-mod-ion-cannon', 'job-hutt-favor', 'bounty-bounty-greedo', 'gear-and-mod-jetpack'] },
    });
    expect(game.slotOf('gear-and-mod-ion-cannon')).toEqual(['mod']);
    expect(game.slotOf('job-hutt-favor')).toEqual(['bounty', 'job']);
    expect(game.slotOf('bounty-bounty-greedo')).toEqual(['bounty', 'job']);
    expect(game.slotOf('gear-and-mod-jetpack')).toEqual(['gear']);
  });

  test('a card says which slot it takes, a crew what skills it brings [or.market-action.17, or.skill-tests.02]', () => {
    const gained = (id: string) => {
      const [deck] = ['job'] as const;
      const game = buys(
        marketing({ credits: 9000 }, { market: { [deck]: { top: id, next: ['job-hijacking-a-freighter'] } } }),
        deck,
      );
      return game.happened('card-gained')[0]?.because?.map(({ code, rules }) => [code, ...rules].join(' '));
    };
    expect(gained('job-hired-help')).toEqual([
      expect.stringMatching(/or.market-action.17/),
      'skills or.skill-tests.02',
    ]);
    expect(gained('job-hutt-favor')?.length).toBe(1);
  });

  test('the type of the card decides about the slot, not its deck [or.market-decks.07]', () => {
    const game = buys(
      marketing({ credits: 5000 }, { market: { job: { top: 'job-hired-help', next: ['job-hutt-favor'] } } }),
      'job',
    );
    expect(game.slotOf('job-hired-help')).toEqual(['crew']);
  });
});

describe('patrols move after a purchase', () => {
  const set = (faction: string | null, spaces: number, more: Moment = {}): Moment => ({
    market: { 'gear-and-mod': vest },
    ...more,
    pack: icons(
      icon('gear-and-mod-ion-cannon', faction, spaces),
      icon('gear-and-mod-armored-vest', 'hutt', 4),
      icon('gear-and-mod-jetpack', 'syndicate', 4),
    ),
  });
  const bought = (at: string, faction: string | null, spaces: number, more: Moment = {}): Table =>
    buys(marketing({ at, credits: 9000 }, set(faction, spaces, more)), 'gear-and-mod');

  test('the patrol shown has to move [or.patrol-movement.01]', () => {
    const game = bought('cantonica', 'rebel', 1);
    expect(game.patrol('rebel').space).toBe('om1');
    expect(game.happened('patrol-moved')).toHaveLength(1);
  });

  test('also when a card was gained by an effect, never after a discard [or.patrol-movement.02, or.commonly-forgotten-rules.03]', () => {
    const effect = resolving(
      [{ do: 'gain-card', decks: ['gear-and-mod'], discount: 'free' }],
      {},
      {
        market: { 'gear-and-mod': vest },
        pack: { changes: { market: [icon('gear-and-mod-ion-cannon', 'rebel', 1)] } },
      },
    );
    effect.does('buy', { deck: 'gear-and-mod' });
    expect(effect.happened('patrol-moved')).toHaveLength(1);
    const both = marketing({ at: 'cantonica', credits: 9000 }, set('rebel', 1)).does('discard-top', {
      deck: 'gear-and-mod',
    });
    expect(both.happened('patrol-moved')).toEqual([]);
    both.does('buy', { deck: 'gear-and-mod' }).does('pay');
    expect(both.happened('patrol-moved').map((each) => each.faction)).toEqual(['syndicate']);
  });

  test('the icon of the bought card does not count [or.patrol-movement.03]', () => {
    expect(bought('cantonica', null, 0).happened('patrol-moved')).toEqual([]);
  });

  test('the faction says which patrol moves, the distance how far [or.patrol-movement.04]', () => {
    const game = bought('ord-mantell', 'syndicate', 1);
    expect(game.state.patrols.map((each) => [each.faction, each.space])).toEqual([
      ['hutt', 'hi1'],
      ['syndicate', 'om2'],
      ['imperial', 'hi2'],
      ['rebel', 'rs1'],
    ]);
  });

  test('Rebel 3 brings the Rebel patrol 3 spaces nearer [or.patrol-movement.05]', () => {
    const line = { patrols: [{ faction: 'rebel' as const, at: 'ta4' }] };
    const game = bought('takodana', 'rebel', 3, line);
    expect(game.patrol('rebel').space).toBe('takodana');
    const far = bought('lothal', 'rebel', 3);
    far.does('move-patrol', { to: 'cantonica' }).does('move-patrol', { to: 'om3' });
    expect(far.patrol('rebel').space).toBe('om3');
  });

  test('of several ways the player chooses, not only the shortest [or.patrol-movement.06]', () => {
    const game = bought('lothal', 'rebel', 2);
    expect(
      game
        .legal('move-patrol')
        .map((each) => each.to)
        .sort(),
    ).toEqual(['cantonica', 'om5']);
    game.does('move-patrol', { to: 'om5' });
    expect(game.patrol('rebel').space).toBe('om5');
    // At each space anew.
    const long = bought('ord-mantell', 'rebel', 3, { patrols: [{ faction: 'rebel', at: 'lo3' }] });
    for (const to of ['lothal', 'lo5', 'lo2']) long.does('move-patrol', { to });
    expect(long.patrol('rebel').space).toBe('lo2');
  });

  test('a way has to lead to the player: none into a dead end [or.patrol-movement.06]', () => {
    const game = bought('lothal', 'rebel', 1, { patrols: [{ faction: 'rebel', at: 'om1' }] });
    expect(
      game
        .legal('move-patrol')
        .map((each) => each.to)
        .sort(),
    ).toEqual(['cantonica', 'om5']);
  });

  test('where it reaches the player, it takes the shortest way [or.patrol-movement.07]', () => {
    const game = bought('mon-calamari', 'imperial', 3, { patrols: [{ faction: 'imperial', at: 'lothal' }] });
    expect(game.patrol('imperial').space).toBe('mon-calamari');
    expect(game.happened('patrol-moved')).toHaveLength(1);
    const exactly = bought('mon-calamari', 'imperial', 2, { patrols: [{ faction: 'imperial', at: 'lothal' }] });
    expect(exactly.patrol('imperial').space).toBe('mon-calamari');
  });

  test('it stops at the player; what is left of the distance is lost [or.patrol-movement.08]', () => {
    expect(bought('cantonica', 'rebel', 3, { patrols: [{ faction: 'rebel', at: 'om1' }] }).patrol('rebel').space).toBe(
      'cantonica',
    );
    const there = bought('cantonica', 'rebel', 3, { patrols: [{ faction: 'rebel', at: 'cantonica' }] });
    expect([there.patrol('rebel').space, there.happened('patrol-moved')]).toEqual(['cantonica', []]);
    expect(there.happened('no-effect').at(-1)).toMatchObject({ what: 'move-patrol', rules: ['or.patrol-movement.08'] });
    // On its way it says how far it came, and nothing of a player whom it has not reached.
    const under = bought('kessel', 'hutt', 1, { patrols: [{ faction: 'hutt', at: 'ke1' }] });
    under.takes(under.legal('move-patrol')[0]!);
    expect(under.happened('patrol-moved')).toMatchObject([
      { faction: 'hutt', from: 'ke1', because: [{ code: 'spaces-moved', facts: { moved: 1, of: 1 } }] },
    ]);
    const reached = bought('cantonica', 'rebel', 3, { patrols: [{ faction: 'rebel', at: 'om1' }] });
    const [moved] = reached.happened('patrol-moved');
    expect([moved?.to, moved?.because?.some(({ code }) => code === 'spaces-moved')]).toEqual(['cantonica', false]);
  });

  test('the Maelstrom does not stop it [or.patrol-movement.09]', () => {
    const game = bought('kessel', 'hutt', 2, { patrols: [{ faction: 'hutt', at: 'ke2' }] });
    expect(game.patrol('hutt').space).toBe('kessel');
  });

  test('it may end anywhere, beside another patrol too [or.patrol-movement.10]', () => {
    const game = bought('cantonica', 'rebel', 2, { patrols: [{ faction: 'hutt', at: 'cantonica' }] });
    expect([game.patrol('rebel').space, game.patrol('hutt').space]).toEqual(['cantonica', 'cantonica']);
  });

  test('its arrival is no combat yet [or.patrol-movement.11]', () => {
    const game = bought('cantonica', 'rebel', 2);
    expect(game.state.step).toBe('action');
    expect(game.happened('combat-started')).toEqual([]);
  });

  test('with negative reputation it has to be met in the encounter step [or.patrol-movement.12]', () => {
    const game = table(
      { ann: { at: 'cantonica', credits: 9000, reputation: { rebel: 'negative' } } },
      { step: 'action', ...set('rebel', 2) },
    );
    buys(game.does('market'), 'gear-and-mod').does('end-actions');
    expect(game.options).toEqual(['encounter-patrol']);
  });

  test('one patrol of each faction is on the map, before and after one is beaten [or.patrol-movement.13, or.patrol-movement.14]', () => {
    const game = table(
      { ann: { at: 'tatooine' } },
      { step: 'encounter', patrols: [{ faction: 'hutt', at: 'tatooine' }] },
    );
    game.does('encounter-patrol').rolls('crit', 'crit').rolls('blank', 'blank', 'blank');
    expect(game.state.patrols.map((each) => each.faction).sort()).toEqual(['hutt', 'imperial', 'rebel', 'syndicate']);
    expect(game.state.box).toEqual(['patrol/hutt-1']);
    expect(game.patrol('hutt').level).toBe(2);
  });

  test('a card that moves patrols is followed to the letter [or.patrol-movement.15]', () => {
    const game = resolving([{ do: 'move-patrol', faction: 'rebel', spaces: 2, towards: 'anywhere' }]);
    game.does('move-patrol', { to: 'om1' }).does('move-patrol', { to: 'rs1' });
    expect(game.patrol('rebel').space).toBe('rs1');
  });
});
