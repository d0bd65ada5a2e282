/** The table for whoever draws it: where actions move characters. */
import type { PreviewedMove } from '../../core';
import type { Square } from '../facts/battle-map';
import type { MiniaturesAction } from '../model/actions';
import type { MiniaturesEvent } from '../model/events';

/** The move of the character that an action names. */
export function moveBy(event: MiniaturesEvent, action: MiniaturesAction): PreviewedMove<Square> | null {
  if (!('character' in event && 'character' in action) || event.character !== action.character) return null;
  const { character: piece } = action;
  switch (event.type) {
    case 'character-moved':
    case 'character-pushed':
      return { piece, from: event.from, to: event.to };
    case 'character-set-up':
      return { piece, from: null, to: event.at };
    default:
      return null;
  }
}
