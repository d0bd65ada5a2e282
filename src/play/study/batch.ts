/** Some games of a study, by their numbers: which ones are played together changes nothing. */
import * as E from 'fp-ts/lib/Either';
import { impossible, type Game, type GameTypes, type Rejection } from '../../core';
import { GAME, needs } from '../../core/codec/needs';
import { within } from '../../core/codec/malformed';
import { playout } from '../playout';
import { integersFrom } from '../policy';
import { beginnerOf, PLAN, sideOf, type StudyPlan } from './plan';
import { policyOfAll } from './policies';
import { emptyTally, GameCount, type Tally } from './tally';

/** Numbers of games: from the first of them up to the last, which is not among them. */
export interface Batch {
  from: number;
  upTo: number;
}

/** Enough batches that all workers are busy to the end, and none so long that much is lost with it. */
const MOST_GAMES = 25;
const FEWEST_BATCHES = 100;

/**
 * All games of a plan, cut into batches.
 * @example
 * ```ts
 * import { batchesOf, studyPlan } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const starts = [{ setup: { players: ['ann', 'bob'], variant: 'first-game' } }];
 * const plan = studyPlan(outerRim, { starts, games: 2, maxActions: 20 });
 * if (plan._tag === 'Left') throw new Error(plan.left.message);
 * console.log(batchesOf(plan.right)); // [ { from: 0, upTo: 1 }, { from: 1, upTo: 2 } ]
 * ```
 */
export function batchesOf(plan: StudyPlan): Batch[] {
  needs('plan', plan, PLAN);
  const { games } = plan;
  const size = Math.min(MOST_GAMES, Math.ceil(games / FEWEST_BATCHES));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    upTo: Math.min(games, (i + 1) * size),
  }));
}

/**
 * Plays some games of a study, and counts them. The number of a game gives its seeds, so it is the same game on every machine.
 * Left: the plan has no such games, or a start cannot begin.
 * @throws what only a bug in the rules can throw
 * @example
 * ```ts
 * import { playBatch, studyPlan } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const starts = [{ setup: { players: ['ann', 'bob'], variant: 'first-game' } }];
 * const plan = studyPlan(outerRim, { starts, games: 2, maxActions: 20 });
 * if (plan._tag === 'Left') throw new Error(plan.left.message);
 * const tally = playBatch(outerRim, plan.right, { from: 0, upTo: 1 });
 * console.log(tally._tag === 'Right' && tally.right.games); // 1
 * ```
 */
export function playBatch<G extends GameTypes>(
  game: Game<G>,
  plan: StudyPlan,
  batch: Batch,
): E.Either<Rejection, Tally> {
  needs('game', game, GAME);
  needs('plan', plan, PLAN);
  needs('batch', batch, { from: 'a number', upTo: 'a number' });
  const { from, upTo } = batch;
  const isInPlan = [from, upTo].every(Number.isSafeInteger) && 0 <= from && from <= upTo && upTo <= plan.games;
  if (!isInPlan)
    return E.left(
      impossible('no-such-games', `There are no games ${from} to ${upTo} in a study of ${plan.games}.`, []),
    );
  const begins = plan.starts.map((each) => beginnerOf(game, each));
  const tally = emptyTally();
  for (let i = from; i < upTo; i++) {
    const at = i % plan.starts.length;
    const [start, begin] = [plan.starts[at], begins[at]];
    if (!start || !begin) break;
    const next = integersFrom(plan.seed + i);
    const state = begin(next(2 ** 31));
    if (E.isLeft(state)) return E.left(within(state.left, 'starts', at));
    const sides = (player: string): string => sideOf(start, player);
    const nameOf = (player: string) => plan.policies[sides(player)] ?? plan.policy;
    const counted = new GameCount();
    const played = playout(game, state.right, {
      choose: policyOfAll(game, nameOf, next),
      maxActions: plan.maxActions,
      onEvents: (events) => counted.hear(events),
    });
    counted.end<G>(tally, played, sides);
  }
  return E.right(tally);
}
