/** A boost or a barrel roll that is declared as a whole, with the straight template unless an ability names others: decloaking, and what a tractor beam does. */
import type { DeclaredMove, MoveTemplate } from '../model/actions';
import type { ShipId, XwingState } from '../model/state';
import { barrelRoll } from './barrel-roll';
import { boost } from './boost';
import type { Repositioning } from './reposition';

export function moveAsDeclared(
  state: XwingState,
  ship: ShipId,
  move: DeclaredMove,
  { templates, ...how }: Repositioning & { templates?: readonly MoveTemplate[] },
): void {
  if (move === 'boost') return boost(state, ship, { ...how, templates: templates ?? ['straight'] });
  const side = move === 'barrel-roll-left' ? 'left' : 'right';
  barrelRoll(state, ship, { ...how, side, ...(templates && { templates }) });
}
