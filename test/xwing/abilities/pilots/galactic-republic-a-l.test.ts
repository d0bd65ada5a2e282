/** Pilots of the Galactic Republic, from A to L. */
import { gainToken } from '../../../../src/xwing/effects/tokens';
import { CLOSE, duel } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, type MomentCase, playOn, removed } from '../card-cases';
import { active, acts, dial, die, expectNumber, fliesAmong, flying, type NumberCase, usedIt } from '../card-tables';

const ASIDE = { tie: { at: [370, 500] as const } };

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'broadside',
      red: { pilot: 'broadside', upgrades: ['ioncannonturret'], turret: 'left', facing: 90 },
      weapon: 'red/ioncannonturret',
      attack: ['blank', 'hit', 'hit'],
      then: { attack: ['focus', 'hit', 'hit'] },
      not: { 'with its turret to the front': { red: { turret: 'front', facing: 0 } } },
    },
    {
      ability: 'contrail-attacks',
      red: { pilot: 'contrail', revealed: { speed: 2, bearing: 'straight', color: 'blue' } },
      tie: { revealed: { speed: 4, bearing: 'straight', color: 'white' } },
      defense: ['focus', 'blank', 'blank'],
      happened: [die('defense', 'focus', 'blank')],
      not: { 'another bearing': { tie: { revealed: { speed: 2, bearing: 'turn-left', color: 'white' } } } },
    },
    {
      ability: 'barriss-offee',
      others: { barriss: { pilot: 'barrissoffee', at: [400, 300] } },
      attack: ['focus', 'blank', 'blank'],
      happened: [die('attack', 'focus', 'hit')],
      ships: { barriss: { force: { active: 0 } } },
      not: { "beside the attacker's bullseye arc": ASIDE },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'contrail-defends',
      red: { revealed: { speed: 2, bearing: 'straight', color: 'blue' } },
      tie: { pilot: 'contrail', revealed: { speed: 4, bearing: 'straight', color: 'white' } },
      attack: ['focus', 'hit', 'hit'],
      then: { attack: ['blank', 'hit', 'hit'] },
      not: { 'another bearing': { tie: { revealed: { speed: 2, bearing: 'turn-left', color: 'white' } } } },
    },
    {
      ability: 'aayla-secura-pilot',
      red: CLOSE,
      others: { aayla: { player: 'p2', pilot: 'aaylasecura', at: [350, 490], facing: 180 } },
      happened: [die('defense', 'blank', 'focus')],
      not: { 'an attacker behind her': { others: { aayla: { player: 'p2', pilot: 'aaylasecura', at: [350, 490] } } } },
    },
    {
      ability: 'luminara-unduli',
      red: { at: [370, 300] },
      others: { luminara: { player: 'p2', pilot: 'luminaraunduli', at: [400, 500] } },
      attack: ['crit', 'hit', 'hit'],
      chosen: 0,
      then: { attack: ['hit', 'hit', 'hit'] },
      ships: { luminara: { force: { active: 1 } } },
      not: { "in the attacker's bullseye arc": { red: { at: [300, 300] } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('after maneuvers [xw.timing.07]', () => {
  const flown: MomentCase[] = [
    fliesAmong('ahsoka-tano', { pilot: 'ahsokatano', ...dial('white') }, {}, { 'no Force': { red: { force: 0 } } }),
  ];

  test.each(flown.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35, xw.lock.04]', () => {
  const fought: CardCase[] = [
    {
      ability: 'jag',
      others: { jag: { player: 'p2', pilot: 'jag', at: [440, 500] } },
      happened: usedIt('jag'),
      not: { 'at range 3': { others: { jag: { player: 'p2', pilot: 'jag', at: [580, 500] } } } },
    },
  ];

  test.each(fought.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active(
      'kickback',
      { pilot: 'kickback' },
      {
        ...acts('barrel-roll'),
        not: { 'while stressed': { red: { tokens: { stress: 1 } } }, 'another pilot': { red: { pilot: 'axe' } } },
      },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    ...(['anakinskywalker', 'anakinskywalker-btlbywing'] as const).map((pilot, i) =>
      flying(
        ['anakin-skywalker-aethersprite', 'anakin-skywalker-y-wing'][i] ?? '',
        { pilot, tokens: { stress: 2 }, ...dial('white') },
        {
          others: { tie: { player: 'p2', at: [300, 600] } },
          happened: [removed('red', 'stress')],
          ships: { red: { force: { active: 2 } } },
          not: { 'nobody ahead': { tie: { at: [500, 300] } } },
        },
      ),
    ),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'axe',
      red: { pilot: 'axe', tokens: { evade: 1 } },
      others: { friend: { at: [420, 300] } },
      chosen: { ship: 'friend', token: 'evade' },
      ships: { friend: { tokens: { evade: 1 } } },
      not: { 'in front': { others: { friend: { at: [300, 420] } }, tie: { at: [300, 480] } } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('dice rolled [xw.attack.22, xw.timing.05]', () => {
  const GOJI = { goji: { player: 'p2', pilot: 'goji', at: [500, 500] as const } };
  const bomb = { player: 'p2', at: [340, 540] } as const;
  const goji: NumberCase = {
    card: 'goji',
    use: 'goji',
    others: GOJI,
    devices: { bomb },
    pool: 'defense',
    dice: 4,
    not: {
      'two bombs': { devices: { bomb, other: { ...bomb, at: [260, 540] } }, dice: 5 },
      'a mine': { devices: { bomb: { ...bomb, kind: 'proximity-mine' } }, dice: 3 },
      "the enemy's bomb": { devices: { bomb: { ...bomb, player: 'p1' } }, dice: 3 },
      'a bomb far away': { devices: { bomb: { ...bomb, at: [500, 540] } }, dice: 3 },
      'Goji far away': { others: { goji: { ...GOJI.goji, at: [860, 860] } }, dice: 3 },
    },
  };
  test('Goji', () => expectNumber(goji));
});

describe('Dineé Ellberger: dice of an enemy with the same speed are not modified [xw.golden-rules.03]', () => {
  const revealed = (speed: number) => ({ revealed: { speed, bearing: 'straight', color: 'white' } as const });
  test.each([
    [2, 0],
    [3, 1],
  ])('attacker of speed %d: %d', (speed, ways) => {
    const tie = { pilot: 'dineeellberger', ...revealed(2) };
    const table = duel({ tokens: { focus: 1 }, ...revealed(speed) }, tie).attack('red', 'tie');
    playOn(table, { attack: ['focus'] }, () => table.legal('roll').length === 0);
    expect(table.legal('spend-focus')).toHaveLength(ways);
  });
});

describe('after a maneuver among more enemies than friends [xw.timing.07]', () => {
  const OBI = 'obiwankenobi-eta2actis';
  const ANAKIN = 'anakinskywalker-eta2actis';
  const near = { player: 'p2', at: [370, 380] as const };
  const flown = (
    ability: string,
    red: ShipOnTable,
    others: TableSpec['ships'],
    not: MomentCase['not'],
  ): MomentCase => ({
    ...fliesAmong(ability, { ...dial('white'), ...red }, others, not),
  });
  const cases: MomentCase[] = [
    {
      ...flown(
        'obi-wan-kenobi-actis',
        { pilot: OBI },
        { foe: near },
        {
          'as many friends': { friend: { at: [230, 380] } },
          'no enemy near': { foe: { at: [600, 600] } },
          'no Force': { red: { force: 0 } },
        },
      ),
      ships: { red: { tokens: { focus: 1 }, force: { active: 2 } } },
    },
    {
      ...flown(
        'obi-wan-kenobi-actis',
        { pilot: 'anakinskywalker', tokens: { focus: 0 } },
        { foe: near, obi: { pilot: OBI, at: [300, 600] } },
        { 'another name': { red: { pilot: 'macewindu' } }, 'too far': { obi: { at: [860, 860] } } },
      ),
      ships: { red: { tokens: { focus: 1 } }, obi: { force: { active: 2 } } },
    },
    {
      ...flown(
        'anakin-skywalker-actis',
        { pilot: ANAKIN, tokens: { deplete: 1, strain: 1 } },
        { foe: near },
        { 'no red token': { red: { tokens: { focus: 1 } } } },
      ),
      chosen: 'deplete',
      happened: [removed('red', 'deplete')],
    },
  ];
  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('Anakin Skywalker (N-1): a barrel roll before the dial [xw.timing.02, xw.barrel-roll.19]', () => {
  const activating = (force: number): Table =>
    xwingTable({
      ships: {
        red: {
          pilot: 'anakinskywalker-nabooroyaln1starfighter',
          at: [300, 300],
          force,
          tokens: { stress: 1 },
          ...dial('white'),
        },
        x: { player: 'p2', at: [800, 800], activated: true },
      },
      moment: { phase: 'activation' },
    });
  test('it is no action: stress does not matter, and the action is left', () => {
    const table = activating(1).use('anakin-skywalker-n-1').answer({ type: 'choose-side', side: 'left' });
    table.answer({ type: 'choose-position', position: 'middle' });
    expect(table.happened('action-performed')).toEqual([]);
    expect(table.happened('moved')[0]).toMatchObject({ ship: 'red', by: 'barrel roll' });
    expect(table.when('moved', { by: 'barrel roll' })).toBeLessThan(table.when('dial-revealed', { ship: 'red' }));
  });
  test('without Force nothing is asked', () => {
    expect(activating(0).happened('dial-revealed')).toHaveLength(1);
  });
});

describe('"Hawk" [xw.timing.03]', () => {
  const fast = (speed: number): ShipOnTable => ({
    revealed: { speed, bearing: 'straight', color: 'white' },
    activated: true,
  });
  const ended = (wing: ShipOnTable, hawk: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        hawk: { pilot: 'hawk', turret: 'front', at: [300, 300], ...fast(2), ...hawk },
        wing: { at: [400, 300], pilot: 'goldsquadrontrooper', ...fast(3), ...wing },
        x: { player: 'p2', at: [860, 860] },
      },
      moment: 'end',
    });
  const offered = (table: Table): unknown[] =>
    table.legal('choose').flatMap((each) => (each.ability === 'hawk' ? [each.chosen] : []));

  test('each fast friend near may strain itself for a barrel roll or boost, one after the other', () => {
    const table = ended({}, fast(4));
    expect(offered(table)).toEqual(['hawk', 'wing']);
    table.choose('hawk', 'wing');
    expect(table.legal('perform-action').map(({ ship, action }) => `${ship} ${action}`)).toEqual([
      'wing barrel-roll',
      'wing boost',
    ]);
    table.answer({ type: 'perform-action', action: 'boost' }).answer({ type: 'choose-template', template: 'straight' });
    expect(table.ship('wing').tokens.strain).toBe(1);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['hawk']);
    table.answer({ type: 'decline' });
    expect(table.ship('hawk').tokens.strain).toBe(0);
  });

  test.each<[string, ShipOnTable]>([
    ['slow', fast(2)],
    ['at range 2', { at: [500, 300] }],
    ['stressed', { tokens: { stress: 1 } }],
    ["the enemy's", { player: 'p2' }],
  ])('not one that is %s', (_what, wing) => {
    expect(offered(ended(wing))).toEqual([]);
  });
});

describe('"Hound" [xw.tokens.04]', () => {
  const gains = (more: ShipOnTable = {}, hound: ShipOnTable = {}, token: 'deplete' | 'stress' = 'deplete'): Table =>
    xwingTable({
      ships: {
        hound: { pilot: 'hound', turret: 'front', at: [300, 300], ...hound },
        wing: { pilot: 'goldsquadrontrooper', at: [300, 450], ...more },
        x: { player: 'p2', at: [860, 860] },
      },
      moment: 'engagement',
    }).do((state) => gainToken(state, 'wing', token, ['xw.tokens.02'], { by: 'p2' }));
  const offers = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'hound' });

  test('a deplete token of a small friend in his turret arc comes to him', () => {
    const table = gains().use('hound');
    expect([table.ship('wing').tokens.deplete, table.ship('hound').tokens.deplete]).toEqual([0, 1]);
  });
  test.each<[string, ShipOnTable, ShipOnTable]>([
    ['he has one', {}, { tokens: { deplete: 1 } }],
    ['out of his turret arc', {}, { turret: 'left' }],
    ['no small ship', { pilot: 'hawk', turret: 'front' }, {}],
    ["the enemy's", { player: 'p2', pilot: 'academypilot' }, {}],
  ])('not: %s', (_what, wing, hound) => expect(offers(gains(wing, hound))).toBe(false));
  test('not a stress token', () => expect(offers(gains({}, {}, 'stress'))).toBe(false));
});

describe('"Klick" [xw.range-bonus.01]', () => {
  const dice = (
    use: boolean,
    tie: ShipOnTable,
    klick: ShipOnTable = {},
    locks: [string, string][] = [['klick', 'tie']],
  ): (number | null)[] => {
    const others = { klick: { pilot: 'klick', at: [400, 380] as const, ...klick } };
    const table = duel({}, tie, { others, locks }).attack('red', 'tie');
    const offered = table.offers({ type: 'use-ability', ability: 'klick' });
    if (offered && use) table.use('klick');
    table.repeat({ type: 'end-modifying' });
    const attack = table.legal('roll')[0]?.faces.length ?? 0;
    table.rolls(...Array<string>(attack).fill('blank')).repeat({ type: 'end-modifying' });
    return offered ? [attack, table.legal('roll')[0]?.faces.length ?? 0] : [null];
  };
  test('for a charge neither side has its range bonus', () => {
    expect([dice(true, { at: [300, 400] }), dice(false, { at: [300, 400] })]).toEqual([
      [3, 3],
      [4, 3],
    ]);
    expect([dice(true, { at: [300, 600] }), dice(false, { at: [300, 600] })]).toEqual([
      [3, 3],
      [3, 4],
    ]);
  });
  test('not where no range bonus is applied: at range 2, nor of ordnance [xw.paying-costs.01]', () => {
    expect(dice(true, { at: [300, 500] })).toEqual([null]);
  });

  test('once, with a Sensor Blindspot, which does not apply it either', () => {
    const blind = duel(
      { pilot: 'dashrendar', turret: 'front' },
      { at: [300, 410] },
      {
        others: { klick: { player: 'p2', pilot: 'klick', at: [400, 400] as const } },
        locks: [['klick', 'red']],
      },
    ).attack('red', 'tie');
    expect(blind.offers({ type: 'use-ability', ability: 'klick' })).toBe(false);
  });

  test('not without a charge or a lock, nor beyond range 3', () => {
    const tie = { at: [300, 400] as const };
    expect([dice(true, tie, { charges: 0 }), dice(true, tie, {}, []), dice(true, tie, { at: [860, 860] })]).toEqual([
      [null],
      [null],
      [null],
    ]);
  });
});
