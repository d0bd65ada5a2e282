/**
 * The history of a game in progress: every state since its start, so that any of them can be gone back to. A history that is handed in is one that
 * these functions gave; what comes from outside is a record, see `historyOf`.
 */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type ChanceMode, type Game, type GameTypes, type Outside, type Rejection } from '../core';
import { readChance } from '../core/chance/modes';
import { GAME, needs, type Shape } from '../core/codec/needs';
import { decodeRecord, recordOf, replay, type GameRecord, type Replayed } from './record';
import { readStart, start, type StartFrom } from './start';

/** A game with all its states from the start, so that it can be taken back and recorded. `beginHistory` and `historyOf` make one; functions that are handed one trust it. */
export interface History<G extends GameTypes> {
  readonly start: StartFrom;
  readonly chance: ChanceMode;
  readonly actions: readonly G['action'][];
  /** `states[n]` is the state after n actions. They share what did not change. */
  readonly states: readonly [G['state'], ...G['state'][]];
}

const HISTORY: Shape = { start: 'an object', chance: 'an object', actions: 'a list', states: 'a list' };

/**
 * Begins a history. It copies the setup, so later changes to your object have no effect.
 * @example
 * ```ts
 * import { act, beginHistory, present, undo } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = beginHistory(outerRim, { setup: { players: ['ann', 'bob'], first: 'ann' } }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const [action] = outerRim.allLegalActions(present(begun.right)).actions;
 * if (!action) throw new Error('nobody is asked');
 * const acted = act(outerRim, begun.right, action);
 * if (acted._tag === 'Left') throw new Error(acted.left.message);
 * console.log(undo(acted.right)._tag); // Right
 * ```
 */
export function beginHistory<G extends GameTypes>(
  game: Game<G>,
  from: StartFrom<NoInfer<G>>,
  chance: ChanceMode,
): E.Either<Rejection, History<G>> {
  needs('game', game, GAME);
  const read = readStart(from);
  if (E.isLeft(read)) return read;
  const mode = readChance(chance);
  if (E.isLeft(mode)) return mode;
  return E.map((begun: { state: G['state'] }): History<G> => ({
    start: read.right,
    chance: mode.right,
    actions: [],
    states: [begun.state],
  }))(start(game, read.right, mode.right));
}

/**
 * The state that the game is in now.
 * @example
 * ```ts
 * import { beginHistory, present } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = beginHistory(outerRim, { setup: { players: ['ann', 'bob'], first: 'ann' } }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * console.log(outerRim.decision(present(begun.right)).by); // [ 'ann' ]
 * ```
 */
export function present<G extends GameTypes>(history: History<G>): G['state'] {
  needs('history', history, HISTORY);
  return history.states[history.states.length - 1] ?? history.states[0];
}

/**
 * Takes an action; the history before is left as it was.
 * @example
 * ```ts
 * import { act, beginHistory } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = beginHistory(outerRim, { setup: { players: ['ann', 'bob'], first: 'ann' } }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const bossk = { type: 'choose-character', player: 'ann', character: 'bossk' } as const;
 * const acted = act(outerRim, begun.right, bossk);
 * if (acted._tag === 'Left') throw new Error(acted.left.message);
 * console.log(acted.right.actions.length, begun.right.actions.length); // 1 0
 * console.log(act(outerRim, acted.right, bossk)._tag); // Left
 * ```
 */
export function act<G extends GameTypes>(
  game: Game<G>,
  history: History<G>,
  action: G['action'] | Outside,
): E.Either<Rejection, History<G>> {
  needs('game', game, GAME);
  const step = game.reduce(present(history), action);
  if (E.isLeft(step)) return step;
  return E.right({
    ...history,
    // It was taken: it is one.
    actions: [...history.actions, action as G['action']],
    states: [...history.states, step.right.state],
  });
}

/**
 * Takes back the last actions. In seeded mode the dice go back too: played again, the same actions meet the same results.
 * Left: there are not that many actions to take back.
 * @example
 * ```ts
 * import { act, beginHistory, undo } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = beginHistory(outerRim, { setup: { players: ['ann', 'bob'], first: 'ann' } }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const bossk = { type: 'choose-character', player: 'ann', character: 'bossk' } as const;
 * const acted = act(outerRim, begun.right, bossk);
 * if (acted._tag === 'Left') throw new Error(acted.left.message);
 * const back = undo(acted.right);
 * console.log(back._tag === 'Right' && back.right.actions.length); // 0
 * console.log(undo(begun.right)._tag); // Left
 * ```
 */
export function undo<G extends GameTypes>(history: History<G>, actions = 1): E.Either<Rejection, History<G>> {
  needs('history', history, HISTORY);
  return goBackTo(history, typeof (actions as unknown) === 'number' ? history.actions.length - actions : NaN);
}

/**
 * The history as it was after the first `actions` actions.
 * @example
 * ```ts
 * import { act, beginHistory, goBackTo } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = beginHistory(outerRim, { setup: { players: ['ann', 'bob'], first: 'ann' } }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const bossk = { type: 'choose-character', player: 'ann', character: 'bossk' } as const;
 * const acted = act(outerRim, begun.right, bossk);
 * if (acted._tag === 'Left') throw new Error(acted.left.message);
 * const first = goBackTo(acted.right, 0);
 * console.log(first._tag === 'Right' && first.right.states.length); // 1
 * ```
 */
export function goBackTo<G extends GameTypes>(history: History<G>, actions: number): E.Either<Rejection, History<G>> {
  needs('history', history, HISTORY);
  if (!Number.isInteger(actions) || actions < 0 || actions > history.actions.length) {
    const after = typeof (actions as unknown) === 'number' && Number.isFinite(actions) ? actions : null;
    const facts = { actions: after, taken: history.actions.length };
    const message = after === null ? 'Say after how many actions.' : `The game has no moment after ${after} actions.`;
    return reject(reason('no-such-moment', message, [], facts));
  }
  return E.right({
    ...history,
    actions: history.actions.slice(0, actions),
    states: [history.states[0], ...history.states.slice(1, actions + 1)],
  });
}

/**
 * The record of a history.
 * @throws NotARecord if it is longer than a record may be
 * @example
 * ```ts
 * import { beginHistory, recordHistory } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = beginHistory(outerRim, { setup: { players: ['ann', 'bob'], first: 'ann' } }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const record = recordHistory(outerRim, begun.right);
 * console.log(record.game, record.actions.length); // outer-rim 0
 * ```
 */
export function recordHistory<G extends GameTypes>(game: Game<G>, history: History<G>): GameRecord<G['action']> {
  needs('history', history, HISTORY);
  return recordOf(game, history.start, history.chance, history.actions, present(history));
}

/**
 * The history of a recorded game. You can pass the record as an object or as JSON. Left: see `replay`.
 * @example
 * ```ts
 * import { beginHistory, encodeRecord, historyOf, recordHistory } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = beginHistory(outerRim, { setup: { players: ['ann', 'bob'], first: 'ann' } }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const stored = encodeRecord(recordHistory(outerRim, begun.right));
 * const read = historyOf(outerRim, stored);
 * console.log(read._tag === 'Right' && read.right.states.length); // 1
 * ```
 */
export function historyOf<G extends GameTypes>(game: Game<G>, record: unknown): E.Either<Rejection, History<G>> {
  const decoded = decodeRecord(record);
  if (E.isLeft(decoded)) return decoded;
  const { start, chance, actions } = decoded.right;
  return E.map(({ states: [first, ...later] }: Replayed<G>): History<G> => {
    if (first === undefined) throw new Error('a replay has at least its first state');
    return { start, chance, actions: actions as G['action'][], states: [first, ...later] };
  })(replay(game, decoded.right));
}
