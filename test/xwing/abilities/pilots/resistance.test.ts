/** Pilots of the Resistance. */
import { pilot } from '../../../../src/xwing/facts';
import { alone, duel } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, type MomentCase, playOn, removed } from '../card-cases';
import {
  active,
  acts,
  added,
  assignedTo,
  bombs,
  coordinated,
  coordinating,
  dial,
  dialOf,
  die,
  dropping,
  executed,
  fight,
  flying,
  type NumberCase,
  performs,
  placing,
  usedIt,
  placingInSetup,
  whyNotPlaced,
  expectNumber,
} from '../card-tables';

const POE = 'poedameron-swz68';
const BLOCKER_AWAY = { blocker: { at: [600, 410] as const } };
const DIAL = { speed: 2, bearing: 'straight', color: 'white' } as const;

describe('Rattled', () => {
  test.each([
    ['front', ['rattled of p1']],
    ['left', []],
  ] as const)('Ben Teene assigns it to a defender in his turret arc: %s', (turret, expected) => {
    const table = duel({ pilot: 'benteene', turret }, {});
    table.attack('red', 'tie', 'primary front');
    expect(assignedTo(fight(table), 'tie')).toEqual(expected);
  });
});

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

describe('places in setup', () => {
  test('Han Solo (Resistance): anywhere beyond range 3 of enemies [xw.setup.14]', () => {
    const han = placingInSetup('hansolo-scavengedyt1300', [], [450, 860], []);
    expect([whyNotPlaced(han, 450, 300), whyNotPlaced(han, 450, 600), whyNotPlaced(han, 450, 60)]).toEqual([
      null,
      'near-enemy',
      null,
    ]);
  });
});

describe('in and after attacks [xw.attack.34, xw.attack.35, xw.lock.04]', () => {
  const fought: CardCase[] = [
    {
      ability: 'lieutenant-bastian',
      tie: { player: 'p2' },
      others: { bastian: { pilot: 'lieutenantbastian', at: [420, 400] } },
      attack: ['hit'],
      happened: usedIt('lieutenant-bastian'),
      not: { 'no damage': { attack: [] } },
    },
  ];

  test.each(fought.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
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
      card: "l'ulo l'ampar attacks",
      red: { pilot: 'lulolampar', turret: 'front', tokens: { stress: 1 } },
      dice: 3,
      not: { 'without stress': { red: { tokens: {} }, dice: 2 } },
    },
    {
      card: "l'ulo l'ampar defends",
      tie: { pilot: 'lulolampar', turret: 'front', tokens: { stress: 1 } },
      pool: 'defense',
      dice: 2,
      not: { 'without stress': { tie: { tokens: {} }, dice: 3 } },
    },
    {
      card: 'kazuda xiono attacks',
      use: 'kazuda-xiono-attacks',
      red: { pilot: 'kazudaxiono', damage: { facedown: 0 } },
      dice: 3,
      not: { 'as many damage cards as initiative': { red: { damage: { facedown: 1 } }, dice: 2 } },
    },
    {
      card: 'kazuda xiono defends',
      use: 'kazuda-xiono-defends',
      tie: { pilot: 'kazudaxiono' },
      pool: 'defense',
      dice: 3,
      not: { 'as many damage cards as initiative': { tie: { damage: { facedown: 2 } }, dice: 2 } },
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
    {
      card: 'cat',
      red: { pilot: 'cat', turret: 'front' },
      weapon: 'primary front',
      devices: { bomb: { at: [340, 500] } },
      dice: 4,
      not: {
        'no device': { devices: {}, dice: 3 },
        'far from the defender': { devices: { bomb: { at: [500, 500] } }, dice: 3 },
        "the enemy's": { devices: { bomb: { player: 'p2', at: [340, 500] } }, dice: 3 },
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

describe('devices outside the System Phase [xw.device.15, xw.faq-cards.22]', () => {
  const flown = (more: ShipOnTable, others: TableSpec['ships'] = {}): Table =>
    placing({ dial: DIAL, ...bombs(), pilot: 'edonkappehl', ...more }, { phase: 'activation', ship: 'bomber' }, others);

  const edon = { type: 'choose', ability: 'edon-kappehl' };

  test('Edon Kappehl: a device is dropped after a blue or a white maneuver', () => {
    for (const color of ['white', 'blue'] as const) {
      const table = flown({ dial: { ...DIAL, color } }).answer(edon);
      expect(table.happened('device-placed')).toMatchObject([{ how: 'drop 1 straight' }]);
    }
    const mine = flown({ upgrades: ['proximitymines'] });
    expect(mine.offers(edon)).toBe(true);
  });

  test.each<[string, ShipOnTable, TableSpec['ships']]>([
    ['a red maneuver', { dial: { ...DIAL, color: 'red' } }, {}],
    ['a maneuver in part', {}, { friend: { at: [450, 560] } }],
    ['no charge', { upgradeCharges: { protonbombs: 0 } }, {}],
    ['another pilot', { pilot: 'scimitarsquadronpilot' }, {}],
  ])('Edon Kappehl: not after %s', (_what, more, others) => {
    expect(flown(more, others).offers(edon)).toBe(false);
  });

  test('Edon Kappehl: not with a device placed already this round [xw.device.18]', () => {
    const table = dropping(placing({ ...bombs(), pilot: 'edonkappehl', dial: DIAL }));
    table.repeat({ type: 'end-system-turn' }).repeat({ type: 'decline-action' });
    expect(table.happened('device-placed')).toHaveLength(1);
    expect(table.offers(edon)).toBe(false);
  });
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

  test.each<[string, ShipOnTable, TableSpec['ships'], number]>([
    ['a friend near, a charge', {}, { friend: { at: [360, 300] } }, 2],
    ['no charge', { charges: 0 }, { friend: { at: [360, 300] } }, 0],
    ['no friend near', {}, {}, 0],
    ['no charge of hers, one of R2', { charges: 0, upgrades: ['r2astromech'] }, { friend: { at: [360, 300] } }, 2],
    [
      'none at all',
      { charges: 0, upgrades: ['r2astromech'], upgradeCharges: { r2astromech: 0 } },
      { friend: { at: [360, 300] } },
      0,
    ],
    ['two ways to pay', { upgrades: ['r2astromech'] }, { friend: { at: [360, 300] } }, 4],
  ])('Jessika Pava: %s', (_what, red, others, ways) => {
    const table = duel({ pilot: 'jessikapava', ...red }, {}, { others })
      .attack('red', 'tie')
      .rolls('blank', 'focus', 'focus');
    expect(table.offers({ type: 'use-ability', ability: 'jessika-pava-attacks' })).toBe(ways > 0);
    if (ways === 0) return;
    table.use('jessika-pava-attacks');
    expect(table.legal('choose')).toHaveLength(ways);
    const chosen = table.legal('choose')[0]?.chosen;
    table.choose('jessika-pava-attacks', chosen).rolls('hit');
    expect(table.happened('charge-spent')).toHaveLength(1);
  });

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
    {
      ability: 'finn-attacks',
      red: { pilot: 'finn' },
      chosen: 'focus',
      happened: [added('attack', 'focus')],
      ships: { red: { tokens: { strain: 1 } } },
      not: { 'another pilot': { red: { pilot: 'rosetico' } } },
    },
    {
      ability: 'finn-defends',
      tie: { pilot: 'finn' },
      chosen: 'blank',
      happened: [added('defense', 'blank')],
      ships: { tie: { tokens: { strain: 0 } } },
      not: { 'another pilot': { tie: { pilot: 'rosetico' } } },
    },
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying(
      'jaycris-tubbs',
      { pilot: 'jaycristubbs', ...dial('blue') },
      {
        others: { friend: { at: [380, 400], tokens: { stress: 1 } } },
        chosen: 'friend',
        ships: { friend: { tokens: { stress: 0 } } },
        not: { 'a white maneuver': { red: dial('white') } },
      },
    ),
    flying(
      'greer-sonnel',
      { pilot: 'greersonnel', turret: 'front', ...dial('white') },
      { happened: usedIt('greer-sonnel'), not: { 'in part': { blocker: { at: [300, 410] } } }, others: BLOCKER_AWAY },
    ),
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
      ability: 'joph-seastriker',
      tie: { pilot: 'jophseastriker' },
      attack: ['hit'],
      happened: [gained('tie', 'evade')],
      not: { 'no shield left to lose': { tie: { shields: 0 } } },
    },
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
  const flown = (red: ShipOnTable, bearing: 'straight' | 'tallon-left'): string | undefined => {
    const maneuver = { speed: 3, bearing, color: 'red' } as const;
    return executed(alone({ dial: maneuver, ...red }).repeat({ type: 'choose-position', position: 'middle' }));
  };
  const one = { tokens: { stress: 1 } };
  test.each<[string, ShipOnTable, 'straight' | 'tallon-left', boolean]>([
    ['jarekyeager', { damage: { facedown: 1 } }, 'straight', true],
    ['jarekyeager', { damage: { facedown: 1 } }, 'tallon-left', false],
    ['jarekyeager', { damage: { facedown: 0 } }, 'straight', false],
    ['jarekyeager', { damage: { faceup: ['hullbreach'] } }, 'tallon-left', true],
    ['jarekyeager', { damage: { facedown: 1 }, tokens: { stress: 3 } }, 'straight', false],
    ['pammichnerrogoode', {}, 'straight', true],
    ['pammichnerrogoode', { tokens: { stress: 2 } }, 'straight', true],
    ['pammichnerrogoode', { tokens: { stress: 3 } }, 'straight', false],
    ['nodinchavdri', {}, 'straight', false],
  ])('%s, %j: %s %s', (pilot, more, bearing, can) => {
    expect(flown({ pilot, ...one, ...more }, bearing)).toBe(can ? `3 ${bearing} red` : '2 straight white');
  });

  test.each([
    ['3 tallon-left red', 0, 'white'],
    ['3 tallon-left red', 2, 'white'],
    ['3 tallon-right red', 3, undefined],
    ['2 turn-left red', 0, 'red'],
    ['3 tallon-left white', 0, 'white'],
  ])('Ello Asty: %s with %d stress is %s', (text, stress, color) => {
    const table = alone({ pilot: 'elloasty', tokens: { stress }, ...dialOf(text) }).repeat({
      type: 'choose-position',
      position: 'middle',
    });
    expect(executed(table)).toBe(color === undefined ? '2 straight white' : text.replace(/red|white/, color));
  });
});

describe('Chewbacca (Scavenged YT-1300) [xw.timing.07, xw.bonus-attack.01]', () => {
  const fallen = (friend: ShipOnTable, chewie: ShipOnTable = {}): Table =>
    fought(
      duel(
        {},
        { damage: { facedown: 2 } },
        {
          others: {
            chewie: {
              player: 'p2',
              pilot: 'chewbacca-scavengedyt1300',
              turret: 'front',
              at: [420, 600],
              facing: 180,
              ...chewie,
            },
            ...(Object.keys(friend).length > 0 ? { friend } : {}),
          },
        },
      ).attack('red', 'tie'),
    );
  const fought = (table: Table): Table => {
    table.rolls('hit', 'hit', 'hit');
    playOn(table, {}, () => table.legal('perform-action').length > 0 || table.happened('ship-destroyed').length > 0);
    return table;
  };

  test('an action and a bonus attack, before the ship is removed', () => {
    const table = fallen({});
    table.answer({ type: 'perform-action', ship: 'chewie', action: 'focus' });
    expect(table.happened('ship-removed')).toEqual([]);
    expect(table.offers({ type: 'choose-weapon' })).toBe(true);
  });

  test('not far from him, not for an enemy', () => {
    expect(fallen({}, { at: [860, 860] }).legal('perform-action')).toEqual([]);
    expect(fallen({}, { player: 'p1' }).legal('perform-action')).toEqual([]);
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

describe('templates of his boost, ships under his template', () => {
  test('Kare Kun boosts along a turn if she likes [xw.boost.02]', () => {
    const boosting = (pilot: string): Table =>
      alone({ pilot }, 'perform action').answer({ type: 'perform-action', action: 'boost' });
    const table = boosting('karekun').use('kare-kun');
    expect(table.legal('choose-template').map(({ template }) => template)).toEqual(['turn-left', 'turn-right']);
    const usual = boosting('karekun').answer({ type: 'decline', ability: 'kare-kun' });
    expect(usual.legal('choose-template')).toHaveLength(3);
    expect(boosting('elloasty').legal('choose-template')).toHaveLength(3);
  });

  test.each<[string, ShipOnTable, ShipOnTable, boolean]>([
    ['through a friend', {}, { at: [300, 380] }, true],
    ['through an enemy', {}, { player: 'p2', at: [300, 380] }, false],
    ['beside a friend', {}, { at: [400, 380] }, false],
    ['in part', {}, { at: [300, 485] }, false],
    ['another pilot', { pilot: 'karekun' }, { at: [300, 380] }, false],
  ])("C'ai Threnalli evades %s: [xw.move.02]", (_what, red, other, offered) => {
    const table = alone({ pilot: 'caithrenalli', ...dial('white', 4), ...red }, undefined, { other });
    expect(table.offers({ type: 'use-ability', ability: 'cai-threnalli' })).toBe(offered);
  });
});
