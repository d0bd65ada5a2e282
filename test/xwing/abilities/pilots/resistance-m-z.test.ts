/** Pilots of the Resistance, from M to Z. */
import { pilot } from '../../../../src/xwing/facts';
import { alone, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, type MomentCase, playOn, removed } from '../card-cases';
import {
  flownInRed,
  active,
  acts,
  added,
  assignedTo,
  coordinated,
  coordinating,
  dial,
  die,
  flying,
  type NumberCase,
  performs,
  placing,
  expectNumber,
} from '../card-tables';

const POE = 'poedameron-swz68';

describe('Compromising Intel', () => {
  test('Vi Moradi assigns it to an enemy ship after forces are placed [xw.setup.14]', () => {
    const table = xwingTable({
      ships: {
        vi: { pilot: 'vimoradi', at: [300, 60] },
        tie: { player: 'p2', at: [300, 860], facing: 180 },
        ace: { player: 'p2', at: [400, 860], facing: 180 },
      },
      moment: { phase: 'setup', step: 'end of setup' },
    });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['tie', 'ace']);
    table.choose('vi-moradi', 'ace');
    expect(assignedTo(table, 'ace')).toEqual(['compromisingintel of p1']);
  });
});

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'nimi-chireen',
      red: { pilot: 'nimichireen' },
      tie: { pilot: 'howlrunner' },
      attack: ['blank', 'hit', 'hit'],
      then: { attack: ['focus', 'hit', 'hit'] },
      not: { 'a defender of lower initiative': { tie: { pilot: 'academypilot' } } },
    },
    {
      ability: 'rey-attacks',
      red: { pilot: 'rey', turret: 'front' },
      attack: ['blank', 'hit', 'hit'],
      happened: [die('attack', 'blank', 'hit')],
      ships: { red: { force: { active: 1 } } },
      not: { 'not in the front arc': { red: { facing: 90, turret: 'left' } }, 'no Force': { red: { force: 0 } } },
    },
    {
      ability: 'ronith-blario-attacks',
      red: { pilot: 'ronithblario', turret: 'front' },
      others: { friend: { pilot: 'ronithblario', at: [380, 300], turret: 'front', tokens: { focus: 1 } } },
      attack: ['focus', 'blank'],
      chosen: 'friend',
      happened: [die('attack', 'focus', 'hit')],
      not: {
        'not in its turret arc': {
          others: { friend: { pilot: 'ronithblario', at: [380, 300], turret: 'rear', tokens: { focus: 1 } } },
        },
      },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'rey-defends',
      tie: { pilot: 'rey', turret: 'front' },
      happened: [die('defense', 'blank', 'evade')],
      not: { 'not in the front arc': { tie: { facing: 90 } } },
    },
    {
      ability: 'ronith-blario-defends',
      tie: { pilot: 'ronithblario', turret: 'front' },
      others: {
        friend: {
          player: 'p2',
          pilot: 'ronithblario',
          at: [380, 500],
          facing: 180,
          turret: 'front',
          tokens: { focus: 1 },
        },
      },
      defense: ['focus', 'blank', 'blank'],
      chosen: 'friend',
      happened: [die('defense', 'focus', 'evade')],
      not: { 'no focus token': { others: { friend: { player: 'p2', at: [380, 500], facing: 180 } } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'merl cobben',
      others: { merl: { pilot: 'merlcobben', at: [300, 400], turret: 'front' } },
      red: { at: [380, 380] },
      tie: { at: [300, 520] },
      pool: 'defense',
      dice: 2,
      not: {
        'beside the bullseye arc': {
          others: { merl: { pilot: 'merlcobben', at: [200, 400], turret: 'front' } },
          dice: 3,
        },
      },
    },
    {
      card: 'tallissan lintra',
      use: 'tallissan-lintra',
      others: { tallie: { player: 'p2', pilot: 'tallissanlintra', at: [300, 200], turret: 'front' } },
      pool: 'defense',
      dice: 4,
      not: {
        'beside her bullseye arc': {
          others: { tallie: { player: 'p2', pilot: 'tallissanlintra', at: [400, 200], turret: 'front' } },
          dice: 3,
        },
      },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active(
      'temmin-wexley',
      { pilot: 'temminwexley', ...dial('white', 3) },
      { not: { 'speed 1': { red: dial('white', 1) } } },
    ),
    active(
      'poe-dameron-swz68',
      { at: [300, 300] },
      {
        ...acts('focus'),
        others: { poe: { pilot: POE, at: [400, 300], charges: 2 } },
        ships: { poe: { charges: { active: 0 } } },
        not: {
          'one charge': { poe: { charges: 1 } },
          'beyond range 2': { poe: { at: [600, 300] } },
          'an enemy acts': { poe: { player: 'p2' } },
        },
      },
    ),
    active('poe-dameron', { pilot: 'poedameron' }, { ...acts('focus'), not: { 'no charge': { red: { charges: 0 } } } }),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'rose-tico-pilot-attacks',
      red: { pilot: 'rosetico' },
      others: { friend: { at: [320, 420] } },
      chosen: [0],
      rerolled: ['hit'],
      then: { attack: ['blank', 'hit'] },
      not: { 'a friend outside the arc': { others: { friend: { at: [300, 100] } } } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'rose-tico-pilot-defends',
      tie: { pilot: 'rosetico' },
      others: { friend: { player: 'p2', at: [330, 420] } },
      chosen: [0],
      rerolled: ['evade'],
      not: { 'a friend outside the arc': { others: { friend: { player: 'p2', at: [300, 100] } } } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
    {
      ability: 'vennie',
      tie: { pilot: 'vennie', turret: 'front' },
      happened: [added('defense', 'focus')],
      not: { 'in no turret arc': { tie: { turret: 'left' } } },
    },
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying(
      'suralinda-javos',
      { pilot: 'suralindajavos', turret: 'front', ...dial('white') },
      {
        others: { blocker: { at: [300, 410] } },
        chosen: 'around',
        happened: [{ type: 'ship-rotated', way: 'around' }, gained('red', 'strain')],
        not: { 'in full': { blocker: { at: [600, 410] } } },
      },
    ),
    flying(
      'nien-nunb-pilot',
      { pilot: 'niennunb', ...dial('red') },
      {
        others: { tie: { player: 'p2', at: [300, 520] } },
        happened: [removed('red', 'stress')],
        not: { 'nobody near': { tie: { at: [300, 700] } } },
      },
    ),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('after an action [xw.timing.07]', () => {
  const onActing: MomentCase[] = [
    performs('seftin-vanik', { pilot: 'seftinvanik', tokens: { evade: 1 } }, 'boost', {
      others: { friend: { at: [400, 340] } },
      chosen: { ship: 'friend', token: 'evade' },
      ships: { red: { tokens: { evade: 0 } }, friend: { tokens: { evade: 1 } } },
      not: {
        'no evade token': { red: { tokens: { focus: 1 } } },
        'at range 2': { friend: { at: [520, 340] } },
        'an enemy': { friend: { player: 'p2' } },
        'another pilot': { red: { pilot: 'greensquadronexpert' } },
      },
    }),
  ];

  test.each(onActing.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('in and after attacks [xw.attack.34, xw.attack.35]', () => {
  const inAttacks: CardCase[] = [
    {
      ability: 'zizi-tlo',
      red: { pilot: 'zizitlo', turret: 'front' },
      chosen: 'evade',
      ships: { red: { tokens: { evade: 1 }, charges: { active: 0 } } },
      not: { 'no charge': { red: { charges: 0 } } },
    },
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('Nodin Chavdri [xw.coordinate.04, xw.timing.07]', () => {
  const offers = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'nodin-chavdri' });
  const byAnother = (stress: number, pilot = 'nodinchavdri'): Table =>
    coordinating({ wing: { pilot, tokens: { stress } } }).answer({ type: 'choose-coordinated', on: 'wing' });

  test('after he coordinated: a red action of his bar, even while stressed', () => {
    const table = coordinated(null, { red: { pilot: 'nodinchavdri' }, color: 'red' }).use('nodin-chavdri');
    expect(new Set(table.legal('perform-action').map(({ color }) => color))).toEqual(new Set(['red']));
    table.answer({ type: 'perform-action', action: 'focus' });
    expect(table.ship('red').tokens.stress).toBe(2);
    expect(table.happened('token-gained').at(-1)).toMatchObject({ ship: 'red', token: 'focus' });
  });

  test('after he was coordinated, with at most two stress tokens', () => {
    expect(
      [0, 2, 3].map((stress) =>
        offers(stress === 0 ? byAnother(0).repeat({ type: 'decline-action' }) : byAnother(stress)),
      ),
    ).toEqual([true, true, false]);
    expect(offers(byAnother(2, 'pammichnerrogoode'))).toBe(false);
  });
});

describe('red maneuvers while stressed [xw.stress.07]', () => {
  const one = { tokens: { stress: 1 } };
  test.each<[string, ShipOnTable, 'straight' | 'tallon-left', boolean]>([
    ['pammichnerrogoode', {}, 'straight', true],
    ['pammichnerrogoode', { tokens: { stress: 2 } }, 'straight', true],
    ['pammichnerrogoode', { tokens: { stress: 3 } }, 'straight', false],
    ['nodinchavdri', {}, 'straight', false],
  ])('%s, %j: %s %s', (pilot, more, bearing, can) => {
    expect(flownInRed({ pilot, ...one, ...more }, bearing)).toBe(can ? `3 ${bearing} red` : '2 straight white');
  });
});

describe('Temmin Wexley (the leader) [xw.tokens.02]', () => {
  const begun = (wing: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: { pilot: 'temminwexley-swz68', at: [300, 300], upgrades: ['integratedsfoils'] },
        wing: { pilot: 'bluesquadronrookie', at: [450, 300], upgrades: ['integratedsfoils'], ...wing },
        tie: { player: 'p2', at: [800, 800] },
      },
      moment: 'engagement',
    });
  const ships = (table: Table): unknown[] => table.legal('choose').map(({ chosen }) => chosen);

  test('each T-70 near may turn over its configuration for strain, and calculates', () => {
    const table = begun();
    expect(ships(table)).toEqual(['red', 'wing']);
    table.choose('temmin-wexley-swz68', 'wing');
    expect(table.ship('wing')).toMatchObject({ tokens: { strain: 1, calculate: 1 }, upgrades: [{ side: 1 }] });
    table.choose('temmin-wexley-swz68', 'red');
    expect(table.ship('red')).toMatchObject({ tokens: { strain: 1 }, upgrades: [{ side: 1 }] });
    expect(table.happened('token-gained').at(-1)).toMatchObject({ ship: 'red', token: 'calculate' });
  });
  test.each<[string, ShipOnTable]>([
    ['without a configuration', { upgrades: [] }],
    ['beyond range 3', { at: [800, 300] }],
    ['of another type', { pilot: 'bluesquadronescort', upgrades: [] }],
  ])('not a friend %s', (_what, wing) => expect(ships(begun(wing))).toEqual(['red']));
});

describe('Wrobie Tyce [xw.attack.34]', () => {
  const fought = (answer: object, tie: ShipOnTable = { at: [300, 400] }, pilot = 'wrobietyce'): number => {
    const table = duel({ tokens: { focus: 1 } }, { pilot, turret: 'front', ...tie }).attack('red', 'tie');
    playOn(table, { attack: ['focus'] }, () => table.offers(answer));
    if (table.offers(answer)) table.answer(answer);
    playOn(table, {}, () => false);
    return table.happened('token-gained').filter(({ ship, token }) => ship === 'red' && token === 'deplete').length;
  };
  const FOCUS = { type: 'spend-focus' };
  test('an attacker at range 1 that modified its dice is depleted', () => expect(fought(FOCUS)).toBe(1));
  test.each<[string, object, ShipOnTable, string]>([
    ['it modified nothing', { type: 'none' }, { at: [300, 400] }, 'wrobietyce'],
    ['at range 2', FOCUS, {}, 'wrobietyce'],
    ['another pilot', FOCUS, { at: [300, 400] }, 'zizitlo'],
  ])('not: %s', (_what, answer, tie, pilot) => expect(fought(answer, tie, pilot)).toBe(0));
});

describe('Zari Bangel [xw.overlap.07]', () => {
  test.each([
    ['zaribangel', true],
    ['greersonnel', false],
  ])('%s acts after a maneuver in part: %p', (pilot, acts) => {
    const table = alone({ pilot, turret: 'front', ...dial('white') }, undefined, { block: { at: [300, 410] } });
    expect(table.legal('perform-action').some(({ ship }) => ship === 'red')).toBe(acts);
  });
});

describe('Paige Tico (pilot) [xw.device.15]', () => {
  const dropped = (more: ShipOnTable = {}): Table =>
    placing({ pilot: 'paigetico', upgrades: ['protonbombs', 'seismiccharges'], turret: 'front', ...more })
      .use('proton-bombs')
      .repeat({ type: 'choose', ability: 'proton-bombs', chosen: 'drop 1 straight' });
  const offers = (table: Table): boolean => table.offers({ type: 'choose', ability: 'paige-tico-pilot' });
  test('after a device another one, for a charge of hers', () => {
    const table = dropped();
    expect(offers(table)).toBe(true);
    table.answer({
      type: 'choose',
      ability: 'paige-tico-pilot',
      chosen: { device: 'bomber/seismiccharges', way: 'drop 1 straight' },
    });
    expect(table.happened('device-placed')).toHaveLength(2);
    expect(table.ship('bomber').charges?.active).toBe(0);
    expect(offers(table)).toBe(false);
  });
  test('not without a charge, not another pilot', () => {
    expect([offers(dropped({ charges: 0 })), offers(dropped({ pilot: 'benteene' }))]).toEqual([false, false]);
  });
});

test('New Republic Volunteers have no ability: their text is a story', () => {
  expect(pilot('newrepublicvolunteers')).toMatchObject({ hasAbility: false });
});
