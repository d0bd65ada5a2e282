/** Where a character can stand (min.movement-basics.05, min.starting-position.02). */
import { reason, say, type Reason } from '../../core';
import type { Square } from '../facts/battle-map';
import type { Character, MiniaturesState } from '../model/state';
import { sizeOf, spaceOf, standingOnMap } from './characters';
import { fits } from './movement';
import { boardIn } from './sight';
import { overlap } from './spaces';

/** Is there room for a character here: its whole space fits, also of one that moves through walls (min.light-spirit.02), and nobody else stands in it? */
export function isFree(state: MiniaturesState, character: Character, at: Square): boolean {
  const space = { at, size: sizeOf(state, character) };
  if (!fits(boardIn(state), space)) return false;
  return !standingOnMap(state).some((other) => other.id !== character.id && overlap(spaceOf(state, other), space));
}

/** Could it end its move where it is? Who is carried stands nowhere. */
export function standsLegally(state: MiniaturesState, character: Character): boolean {
  if (character.aboard !== null) return true;
  return character.squeezed === null && isFree(state, character, character.at);
}

/** Why it cannot end its move where it is; null: it can. */
export function whyNoStop(state: MiniaturesState, character: Character): Reason | null {
  if (standsLegally(state, character)) return null;
  if (character.squeezed !== null)
    return reason('cannot-stop', say`${character.id} is squeezed here, and cannot end its move so.`, [
      'min.squeezing-large-characters.02',
      'min.movement-basics.05',
    ]);
  return reason('cannot-stop', say`${character.id} cannot end its move here.`, ['min.movement-basics.05']);
}
