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
interface MoveEnds {
  readonly places: readonly Square[];
  readonly because: Reason;
}

/** Are there steps to look for: with squares that are left, or to be whole again where it squeezes, which may cost none? */
function goesOn({ squeezed }: Character, left: number): boolean {
  return left > 0 || squeezed !== null;
}

function groundUnder(state: MiniaturesState, { character }: TurnFrame): Ground {
  return groundOf(boardIn(state), moverOf(state, characterOf(state, character)));
}

/** Those that are within reach of the rest of its move; null: it ends wherever it may stop. */
function endsOfMove(state: MiniaturesState, turn: TurnFrame, ground = groundUnder(state, turn)): MoveEnds | null {
  const { character: id } = turn;
  const bound = modified(state, 'end of move', null, { character: id });
  if (!bound) return null;
  const character = characterOf(state, id);
  const left = squaresLeft(state, turn);
  if (!goesOn(character, left)) return null;
  const places = placesOn(ground, stanceOf(character), Math.max(0, left))
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

/** Why its move cannot end where it stands now (min.savage.01); null: it can. `rest`: what is known of the move, if it is. */
export function whyNoEndOfMove(state: MiniaturesState, turn: TurnFrame, rest?: RestOfMove): Reason | null {
  const bound = modified(state, 'end of move', null, { character: turn.character });
  if (!bound) return null;
  const own = characterOf(state, turn.character);
  const there =
    'beside' in bound
      ? bound.beside.some((id) => isAdjacent(state, own, characterOf(state, id)))
      : isEnd(state, own, own.at, bound);
  if (there) return null;
  const ends = rest ? rest.ends : endsOfMove(state, turn);
  return ends?.because ?? null;
}

/** What the rest of a move in a turn can come to. */
export interface RestOfMove {
  readonly ground: Ground;
  /** Null: it ends wherever it may stop. */
  readonly ends: MoveEnds | null;
  /** After each of them the move can still end somewhere. */
  readonly steps: readonly Step[];
}

export function restOfMove(state: MiniaturesState, turn: TurnFrame): RestOfMove {
  const character = characterOf(state, turn.character);
  const left = squaresLeft(state, turn);
  const ground = groundUnder(state, turn);
  const ends = endsOfMove(state, turn, ground);
  const on = ends ? { ...ground, ends: ends.places } : ground;
  const steps = goesOn(character, left) ? stepsOn(on, stanceOf(character), Math.max(0, left)) : [];
  return { ground, ends, steps };
}

/** The steps that it may make in its turn. */
export function stepsInTurn(state: MiniaturesState, turn: TurnFrame): readonly Step[] {
  return restOfMove(state, turn).steps;
}
