/** Where a move has to end, as abilities say: beside somebody, if it can (min.savage.01). */
import type { Reason } from '../../core';
import { forbidden, modified } from '../engine';
import type { Square } from '../facts/battle-map';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { EndOfMove } from '../model/values';
import { areAdjacent } from './adjacency';
import { characterOf, isOnMap, sizeOf, spaceOf } from './characters';
import { groundOf, type Ground } from './movement';
import { moverOf, stanceOf } from './movers';
import { placesOn, stepsOn, type Step } from './reach';
import { boardIn, isAdjacent } from './sight';
import { squaresLeft, type TurnFrame } from './turn';

/** The places where a move has to end, and why it ends nowhere else. */
export interface MoveEnds {
  readonly places: readonly Square[];
  readonly because: Reason;
}

/** Are there steps to look for: with squares that are left, or to be whole again where it squeezes, which may cost none? */
function goesOn({ squeezed }: Character, left: number): boolean {
  return left > 0 || squeezed !== null;
}

/** Those that are within reach of the rest of its move; null: it ends wherever it may stop. */
export function endsOfMove(state: MiniaturesState, turn: TurnFrame, ground?: Ground): MoveEnds | null {
  const { character: id } = turn;
  const bound = modified(state, 'end of move', null, { character: id });
  if (!bound) return null;
  const character = characterOf(state, id);
  const left = squaresLeft(state, turn);
  if (!goesOn(character, left)) return null;
  const on = ground ?? groundOf(boardIn(state), moverOf(state, character));
  const places = placesOn(on, stanceOf(character), Math.max(0, left))
    .map(({ at }) => at)
    .filter((at) => isEnd(state, character, at, bound));
  return places.length === 0 ? null : { places, because: bound.because };
}

function isEnd(state: MiniaturesState, character: Character, at: Square, bound: EndOfMove): boolean {
  if ('beside' in bound) return isBeside(state, character, at, bound.beside);
  return at[0] === bound.at[0] && at[1] === bound.at[1];
}

/** Would it be adjacent to one of these if it stood here? */
function isBeside(state: MiniaturesState, character: Character, at: Square, others: readonly CharacterId[]): boolean {
  const space = { at, size: sizeOf(state, character) };
  return others.some((id) => {
    const other = characterOf(state, id);
    return (
      isOnMap(other) &&
      other.aboard === null &&
      areAdjacent(boardIn(state), space, spaceOf(state, other)) &&
      !forbidden(state, 'be adjacent', { character: id, other: character.id }) &&
      !forbidden(state, 'be adjacent', { character: character.id, other: id })
    );
  });
}

/** Why its move cannot end where it stands now; null: it can. */
export function whyNoEndOfMove(state: MiniaturesState, turn: TurnFrame): Reason | null {
  const bound = modified(state, 'end of move', null, { character: turn.character });
  if (!bound) return null;
  const own = characterOf(state, turn.character);
  const there =
    'beside' in bound
      ? bound.beside.some((id) => isAdjacent(state, own, characterOf(state, id)))
      : isEnd(state, own, own.at, bound);
  if (there) return null;
  return endsOfMove(state, turn)?.because ?? null;
}

/** The steps that it may make in its turn: after each its move can still end somewhere. */
export function stepsInTurn(state: MiniaturesState, turn: TurnFrame, ground?: Ground): Step[] {
  const left = squaresLeft(state, turn);
  const character = characterOf(state, turn.character);
  if (!goesOn(character, left)) return [];
  const on = ground ?? groundOf(boardIn(state), moverOf(state, character));
  const ends = endsOfMove(state, turn, on);
  return stepsOn(ends ? { ...on, ends: ends.places } : on, stanceOf(character), Math.max(0, left));
}
