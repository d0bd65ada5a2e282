/** Galactic Empire: pilots of the TIE/ag Aggressor. */
import { after, reason, say } from '../../../../core';
import { cancelResults } from '../../../effects/dice';
import { ability } from '../../../engine';
import { both, missed, thisAttack, whileYouAttack } from '../../forms/attacks';
import { bonusAfterYouAttack, weaponsThat } from '../../forms/bonus-attacks';
import { withWeapon } from '../../forms/conditions';
import { spending } from '../../forms/costs';
import { CANCEL, noResult } from '../../forms/dice';

const doubleEdge = bonusAfterYouAttack({
  id: 'double-edge',
  card: 'pilot:doubleedge',
  such: both(missed, withWeapon('turret', 'missile')),
  limits: (state, own) => ({ weapons: weaponsThat(state, own, ({ id }) => id !== thisAttack(state).weapon?.id) }),
});

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

export const tieAgAggressorPilots = [doubleEdge, lieutenantKestal];
