/** Characters as movement sees them (min.movement-basics). */
import { forbidden, modified } from '../engine';
import type { Space } from '../model/map';
import type { Character, MiniaturesState } from '../model/state';
import type { Barred } from '../model/values';
import { sizeOf, spaceOf, standingOnMap } from './characters';
import { IGNORES_NOTHING, type Mover } from './movement';
import { areEnemies } from './players';
import type { Stance } from './squeezing';

/** A character about to move, with who is in its way. */
export function moverOf(state: MiniaturesState, character: Character): Mover {
  const enemies: Space[] = [];
  const allies: Space[] = [];
  for (const other of standingOnMap(state)) {
    if (other.id === character.id) continue;
    const blocks =
      areEnemies(state, character, other) &&
      !forbidden(state, 'block movement', { character: other.id, mover: character.id });
    (blocks ? enemies : allies).push(spaceOf(state, other));
  }
  return {
    size: sizeOf(state, character),
    enemies,
    allies,
    barred: barredFor(state, character),
    squeezes: !forbidden(state, 'squeeze', { character: character.id }),
    ignores: modified(state, 'movement ignores', IGNORES_NOTHING, { character: character.id }),
  };
}

const NO_SQUARES: readonly Barred[] = [];

/** Squares that a character does not enter. */
export function barredFor(state: MiniaturesState, { id: character }: Character): readonly Barred[] {
  return modified(state, 'barred squares', NO_SQUARES, { character });
}

/** How it stands now. */
export function stanceOf({ at, squeezed }: Character): Stance {
  return { at, squeezed };
}
