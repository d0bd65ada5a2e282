/** Do the procedures in progress of a saved game speak of things that exist? */
import { reason, rejection, type Frame, type Rejection } from '../core';
import type { XwingState } from './state';

/** Fields of frames that name a ship. */
const SHIPS = ['ship', 'attacker', 'defender'] as const;

/** What is wrong with a frame, or null. Its shape is core's business and that of its procedure. */
export function wrongFrame(state: XwingState, frame: Frame, path: readonly (string | number)[]): Rejection | null {
  for (const field of SHIPS) {
    const named = (frame as unknown as Record<string, unknown>)[field];
    if (named === undefined || named === null) continue;
    if (state.ships.some((ship) => ship.id === named)) continue;
    return rejection(reason('unknown-ship', `There is no ship '${String(named)}'.`, []), [...path, field]);
  }
  return null;
}
