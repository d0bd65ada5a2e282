/** Players of Miniatures who come close and fight, so that random games use what stands on cards: what is worth most is done, equal things by lot. */
import type { MiniaturesAction } from '../../src/miniatures/model/actions';
import type { MiniaturesState } from '../../src/miniatures/model/state';
import { worth } from '../../src/miniatures/policy/ways';
import { randomPolicy, type Policy } from '../../src/play';
import { MINIATURES_PREFERENCES } from './miniatures';

type Next = (n: number) => number;

/** How far from the nearest enemy characters like to stand, in squares: of one game after the other. */
const DISTANCES = [1, 5, 1, 3];

/** Something random now and then. */
const RANDOM = 10;

/** Players of a busy game: every fourth one is played at random. */
export function miniaturesPlayers(game: number, next: Next): Policy<MiniaturesState, MiniaturesAction> {
  const random = randomPolicy<MiniaturesState, MiniaturesAction>(next, MINIATURES_PREFERENCES);
  const liked = DISTANCES[game % DISTANCES.length] ?? 1;
  return (asking) => {
    const { state, question } = asking;
    if (game % 4 === 3 || question.weights || next(RANDOM) === 0) return random(asking);
    const legal = question.candidates.flatMap((each) => (each.not === null ? [each.action] : []));
    const worths = legal.map((action) => worth(state, action, liked));
    const most = Math.max(...worths);
    const best = legal.filter((_action, i) => worths[i] === most);
    return best[next(best.length)] ?? random(asking);
  };
}
