/** Condition cards, from A to L. */
import * as E from 'fp-ts/lib/Either';
import { NORTH } from '../../../src/core/geometry';
import { xwing } from '../../../src/xwing';
import { acting, duel, faces } from '../duel';
import { positionOf, type ShipOnTable, type Table, xwingTable } from '../table';
import { assigned, CONDITION, DIAL, GA, HELD, seen } from './card-tables';

const DARK_SIDE = 'illshowyouthedarkside';
const PILOT_CARDS = ['blindedpilot', 'panickedpilot', 'stunnedpilot', 'woundedpilot'];
const CREW = { pilot: 'omegasquadronace', upgrades: ['kyloren'] };
const waits = (damage?: string): ShipOnTable => ({
  conditions: [{ card: DARK_SIDE, by: 'p2', ...(damage === undefined ? {} : { damage }) }],
});
const conditionsOf = (table: Table, ship: string): unknown[] =>
  table.ship(ship).conditions.map(({ card, by, damage }) => [card, by, damage]);
const deck = (table: Table, player: string): readonly string[] =>
  table.state.players.find(({ id }) => id === player)?.damageDeck.unknown ?? [];
/** Red has attacked, and nobody modified dice. */
function defended(table: Table): Table {
  table.attack('red', 'tie').rolls('blank', 'blank', 'blank').repeat({ type: 'end-modifying' });
  table.does(table.legal('roll')[0]!);
  return table.repeat({ type: 'end-modifying' });
}

describe('Decoyed', () => {
  const MAID = { player: 'p2', pilot: 'naboohandmaiden' } as const;

  const use = { type: 'use-ability', ability: 'decoyed' };

  const defends = (tie: ShipOnTable, others: Record<string, ShipOnTable>): Table => {
    const table = duel(
      { pilot: 'academypilot', at: [300, 400] },
      { pilot: 'goldsquadrontrooper', ...assigned('decoyed', 'p2'), ...tie },
      { others },
    );
    table.attack('red', 'tie');
    table.does(table.legal('roll').find((each) => each.faces.every((face) => face === 'hit'))!);
    return table.does(table.legal('roll').find((each) => each.faces.every((face) => face === 'blank'))!);
  };

  const beside = (x: number, more: ShipOnTable = {}): ShipOnTable => ({
    ...MAID,
    at: [x, 560],
    facing: 180,
    tokens: { evade: 1 },
    ...more,
  });

  test('a handmaiden in the attack arc spends an evade token, and one result is turned [xw.dice-modification.04]', () => {
    const table = defends({}, { maid: beside(360) }).answer(use);
    const before = faces(table, 'defense').length;
    const choices = table.legal('choose').map(({ chosen }) => (chosen as unknown as { dice: number[] }).dice);
    for (const dice of choices) expect(dice.every((die) => faces(table, 'defense')[die] === 'blank')).toBe(true);
    if (table.offers({ type: 'choose' })) table.does(table.legal('choose')[0]!);
    expect(table.ship('maid').tokens.evade).toBe(0);
    expect(table.happened('die-changed')).toMatchObject([{ die: 'defense', from: 'blank', to: 'evade' }]);
    expect(before).toBeGreaterThan(0);
  });

  test('for each of them one; beside a ship of their own kind a result is added [xw.dice-modification.02]', () => {
    const table = defends({ pilot: 'bravoflightofficer' }, { maid: beside(360), twin: beside(240) }).answer(use);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([
      { by: ['maid'], dice: [] },
      { by: ['maid', 'twin'], dice: [] },
      { by: ['twin'], dice: [] },
    ]);
    table.choose('decoyed', { by: ['maid', 'twin'], dice: [] });
    expect(table.happened('die-added')).toMatchObject([{ face: 'evade' }, { face: 'evade' }]);
    expect(table.happened('die-changed')).toEqual([]);
    expect([table.ship('maid').tokens.evade, table.ship('twin').tokens.evade]).toEqual([0, 0]);
  });

  test.each([
    ['no evade token', beside(360, { tokens: { focus: 1 } })],
    ['not in the attack arc', beside(360, { at: [600, 400] })],
    ['another pilot', beside(360, { pilot: 'bravoflightofficer' })],
    ['an enemy', beside(360, { player: 'p1', pilot: 'naboohandmaiden' })],
  ])('not with %s [xw.paying-costs.01]', (_what, maid) => {
    expect(defends({}, { maid }).offers(use)).toBe(false);
  });
});

describe('Compromising Intel', () => {
  const VI = { player: 'p2', pilot: 'vimoradi' } as const;

  const DIAL = { speed: 3, bearing: 'straight', color: 'blue' } as const;

  const told = assigned('compromisingintel', 'p2');

  test.each([
    [600, VI, true],
    [680, VI, false],
    [600, { player: 'p1', pilot: 'vimoradi' }, false],
    [600, { player: 'p2', pilot: 'bluesquadronrecruit' }, false],
  ] as const)('with a ship at y = %d its dial is turned faceup: %p %p [xw.system-phase.02]', (y, vi, turned) => {
    const table = xwingTable({
      ships: {
        red: { at: [300, 300], dial: DIAL, ...told },
        vi: { ...vi, at: [300, y] },
        x: { player: 'p2', at: [800, 800] },
      },
      moment: 'system',
    });
    expect(table.offers({ type: 'use-ability', ability: 'compromising-intel' })).toBe(turned);
  });

  test.each([
    ['attacks her', { ...told, tokens: { focus: 1, calculate: 1 } }, VI, false],
    ['attacks another', { ...told, tokens: { focus: 1 } }, {}, true],
    ['without the condition', { tokens: { focus: 1 } }, VI, true],
  ] as const)('%s: it spends focus: %p %p %p [xw.golden-rules.03]', (_what, red, tie, spends) => {
    const table = duel(red, tie).attack('red', 'tie').rolls('focus', 'hit', 'hit');
    expect(table.offers({ type: 'spend-focus' })).toBe(spends);
    if (!spends) expect(table.refusal({ type: 'spend-focus' })).toBe('compromised');
  });

  test('nor when she attacks it; calculate tokens are spent [xw.golden-rules.03]', () => {
    const table = duel(
      { ...VI, player: 'p1', at: [300, 400] },
      {
        ...assigned('compromisingintel', 'p1'),
        tokens: { focus: 1, calculate: 1 },
      },
    );
    table.attack('red', 'tie').does(table.legal('roll')[0]!);
    for (let i = 0; i < 5 && !table.legal('roll').some(({ faces: shown }) => shown.includes('evade')); i++)
      table.does(table.legal()[0]!);
    table.does(table.legal('roll').find(({ faces: shown }) => shown.every((face) => face === 'focus'))!);
    expect(table.offers({ type: 'spend-focus' })).toBe(false);
    expect(table.offers({ type: 'spend-calculate' })).toBe(true);
  });
});

describe('Kylo Ren assigns it', () => {
  const attacked = (tie: ShipOnTable): Table => {
    return defended(duel({}, { pilot: 'kyloren', ...tie }));
  };

  test('to the attacker after he defends, for one Force [xw.attack.34, xw.condition-cards.03]', () => {
    const table = attacked({}).use('kylo-ren');
    expect(table.ship('tie').force?.active).toBe(1);
    // Whoever assigned it searches, and sees only cards of pilots.
    expect(table.by).toEqual(['p2']);
    expect(table.legal('find-damage-card').map(({ card }) => card)).toEqual(PILOT_CARDS);
    expect(deck(table, 'p2')).toHaveLength(33);
    table.answer({ type: 'find-damage-card', card: 'woundedpilot' });
    expect(conditionsOf(table, 'red')).toEqual([[DARK_SIDE, 'p2', 'woundedpilot']]);
    expect(deck(table, 'p2')).toHaveLength(32);
    expect(deck(table, 'p2').filter((card) => card === 'woundedpilot')).toHaveLength(1);
    expect(deck(table, 'p1')).toHaveLength(33);
  });

  test('he may not: without Force, and after his own attack [xw.force-charges.07]', () => {
    expect(attacked({ force: 0 }).offers({ ability: 'kylo-ren' })).toBe(false);
    const table = duel({ pilot: 'kyloren' }, { player: 'p2' }).attack('red', 'tie');
    while (table.happened('attack-performed').length === 0) table.does(table.legal()[0]!);
    expect(table.happened('ability-queued').filter(({ ability }) => ability === 'kylo-ren')).toEqual([]);
  });

  test('as an action of the crew: an enemy at range 1-3, not nearer, no friend [xw.actions.15]', () => {
    const table = acting(CREW, {
      near: { player: 'p2', at: [300, 420] },
      far: { player: 'p2', at: [300, 700] },
      touching: { player: 'p2', at: [300, 340] },
      friend: { at: [400, 300] },
    });
    table.answer({ type: 'perform-card-action', ability: 'kylo-ren-crew' });
    if (table.legal('choose').length > 0) {
      expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['near']);
      table.choose('kylo-ren-crew', 'near');
    }
    table.answer({ type: 'find-damage-card', card: 'panickedpilot' });
    expect(conditionsOf(table, 'near')).toEqual([[DARK_SIDE, 'p1', 'panickedpilot']]);
    expect(table.ship('red').force?.active).toBe(0);
  });

  test('assigned anew it brings its damage card along, and nothing is searched for [xw.condition-cards.07]', () => {
    const others = { first: { at: [700, 100] as const, ...waits('stunnedpilot') } };
    const again = defended(duel({}, { pilot: 'kyloren' }, { others })).use('kylo-ren');
    expect(conditionsOf(again, 'first')).toEqual([]);
    expect(conditionsOf(again, 'red')).toEqual([[DARK_SIDE, 'p2', 'stunnedpilot']]);
    expect(again.happened('damage-card-found')).toEqual([]);
  });
});

describe('the ship that has it', () => {
  const hurt = (damage: { hit: number; crit: number }, ship: ShipOnTable = waits('woundedpilot')): Table =>
    xwingTable({
      ships: { red: { at: [300, 300], ...ship }, other: { at: [500, 300] }, x: { player: 'p2' } },
      moment: 'engagement',
    }).run('suffer damage', { ship: 'red', ...damage, rules: [] });

  test('is dealt its damage card in place of a critical damage, shields or not, and it is removed [xw.replacement-effect.01, xw.damage.07, xw.damage.11]', () => {
    const table = hurt({ hit: 0, crit: 1 });
    expect(table.ship('red').damage).toMatchObject({ facedown: 0, faceup: [{ card: 'woundedpilot' }] });
    expect(table.ship('red').shields).toMatchObject({ active: table.ship('red').shields.limit });
    expect(conditionsOf(table, 'red')).toEqual([]);
    expect(table.happened('condition-removed')).toHaveLength(1);
    expect(table.happened('damage-suffered')).toEqual([]);
  });

  test('one critical damage, not two; and no hit damage', () => {
    const two = hurt({ hit: 0, crit: 2 });
    expect(two.happened('damage-card-dealt')).toMatchObject([{ card: 'woundedpilot' }]);
    expect(two.happened('shield-lost')).toHaveLength(1);
    const hit = hurt({ hit: 1, crit: 0 });
    expect(hit.happened('damage-card-dealt')).toEqual([]);
    expect(conditionsOf(hit, 'red')).toHaveLength(1);
  });

  test('without a damage card on it nothing is replaced', () => {
    const table = hurt({ hit: 0, crit: 1 }, waits());
    expect(table.happened('shield-lost')).toHaveLength(1);
    expect(conditionsOf(table, 'red')).toHaveLength(1);
  });

  test('another ship than it suffers as ever', () => {
    const table = hurt({ hit: 0, crit: 0 }).run('suffer damage', { ship: 'other', hit: 0, crit: 1, rules: [] });
    expect(table.happened('shield-lost')).toMatchObject([{ ship: 'other' }]);
  });
});

test('a position takes the damage card out of the deck, and refuses what cannot lie there', () => {
  expect(deck(xwingTable({ ships: { red: waits('stunnedpilot') }, moment: 'system' }), 'p2')).toHaveLength(32);
  const refused = (conditions: ShipOnTable['conditions']): string | null => {
    const x = { player: 'p2' };
    const begun = xwing.resume(positionOf({ ships: { red: { conditions: conditions ?? [] }, x }, moment: 'system' }), {
      mode: 'manual',
    });
    return E.isLeft(begun) ? begun.left.code : null;
  };
  expect(refused([{ card: DARK_SIDE, damage: 'stunnedpilot' }])).toBeNull();
  expect(refused([{ card: DARK_SIDE, damage: 'directhit' }])).toBe('no-such-damage');
  expect(refused([{ card: 'hunted', damage: 'stunnedpilot' }])).toBe('no-such-damage');
});

describe('Listening Device', () => {
  /** `spied` has the condition; an informant of either side at some distance. */
  const spied = (player: string, y: number, more: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        spied: {
          pilot: 'wedgeantilles',
          at: [300, 300],
          dial: DIAL,
          conditions: [{ card: 'listeningdevice', by: 'p2' }],
          ...more,
        },
        informant: {
          player,
          pilot: player === 'p1' ? 'bluesquadronscout' : 'omicrongrouppilot',
          upgrades: ['informant'],
          at: [300, y],
        },
        x: { player: 'p2', at: [800, 800] },
      },
      moment: 'system',
    });
  const turn = { type: 'use-ability', ability: 'listening-device' };

  test('an enemy informant at range 0-2 turns the dial faceup, a friendly one does not [xw.errata-listening-device.01]', () => {
    const table = spied('p2', 520);
    expect(seen(table, 'p2', 'spied')).toBeNull();
    expect(table.refusal({ type: 'end-system-turn', ship: 'spied' })).toBe('mandatory');
    table.answer(turn);
    expect(table.happened('dial-turned-faceup')).toMatchObject([{ ship: 'spied', maneuver: DIAL }]);
    for (const viewer of ['p1', 'p2', 'spectator', 'judge']) expect(seen(table, viewer, 'spied')).toEqual(DIAL);
    expect(spied('p1', 520).offers(turn)).toBe(false);
    expect(spied('p2', 640).offers(turn)).toBe(false);
    expect(spied('p2', 520, { dial: null }).offers(turn)).toBe(false);
  });

  test('at the initiative of the ship that has the condition [xw.faq-cards.23]', () => {
    const cloaked = { player: 'p2', pilot: 'sigmasquadronace', tokens: { cloak: 1 }, at: [600, 600] } as const;
    const order = (pilot: string): unknown => {
      const table = xwingTable({
        ships: {
          spied: { pilot, at: [300, 300], dial: DIAL, conditions: [{ card: 'listeningdevice', by: 'p2' }] },
          informant: { player: 'p2', pilot: 'omicrongrouppilot', upgrades: ['informant'], at: [300, 520] },
          cloaked,
        },
        moment: 'system',
      });
      return table.offers(turn) ? 'before' : table.offers({ type: 'decloak' }) ? 'after' : null;
    };
    // The cloaked ship has initiative 4, the informant 1.
    expect([order('bluesquadronescort'), order('wedgeantilles')]).toEqual(['before', 'after']);
  });

  test('Informant assigns it to an enemy ship after forces are placed [xw.setup.14]', () => {
    const table = xwingTable({
      ships: {
        informant: { pilot: 'bluesquadronscout', upgrades: ['informant'], at: [300, 60] },
        spied: { player: 'p2', at: [300, 860], facing: 180 },
      },
      moment: { phase: 'setup', step: 'end of setup' },
    });
    if (table.offers({ type: 'choose' })) table.choose('informant', 'spied');
    expect(table.ship('spied').conditions).toMatchObject([{ card: 'listeningdevice', by: 'p1' }]);
  });

  test('the next dial is secret again', () => {
    const table = spied('p2', 520).answer(turn);
    for (let i = 0; i < 60 && table.state.round === 1; i++) {
      const last = table.legal().find(({ type }) => /decline|end-|decline-attack/.test(type)) ?? table.legal()[0];
      table.does(last!);
    }
    expect(table.ship('spied')).toMatchObject({ dialSeenBy: [], dialFaceup: false });
  });
});

describe("It's the Resistance", () => {
  const table = (charges: number, more: Partial<Record<'ga' | 'red' | 'tie', ShipOnTable>> = {}): Table =>
    xwingTable({
      ships: {
        ga: { ...GA, at: [700, 100], upgradeCharges: { ga97: charges }, ...more.ga },
        red: { ...HELD, ...more.red },
        tie: { player: 'p2', at: [450, 450], ...more.tie },
      },
      moment: 'end',
    });

  const at = (x: number, y: number) =>
    ({ type: 'place-ship', player: 'p1', ship: 'red', pose: { x, y, heading: NORTH } }) as const;

  const why = (set: Table, x: number, y: number): string | undefined => set.whyNot(at(x, y))?.code;

  test('wholly within range 1 of any edge and beyond range 3 of enemies [xw.range.08, xw.range.09]', () => {
    const set = table(4);
    for (const [x, y] of [
      [60, 60],
      [60, 450],
      [854, 450],
      [450, 854],
      [450, 80],
    ] as const)
      expect(why(set, x, y)).toBeUndefined();
    expect(why(set, 450, 81)).toBe('outside-range-1');
    expect(why(set, 10, 450)).toBe('outside-range-1');
    expect(why(set, 700, 80)).toBe('overlaps-ship');
    const near = table(4, { tie: { at: [450, 200] } });
    expect(why(near, 450, 60)).toBe('near-enemy');
    expect(why(near, 130, 60)).toBe('near-enemy');
    expect(why(near, 120, 60)).toBeUndefined();
  });

  test('its turret is pointed as it comes [xw.setup.11]', () => {
    const set = table(4, { red: { pilot: 'goldsquadronveteran', upgrades: ['ioncannonturret'] } }).does(at(60, 60));
    expect(set.asks).toBe('where the turret points');
    expect(set.answer({ type: 'point-turret', arc: 'left' }).ship('red').turret?.arc).toBe('left');
  });

  test('where no place is free it waits for the next round', () => {
    const mat = { width: 600, height: 600 };
    const tie = (x: number, y: number): ShipOnTable => ({ player: 'p2', at: [x, y] });
    const set = xwingTable({
      ships: {
        ga: { ...GA, at: [300, 100], upgradeCharges: { ga97: 5 } },
        red: HELD,
        a: tie(150, 150),
        b: tie(150, 450),
        c: tie(450, 150),
        d: tie(450, 450),
      },
      moment: 'end',
      mat,
    });
    expect(set.happened('ability-skipped')).toMatchObject([{ ability: 'its-the-resistance', code: 'no-place' }]);
    expect(set.ship('red')).toMatchObject({ place: 'reserve', conditions: [{ card: CONDITION }] });
  });

  test('one that fled holds it back no longer', () => {
    const set = xwingTable({
      ships: { red: HELD, other: {}, tie: { player: 'p2', at: [450, 450] } },
      moment: 'end',
    });
    expect(set.asks).toBe('place a ship');
  });
});
