/** Upgrades of the slot 'cargo'. */
import { allowed, before } from '../../../core';
import { spendCharge } from '../../effects/charges';
import { reachFarther } from '../../effects/reach';
import { ability } from '../../engine';
import { cannotSpendCharge } from '../../queries/charges';
import { isYou, you } from '../forms/you';

const SPENDS = ['xw.charges.05', 'xw.golden-rules.02'];

/** One range farther for each of up to three energy. */
const boostedScanners = ability({
  id: 'boosted-scanners',
  card: 'upgrade:boostedscanners',
  rules: SPENDS,
  on: before('about-to-measure'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  unable: (state, self) => cannotSpendCharge(state, you(state, self).id, 'energy'),
  choose: (state, self) => {
    const energy = you(state, self).energy?.active ?? 0;
    return [1, 2, 3].filter((count) => count <= energy).map((count) => allowed(count));
  },
  effect: (state, self) => {
    if (!self.event) return;
    const count = self.chosen as number;
    for (let i = 0; i < count; i++) spendCharge(state, you(state, self).id, 'energy', SPENDS);
    reachFarther(state, self.event.to, count);
  },
});

export const cargoUpgrades = [boostedScanners];
