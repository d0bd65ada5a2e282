/** The map for whoever draws it: where actions move players and patrols. */
import type { PreviewedMove } from '../../core';
import type { OuterRimAction } from '../model/actions';
import type { OuterRimEvent } from '../model/events';
import type { SpaceId } from '../model/state';

/** The move of the player who acts, or of the patrol that the action names. */
export function moveBy(event: OuterRimEvent, action: OuterRimAction): PreviewedMove<SpaceId> | null {
  if (event.type === 'moved' || event.type === 'placed')
    return event.player === action.player ? { piece: event.player, from: event.from, to: event.to } : null;
  if (event.type !== 'patrol-moved' || action.type !== 'move-patrol' || event.faction !== action.faction) return null;
  return { piece: event.faction, from: event.from, to: event.to };
}
