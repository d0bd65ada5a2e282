/** Somebody to play against: a policy that searches, and what it thinks. */
import type { Game, GameTypes, PlayerId } from '../../core';
import { GAME, needs } from '../../core/codec/needs';
import { loadedOf, orNotAState } from '../../core/engine/not-a-state';
import { now } from '../clock';
import { integersFrom, randomPolicy, type Policy } from '../policy';
import { readLimit, readOptions, type SearchOptions } from './options';
import { Mind } from './think';
import type { Thoughts } from './thoughts';

const TEN = 10;

/** What the clock shows when the time is over. */
function endOf(milliseconds = Infinity): number {
  return now() + milliseconds;
}

/**
 * A policy that searches the tree of a game, for any game. It knows no more than the player who is asked. Each iteration imagines a world that the player cannot tell from the
 * real one (`resample`). It goes down the tree of earlier tries, where everybody chooses what is best for themselves, and plays on to the end of the round. The game's
 * `strategy` says how good that end is. The same seed and number of iterations give the same play, on every engine. If several are asked, it answers for the first who has
 * something to do; a player who can only wait gets null. In manual mode it answers for chance by its weights.
 * @throws MalformedInput if an option is wrong. The policy itself throws it if `for` gives no finite number, and NotAState if it is asked about something
 * that is not a state of the game
 * @example
 * ```ts
 * import { playout, search } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'] }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const { end } = playout(outerRim, begun.right.state, { choose: search(outerRim, { iterations: 2 }), maxActions: 3 });
 * console.log(end); // stopped
 * ```
 */
export function search<G extends GameTypes>(
  game: Game<G>,
  options: SearchOptions<NoInfer<G>> = {},
): Policy<G['state'], G['action']> {
  needs('game', game, GAME);
  const read = readOptions<G>(options);
  const next = integersFrom(read.seed ?? 0);
  const random = randomPolicy<G['state'], G['action']>(next);
  return (asking) => {
    const { state, question } = asking;
    let waits = false;
    // Looking at what is asked takes of the time, too.
    const end = endOf(read.milliseconds);
    for (const player of question.by) {
      if (player === 'chance') return random(asking);
      const mind = orNotAState(game.load, state, () => new Mind(game, state, question, player, read, next));
      if (mind.answer === null) continue;
      waits = mind.waits;
      if (waits) continue;
      if (next(TEN) < read.lapses) return mind.lapse();
      orNotAState(game.load, state, () => mind.run(read.most, end));
      read.onProgress?.(mind.thoughts());
      return mind.answer;
    }
    return waits ? null : random(asking);
  };
}

/** Somebody who thinks about one decision, for as long as one lets them. */
export interface Thinking<A> {
  /** Thinks on: so many iterations more, or so many milliseconds, and tells what it thinks now. Without either as `options` say. @throws MalformedInput for what is no limit */
  go(limit?: { iterations?: number; milliseconds?: number }): Thoughts<A>;
}

/**
 * Thinks about the decision of a player: for a hint, or in short pieces between which an app draws. It keeps what it has found. Null: the player has nothing
 * to decide.
 * @throws MalformedInput if an option is wrong, NotAState if the state is not one of the game
 * @example
 * ```ts
 * import { think } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const thoughts = think(outerRim, begun.right.state, 'ann')?.go({ iterations: 8 });
 * console.log(thoughts?.iterations, thoughts?.answer?.type); // 8 choose-character
 * ```
 */
export function think<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  player: PlayerId,
  options: SearchOptions<NoInfer<G>> = {},
): Thinking<G['action']> | null {
  needs('game', game, GAME);
  const read = readOptions<G>(options);
  // It is read again at each `go`: a copy stays what it is, whatever becomes of the one that was given.
  const own = loadedOf(game.load, state);
  const question = game.question(own);
  if (!question || player === 'chance' || !question.by.includes(player)) return null;
  const mind = new Mind(game, own, question, player, read, integersFrom(read.seed ?? 0));
  if (mind.answer === null) return null;
  return {
    go: (limit = {}) => {
      const { iterations, milliseconds } = readLimit(limit);
      const isGiven = iterations !== undefined || milliseconds !== undefined;
      mind.run(iterations ?? (isGiven ? Infinity : read.most), endOf(isGiven ? milliseconds : read.milliseconds));
      return mind.thoughts();
    },
  };
}
