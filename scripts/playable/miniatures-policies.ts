/** Players of Miniatures who come close and fight, so that random games use what stands on cards: what is worth most is done, equal things by lot. */
import type { MiniaturesAction } from '../../src/miniatures/model/actions';
import type { Square } from '../../src/miniatures/facts/battle-map';
import type { MiniaturesState } from '../../src/miniatures/model/state';
import { characterOf, enemiesOnMap } from '../../src/miniatures/queries/characters';
import { randomPolicy, type Policy } from '../../src/play';
import { MINIATURES_PREFERENCES } from './miniatures';

type Next = (n: number) => number;
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

/** How far from the nearest enemy characters like to stand, in squares: of one game after the other. */
const DISTANCES = [1, 5, 1, 3];

/** Something random now and then. */
const RANDOM = 10;

/** Squares to the nearest enemy as the crow flies: walls are found out on the way. */
function away(state: MiniaturesState, character: string, from: Square): number {
  const enemies = enemiesOnMap(state, characterOf(state, character));
  return Math.min(...enemies.map(({ at }) => Math.max(Math.abs(at[0] - from[0]), Math.abs(at[1] - from[1]))));
}

/** Steps are good that lead nearer to where it likes to stand. */
function worthOfStep(state: MiniaturesState, { character, to }: Move, liked: number): number {
  const [now, then] = [characterOf(state, character).at, to].map((at) => Math.abs(away(state, character, at) - liked));
  return now !== undefined && then !== undefined && then < now ? 4 : 0;
}

/** Players of a busy game: every fourth one is played at random. */
export function miniaturesPlayers(game: number, next: Next): Policy<MiniaturesState, MiniaturesAction> {
  const random = randomPolicy<MiniaturesState, MiniaturesAction>(next, MINIATURES_PREFERENCES);
  const liked = DISTANCES[game % DISTANCES.length] ?? 1;
  return (asking) => {
    const { state, question } = asking;
    if (game % 4 === 3 || question.weights || next(RANDOM) === 0) return random(asking);
    const legal = question.candidates.flatMap((each) => (each.not === null ? [each.action] : []));
    const worths = legal.map((action) =>
      action.type === 'move' ? worthOfStep(state, action, liked) : (WORTH[action.type] ?? 2),
    );
    const most = Math.max(...worths);
    const best = legal.filter((_action, i) => worths[i] === most);
    return best[next(best.length)] ?? random(asking);
  };
}
