/** Where a character can be pushed (min.push, min.terrain-pits.05). */
import { forbidden, modified } from '../engine';
import type { Square } from '../facts/battle-map';
import type { Character, MiniaturesState } from '../model/state';
import { charactersOnMap, sizeOf, spaceOf } from './characters';
import { DIRECTIONS, groundOf, IGNORES_NOTHING, stepCost, type Mover } from './movement';
import { distanceIn, distancesFrom } from './range';
import { reach } from './reach';
import { boardIn } from './sight';
import { isOn } from './spaces';

/** A place to which a character is pushed. */
export interface PushPlace {
  to: Square;
  /** The last place before it, where a pit lies there; null: it comes to stand there. */
  before: Square | null;
}

/** Nobody is pushed through anybody, friend or foe (min.push.03), and nobody squeezes. */
function pushed(state: MiniaturesState, character: Character): Mover {
  const others = charactersOnMap(state).filter(({ id }) => id !== character.id);
  const enemies = others.map((each) => spaceOf(state, each));
  return { size: sizeOf(state, character), enemies, allies: [], squeezes: false, ignores: IGNORES_NOTHING };
}

/**
 * Places farther from whoever pushes than where it stands (min.push.01), as far as so many squares and what is in the way let it come (min.push.04);
 * and pits that it would be pushed onto. None: it stays.
 */
export function pushPlaces(state: MiniaturesState, character: Character, by: Character, squares: number): PushPlace[] {
  if (forbidden(state, 'be moved', { character: character.id })) return [];
  const board = boardIn(state);
  const away = distancesFrom(board, spaceOf(state, by));
  const size = sizeOf(state, character);
  const far = (at: Square): number => distanceIn(board, away, { at, size });
  const start = far(character.at);
  const all = reach(board, pushed(state, character), { at: character.at, squeezed: null }, squares);
  const farther = all.filter(({ at }) => far(at) > start);
  const most = Math.max(...farther.map(({ at }) => far(at)));
  const places = farther.filter(({ at }) => far(at) === most).map(({ at }): PushPlace => ({ to: at, before: null }));
  return [...places, ...intoPits(state, character, all, squares, (at) => far(at) > start)];
}

/** Pits beside a place that it comes through, with squares left to be pushed on. */
function intoPits(
  state: MiniaturesState,
  character: Character,
  places: readonly { at: Square; cost: number }[],
  squares: number,
  isFarther: (at: Square) => boolean,
): PushPlace[] {
  const board = boardIn(state);
  const size = sizeOf(state, character);
  const ground = groundOf(board, { ...pushed(state, character), ignores: { ...IGNORES_NOTHING, pits: true } });
  const found: PushPlace[] = [];
  for (const { at, cost } of places) {
    for (const [direction, [dx, dy]] of DIRECTIONS.entries()) {
      const to: Square = [at[0] + dx, at[1] + dy];
      const step = stepCost(ground, { at, size }, direction);
      if (step === 0 || cost + step > squares || !isFarther(to)) continue;
      if (!isOn(state.map, { at: to, size }, 'pit')) continue;
      if (!found.some((each) => each.to[0] === to[0] && each.to[1] === to[1])) found.push({ to, before: at });
    }
  }
  return found;
}

/** The save of whoever is pushed onto a pit (min.terrain-pits.05, .07). */
export function pitSave(state: MiniaturesState, character: Character): number {
  const { pits } = modified(state, 'movement ignores', IGNORES_NOTHING, { character: character.id });
  return pits ? 6 : 11;
}
