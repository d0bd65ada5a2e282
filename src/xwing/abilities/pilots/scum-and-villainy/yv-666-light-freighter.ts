/** Scum and Villainy: pilots of the YV-666 Light Freighter. */
import { spendLock } from '../../../effects/locks';
import type { ShipId } from '../../../model/state';
import { cannotSpendLock } from '../../../queries/locks';
import { all, another, atRange } from '../../forms/conditions';
import { bossk } from '../../forms/same-text';
import { atStartOf } from '../../forms/timing';
import { chosenShips, inflict } from '../../forms/tokens';
import { you } from '../../forms/you';

const lattsRazziPilot = atStartOf('engagement')({
  id: 'latts-razzi-pilot',
  card: 'pilot:lattsrazzi',
  may: true,
  choose: (state, self) =>
    chosenShips(
      state,
      self,
      all(another, atRange(1, 1), (ship, own) => cannotSpendLock(state, own.id, ship.id) === null),
    ),
  effect: (state, self) => {
    const own = you(state, self).id;
    const on = self.chosen as ShipId;
    spendLock(state, own, on);
    inflict(state, on, 'tractor', self);
  },
});

export const yv666LightFreighterPilots = [bossk('bossk-pilot', 'pilot:bossk'), lattsRazziPilot];
