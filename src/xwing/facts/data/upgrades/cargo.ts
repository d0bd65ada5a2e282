// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'adaptiveshields', name: 'Adaptive Shields', cost: 10, sides: [{ slots: ['cargo'] }] },
  { id: 'boostedscanners', name: 'Boosted Scanners', cost: 8, sides: [{ slots: ['cargo'] }] },
  { id: 'optimizedpowercore', name: 'Optimized Power Core', cost: 6, sides: [{ slots: ['cargo'] }] },
  { id: 'tibannareserves', name: 'Tibanna Reserves', cost: 3, sides: [{ slots: ['cargo'], charges: { value: 3, recovers: 0 } }] },
];
