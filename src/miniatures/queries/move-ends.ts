/** Where a move has to end, as abilities say: beside somebody, if it can (min.savage.01). */
import type { Reason } from '../../core';
import { forbidden, modified } from '../engine';
import type { Square } from '../facts/battle-map';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import { areAdjacent } from './adjacency';
import { characterOf, isOnMap, sizeOf, spaceOf } from './characters';
import { groundOf, type Ground } from './movement';
import { moverOf, stanceOf } from './movers';
import { placesOn } from './reach';
import { boardIn, isAdjacent } from './sight';
import { squaresLeft, type TurnFrame } from './turn';

/** The places where a move has to end, and why it ends nowhere else. */
export interface MoveEnds {
  readonly places: readonly Square[];
  readonly because: Reason;
}

/** Those that are within reach of the rest of its move; null: it ends wherever it may stop. */
export function endsOfMove(state: MiniaturesState, turn: TurnFrame, ground?: Ground): MoveEnds | null {
  const { character: id } = turn;
  const bound = modified(state, 'end move beside', null, { character: id });
  if (!bound) return null;
  const character = characterOf(state, id);
  const left = squaresLeft(state, turn);
  // Then no step is offered, not even the one that costs nothing: to be whole again where it squeezes.
  if (left <= 0) return null;
  const on = ground ?? groundOf(boardIn(state), moverOf(state, character));
  const places = placesOn(on, stanceOf(character), left)
    .map(({ at }) => at)
    .filter((at) => isBeside(state, character, at, bound.beside));
  return places.length === 0 ? null : { places, because: bound.because };
}

/** Would it be adjacent to one of these if it stood here? */
function isBeside(state: MiniaturesState, character: Character, at: Square, others: readonly CharacterId[]): boolean {
  const space = { at, size: sizeOf(state, character) };
  return others.some((id) => {
    const other = characterOf(state, id);
    return (
      isOnMap(other) &&
      areAdjacent(boardIn(state), space, spaceOf(state, other)) &&
      !forbidden(state, 'be adjacent', { character: id, other: character.id }) &&
      !forbidden(state, 'be adjacent', { character: character.id, other: id })
    );
  });
}

/** Why its move cannot end where it stands now; null: it can. */
export function whyNoEndOfMove(state: MiniaturesState, turn: TurnFrame): Reason | null {
  const bound = modified(state, 'end move beside', null, { character: turn.character });
  if (!bound) return null;
  const own = characterOf(state, turn.character);
  if (bound.beside.some((id) => isAdjacent(state, own, characterOf(state, id)))) return null;
  return endsOfMove(state, turn)?.because ?? null;
}
