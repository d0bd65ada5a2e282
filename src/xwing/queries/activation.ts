/** The activation in progress (xw.activation-phase). */
import { framesOf } from '../engine';
import type { ShipId, XwingState } from '../model/state';
import type { XwingFrames } from '../model/types';

/** The activation of this ship that is in progress, or null. */
export function activationOf(state: XwingState, ship: ShipId): XwingFrames['activation'] | null {
  return framesOf(state, 'activation').find((frame) => frame.ship === ship) ?? null;
}
