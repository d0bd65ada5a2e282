/** Galactic Empire: pilots of the TIE/ag Aggressor. */
import { after, reason, say } from '../../../../core';
import { cancelResults } from '../../../effects/dice';
import { ability } from '../../../engine';
import { whileYouAttack } from '../../forms/attacks';
import { spending } from '../../forms/costs';
import { CANCEL, noResult } from '../../forms/dice';

const lieutenantKestal = ability({
  id: 'lieutenant-kestal',
  card: 'pilot:lieutenantkestal',
  rules: CANCEL,
  on: after('dice-rolled', 'dice-rerolled'),
  when: (state, self) => whileYouAttack()(state, self) && self.event.die === 'defense',
  may: true,
  unable: (state) =>
    noResult(state, 'defense', 'blank') && noResult(state, 'defense', 'focus')
      ? reason('nothing-to-cancel', say`There is neither a blank nor a focus result.`, ['xw.paying-costs.01'])
      : null,
  cost: spending('focus'),
  effect: (state) => {
    for (const face of ['blank', 'focus'] as const) cancelResults(state, 'defense', face, Infinity, CANCEL);
  },
});

export const tieAgAggressorPilots = [lieutenantKestal];
