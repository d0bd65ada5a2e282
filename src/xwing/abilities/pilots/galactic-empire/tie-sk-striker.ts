/** Galactic Empire: pilots of the TIE/sk Striker. */
import { after } from '../../../../core';
import { cancelResults } from '../../../effects/dice';
import { ability } from '../../../engine';
import type { XwingState } from '../../../model/state';
import { damageCards } from '../../../queries/damage-cards';
import { whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { unstressed, youAre } from '../../forms/conditions';
import { gaining, suffering, together } from '../../forms/costs';
import { attacking, CANCEL, mayRollMore } from '../../forms/dice';

function cancelAll(state: XwingState): void {
  for (const face of ['hit', 'crit', 'focus', 'blank'] as const) cancelResults(state, 'attack', face, Infinity, CANCEL);
  for (const face of ['evade', 'focus', 'blank'] as const) cancelResults(state, 'defense', face, Infinity, CANCEL);
}

const countdown = ability({
  id: 'countdown',
  card: 'pilot:countdown',
  rules: CANCEL,
  on: after('dice-neutralized'),
  when: (state, self) => whileYouDefend(youAre(unstressed))(state, self),
  may: true,
  cost: together(suffering('hit'), gaining('stress')),
  effect: cancelAll,
});

const pureSabacc = mayRollMore({
  id: 'pure-sabacc',
  card: 'pilot:puresabacc',
  ...attacking,
  when: whileYouAttack(youAre((own) => damageCards(own) <= 1)),
});

export const tieSkStrikerPilots = [countdown, pureSabacc];
