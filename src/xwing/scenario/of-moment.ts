/** The ship of the described moment, once its turn is over without that anybody did something: its step was skipped. */
import type { Reason } from '../../core';
import type { OfMoment, VerbFields } from '../../language/language';
import type { XwingAction } from '../model/actions';
import { actionsOnBar, cannotPerform, PERFORM_ACTION } from '../queries/actions';
import type { ShipId, XwingState } from '../model/state';
import { shipOf } from '../queries/ships';
import type { XwingParts } from './parts';

export function ofMoment({ moment }: XwingParts, state: XwingState): OfMoment<XwingAction> | null {
  const { ship } = moment;
  if (ship === undefined || !state.ships.some((each) => each.id === ship)) return null;
  const isItsTurn = state.stack.some((frame) => (frame as { ship?: unknown }).ship === ship);
  return isItsTurn ? null : { fields: { ship }, whyNot: (action) => whyNot(state, ship, action) };
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
