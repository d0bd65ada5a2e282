/** Initiative (xw.initiative): what decides whose turn is next. */
import { modified } from '../engine';
import type { XwingState, Ship } from '../model/state';

/** The ship's initiative, as abilities change it. */
export function initiativeOf(state: XwingState, ship: Ship): number {
  return modified(state, 'initiative', ship.initiative, { ship: ship.id });
}
