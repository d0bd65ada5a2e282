/** Galactic Empire: pilots of the TIE/sk Striker. */
import { after } from '../../../../core';
import { cancelResults } from '../../../effects/dice';
import { ability } from '../../../engine';
import type { XwingState } from '../../../model/state';
import { damageCards } from '../../../queries/damage-cards';
import { isStressed } from '../../../queries/tokens';
import { whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { unstressed, youAre } from '../../forms/conditions';
import { gaining, suffering, together } from '../../forms/costs';
import { anyPayload, placeChosen } from '../../forms/devices';
import { attacking, CANCEL, mayRollMore } from '../../forms/dice';
import { withAilerons } from '../../forms/maneuvers';
import { afterYouFullyExecute } from '../../forms/timing';
import { isYou, you } from '../../forms/you';

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

const duchess = ability({
  id: 'duchess',
  card: 'pilot:duchess',
  rules: ['xw.golden-rules.02'],
  permits: { 'ailerons as it likes': (state, self, { ship }) => isYou(state, self, ship) },
});

const vagabond = afterYouFullyExecute()({
  id: 'vagabond',
  card: 'pilot:vagabond',
  rules: ['xw.device.16'],
  if: (state, self) => withAilerons(state, self) && !isStressed(state, self.source),
  may: true,
  choose: (state, self) => anyPayload(state, you(state, self), { hows: ['drop'] }),
  effect: (state, self) => placeChosen(state, you(state, self), self.chosen),
});

export const tieSkStrikerPilots = [countdown, duchess, pureSabacc, vagabond];
