/** Turret arc indicators. */
import { type Reason, reason } from '../../../core';
import type { XwingState } from '../../model/state';
import { you } from './you';

/** Why there is nothing that you could rotate, or null. */
export function noTurret(state: XwingState, self: { source: string }): Reason | null {
  const own = you(state, self);
  return own.turret ? null : reason('no-turret', 'There is no turret to rotate.', ['xw.rotate.01'], { ship: own.id });
}
