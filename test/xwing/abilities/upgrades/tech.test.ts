/** Upgrades of the slot 'tech'. */
import { acting } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import { type CardCase, expectCase, isOffered } from '../card-cases';
import { die, FAR_ENEMY, FAR_WING, SHUTTLE, WING, coordinatable } from '../card-tables';

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'advanced-optics',
      red: { upgrades: ['advancedoptics'], tokens: { focus: 1 } },
      attack: ['blank', 'focus', 'focus'],
      happened: [die('attack', 'blank', 'hit')],
      ships: { red: { tokens: { focus: 0 } } },
      not: { 'no focus token': { red: { tokens: { evade: 1 } } } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('farther than usual', () => {
  const lancer = (upgrades: string[], far: ShipOnTable, locks: NonNullable<TableSpec['locks']>): Table =>
    xwingTable({
      ships: { red: { ...SHUTTLE, upgrades }, wing: WING, far: { ...FAR_WING, ...far }, x: FAR_ENEMY },
      locks,
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    });

  test('Biohexacrypt Codes: a lock is spent on whom the ship coordinates, wherever that is', () => {
    const codes = ['biohexacryptcodes'];
    const begun = (locks: NonNullable<TableSpec['locks']>): Table =>
      lancer(codes, {}, locks).answer({ action: 'coordinate' });
    const table = begun([['red', 'far']]).choose('biohexacrypt-codes', 'far');
    expect(table.happened('coordinated')).toMatchObject([{ ship: 'red', on: 'far' }]);
    expect(table.state.locks).toEqual([]);
    const declined = begun([['red', 'far']]).decline('biohexacrypt-codes');
    expect(coordinatable(declined)).toEqual(['wing']);
    expect(isOffered(begun([['red', 'x']]), 'biohexacrypt-codes')).toBe(false);
    expect(isOffered(begun([]), 'biohexacrypt-codes')).toBe(false);
  });

  test('Biohexacrypt Codes: or whom it jams', () => {
    const foe = lancer(['biohexacryptcodes'], { player: 'p2' }, [['red', 'far']]).answer({ action: 'jam' });
    foe.choose('biohexacrypt-codes', 'far');
    expect(foe.happened('token-gained').at(-1)).toMatchObject({ ship: 'far', token: 'jam' });
  });
});

test.each([
  [0, ['focus', 'evade', 'lock', 'barrel-roll', 'boost']],
  [1, ['barrel-roll', 'boost']],
  [2, ['barrel-roll', 'boost']],
  [3, []],
])('Primed Thrusters: with %d stress tokens it performs %p [xw.golden-rules.02]', (stress, actions) => {
  const ready = (upgrades: string[]): string[] =>
    acting({ pilot: 'greensquadronexpert', upgrades, tokens: { stress } })
      .legal('perform-action')
      .map(({ action }) => action);
  expect(ready(['primedthrusters'])).toEqual(actions);
  expect(ready([])).toEqual(stress === 0 ? actions : []);
});
