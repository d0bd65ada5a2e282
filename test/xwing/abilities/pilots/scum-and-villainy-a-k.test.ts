/** Pilots of Scum and Villainy, from A to K. */
import { gainToken } from '../../../../src/xwing/effects/tokens';
import { CLOSE, diceAsked, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  type CardCase,
  declare,
  expectCase,
  expectMoment,
  gained,
  isOffered,
  type MomentCase,
  removed,
} from '../card-cases';
import {
  active,
  acts,
  added,
  dial,
  die,
  end,
  engages,
  flying,
  hurt,
  HWK,
  type NumberCase,
  queued,
  ROCK_BETWEEN,
  starts,
  expectNumber,
  executed,
  revealing,
} from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'arliz-hadrassian-attacks',
      red: { pilot: 'arlizhadrassian', damage: { facedown: 1 } },
      weapon: 'primary',
      attack: ['focus', 'blank'],
      happened: [die('attack', 'focus', 'crit')],
      not: { undamaged: { red: { damage: {} } } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'arliz-hadrassian-defends',
      tie: { pilot: 'arlizhadrassian', damage: { facedown: 1 } },
      defense: ['focus'],
      happened: [die('defense', 'focus', 'blank')],
      not: { undamaged: { tie: { damage: {} } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('Gamut Key', () => {
  const key = (charges: number, foe: ShipOnTable): Table =>
    end({
      red: { ...HWK, pilot: 'gamutkey', charges, tokens: { focus: 1 } },
      foe: { player: 'p2', tokens: { evade: 1 }, ...foe },
    });
  test('for two charges he or a ship in his turret arc keeps its circular tokens', () => {
    const table = key(2, { at: [450, 560] });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['red', 'foe']);
    table.choose('gamut-key-pilot', 'foe');
    expect(table.happened('token-removed').map(({ ship }) => ship)).toEqual(['red']);
    // Two were spent, one recurs.
    expect(table.ship('red').charges?.active).toBe(1);
    expect(isOffered(key(1, { at: [450, 560] }), 'gamut-key-pilot')).toBe(false);
    expect(
      key(2, { at: [450, 340] })
        .legal('choose')
        .map(({ chosen }) => chosen),
    ).toEqual(['red']);
  });
});

describe('Guri', () => {
  test.each([
    ['touching', 340, ['guri']],
    ['at range 1', 440, ['guri']],
    ['just past it', 441, []],
  ])('an enemy %s [xw.timing.03]', (_where, y, expected) => {
    const ships = { guri: { pilot: 'guri', at: [300, 300] as const }, x: { player: 'p2', at: [300, y] as const } };
    const table = xwingTable({ ships, moment: 'engagement' });
    expect(queued(table)).toEqual(expected);
    if (expected.length > 0) expect(table.happened('ship-engages')).toEqual([]);
  });
});

describe('Captain Seevor', () => {
  const fight = (seevor: 'red' | 'tie', x: number, charges = 1): Table => {
    const pilot = { pilot: 'captainseevor', charges };
    return declare({
      red: seevor === 'red' ? pilot : {},
      tie: { at: [x, 500], facing: 180, ...(seevor === 'tie' ? pilot : {}) },
    });
  };
  test('attacking or defending, out of the bullseye arc of the enemy, he jams it for a charge', () => {
    for (const [seevor, enemy] of [
      ['red', 'tie'],
      ['tie', 'red'],
    ] as const) {
      const table = fight(seevor, 380).use('captain-seevor');
      expect(table.happened('token-gained')).toMatchObject([{ ship: enemy, token: 'jam' }]);
      expect(table.ship(seevor).charges?.active).toBe(0);
      expect(isOffered(fight(seevor, 300), 'captain-seevor')).toBe(false);
      expect(isOffered(fight(seevor, 380, 0), 'captain-seevor')).toBe(false);
    }
  });
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'ahhav',
      red: { pilot: 'ahhav' },
      tie: { pilot: 'garvendreis' },
      dice: 3,
      not: { 'an enemy of its size': { tie: { pilot: 'academypilot' }, dice: 2 } },
    },
    {
      card: 'ahhav defends',
      red: { pilot: 'garvendreis' },
      weapon: 'primary front',
      tie: { pilot: 'ahhav' },
      pool: 'defense',
      dice: 4,
      not: { 'an enemy of its size': { red: { pilot: 'bluesquadronescort' }, weapon: 'primary', dice: 3 } },
    },
    {
      card: 'graz',
      red: { pilot: 'graz' },
      tie: { facing: 0 },
      dice: 4,
      not: { 'in front': { tie: { facing: 180 }, dice: 3 } },
    },
    {
      card: 'graz defends',
      red: { pilot: 'graz' },
      tie: { pilot: 'graz', facing: 0 },
      pool: 'defense',
      dice: 2,
      not: {},
    },
    {
      card: 'kath scarlet',
      red: { pilot: 'kathscarlet' },
      weapon: 'primary front',
      others: { friend: { at: [340.001, 500] } },
      dice: 4,
      not: { 'nobody there': { others: {}, dice: 3 } },
    },
    {
      card: 'han solo (scum) attacks',
      use: 'han-solo-scum-attacks',
      red: { pilot: 'hansolo', turret: 'front' },
      ...ROCK_BETWEEN,
      dice: 3,
      not: { 'not obstructed': { obstacles: {}, dice: 2 } },
    },
    {
      card: 'han solo (scum) defends',
      use: 'han-solo-scum-defends',
      tie: { pilot: 'hansolo', turret: 'front' },
      ...ROCK_BETWEEN,
      pool: 'defense',
      dice: 3,
      not: { 'not obstructed': { obstacles: {}, dice: 1 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active(
      'ig-88c',
      { pilot: 'ig88c' },
      { ...acts('boost'), not: { 'while stressed': { red: { tokens: { stress: 1 } } } } },
    ),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('scum', () => {
  test('Fenn Rau may roll 1 more die at attack range 1, attacking and defending [xw.timing.05]', () => {
    const attacks = duel({ pilot: 'fennrau', ...CLOSE })
      .attack('red', 'tie')
      .use('fenn-rau-attacks')
      .repeat({ type: 'end-modifying' });
    expect(diceAsked(attacks)).toBe(5);
    const defends = duel({ player: 'p2', pilot: 'academypilot', ...CLOSE }, { player: 'p1', pilot: 'fennrau' }).attack(
      'red',
      'tie',
    );
    defends.rolls('hit', 'hit', 'blank').use('fenn-rau-defends').repeat({ type: 'end-modifying' });
    expect(diceAsked(defends)).toBe(4);
    expect(duel({ pilot: 'fennrau' }).attack('red', 'tie').offers({ ability: 'fenn-rau-attacks' })).toBe(false);
    const far = duel({ player: 'p2', pilot: 'academypilot' }, { player: 'p1', pilot: 'fennrau' }).attack('red', 'tie');
    expect(diceAsked(far.rolls('hit', 'hit'))).toBe(3);
    // He may, each in its own step.
    const declines = duel({ pilot: 'fennrau', ...CLOSE }).attack('red', 'tie');
    expect(declines.offers({ ability: 'fenn-rau-defends' })).toBe(false);
    expect(diceAsked(declines.repeat({ type: 'end-modifying' }))).toBe(4);
  });

  test('Kavil rolls 1 more die with his turret, even pointing forward [xw.faq-cards.12]', () => {
    const kavil = { pilot: 'kavil', upgrades: ['dorsalturret'], turret: 'front' as const };
    expect(diceAsked(duel(kavil).attack('red', 'tie', 'red/dorsalturret'))).toBe(3);
    expect(diceAsked(duel(kavil).attack('red', 'tie', 'primary'))).toBe(2);
  });

  test('Kavil rolls 1 more die for bullseye arc attacks [xw.faq-cards.13]', () => {
    const kavil = { pilot: 'kavil', upgrades: ['heavylasercannon'] };
    expect(diceAsked(duel(kavil).attack('red', 'tie', 'red/heavylasercannon'))).toBe(5);
  });

  test('Guri may gain a focus token with an enemy at range 0-1 [xw.timing.03]', () => {
    const ships = (y: number) => ({
      guri: { pilot: 'guri', at: [300, 300] as const },
      x: { player: 'p2', at: [300, y] as const },
    });
    const table = xwingTable({ ships: ships(400), moment: 'engagement' }).use('guri');
    expect(table.ship('guri').tokens.focus).toBe(1);
    expect(xwingTable({ ships: ships(400), moment: 'engagement' }).offers({ type: 'decline' })).toBe(true);
    expect(xwingTable({ ships: ships(500), moment: 'engagement' }).happened('ability-queued')).toEqual([]);
  });
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'koshka-frost-attacks',
      red: { pilot: 'koshkafrost' },
      weapon: 'primary front',
      tie: { tokens: { stress: 1 } },
      chosen: [0],
      rerolled: ['hit'],
      then: { attack: ['blank', 'blank', 'hit'] },
      not: { 'an enemy without stress': { tie: { tokens: {} } } },
    },
    {
      ability: 'boba-fett-attacks',
      red: { pilot: 'bobafett', ...CLOSE },
      weapon: 'primary front',
      chosen: [0],
      rerolled: ['hit'],
      then: { attack: ['blank', 'blank', 'blank', 'hit'] },
      not: { 'no enemy near': { red: { at: [300, 300] } } },
    },
    {
      ability: 'inaldra-attacks',
      red: { pilot: 'inaldra' },
      chosen: [0, 1],
      rerolled: ['hit', 'hit'],
      then: { attack: ['hit', 'hit'] },
      ships: { red: { shields: { active: 0 } } },
      not: { 'another pilot': { red: { pilot: 'tansariipointveteran' } } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'koshka-frost-defends',
      red: { tokens: { stress: 1 } },
      tie: { pilot: 'koshkafrost' },
      chosen: [0],
      rerolled: ['evade'],
      not: { 'an enemy without stress': { red: { tokens: {} } } },
    },
    {
      ability: 'boba-fett-defends',
      red: CLOSE,
      tie: { pilot: 'bobafett' },
      chosen: [0],
      rerolled: ['evade'],
      not: { 'no enemy near': { red: { at: [300, 300] } } },
    },
    {
      ability: 'inaldra-defends',
      tie: { pilot: 'inaldra' },
      chosen: [0, 1, 2],
      rerolled: ['evade', 'evade', 'evade'],
      ships: { tie: { shields: { active: 0 } } },
      not: { 'another pilot': { tie: { pilot: 'tansariipointveteran' } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
    ...(['bossk', 'bossk-z95af4headhunter'] as const).map((pilot, i): CardCase => ({
      ability: ['bossk-pilot', 'bossk-z-95'][i] ?? '',
      red: { pilot },
      attack: ['crit', 'blank'],
      happened: [{ type: 'die-spent', face: 'crit' }, added('attack', 'hit'), hurt('tie')],
      not: { 'no critical hit left': { defense: ['evade'], attack: ['hit'] } },
    })),
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying(
      'kad-solus',
      { pilot: 'kadsolus', ...dial('red') },
      {
        happened: [{ ...gained('red', 'focus'), change: { was: 1, is: 2 } }],
        not: { 'a white maneuver': { red: dial('white') } },
      },
    ),
    flying(
      '4-lom-pilot',
      { pilot: '4lom', ...dial('red') },
      {
        happened: [gained('red', 'calculate')],
        not: { 'a blue maneuver': { red: dial('blue') } },
      },
    ),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

test.each<[string, string, ShipOnTable, ShipOnTable, boolean]>([
  ['an enemy gains ion', 'ion', {}, {}, true],
  ['an enemy gains stress', 'stress', {}, {}, false],
  ['a friend gains ion', 'ion', {}, { player: 'p1' }, false],
  ['an enemy beyond range 3 gains ion', 'ion', {}, { at: [300, 700] }, false],
  ['with 2 charges', 'ion', { charges: 2 }, {}, false],
  ['another pilot', 'ion', { pilot: 'teltrevura' }, {}, false],
])('Dace Bonearm: %s (%s): 2 more for 3 charges [xw.timing.07]', (_what, token, red, tie, offered) => {
  const table = duel({ pilot: 'dacebonearm', ...red }, tie);
  table.do((state) => gainToken(state, 'tie', token as 'ion', ['xw.ion.01'], { by: 'p1' }));
  expect(table.offers({ type: 'use-ability', ability: 'dace-bonearm' })).toBe(offered);
  if (!offered) return;
  table.use('dace-bonearm');
  expect(table.ship('tie').tokens.ion).toBe(3);
  expect(table.ship('red').charges?.active).toBe(0);
  // The ion tokens of his own ability ask for no more.
  expect(table.offers({ type: 'use-ability', ability: 'dace-bonearm' })).toBe(false);
});

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
    starts(
      'engagement',
      'ig-88a',
      { pilot: 'ig88a', tokens: { calculate: 1 } },
      { friend: { pilot: 'ig88b', at: [420, 300] } },
      {
        chosen: { ship: 'friend', token: 'calculate' },
        happened: [gained('friend', 'calculate')],
        not: { 'no droid': { friend: { pilot: 'bluesquadronescort' } } },
      },
    ),
    starts(
      'end',
      '4-lom-pilot-passes',
      { pilot: '4lom', tokens: { stress: 1 } },
      { friend: { at: [380, 300] } },
      {
        chosen: 'friend',
        ships: { red: { tokens: { stress: 0 } }, friend: { tokens: { stress: 1 } } },
        not: { 'no stress': { red: { tokens: {} } } },
      },
    ),
    starts(
      'engagement',
      'kaato-leeachos',
      { pilot: 'kaatoleeachos' },
      { friend: { at: [400, 300], tokens: { focus: 1 } } },
      {
        chosen: { ship: 'friend', token: 'focus' },
        happened: [gained('red', 'focus'), removed('friend', 'focus')],
        not: { 'nothing to take': { friend: { tokens: {} } } },
      },
    ),
    starts(
      'engagement',
      'ketsu-onyo-pilot',
      { pilot: 'ketsuonyo', turret: 'front' },
      { tie: { player: 'p2', at: [300, 420] } },
      {
        chosen: 'tie',
        happened: [gained('tie', 'tractor')],
        not: { 'not in the turret arc': { red: { turret: 'left' } } },
      },
    ),
  ];

  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('before a ship engages [xw.timing.02]', () => {
  const onEngaging: MomentCase[] = [
    engages(
      'foreman-proach',
      { pilot: 'foremanproach' },
      {
        chosen: 'tie',
        happened: [gained('tie', 'tractor'), gained('red', 'disarm')],
        not: { 'beside the bullseye arc': { tie: { at: [370, 460] } } },
      },
    ),
  ];

  test.each(onEngaging.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('otherwise than revealed [xw.maneuver.15, xw.timing.07]', () => {
  test('Dalan Oberos turns by 90 degrees for stress, after a full maneuver', () => {
    const dalan = { pilot: 'dalanoberos-starviperclassattackplatform' };
    const table = revealing(dalan, '2 straight white').choose('dalan-oberos-starviper', 'left');
    expect(table.ship('red')).toMatchObject({ pose: { heading: { x: -1, y: 0 } }, tokens: { stress: 1 } });
    const block = { block: { at: [400, 420] as const } };
    for (const other of [
      revealing(dalan, '2 straight white', block),
      revealing({ pilot: 'blacksunenforcer' }, '2 straight white'),
    ])
      expect(other.offers({ ability: 'dalan-oberos-starviper' })).toBe(false);
  });

  test("IG-88D flies a Segnor's loop along the turn or the straight template, and turns around [xw.bearing.10]", () => {
    const flown = (template: string | null): Table => {
      const table = revealing({ pilot: 'ig88d', at: [450, 300] }, '3 segnor-left red');
      if (template === null) return table.decline('ig-88d-pilot');
      return table.choose('ig-88d-pilot', template);
    };
    expect(flown('straight').ship('red').pose).toMatchObject({ x: 450, heading: { x: 0, y: -1 } });
    expect(flown('turn-left').ship('red').pose.heading).toMatchObject({ x: 1 });
    expect(flown(null).ship('red').pose.heading.x).toBeCloseTo(Math.SQRT1_2);
    expect(executed(flown('straight'))).toBe('3 segnor-left red');
    for (const other of [
      revealing({ pilot: 'ig88d' }, '3 bank-left white'),
      revealing({ pilot: 'ig88a' }, '3 segnor-left red'),
    ])
      expect(other.offers({ ability: 'ig-88d-pilot' })).toBe(false);
  });
});
