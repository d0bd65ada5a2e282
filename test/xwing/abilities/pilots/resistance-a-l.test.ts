/** Pilots of the Resistance, from A to L. */
import { alone, duel } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, type MomentCase, playOn } from '../card-cases';
import {
  flownInRed,
  added,
  assignedTo,
  bombs,
  dial,
  dialOf,
  dropping,
  executed,
  fight,
  flying,
  type NumberCase,
  placing,
  usedIt,
  placingInSetup,
  whyNotPlaced,
  expectNumber,
} from '../card-tables';

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
});

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
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
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
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
  ];

  test.each(inAttacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('red maneuvers while stressed [xw.stress.07]', () => {
  const one = { tokens: { stress: 1 } };
  test.each<[string, ShipOnTable, 'straight' | 'tallon-left', boolean]>([
    ['jarekyeager', { damage: { facedown: 1 } }, 'straight', true],
    ['jarekyeager', { damage: { facedown: 1 } }, 'tallon-left', false],
    ['jarekyeager', { damage: { facedown: 0 } }, 'straight', false],
    ['jarekyeager', { damage: { faceup: ['hullbreach'] } }, 'tallon-left', true],
    ['jarekyeager', { damage: { facedown: 1 }, tokens: { stress: 3 } }, 'straight', false],
  ])('%s, %j: %s %s', (pilot, more, bearing, can) => {
    expect(flownInRed({ pilot, ...one, ...more }, bearing)).toBe(can ? `3 ${bearing} red` : '2 straight white');
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

  test('when he is destroyed himself, too: he is friendly to himself [xw.friendly.04]', () => {
    const himself: ShipOnTable = { pilot: 'chewbacca-scavengedyt1300', turret: 'front', facing: 180 };
    const table = fought(duel({}, { ...himself, shields: 0, damage: { facedown: 7 } }).attack('red', 'tie'));
    table.answer({ type: 'perform-action', ship: 'tie', action: 'focus' });
    expect(table.offers({ type: 'choose-weapon' })).toBe(true);
    expect(table.happened('ship-removed')).toEqual([]);
  });

  test('not far from him, not for an enemy', () => {
    expect(fallen({}, { at: [860, 860] }).legal('perform-action')).toEqual([]);
    expect(fallen({}, { player: 'p1' }).legal('perform-action')).toEqual([]);
  });
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
