/** Pilots of Scum and Villainy, from G to K. */
import { diceAsked, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, isOffered, type MomentCase, removed } from '../card-cases';
import {
  active,
  acts,
  dial,
  end,
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
  performs,
  usedIt,
} from '../card-tables';

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

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
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
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
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
    // The icon may be that of an upgrade (xw.actions.05).
    starts(
      'engagement',
      'ig-88a',
      { pilot: 'ig88a', tokens: { calculate: 1 } },
      { friend: { pilot: 'koshkafrost', upgrades: ['ig88d'], at: [420, 300] } },
      { chosen: { ship: 'friend', token: 'calculate' }, happened: [gained('friend', 'calculate')], not: {} },
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

describe('otherwise than revealed [xw.maneuver.15, xw.timing.07]', () => {
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

describe('in and after attacks [xw.attack.34, xw.attack.36, xw.attack.37]', () => {
  const cases: CardCase[] = [
    {
      ability: 'ig-88b',
      red: { pilot: 'ig88b', upgrades: ['ioncannon'] },
      weapon: 'primary',
      happened: usedIt('ig-88b'),
      not: { 'it hits': { attack: ['hit'] }, 'no cannon': { red: { upgrades: [] } } },
    },
    {
      ability: 'g4r-g0r-v-m',
      tie: { pilot: 'g4rgorvm' },
      others: { friend: { player: 'p2', at: [300, 540] }, near: { at: [400, 500] } },
      happened: [hurt('friend', 'crit')],
      not: { 'another pilot': { tie: { pilot: 'tansariipointveteran' } } },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));

  test('Joy Rekkoff spends a torpedo: the defender rolls one die fewer', () => {
    const rekkoff = (upgrades: string[], upgradeCharges: Record<string, number> = {}): Table =>
      duel({ pilot: 'joyrekkoff', upgrades, upgradeCharges })
        .attack('red', 'tie', 'primary')
        .rolls('blank', 'blank', 'blank');
    const table = rekkoff(['protontorpedoes'])
      .use('joy-rekkoff')
      .choose('joy-rekkoff', 'red/protontorpedoes')
      .repeat({ type: 'end-modifying' });
    expect([diceAsked(table), table.ship('red').upgrades[0]?.charges?.active]).toEqual([2, 1]);
    expect(rekkoff(['protontorpedoes'], { protontorpedoes: 0 }).offers({ ability: 'joy-rekkoff' })).toBe(false);
    expect(rekkoff([]).offers({ ability: 'joy-rekkoff' })).toBe(false);
  });

  const numbers: NumberCase[] = [
    {
      card: 'Kanan Jarrus',
      use: 'kanan-jarrus-hwk',
      tie: { pilot: 'kananjarrus-hwk290lightfreighter' },
      dice: 2,
      not: {
        'no Force': { tie: { force: 0 }, dice: 3 },
        'a ship out of his turret arc': {
          tie: { pilot: 'academypilot' },
          others: { k: { pilot: 'kananjarrus-hwk290lightfreighter', player: 'p2', at: [400, 500], turret: 'right' } },
          dice: 3,
        },
        'a ship in it': {
          tie: { pilot: 'academypilot' },
          others: { k: { pilot: 'kananjarrus-hwk290lightfreighter', player: 'p2', at: [400, 500], turret: 'left' } },
          dice: 2,
        },
      },
    },
  ];
  test.each(numbers.map((each) => [each.card, each] as const))('%s', (_id, each) => expectNumber(each));
});

describe('at other moments', () => {
  const cases: MomentCase[] = [
    performs('genesis-red', { pilot: 'genesisred', tokens: { evade: 1 } }, 'lock', {
      others: { near: { player: 'p2', at: [300, 450], tokens: { focus: 2 } } },
      then: [{ type: 'choose-lock', on: 'near' }],
      ships: { red: { tokens: { focus: 2, evade: 0 } } },
      not: { 'another pilot': { red: { pilot: 'tansariipointveteran' } } },
    }),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

test('Krassis Trelix attacks with front arc weapons to the rear, too, and rerolls a die of special attacks [xw.attack-arc.02]', () => {
  const weapons = (pilot: string): string[] =>
    duel({ pilot, upgrades: ['ioncannon'], facing: 180 })
      .legal('choose-weapon')
      .map(({ weapon }) => weapon);
  expect(weapons('krassistrelix')).toEqual(['primary rear', 'red/ioncannon']);
  expect(weapons('bountyhunter')).toEqual(['primary rear']);
  const rerolls = (weapon: string): boolean => {
    const table = duel({ pilot: 'krassistrelix', upgrades: ['ioncannon'], facing: 180 }).attack('red', 'tie', weapon);
    return table.rolls('blank', 'blank', 'blank').offers({ type: 'use-ability', ability: 'krassis-trelix-rerolls' });
  };
  expect([rerolls('red/ioncannon'), rerolls('primary rear')]).toEqual([true, false]);
});
