/** What the rules call charges (xw.charges). */
import { loseCharge, recoverCharge, spendCharge } from '../../src/xwing/effects/charges';
import type { Charges, Ship } from '../../src/xwing/model/state';
import { cannotSpendCharge, type ChargesOf } from '../../src/xwing/queries/charges';
import { xwingTable, type Table } from './table';

/** A huge ship with Force, shields, energy, charges of its own and of an upgrade. */
const RULES = ['xw.charges.02'];
const table = (): Table => {
  const it = xwingTable({ ships: { big: { pilot: 'republicjudiciary', upgrades: ['protontorpedoes'] } } });
  const ship = it.ship('big');
  ship.force = { active: 2, limit: 2, recovers: 1 };
  ship.charges = { active: 2, limit: 2, recovers: 0 };
  return it;
};
const isPool = (value: unknown): value is Charges =>
  typeof value === 'object' && value !== null && 'active' in value && 'limit' in value;
const pools = (ship: Ship): string[] => Object.entries(ship).flatMap(([name, value]) => (isPool(value) ? [name] : []));

describe('standard charges, Force charges, shields and energy', () => {
  test('are all the charges that a ship has [xw.charges.10]', () => {
    expect(pools(table().ship('big')).sort()).toEqual(['charges', 'energy', 'force', 'shields']);
  });

  const pool = (it: Table, of: ChargesOf): Charges => {
    const { shields, energy, force, charges, upgrades } = it.ship('big');
    const pools: Readonly<Record<string, Charges | null>> = { shields, energy, force, ship: charges };
    const found = pools[of] ?? upgrades[0]?.charges;
    if (!found) throw new Error(of);
    return found;
  };

  test.each<ChargesOf>(['ship', 'big/protontorpedoes', 'force', 'shields', 'energy'])(
    'what is said of charges holds for %s: they are spent, lost and recovered, between none and the limit [xw.charges.10]',
    (of) => {
      const it = table();
      const { limit } = pool(it, of);
      it.do((state) => spendCharge(state, 'big', of, RULES));
      expect(pool(it, of).active).toBe(limit - 1);
      it.do((state) => recoverCharge(state, 'big', of, RULES));
      it.do((state) => recoverCharge(state, 'big', of, RULES));
      expect(pool(it, of).active).toBe(limit);
      for (let i = 0; i <= limit; i++) it.do((state) => loseCharge(state, 'big', of, RULES));
      expect(pool(it, of).active).toBe(0);
      expect(cannotSpendCharge(it.state, 'big', of)).toMatchObject({ code: 'no-charge', rules: ['xw.charges.06'] });
    },
  );
});
