/** Scum and Villainy: pilots of the YV-666 Light Freighter. */
import { allowed } from '../../../../core';
import { spendLock } from '../../../effects/locks';
import { ability } from '../../../engine';
import type { Edge, ShipId } from '../../../model/state';
import { cannotSpendLock } from '../../../queries/locks';
import { edgesOver } from '../../../queries/play-area';
import { all, another, atRange } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { leaveFor } from '../../forms/lasting-effects';
import { bossk } from '../../forms/same-text';
import { atStartOf } from '../../forms/timing';
import { chosenShips, inflict } from '../../forms/tokens';
import { isYou, you } from '../../forms/you';

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

/** Instead of fleeing he comes back at an edge over which his base reached. */
const moraloEval = ability({
  id: 'moralo-eval',
  card: 'pilot:moraloeval',
  rules: ['xw.flee.01', 'xw.replacement-effect.02'],
  replaces: 'fled',
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  cost: spendingCharges('ship'),
  choose: (state, self) => edgesOver(state, you(state, self)).map((edge) => allowed(edge)),
  effect: (state, self) => leaveFor(state, self, self.chosen as Edge),
});

export const yv666LightFreighterPilots = [bossk('bossk-pilot', 'pilot:bossk'), lattsRazziPilot, moraloEval];
