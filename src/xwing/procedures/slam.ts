/** SLAM (xw.slam): the ship executes another maneuver of the same speed, then gains a disarm token. It fails rather than flee. */
import { candidate, question, reason, say, type Frame } from '../../core';
import { oneOf, optional, type FieldsOf } from '../../core/codec';
import type { ActivationAction } from '../model/actions';
import { type MayFail, hasFailed, mayFailFields } from '../effects/failing';
import { staysAsHuge } from '../effects/move';
import { gainByItself } from '../effects/tokens';
import { ask, call, give, modified, procedure, run } from '../engine';
import { ship as shipType } from '../facts';
import { changedSpeed, maneuverName } from '../facts/maneuvers';
import type { ShipId, XwingState } from '../model/state';
import { activationOf } from '../queries/activation';
import type { XwingNames } from '../queries/names';
import { isActive, shipOf } from '../queries/ships';
import { executeManeuver } from './maneuver';

type ChooseManeuver = Extract<ActivationAction, { type: 'choose-maneuver' }>;

/** A frame that is told how the maneuver of a SLAM was executed. */
export interface Slamming extends Frame {
  slammed?: 'fully' | 'in part';
}

export const slammingFields: FieldsOf<Slamming> = { slammed: optional(oneOf('how', ['fully', 'in part'])) };

export interface SlamFrame extends MayFail, Slamming {
  ship: ShipId;
}

export const slamFields = ({ ship }: XwingNames): FieldsOf<SlamFrame> => ({
  ship,
  ...slammingFields,
  ...mayFailFields,
});

/** The ship that has executed its maneuver performs a SLAM; whatever called it is told if that fails (see `hasFailed`). */
export function slam(state: XwingState, ship: ShipId): void {
  if (staysAsHuge(state, ship, 'SLAM')) return;
  call(state, 'slam', { ship });
}

export const slamProcedure = procedure('slam', slamFields, [
  ask('choose a maneuver', ['xw.slam.01', 'xw.slam.02', 'xw.slam.03'], whichManeuver, (state, frame, action) => {
    const chosen = dialOf(state, frame.ship).find((each) => maneuverName(each) === action.maneuver);
    if (!chosen) return;
    const { speed: usual } = chosen;
    const by = modified(state, 'template speed', usual, { ship: frame.ship, action: 'slam' }) - usual;
    const maneuver = { ...chosen, speed: changedSpeed(chosen, by) };
    // By all rules of maneuvers, and told as one beside the action (xw.slam.04, xw.slam.07).
    executeManeuver(state, frame.ship, maneuver, { inStep: false, mayFail: true });
  }),
  run('gain a disarm token', ['xw.slam.01', 'xw.slam.06'], (state, frame) => {
    if (!isActive(shipOf(state, frame.ship))) return;
    // It is where it was before, and not disarmed.
    if (hasFailed(frame)) {
      give(state, { failed: frame.failed ?? '' });
      if (state.options.readings?.failedSlam === 'a disarm token')
        gainByItself(state, frame.ship, 'disarm', ['xw.slam.06']);
    } else {
      if (frame.slammed) give(state, { slammed: frame.slammed });
      gainByItself(state, frame.ship, 'disarm', ['xw.slam.01']);
    }
  }),
]);

function dialOf(state: XwingState, ship: ShipId) {
  return shipType(shipOf(state, ship).type)?.dial ?? [];
}

/** All of its dial is spoken of; only the same speed may be chosen (xw.slam.02, .03). */
function whichManeuver(state: XwingState, { ship }: SlamFrame) {
  const { player } = shipOf(state, ship);
  const speed = activationOf(state, ship)?.speed ?? null;
  const candidates = dialOf(state, ship).map((each) => {
    const action: ChooseManeuver = { type: 'choose-maneuver', player, ship, maneuver: maneuverName(each) };
    if (each.speed === speed) return candidate(action, null);
    const said = say`${ship} executed a maneuver of speed ${speed ?? 'none'}.`;
    return candidate(action, reason('other-speed', said, ['xw.slam.02'], { speed }));
  });
  return question(player, 'choose the maneuver of the SLAM', candidates);
}
