/**
 * Once a described moment is over without that anybody did something: the step of its ship was skipped; the System Phase passed, as no ship was near a
 * carrier.
 */
import { reason, say, type Reason } from '../../core';
import type { OfMoment, VerbFields } from '../../language/language';
import type { XwingAction } from '../model/actions';
import { actionsOnBar, cannotPerform, PERFORM_ACTION } from '../queries/actions';
import type { ShipId, XwingState } from '../model/state';
import { docking } from '../queries/docking';
import { shipOf } from '../queries/ships';
import type { XwingParts } from './parts';

export function ofMoment({ moment }: XwingParts, state: XwingState): OfMoment<XwingAction> | null {
  const { ship } = moment;
  if (moment.phase === 'system' && state.phase !== 'system')
    return { fields: {}, whyNot: (action) => cannotDock(state, action) };
  if (ship === undefined || !state.ships.some((each) => each.id === ship)) return null;
  const isItsTurn = state.stack.some((frame) => (frame as { ship?: unknown }).ship === ship);
  return isItsTurn ? null : { fields: { ship }, whyNot: (action) => whyNot(state, ship, action) };
}

/** Nothing lies otherwise than in the System Phase. */
function cannotDock(state: XwingState, action: VerbFields<XwingAction>): Reason | null {
  const said = action as { type: string; ship?: string; carrier?: string };
  const ship = state.ships.find((each) => each.id === said.ship);
  if (said.type !== 'dock' || !ship) return null;
  const carriers = docking(state, ship);
  const meant = carriers.find((each) => said.carrier === undefined || each.action.carrier === said.carrier);
  if (meant) return meant.not;
  return reason('no-carrier', say`no card lets ${ship.id} dock with ${said.carrier ?? 'any ship'}.`, ['xw.docking.01']);
}

function whyNot(state: XwingState, id: ShipId, action: VerbFields<XwingAction>): Reason | null {
  const said = action as { type: string; ship?: string; action?: string; color?: string };
  if (said.ship !== id) return null;
  const ship = shipOf(state, id);
  if (said.type === 'perform-action') {
    const meant = actionsOnBar(state, ship).filter(
      (each) =>
        (said.action === undefined || each.action === said.action) &&
        (said.color === undefined || each.color === said.color),
    );
    return meant.map((each) => cannotPerform(state, id, each, PERFORM_ACTION)).find((each) => each !== null) ?? null;
  }
  return null;
}
