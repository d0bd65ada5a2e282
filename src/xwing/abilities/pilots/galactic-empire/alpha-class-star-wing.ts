/** Galactic Empire: pilots of the Alpha-class Star Wing. */
import { whileYouDefend } from '../../forms/attacks';
import { having, youAre } from '../../forms/conditions';
import { gaining } from '../../forms/costs';
import { defending, rollsMore } from '../../forms/dice';
import { afterYouGain } from '../../forms/timing';
import { youRemove } from '../../forms/tokens';
import { you } from '../../forms/you';

const lieutenantKarsabi = afterYouGain('disarm')({
  id: 'lieutenant-karsabi',
  card: 'pilot:lieutenantkarsabi',
  if: (state, self) => you(state, self).tokens.stress === 0,
  may: true,
  cost: gaining('stress'),
  effect: youRemove('disarm'),
});

const majorVynder = rollsMore(
  { id: 'major-vynder', card: 'pilot:majorvynder', ...defending, when: whileYouDefend(youAre(having('disarm'))) },
  1,
);

export const alphaClassStarWingPilots = [lieutenantKarsabi, majorVynder];
