/** Simple ways to play Miniatures: come as near as one likes, and fight. */
import type { MiniaturesAction } from '../model/actions';
import type { Square } from '../facts/battle-map';
import type { MiniaturesState } from '../model/state';
import { characterOf, enemiesOnMap } from '../queries/characters';

type Move = Extract<MiniaturesAction, { type: 'move' }>;

/** What is worth doing; whatever is not here is worth 2. */
const WORTH: Readonly<Partial<Record<MiniaturesAction['type'], number>>> = {
  attack: 5,
  'use-ability': 5,
  'attack-of-opportunity': 4,
  'combine-fire': 3,
  'roll-attack': 3,
  'end-turn': 1,
  decline: 1,
  'let-pass': 0,
  'no-more-attacks': 0,
};

/** Squares to the nearest enemy as the crow flies: walls are found out on the way. */
export function away(state: MiniaturesState, character: string, from: Square): number {
  const enemies = enemiesOnMap(state, characterOf(state, character));
  return Math.min(...enemies.map(({ at }) => Math.max(Math.abs(at[0] - from[0]), Math.abs(at[1] - from[1]))));
}

/** Steps are good that lead nearer to where it likes to stand. */
function worthOfStep(state: MiniaturesState, { character, to }: Move, liked: number): number {
  const [now, then] = [characterOf(state, character).at, to].map((at) => Math.abs(away(state, character, at) - liked));
  return now !== undefined && then !== undefined && then < now ? 4 : 0;
}

/** How good an action is for who likes to stand so many squares from the nearest enemy; only which of two is more counts. */
export function worth(state: MiniaturesState, action: MiniaturesAction, liked: number): number {
  return action.type === 'move' ? worthOfStep(state, action, liked) : (WORTH[action.type] ?? 2);
}
