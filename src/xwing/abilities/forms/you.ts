/** Who 'you' are, and whether a piece is still there. */
import { circumstance, reason, say, type AbilityInPlay } from '../../../core';
import type { Ship, ShipId, XwingState } from '../../model/state';
import { shipOf } from '../../queries/ships';
import { shipEquippedWith } from '../../queries/upgrades';

/** 'You': the ship of the ship card, or the one that carries the upgrade, damage card or condition; never a player (xw.card-interpretation.01, .02, .03). */
export function you(state: XwingState, { source }: Pick<AbilityInPlay, 'source'>): Ship {
  const isIt = ({ id }: { id: string }): boolean => id === source;
  const own = state.ships.find((ship) => isIt(ship) || ship.damage.faceup.some(isIt) || ship.conditions.some(isIt));
  return own ?? shipEquippedWith(state, source);
}

/** The ship that the event names in this role has not left the game meanwhile (`still`). */
export const stillThere =
  <R extends string>(role: R) =>
  (state: XwingState, { event }: { event: Readonly<Record<R, ShipId>> }): boolean =>
    shipOf(state, event[role]).place !== 'removed';

/** Is this ship 'you'? */
export function isYou(state: XwingState, self: Pick<AbilityInPlay, 'source'>, ship: ShipId): boolean {
  const { id } = you(state, self);
  return circumstance(id === ship, () =>
    reason('not-you', say`It is about ${ship}, and 'you' is ${id}.`, ['xw.card-interpretation.01']),
  );
}
