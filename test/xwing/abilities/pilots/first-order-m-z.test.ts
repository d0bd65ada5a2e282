/** Pilots of the First Order, from M to Z. */
import { isWithin } from '../../../../src/xwing/abilities/forms/targets';
import { initiativeOf } from '../../../../src/xwing/queries/initiative';
import { isInArc } from '../../../../src/xwing/queries/range';
import { shipOf } from '../../../../src/xwing/queries/ships';
import { duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import {
  type Attack,
  type CardCase,
  declare,
  expectCase,
  expectMoment,
  gained,
  isOffered,
  type MomentCase,
  playOn,
} from '../card-cases';
import {
  spendable,
  coordinatable,
  coordinating,
  dial,
  die,
  flying,
  type NumberCase,
  starts,
  expectNumber,
} from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'tn-3465',
      others: { droid: { pilot: 'tn3465', at: [360, 500] } },
      attack: ['blank', 'blank', 'hit'],
      chosen: 0,
      happened: [{ type: 'damage-suffered', ship: 'droid', damage: 'crit' }],
      not: { 'far from the defender': { others: { droid: { pilot: 'tn3465', at: [500, 200] } } } },
    },
    {
      ability: 'static',
      red: { pilot: 'static', tokens: { focus: 1 } },
      locks: [['red', 'tie']],
      attack: ['blank', 'focus'],
      happened: [die('attack', 'blank', 'crit'), die('attack', 'focus', 'crit')],
      ships: { red: { tokens: { focus: 0 } } },
      not: {
        'no lock': { locks: [] },
        'no focus token': { red: { tokens: {} } },
        'nothing to change': { attack: ['crit', 'crit', 'crit'] },
      },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  const cases: NumberCase[] = [
    {
      card: 'scorch',
      use: 'scorch',
      red: { pilot: 'scorch' },
      dice: 3,
      not: { 'while stressed': { red: { tokens: { stress: 1 } }, dice: 2 } },
    },
  ];

  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying('petty-officer-thanisson-pilot', dial('red'), {
      others: { foe: { player: 'p2', pilot: 'pettyofficerthanisson', at: [300, 600], facing: 180 } },
      happened: [{ ...gained('red', 'tractor'), by: 'p2' }],
      ships: { foe: { charges: { active: 0 } } },
      not: {
        'no stress gained': { red: dial('white') },
        'beyond range 2': { foe: { at: [300, 860] } },
        'outside the front arc': { foe: { facing: 0 } },
        'no charge': { foe: { charges: 0 } },
      },
    }),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('at the start of a phase [xw.timing.03]', () => {
  const atStart: MomentCase[] = [
    starts(
      'engagement',
      'muse',
      { pilot: 'muse' },
      { friend: { at: [380, 300], tokens: { stress: 1 } } },
      {
        chosen: 'friend',
        ships: { friend: { tokens: { stress: 0 } } },
        not: { 'no stress': { friend: { tokens: {} } }, 'range 2': { friend: { at: [460, 300] } } },
      },
    ),
  ];

  test.each(atStart.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('what the enemy cannot do with its dice [xw.golden-rules.03]', () => {
  test('Midnight: nothing modifies the dice of an enemy that she has locked', () => {
    const midnight = { pilot: 'midnight' };
    expect(spendable(midnight)).toHaveLength(3);
    expect(spendable(midnight, { locks: [['red', 'tie']] })).toEqual([]);
    expect(spendable(midnight, { locks: [['tie', 'red']] })).toHaveLength(3);
  });

  test('Midnight: as the defender she freezes attack dice, for herself as well', () => {
    const modifiers = (locks: Attack['locks'] = []): number => {
      const table = declare({ red: { tokens: { focus: 1 } }, tie: { pilot: 'midnight' }, locks });
      playOn(table, { attack: ['focus'] }, () => table.legal('roll').length === 0);
      return table.legal('spend-focus').length;
    };
    expect([modifiers(), modifiers([['tie', 'red']])]).toEqual([1, 0]);
  });
});

describe('treated as another initiative [xw.initiative.03]', () => {
  test.each([
    ['null', {}, 7],
    ['null', { damage: { facedown: 1 } }, 0],
    ['rush', {}, 2],
    ['rush', { damage: { facedown: 1 } }, 6],
  ] as const)('%s with %j: %d', (pilot, more, initiative) => {
    const { state } = duel({ pilot, ...more });
    expect(initiativeOf(state, shipOf(state, 'red'))).toBe(initiative);
    expect(initiativeOf(state, shipOf(state, 'tie'))).toBe(1);
  });
});

describe('Major Vonreg, in the System Phase [xw.system-phase.02]', () => {
  const vonreg = (tie: ShipOnTable = {}, red: ShipOnTable = {}) =>
    xwingTable({
      ships: { red: { pilot: 'majorvonreg', at: [300, 300], ...red }, tie: { player: 'p2', at: [300, 560], ...tie } },
      moment: 'system',
    });

  test('an enemy in his bullseye arc gains a token of his choice', () => {
    for (const token of ['deplete', 'strain'] as const) {
      const table = vonreg().use('major-vonreg').choose('major-vonreg', { ship: 'tie', token });
      expect(table.ship('tie').tokens[token]).toBe(1);
    }
  });

  test.each<[string, ShipOnTable, ShipOnTable]>([
    ['beside the bullseye arc', { at: [400, 560] }, {}],
    ['a friend', { player: 'p1' }, {}],
    ['another pilot', {}, { pilot: 'firstorderprovocateur' }],
  ])('not %s', (_what, tie, red) => {
    expect(vonreg({ ...tie }, red).offers({ type: 'use-ability', ability: 'major-vonreg' })).toBe(false);
  });
});

describe('"Quickdraw" [xw.bonus-attack.01]', () => {
  const QUICK: ShipOnTable = { pilot: 'quickdraw', turret: 'front' };
  const fought = (attack: string[], tie: ShipOnTable = {}): Table => {
    const table = duel({}, { ...QUICK, ...tie }).attack('red', 'tie');
    playOn(table, { attack }, () => isOffered(table, 'quickdraw'));
    return table;
  };
  const offers = (table: Table): boolean => table.offers({ type: 'use-ability', ability: 'quickdraw' });

  test('in the aftermath of the attack in which a shield went, a primary attack for a charge', () => {
    const table = fought(['hit', 'hit']).use('quickdraw');
    expect(table.when('shield-lost', { ship: 'tie' })).toBeLessThan(table.when('defended', { defender: 'tie' }));
    expect(table.ship('tie').charges?.active).toBe(0);
    expect(table.legal('choose-weapon').map(({ weapon }) => weapon)).toEqual([
      'primary front',
      'primary single-turret',
    ]);
  });
  test('not for a miss, without a shield, or without a charge', () => {
    expect([
      offers(fought([])),
      offers(fought(['hit'], { shields: 0 })),
      offers(fought(['hit'], { charges: 0 })),
    ]).toEqual([false, false, false]);
  });
});

describe('"Recoil" [xw.bullseye-arc.02]', () => {
  const inBullseyeArc = (red: ShipOnTable, tie: ShipOnTable): boolean => {
    const { state } = duel({ pilot: 'recoil', tokens: { stress: 1 }, ...red }, tie);
    return isInArc(state, shipOf(state, 'red'), 'bullseye', shipOf(state, 'tie'));
  };
  test.each<[string, boolean, ShipOnTable, ShipOnTable]>([
    ['in front at range 1', true, {}, { at: [350, 420] }],
    ['at range 2', false, {}, { at: [380, 500] }],
    ['beside the front arc', false, {}, { at: [420, 300] }],
    ['without stress', false, { tokens: {} }, { at: [350, 420] }],
    ['a friend', false, {}, { player: 'p1', at: [350, 420] }],
    ['another pilot', false, { pilot: 'avenger' }, { at: [350, 420] }],
  ])('%s: %p', (_what, is, red, tie) => expect(inBullseyeArc(red, tie)).toBe(is));
});

describe('Major Stridan [xw.range.06]', () => {
  const STRIDAN: ShipOnTable = { pilot: 'majorstridan', at: [450, 400] };
  const among = (far: ShipOnTable, pilot = 'majorstridan'): string[] =>
    coordinatable(
      coordinating({
        red: { ...STRIDAN, pilot },
        wing: { at: [450, 860] },
        others: { far: { pilot: 'tn3465', ...far } },
      }),
    );

  test('he coordinates friends at range 3 as well', () => {
    expect([
      among({ at: [450, 680] }),
      among({ at: [450, 800] }),
      among({ at: [450, 680] }, 'pettyofficerthanisson'),
    ]).toEqual([['far'], [], []]);
  });
  test('for his upgrades friends at range 2-3 are at range 0 and 1', () => {
    const { state } = duel({ ...STRIDAN }, {}, { others: { far: { at: [450, 640] }, beyond: { at: [450, 860] } } });
    const within = (ship: string, max: number): boolean =>
      isWithin(state, shipOf(state, 'red'), shipOf(state, ship), [0, max]);
    expect([within('far', 0), within('far', 1), within('beyond', 1), within('tie', 0)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
