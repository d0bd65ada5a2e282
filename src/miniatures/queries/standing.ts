/** Where a character can stand (min.movement-basics.05, min.starting-position.02). */
import type { Square } from '../facts/battle-map';
import type { Character, MiniaturesState } from '../model/state';
import { isOnMap, sizeOf, spaceOf } from './characters';
import { fits } from './movement';
import { boardIn } from './sight';
import { overlap } from './spaces';

/** Is there room for a character here: its whole space fits, and nobody else stands in it? */
export function isFree(state: MiniaturesState, character: Character, at: Square): boolean {
  const space = { at, size: sizeOf(state, character) };
  if (!fits(boardIn(state), space)) return false;
  return !state.characters.some(
    (other) => isOnMap(other) && other.id !== character.id && overlap(spaceOf(state, other), space),
  );
}

/** Could it end its move where it is? */
export function standsLegally(state: MiniaturesState, character: Character): boolean {
  return character.squeezed === null && isFree(state, character, character.at);
}
