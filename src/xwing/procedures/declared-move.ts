/** A boost or a barrel roll that is declared as a whole, with the straight template: decloaking, and what a tractor beam does. */
import type { DeclaredMove } from '../model/actions';
import type { ShipId, XwingState } from '../model/state';
import { barrelRoll } from './barrel-roll';
import { boost } from './boost';
import type { Repositioning } from './reposition';

export function moveAsDeclared(state: XwingState, ship: ShipId, move: DeclaredMove, how: Repositioning): void {
  if (move === 'boost') return boost(state, ship, { ...how, templates: ['straight'] });
  barrelRoll(state, ship, { ...how, side: move === 'barrel-roll-left' ? 'left' : 'right' });
}
