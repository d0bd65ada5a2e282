/** Scum and Villainy: pilots of the G-1A Starfighter. */
import { transferToken } from '../../../effects/tokens';
import { ability } from '../../../engine';
import type { ShipId } from '../../../model/state';
import { rollMore } from '../../../procedures/roll-dice';
import { isPrimary, whileYouAttack } from '../../forms/attacks';
import { all, another, atRange } from '../../forms/conditions';
import { afterYouFullyExecute, atStartOf } from '../../forms/timing';
import { chosenShips, PASS, unlessStressed, youGain } from '../../forms/tokens';
import { you } from '../../forms/you';

const fourLomPilotPasses = atStartOf('end')({
  id: '4-lom-pilot-passes',
  card: 'pilot:4lom',
  may: true,
  unable: unlessStressed,
  choose: (state, self) => chosenShips(state, self, all(another, atRange(0, 1))),
  effect: (state, self) =>
    transferToken(state, you(state, self).id, self.chosen as ShipId, 'stress', PASS, self.controller),
});

const fourLomPilot = afterYouFullyExecute(({ color }) => color === 'red')({
  id: '4-lom-pilot',
  card: 'pilot:4lom',
  effect: youGain('calculate'),
});

/** He rolls one more, and then the defender does. */
const zuckuss = ability({
  id: 'zuckuss',
  card: 'pilot:zuckuss',
  rules: ['xw.timing.05', 'xw.attack.16', 'xw.attack.22'],
  during: 'roll attack dice',
  may: true,
  when: (state, self) => whileYouAttack(isPrimary)(state, self),
  effect: (state, self) => {
    rollMore(state, 'attack', 1, self);
    rollMore(state, 'defense', 1, self);
  },
});

export const g1aStarfighterPilots = [fourLomPilotPasses, fourLomPilot, zuckuss];
