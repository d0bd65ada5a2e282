/** Where a character can be pushed (min.push, min.terrain-pits.05). */
import { reason, say, type Reason } from '../../core';
import { forbidden, modified } from '../engine';
import type { Square } from '../facts/battle-map';
import type { Character, MiniaturesState } from '../model/state';
import { sizeOf, spaceOf, standingOnMap } from './characters';
import { saySquare } from './evidence';
import { DIRECTIONS, groundOf, IGNORES_NOTHING, mayStop, stepCost, type Ground, type Mover } from './movement';
import { barredFor } from './movers';
import { distanceIn, distancesFrom } from './range';
import { boardIn } from './sight';
import { isOn, squaresOf } from './spaces';

/** A place to which a character is pushed. */
export interface PushPlace {
  to: Square;
  /** The last place before it, where a pit lies there; null: it comes to stand there. */
  before: Square | null;
}

/** Nobody is pushed through anybody, friend or foe (min.push.03), and nobody squeezes. */
function pushed(state: MiniaturesState, character: Character): Mover {
  const others = standingOnMap(state).filter(({ id }) => id !== character.id);
  const enemies = others.map((each) => spaceOf(state, each));
  return {
    size: sizeOf(state, character),
    enemies,
    allies: [],
    barred: barredFor(state, character),
    squeezes: false,
    ignores: IGNORES_NOTHING,
  };
}

/** How far: so many squares of movement (min.force-push-2.02), or to a place so many squares from whoever pushes (min.force-repulse-2.02). */
export interface Push {
  how: 'squares' | 'to distance';
  squares: number;
}

/**
 * The places to which a character is pushed. Every step leads farther away (min.push.01); it goes on as long as one can be made, so that it slides along
 * what is in its way (min.push.04). And pits that it would be pushed onto. None: it stays.
 */
export function pushPlaces(state: MiniaturesState, character: Character, by: Character, push: Push): PushPlace[] {
  if (by.id === character.id || forbidden(state, 'be moved', { character: character.id })) return [];
  const board = boardIn(state);
  const away = distancesFrom(board, spaceOf(state, by));
  const size = sizeOf(state, character);
  const pushing: Pushing = {
    ...push,
    state,
    size,
    ground: groundOf(board, pushed(state, character)),
    overPits: groundOf(board, { ...pushed(state, character), ignores: { ...IGNORES_NOTHING, pits: true } }),
    far: (at) => distanceIn(board, away, { at, size }),
  };
  const places = farthest(pushing, character.at);
  const stands = places.filter(({ before }) => before === null);
  // Nearer than it is meant to be only where no place is at that distance.
  const most = push.how === 'to distance' ? Math.max(...stands.map(({ to }) => pushing.far(to))) : null;
  return places.filter(({ to, before }) => before !== null || most === null || pushing.far(to) === most);
}

/** Why somebody is not pushed to a square near it, which is none of those places. */
export function whyNotPushed(state: MiniaturesState, character: Character, by: Character, at: Square): Reason {
  const board = boardIn(state);
  const size = sizeOf(state, character);
  const away = distancesFrom(board, spaceOf(state, by));
  if (distanceIn(board, away, { at, size }) <= distanceIn(board, away, spaceOf(state, character)))
    return reason('not-away', say`${saySquare(at)} is no farther from ${by.id}.`, ['min.push.01']);
  if (!mayStop(groundOf(board, pushed(state, character)), at))
    return reason('no-room', say`${character.id} has no room at ${saySquare(at)}.`, ['min.push.03']);
  const said = say`no push of ${character.id} away from ${by.id} ends at ${saySquare(at)}: it is not as far, or farther than that.`;
  return reason('no-end-of-push', said, ['min.push.01', 'min.push.03', 'min.push.04']);
}

/** Squares around a character to which it might be pushed, as one may think. */
export function squaresAround(state: MiniaturesState, character: Character, squares: number): Square[] {
  const { at, size } = spaceOf(state, character);
  const fitting = { at: [at[0] - squares, at[1] - squares] as const, size: 2 * squares + 1 };
  const { columns, rows } = state.map;
  return squaresOf(fitting).filter(([c, r]) => c >= 0 && r >= 0 && c + size <= columns && r + size <= rows);
}

interface Pushing extends Push {
  state: MiniaturesState;
  size: number;
  ground: Ground;
  /** The same for steps onto pits. */
  overPits: Ground;
  far: (at: Square) => number;
}

/** The ends of all ways each step of which leads farther away, and to which no further one can be added. */
function farthest(pushing: Pushing, from: Square): PushPlace[] {
  const { how, ground } = pushing;
  const known = new Map<string, PushPlace[]>();
  /** `last`: where it could stand last on its way; the end of a wall may reach into a larger space in between. */
  const endsFrom = (at: Square, spent: number, last: Square): PushPlace[] => {
    const stands = mayStop(ground, at);
    const before = stands ? at : last;
    const key = `${at.join()} ${before.join()}${how === 'squares' ? ` ${spent}` : ''}`;
    const found = known.get(key);
    if (found) return found;
    const on = stepsAway(pushing, ground, at, spent).flatMap(({ to, cost }) => endsFrom(to, spent + cost, before));
    const pits = stepsAway(pushing, pushing.overPits, at, spent)
      .filter(({ to }) => isOn(pushing.state.map, { at: to, size: pushing.size }, 'pit'))
      .map(({ to }): PushPlace => ({ to, before }));
    const stays = on.length === 0 && spent > 0 && stands;
    const ends = [...on, ...(stays ? [{ to: at, before: null }] : []), ...pits];
    known.set(key, ends);
    return ends;
  };
  const all = endsFrom(from, 0, from);
  const places = [...new Map(all.map((each) => [each.to.join(), each])).values()];
  return places.sort((a, b) => a.to[1] - b.to[1] || a.to[0] - b.to[0]);
}

/** Steps that lead farther away, and not too far. */
function stepsAway({ how, squares, size, far }: Pushing, ground: Ground, at: Square, spent: number) {
  return DIRECTIONS.flatMap(([dx, dy], direction) => {
    const cost = stepCost(ground, { at, size }, direction);
    const to: Square = [at[0] + dx, at[1] + dy];
    if (cost === 0 || far(to) <= far(at)) return [];
    return (how === 'squares' ? spent + cost : far(to)) <= squares ? [{ to, cost }] : [];
  });
}

/** For whoever does not move over pits (min.terrain-pits.05). */
export const PIT_SAVE = 11;

/** The save of whoever is pushed onto a pit (min.terrain-pits.05, .07). */
export function pitSave(state: MiniaturesState, character: Character): number {
  const { pits } = modified(state, 'movement ignores', IGNORES_NOTHING, { character: character.id });
  return pits ? 6 : PIT_SAVE;
}
