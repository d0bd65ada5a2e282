/** The table for whoever draws it: where actions move characters, what they reach, and whom they see. */
import type { PreviewedMove } from '../../core';
import type { Square } from '../facts/battle-map';
import type { MiniaturesAction } from '../model/actions';
import type { MiniaturesEvent } from '../model/events';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import { isOnMap } from './characters';
import { moverOf, stanceOf } from './movers';
import { reach } from './reach';
import { boardIn, canSee } from './sight';
import { doubleMove, speedOf } from './speed';

/** A square where a move can end, and how many squares the way there takes at least. */
export interface ReachedSquare {
  at: Square;
  cost: number;
}

/** Up to as far as a turn without an attack leads (min.activating-a-character.04). */
export function squaresInReach(state: MiniaturesState, id: CharacterId): readonly ReachedSquare[] {
  const found = onMap(state, id);
  if (!found) return [];
  const squares = doubleMove(state, found, speedOf(state, found));
  return reach(boardIn(state), moverOf(state, found), stanceOf(found), squares);
}

/** It is mutual (min.line-of-sight.01). */
export function inLineOfSight(state: MiniaturesState, id: CharacterId): readonly CharacterId[] {
  const found = onMap(state, id);
  if (!found) return [];
  const others = state.characters.filter((each) => each.id !== id && isOnMap(each));
  return others.filter((each) => canSee(state, found, each)).map((each) => each.id);
}

function onMap(state: MiniaturesState, id: CharacterId): Character | undefined {
  return state.characters.find((each) => each.id === id && isOnMap(each));
}

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
