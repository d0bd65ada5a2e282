/** The effect vocabulary, word by word, as an encounter card on Lothal says it to Ann. */
import type { Effect, Effects } from '../../src/outer-rim/facts';
import { card, pack, resolving, table, type Player, type Table } from './table';

const coins = (credits: number): Effect => ({ do: 'gain', credits });
const here: Record<string, Player> = { ann: {}, bob: { at: 'lothal' } };

describe('chances', () => {
  test('of several skills one is chosen and tested [or.skill-tests.04]', () => {
    const game = resolving([{ do: 'test', skill: ['tech', 'stealth'], pass: [coins(1000)] }]).does('choose-skill', {
      skill: 'stealth',
    });
    expect(game.rolls('hit', 'blank').player().credits).toBe(1000);
  });

  test('dice are rolled for a face [or.attempting-a-job.05]', () => {
    const roll: Effects = [{ do: 'roll', dice: 2, faces: ['crit', 'focus'], then: [coins(6000)], else: [coins(1000)] }];
    expect(resolving(roll).rolls('focus', 'blank').player().credits).toBe(6000);
    const missed = resolving(roll).rolls('hit', 'blank');
    expect(missed.player().credits).toBe(1000);
    expect(missed.happened('part-resolved').at(-1)).toMatchObject({
      part: 'else',
      rules: ['or.attempting-a-job.05'],
      because: [{ code: 'dice', facts: { wanted: ['crit', 'focus'], faces: ['blank', 'hit'] } }],
    });
  });

  test('amounts may count something, up to a limit', () => {
    const each: Effects = [{ do: 'gain', credits: { each: 'crew', times: 1000 } }];
    expect(
      resolving(each, { ann: { ship: 'hwk-290', cards: ['databank-boshek', 'databank-w1-le'] } }).player().credits,
    ).toBe(2000);
    const capped: Effects = [{ do: 'gain', credits: { each: 'fame', times: 1000, max: 3000 } }];
    expect(resolving(capped, { ann: { fame: 7 } }).player().credits).toBe(3000);
    for (const [what, ann] of [
      ['secret', { secrets: ['deck-lothal-9'] }],
      ['damage-on-ship', { damage: { ship: 1 } }],
      ['damage-on-character', { damage: { character: 1 } }],
      ['positive-reputation', { reputation: { hutt: 'positive' } }],
      ['negative-reputation', { reputation: { hutt: 'negative' } }],
    ] as const satisfies readonly (readonly [string, object])[])
      expect(
        resolving([{ do: 'gain', credits: { each: what, times: 1000 } }], { ann: ann as Player }).player().credits,
      ).toBe(1000);
    expect(resolving([{ do: 'gain', credits: { each: 'player-here', times: 1000 } }], here).player().credits).toBe(
      1000,
    );
  });

  test('losses take no more than there is [or.credits.03]', () => {
    const game = resolving([{ do: 'lose', credits: 5000, fame: 2 }], { ann: { credits: 3000, fame: 1 } });
    expect(game.player()).toMatchObject({ credits: 0, fame: 0 });
    // Nothing is lost, and nothing told of it, where the card asks for none; where there is none that is told.
    const none = resolving([{ do: 'lose', credits: { each: 'secret', times: 1000 } }], { ann: { credits: 3000 } });
    expect([none.happened('no-effect'), none.happened('credits-lost')]).toEqual([[], []]);
    const poor = resolving([{ do: 'lose', credits: 1000 }]);
    expect(poor.happened('no-effect')).toMatchObject([
      { what: 'lose-credits', because: [{ code: 'too-few-credits' }] },
    ]);
  });

  test('a faction may be the nearest patrol’s, chosen where two are equally near [or.reputation.02]', () => {
    const gain: Effects = [{ do: 'gain', reputation: { with: 'nearest-patrol', amount: 1 } }];
    expect(resolving(gain, {}, { patrols: [{ faction: 'hutt', at: 'lo3' }] }).player().reputation.hutt).toBe(1);
    const two = resolving(
      gain,
      {},
      {
        patrols: [
          { faction: 'hutt', at: 'lo3' },
          { faction: 'rebel', at: 'lo5' },
        ],
      },
    );
    expect(two.legal('choose-faction').map((each) => each.faction)).toEqual(['hutt', 'rebel']);
    expect(two.does('choose-faction', { faction: 'rebel' }).player().reputation).toMatchObject({ hutt: 0, rebel: 1 });
  });

  test('reputation moves as far as the card says [or.reputation.08, or.reputation.09]', () => {
    const by = (effect: 'gain' | 'lose', hutt: 'positive' | 'negative'): number =>
      resolving([{ do: effect, reputation: { with: 'hutt', amount: 2 } }], { ann: { reputation: { hutt } } }).player()
        .reputation.hutt;
    expect([by('gain', 'negative'), by('lose', 'positive')]).toEqual([1, -1]);
  });

  test('what must be spent is spent if it can be [or.credits.03]', () => {
    const must: Effects = [
      { do: 'spend', credits: 2000, must: true, then: [{ do: 'gain', fame: 1 }], else: [coins(1000)] },
    ];
    expect(resolving(must, { ann: { credits: 2000 } }).player()).toMatchObject({ credits: 0, fame: 1 });
    expect(resolving(must).player()).toMatchObject({ credits: 1000, fame: 0 });
  });

  test('what may be spent is spent or not, as the player likes, by who has it [or.credits.03]', () => {
    const may: Effects = [{ do: 'spend', credits: 2000, then: [{ do: 'gain', fame: 1 }], else: [coins(1000)] }];
    const spending = (credits: number): Table => resolving(may, { ann: { credits } });
    expect(spending(2000).does('spend-credits').player()).toMatchObject({ credits: 0, fame: 1 });
    expect(spending(2000).does('pass').player()).toMatchObject({ credits: 3000, fame: 0 });
    expect(spending(1000).refusal('spend-credits')).toBe('too-expensive');
  });

  test('credits are taken from another player who has some, at most what they have [or.trading-credits-and-promises.01]', () => {
    const take: Effects = [{ do: 'take-credits', from: { here: true }, credits: 3000 }];
    const game = resolving(take, { ann: {}, bob: { at: 'lothal', credits: 2000 } });
    expect([game.player('ann').credits, game.player('bob').credits]).toEqual([2000, 0]);
    const chosen = resolving(take, {
      ann: {},
      bob: { at: 'lothal', credits: 5000 },
      cid: { at: 'lothal', credits: 1000 },
    });
    expect(chosen.does('choose-player', { chosen: 'cid' }).player('cid').credits).toBe(0);
    const poor = resolving(take, { ann: {}, bob: { at: 'lothal' }, cid: { at: 'lothal', credits: 1000 } });
    expect([poor.player('ann').credits, poor.player('cid').credits]).toEqual([1000, 0]);
  });

  test('damage and recovery may be the player’s choice [or.planning-step.04, or.defeated.09, or.resolving-combat.08]', () => {
    const game = resolving([{ do: 'suffer', damage: 2, to: 'either' }]).does('choose-damage', { on: 'ship' });
    expect(game.player().damage).toEqual({ character: 0, ship: 2 });
    const heal = resolving([{ do: 'recover', damage: 1, from: 'both' }], {
      ann: { damage: { character: 2, ship: 2 } },
    });
    expect(heal.player().damage).toEqual({ character: 1, ship: 1 });
    const one = resolving([{ do: 'recover', damage: 'all', from: 'either' }], {
      ann: { damage: { character: 2, ship: 2 } },
    });
    expect(one.does('choose-damage', { on: 'character' }).player().damage).toEqual({ character: 0, ship: 2 });
  });
});

describe('cards', () => {
  const cards = ['gear-and-mod-jetpack', 'gear-and-mod-armored-vest'];

  test('some or all cards that fit are discarded [or.discard-and-remove.01]', () => {
    const one = resolving([{ do: 'discard', card: { kind: 'gear' } }], { ann: { cards } }).does('choose-card', {
      card: `market/${cards[0]}`,
    });
    expect(one.cards()).toEqual([cards[1]]);
    expect(one.market('gear-and-mod').pile.bottom).toEqual([cards[0]]);
    expect(one.state.active).toBe('bob');
    expect(resolving([{ do: 'discard', card: { kind: 'gear' }, count: 'all' }], { ann: { cards } }).cards()).toEqual(
      [],
    );
    expect(
      resolving([{ do: 'discard', card: { name: 'Jetpack' }, count: 3 }], { ann: { cards } })
        .does('choose-card')
        .cards(),
    ).toEqual([cards[1]]);
  });

  test('secrets are discarded [or.discard-and-remove.01]', () => {
    const secrets = ['deck-lothal-9', 'deck-ord-mantell-7'];
    const one = resolving([{ do: 'discard-secrets', count: 1 }], { ann: { secrets } }).does('choose-secret', {
      secret: 'ann/secret-2',
    });
    expect(one.player().secrets.map((each) => each.card)).toEqual(['deck-lothal-9']);
    expect(one.state.active).toBe('bob');
    expect(one.encounterDeck('deck-ord-mantell').bottom).toEqual(['deck-ord-mantell-7']);
    expect(one.state.unseen).toEqual([{ card: 'deck-ord-mantell-7', knownTo: ['ann'] }]);
    expect(one.state.inPlay.some(({ source }) => source === 'ann/secret-2')).toBe(false);
    expect(one.happened('secret-discarded')).toMatchObject([
      { player: 'ann', secret: 'ann/secret-2', card: 'deck-ord-mantell-7', rules: ['or.discard-and-remove.01'] },
    ]);
    expect(resolving([{ do: 'discard-secrets', count: 'all' }], { ann: { secrets } }).player().secrets).toEqual([]);
  });

  test('several discarded cards lie at the bottom in the order in which they went [or.discard-and-remove.01]', () => {
    const game = resolving([{ do: 'discard', card: { kind: 'gear' }, count: 2 }], { ann: { cards } });
    game.does('choose-card', { card: `market/${cards[1]}` }).does('choose-card');
    expect(game.market('gear-and-mod').pile.bottom).toEqual([cards[1], cards[0]]);
  });

  test('a card is kept once, however often it says so [or.space-encounter.08]', () => {
    const section = { asset: { kind: 'gear' as const, name: 'Relic', abilities: [] } };
    const game = resolving([{ do: 'keep' }, { do: 'keep' }], {}, { section });
    expect(game.cards()).toEqual(['deck-lothal-1']);
    expect(game.happened('card-gained')).toHaveLength(1);
  });

  test('a card may discard or remove itself [or.discard-and-remove.01, or.discard-and-remove.03]', () => {
    const bomb = (effect: Effect): Table =>
      table(
        { ann: { cards: ['test-card'] } },
        {
          step: 'action',
          pack: pack({
            market: [card({ kind: 'gear', name: 'Bomb', abilities: [{ kind: 'use', in: 'action', do: [effect] }] })],
          }),
        },
      ).uses('use action', { source: 'market/test-card', value: 0 });
    expect(bomb({ do: 'discard-this' }).market('gear-and-mod').pile.bottom).toEqual(['test-card']);
    expect(bomb({ do: 'remove-this' }).state.box).toEqual(['market/test-card']);
  });

  test('a market card may be gained cheaper, for nothing or not at all [or.market-action.08]', () => {
    const market = { luxury: { top: 'luxury-chromium-hull', next: ['luxury-gift-for-jabba'] } };
    const set = (discount: number | 'free', credits: number): Table =>
      resolving([{ do: 'gain-card', decks: ['luxury'], discount }], { ann: { credits } }, { market });
    expect(set('free', 0).does('buy').player()).toMatchObject({ credits: 0 });
    expect(set('free', 0).does('buy').cards()).toEqual(['luxury-chromium-hull']);
    expect(set(4000, 2000).does('buy').does('pay').player().credits).toBe(0);
    expect(set(4000, 1000).refusal('buy')).toBe('too-expensive');
    expect(set('free', 0).does('buy-nothing').cards()).toEqual([]);
    // Who thinks better of it before paying is asked again.
    const again = set(4000, 2000).does('buy').does('stop-buying');
    expect([again.options, again.cards()]).toEqual([['buy', 'buy-nothing'], []]);
    expect(again.does('buy').does('pay').cards()).toEqual(['luxury-chromium-hull']);
    expect(again.lets().state.active).toBe('bob');
  });

  test('a crew is taken from another player [or.trading-credits-and-promises.01]', () => {
    const take: Effects = [{ do: 'take-crew', from: { here: true }, card: { symbol: 'droid' } }];
    const game = resolving(take, { ann: {}, bob: { at: 'lothal', cards: ['databank-w1-le'] } }).does('choose-card');
    expect([game.cards('ann'), game.cards('bob')]).toEqual([['databank-w1-le'], []]);
    const any: Effects = [{ do: 'take-crew', from: { here: true }, card: {} }];
    const armed = ['gear-and-mod-jetpack', 'job-hired-help'];
    expect(
      resolving(any, { ann: {}, bob: { at: 'lothal', cards: armed } })
        .legal('choose-card')
        .map((each) => each.card),
    ).toEqual(['market/job-hired-help']);
  });

  test('whoever takes a crew needs a slot for it, and whoever lost it may fall [or.market-action.13, or.defeated.01, or.trading-credits-and-promises.01]', () => {
    const take: Effects = [{ do: 'take-crew', from: { here: true }, card: {} }];
    const medic = card({
      kind: 'crew',
      name: 'Medic',
      skills: [],
      abilities: [{ kind: 'value', value: 'health', by: 1 }],
    });
    const game = resolving(
      take,
      { ann: { cards: ['job-hired-help'] }, bob: { at: 'lothal', cards: ['test-card'], damage: { character: 4 } } },
      { pack: { market: [medic] } },
    ).does('choose-card');
    expect(game.legal('make-room').map((each) => each.card)).toEqual(['market/job-hired-help', 'market/test-card']);
    game.does('make-room', { card: 'market/job-hired-help' });
    expect([game.cards('ann'), game.player('bob').defeated]).toEqual([['test-card'], true]);
  });

  test('an action besides those of the action step [or.action-step.03, or.action-step.04, or.action-step.05]', () => {
    const market = resolving(
      [{ do: 'action', action: 'market', discount: 2000 }],
      { ann: { credits: 1000 } },
      { market: { 'gear-and-mod': { top: 'gear-and-mod-armored-vest', next: ['gear-and-mod-jetpack'] } } },
    );
    market.does('discard-nothing').does('buy', { deck: 'gear-and-mod' }).does('pay');
    expect(market.cards()).toEqual(['gear-and-mod-armored-vest']);
    const trade = resolving([{ do: 'action', action: 'trade' }], { ann: { cards }, bob: { at: 'lothal' } });
    expect(trade.options).toContain('offer-card');
    const cargo = card({ kind: 'cargo', name: 'Box', destination: 'lothal', reward: [coins(2000)] }, { deck: 'cargo' });
    const deliver = resolving(
      [{ do: 'action', action: 'deliver' }],
      { ann: { cards: ['test-card'] } },
      { pack: { market: [cargo] } },
    ).does('deliver-card');
    expect(deliver.player().credits).toBe(2000);
  });
});

describe('the map', () => {
  test('move goes by the rules of movement [or.movement.01]', () => {
    const game = resolving([{ do: 'move', upTo: 2 }])
      .does('move-to', { space: 'lo3' })
      .does('move-to', { space: 'ke1' });
    expect(game.player().space).toBe('ke1');
  });

  test('go puts a player on a space that fits [or.space-encounter.03]', () => {
    const game = resolving([{ do: 'go', kind: 'planet', within: 4 }]);
    expect(
      game
        .legal('choose-space')
        .map((each) => each.space)
        .sort(),
    ).toEqual(['cantonica', 'mon-calamari', 'ord-mantell']);
    expect(game.does('choose-space', { space: 'cantonica' }).player().space).toBe('cantonica');
    expect(
      resolving([{ do: 'go', spaces: ['maelstrom'] }])
        .does('choose-space')
        .player().space,
    ).toBe('maelstrom');
  });

  test('a patrol is moved towards the player or anywhere [or.patrol-movement.15]', () => {
    const set = { patrols: [{ faction: 'hutt' as const, at: 'ke1' }] };
    const game = resolving([{ do: 'move-patrol', faction: 'choice', spaces: 2, towards: 'you' }], {}, set).does(
      'choose-faction',
      { faction: 'hutt' },
    );
    expect(game.patrol('hutt').space).toBe('lothal');
    const away = resolving([{ do: 'move-patrol', faction: 'hutt', spaces: 1, towards: 'anywhere' }], {}, set);
    expect(
      away
        .legal('move-patrol')
        .map((each) => each.to)
        .sort(),
    ).toEqual(['ke5', 'lo3']);
    away.does('move-patrol', { to: 'ke5' });
    expect([away.patrol('hutt').space, away.state.active]).toEqual(['ke5', 'bob']);
    const two = resolving([{ do: 'move-patrol', faction: 'hutt', spaces: 2, towards: 'anywhere' }], {}, set);
    two.does('move-patrol', { to: 'ke5' }).does('move-patrol', { to: 'ke1' });
    expect([two.patrol('hutt').space, two.state.active]).toEqual(['ke1', 'bob']);
  });

  test('a planet is marked once [or.personal-goals.04]', () => {
    const game = resolving([{ do: 'mark-planet' }, { do: 'mark-planet' }]);
    expect(game.player().marked).toEqual(['lothal']);
    expect(game.happened('planet-marked')).toHaveLength(1);
  });
});

describe('meetings', () => {
  test('contacts are looked at or revealed, as many as allowed or fewer [or.peeking-at-contacts.01, or.contact-encounter.03]', () => {
    const peek = resolving([{ do: 'peek', at: { where: 'here' }, count: 2 }])
      .does('choose-place', { place: 'lothal/1' })
      .draws('boshek');
    expect(peek.legal('choose-place').map((each) => each.place)).toEqual(['lothal/2']);
    expect(peek.does('pass').happened('contact-peeked')).toMatchObject([{ player: 'ann', contact: 'boshek' }]);
    expect(peek.contactAt('lothal/1')).toMatchObject({ contact: 'boshek', faceup: false, knownTo: ['ann'] });
    const once = resolving([{ do: 'peek', at: { where: 'here' }, count: 1 }]);
    once.does('choose-place', { place: 'lothal/1' }).draws('boshek');
    expect(once.state.active).toBe('bob');
    const facedown = resolving(
      [{ do: 'peek', at: { where: 'here' }, count: 1 }],
      {},
      { contacts: [{ at: 'lothal/1', contact: 'boshek', faceup: true }] },
    );
    expect(facedown.legal('choose-place').map((each) => each.place)).toEqual(['lothal/2']);
    const reveal = resolving([{ do: 'reveal', at: { where: 'anywhere', class: 'yellow' }, count: 1 }]);
    expect(reveal.legal('choose-place').map((each) => each.place)).toContain('kessel/2');
    reveal.does('choose-place', { place: 'kessel/2' }).draws('dengar');
    expect(reveal.state.active).toBe('bob');
    expect(reveal.contactAt('kessel/2')).toMatchObject({ contact: 'dengar', faceup: true });
  });

  test('another encounter follows [or.space-encounter.01, or.space-encounter.03]', () => {
    const game = resolving([{ do: 'encounter', what: ['contact'], within: 0 }])
      .does('encounter-contact', { place: 'lothal/1' })
      .draws('w1-le');
    expect(game.happened('databank-card-taken')).toMatchObject([{ card: 'databank-w1-le' }]);
    const set = { patrols: [{ faction: 'hutt' as const, at: 'lo3' }] };
    const near = (within: number): Table =>
      resolving([{ do: 'encounter', what: ['patrol', 'space'], within }], {}, set);
    expect([near(0).options, near(1).options]).toEqual([['encounter-space'], ['encounter-patrol', 'encounter-space']]);
    expect(near(0).does('encounter-space').happened('encounter-card-drawn')).toHaveLength(1);
    const again = resolving([{ do: 'draw-encounter', deck: 'here' }]);
    expect(again.happened('encounter-card-drawn')).toHaveLength(1);
    expect(again.by).toEqual(['chance']);
    expect(again.legal('draw').every((each) => each.card.startsWith('deck-lothal-'))).toBe(true);
    const elsewhere = resolving([{ do: 'draw-encounter', deck: 'deck-naboo' }]).draws('deck-naboo-2');
    expect(elsewhere.legal('choose-space').map((each) => each.space)).toEqual(['naboo', 'ryloth']);
    elsewhere.does('choose-space', { space: 'ryloth' });
    const part = elsewhere
      .happened('part-resolved')
      .find((each) => each.part === 'section' && each.because?.[0]?.facts?.['space'] === 'ryloth');
    expect(part).toBeDefined();
  });

  const meeting = (effects: Effects, ann: Player = {}): Table =>
    table(
      { ann },
      {
        step: 'encounter',
        contacts: [{ at: 'lothal/2', contact: 'greedo', faceup: true }],
        pack: pack({ changes: { databank: [{ id: 'databank-greedo', steps: [effects] }] } }),
      },
    ).does('encounter-contact', { place: 'lothal/2' });

  test('a contact leaves for the box or the nearest empty space [or.contact-encounter.07]', () => {
    expect(meeting([{ do: 'contact-leaves', to: 'game-box' }]).contact('greedo')?.at).toBe('box');
    const flees = table(
      {},
      {
        step: 'encounter',
        contacts: [
          { at: 'lothal/2', contact: 'greedo', faceup: true },
          { at: 'cantonica/1', gone: true },
          { at: 'mon-calamari/1', gone: true },
        ],
        pack: pack({
          changes: {
            databank: [{ id: 'databank-greedo', steps: [[{ do: 'contact-leaves', to: 'nearest-empty-space' }]] }],
          },
        }),
      },
    );
    flees.does('encounter-contact', { place: 'lothal/2' });
    expect(flees.contactAt('mon-calamari/1')?.contact).toBe('greedo');
  });

  test('a bounty on the contact is taken without a fight [or.bounties.10]', () => {
    const bounty = { cards: ['bounty-bounty-greedo'] };
    const take = (how: 'capture' | 'eliminate' | 'choice'): Table =>
      meeting([{ do: 'take-bounty', how }], bounty).does('meet-contact');
    expect(take('capture').contact('greedo')?.at).toEqual({ card: 'market/bounty-bounty-greedo' });
    expect(take('eliminate').player().fame).toBe(1);
    expect(take('choice').does('eliminate').contact('greedo')?.at).toBe('box');
  });
});

describe('order and choice', () => {
  test('one option is chosen among those that are possible [or.combat-example.01]', () => {
    const choose: Effects = [
      {
        do: 'choose',
        may: true,
        options: [
          { label: 'Pay', if: { is: 'credits', least: 1000 }, do: [{ do: 'lose', credits: 1000 }] },
          { label: 'Work', do: [coins(1000)] },
        ],
      },
    ];
    const poor = resolving(choose);
    expect(poor.refusal('choose-option', { option: 'Pay' })).toBe('not-offered');
    expect(poor.does('choose-option', { option: 'Work' }).player().credits).toBe(1000);
    expect(
      resolving(choose, { ann: { credits: 1000 } })
        .does('choose-option', { option: 'Pay' })
        .player().credits,
    ).toBe(0);
    expect(resolving(choose).does('pass').player().credits).toBe(0);
  });

  test('without a may one has to be chosen, and where none is possible nothing happens [or.combat-example.01]', () => {
    const pay: Effects = [
      {
        do: 'choose',
        options: [{ label: 'Pay', if: { is: 'credits', least: 1000 }, do: [{ do: 'lose', credits: 1000 }] }],
      },
      { do: 'gain', fame: 1 },
    ];
    expect(resolving(pay, { ann: { credits: 1000 } }).options).toEqual(['choose-option']);
    expect(resolving(pay).player().fame).toBe(1);
  });

  test('others resolve effects: one who is chosen, or all [or.space-encounter.03]', () => {
    const players = { ann: {}, bob: { at: 'lothal' }, cid: { at: 'lothal' }, dee: {} };
    const all = resolving([{ do: 'others', which: 'all', who: { here: true }, effects: [coins(1000)] }], players);
    expect(all.state.players.map((each) => each.credits)).toEqual([0, 1000, 1000, 0]);
    const one = resolving([{ do: 'others', which: 'one', who: { here: true }, effects: [coins(1000)] }], players).does(
      'choose-player',
      { chosen: 'cid' },
    );
    expect(one.legal('choose-player')).toEqual([]);
    expect(one.state.players.map((each) => each.credits)).toEqual([0, 0, 1000, 0]);
  });

  test('a card may end the turn [or.playing-the-game.06]', () => {
    const game = table(
      {},
      {
        step: 'action',
        pack: pack({
          changes: {
            characters: [{ id: 'boba-fett', abilities: [{ kind: 'use', in: 'action', do: [{ do: 'end-turn' }] }] }],
          },
        }),
      },
    ).uses('use action');
    expect(game.state.active).toBe('bob');
    expect(game.happened('step-skipped').map((each) => each.step)).toEqual(['encounter']);
  });
});
