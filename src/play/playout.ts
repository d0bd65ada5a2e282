/** Playouts: a game plays itself to its end, in place, as fast as its rules run. */
import type { Decision, Game, GameTypes, Outcome, Question, Rejection } from '../core';
import { GAME, needs, type Shape } from '../core/codec/needs';
import { orNotAState } from '../core/engine/not-a-state';
import { integersFrom, randomPolicy, type Policy } from './policy';

/** One decision of a playout, just before it is carried out. */
export interface PlayoutDecision<G extends GameTypes> {
  /** The state that is being played; it changes in place, so look and do not keep. */
  state: G['state'];
  question: Question<G['action']>;
  action: G['action'];
  /** How many actions were taken before. */
  index: number;
  /** The decision as `game.decision` tells it; worked out only when asked for. */
  decision(): Decision;
}

/** How a random game is played: its seed, its length, who chooses, and who is told. */
export interface PlayoutOptions<G extends GameTypes> {
  /** Answers for every player, and for chance in manual mode. Default: random, from `seed`. */
  choose?: Policy<G['state'], G['action']>;
  /** Seed of the random policy. Default 0. */
  seed?: number;
  /** Actions after which the playout stops. Default 10,000. */
  maxActions?: number;
  /** Sees every decision. */
  onDecision?(decision: PlayoutDecision<G>): void;
  /** Sees what each action led to. */
  onEvents?(events: readonly G['event'][], state: G['state']): void;
}

/** A game that was played to its end, or to where it was to stop. */
export interface Playout<S> {
  state: S;
  actions: number;
  /** 'ended': the game is over. 'dead-end': a question that no action answers. 'stopped': by `maxActions`. 'rejected': by chance's script. */
  end: 'ended' | 'dead-end' | 'stopped' | 'rejected';
  rejection: Rejection | null;
  outcome: Outcome;
}

const MAX_ACTIONS = 10_000;

/** A seed is whatever somebody gives as one. */
const OPTIONS: Shape = {
  choose: 'a function?',
  maxActions: 'a number?',
  onDecision: 'a function?',
  onEvents: 'a function?',
};

/**
 * Plays on from a state to the end of the game. The state given is not changed: a copy is played.
 * @throws NotAState if `from` is not a state of the game, MalformedInput if an option is wrong, and whatever `choose` and the watchers throw
 * @example
 * ```ts
 * import { playout } from 'holojudge/play';
 * import { xwing } from 'holojudge/xwing';
 *
 * const heading = { x: 0, y: 1 }; // a unit vector
 * const resumed = xwing.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 300, heading } },
 *       { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading } },
 *     ],
 *     moment: { phase: 'engagement', ship: 'red-5' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { end, outcome } = playout(xwing, resumed.right.state, { seed: 7 });
 * console.log(end, outcome.kind); // ended won
 * ```
 */
export function playout<G extends GameTypes>(
  game: Game<G>,
  from: G['state'],
  options: PlayoutOptions<NoInfer<G>> = {},
): Playout<G['state']> {
  needs('game', game, GAME);
  needs('options', options, OPTIONS);
  return orNotAState(game.load, from, () => played(game, from, options));
}

function played<G extends GameTypes>(
  game: Game<G>,
  from: G['state'],
  options: PlayoutOptions<NoInfer<G>>,
): Playout<G['state']> {
  const state = game.copy(from);
  const choose = options.choose ?? randomPolicy<G['state'], G['action']>(integersFrom(options.seed ?? 0));
  const { onDecision, onEvents, maxActions = MAX_ACTIONS } = options;
  const ended = (
    end: Playout<unknown>['end'],
    actions: number,
    rejection: Rejection | null = null,
  ): Playout<G['state']> => ({
    state,
    actions,
    end,
    rejection,
    outcome: game.outcome(state),
  });

  for (let index = 0; ; index++) {
    const question = game.question(state);
    if (!question) return ended('ended', index);
    if (!(index < maxActions)) return ended('stopped', index);
    const action = choose({ state, question });
    if (action === null) return ended('dead-end', index);
    onDecision?.({ state, question, action, index, decision: () => game.decision(state) });
    const trouble = game.play(state, action);
    if (trouble) return ended('rejected', index, trouble);
    onEvents?.(state.events, state);
  }
}
