/**
 * What the compiled card data leaves out: the statistics of huge ships, the lengths of their bases, and the weapons of their hardpoints.
 * Written by hand after public squad builders and virtual tables. Lengths of bases are approximate (see docs/ambiguities.md).
 */
import type { CompactShip, CompactWeapon } from '../compact';
import type { Pool } from '../types';

/** What is added to a compact ship of the same id. */
interface HugeShipFacts extends Required<Pick<CompactShip, 'weapons' | 'agility' | 'hull' | 'actions'>> {
  shields: Pool;
  energy: Pool;
  /** Length of the base in mm. */
  baseLength: number;
}

/** GR-75, Gozanti and C-ROC stand on the shorter base, CR90 and Raider on the longer one. */
const SHORT = 195;
const LONG = 224.8;

// prettier-ignore
export const hugeShips: Readonly<Record<string, HugeShipFacts>> = {
  cr90corelliancorvette: { weapons: [['left', 4], ['right', 4]], agility: 0, hull: 18, shields: { value: 7, recovers: 2 }, energy: { value: 7, recovers: 2 }, baseLength: LONG, actions: ['focus white', 'reinforce white', 'lock white', 'coordinate red', 'jam white'] },
  raiderclasscorvette: { weapons: [['full-front', 4]], agility: 0, hull: 20, shields: { value: 8, recovers: 2 }, energy: { value: 6, recovers: 2 }, baseLength: LONG, actions: ['focus white', 'reinforce white', 'lock white', 'coordinate white', 'jam white'] },
  gr75mediumtransport: { weapons: [['front', 2]], agility: 0, hull: 12, shields: { value: 3, recovers: 1 }, energy: { value: 4, recovers: 1 }, baseLength: SHORT, actions: ['focus white', 'lock red', 'coordinate white', 'reinforce red', 'jam white'] },
  gozanticlasscruiser: { weapons: [['front', 3]], agility: 0, hull: 11, shields: { value: 5, recovers: 1 }, energy: { value: 3, recovers: 1 }, baseLength: SHORT, actions: ['focus white', 'reinforce white', 'lock white', 'coordinate white', 'jam white'] },
  croccruiser: { weapons: [['front', 3]], agility: 0, hull: 12, shields: { value: 4, recovers: 1 }, energy: { value: 4, recovers: 1 }, baseLength: SHORT, actions: ['focus white', 'reinforce white', 'lock white', 'coordinate red', 'jam white'] },
};

/** Weapons by upgrade, on the side that is up at the start. `headers`: how often 'Bonus Attack:' stands on the card. */
// prettier-ignore
export const hardpointWeapons: Readonly<Record<string, CompactWeapon>> = {
  ioncannonbattery: { arc: 'single-turret', value: 4, range: [2, 4], energyCost: 1, headers: 1 },
  pointdefensebattery: { arc: 'double-turret', value: 2, range: [1, 2], energyCost: 1, headers: 4 },
  targetingbattery: { arc: 'single-turret', value: 3, range: [2, 5], energyCost: 1, headers: 1 },
  turbolaserbattery: { arc: 'single-turret', value: 3, range: [3, 5], requires: ['lock'], energyCost: 3, headers: 1 },
};
