/** Rebel Alliance: pilots of the ARC-170 Starfighter. */
import { run } from '../../../engine';
import { rollADie, shownOn } from '../../../procedures/roll-a-die';
import { garvenDreis, norraWexley, sharaBey } from '../../forms/same-text';
import { afterYouFullyExecute } from '../../forms/timing';
import { REMOVE, youRemove } from '../../forms/tokens';
import { you } from '../../forms/you';

const ibtisam = afterYouFullyExecute()({
  id: 'ibtisam',
  card: 'pilot:ibtisam',
  may: true,
  if: (state, self) => you(state, self).tokens.stress > 0,
  effect: [
    run('roll an attack die', REMOVE, (state, self) => rollADie(state, you(state, self).id, self.ability, REMOVE)),
    run('remove stress', REMOVE, (state, self) => {
      const shown = shownOn(self);
      if (shown === 'hit' || shown === 'crit') youRemove('stress')(state, self);
    }),
  ],
});

export const arc170StarfighterPilots = [
  garvenDreis('garven-dreis-arc', 'pilot:garvendreis'),
  ibtisam,
  norraWexley('norra-wexley', 'pilot:norrawexley'),
  ...sharaBey('shara-bey', 'pilot:sharabey'),
];
