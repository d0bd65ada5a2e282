/** (a) One small dice game on this core and on boardgame.io's reducer: actions a second, and the ratio. */
import * as E from 'fp-ts/lib/Either';
import { integersFrom, playout, randomPolicy } from '../../src/play';
import { diceDuel, PLAIN, type DuelAction, type DuelState } from '../../test/helpers/dice-duel';
import { threadTime } from './clock';
import { median, msPerRun, rounded } from './measure';
import { boardgameDuel, legalMoves, type BoardgameState, type Move } from './boardgameio-duel';

const GAMES = 40;
const HEALTH = 20;
const { game } = diceDuel();

interface Played<S, A> {
  first: S;
  actions: A[];
}

const begin = (seed: number): DuelState => {
  const begun = game.begin({ ...PLAIN, health: HEALTH }, { mode: 'seeded', seed });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  return begun.right.state;
};

/** Actions of a random game, so that the benchmark measures the reducer and not who chooses. */
function playHere(seed: number): Played<DuelState, DuelAction> {
  const first = begin(seed);
  const actions: DuelAction[] = [];
  playout(game, first, {
    seed,
    onDecision: ({ action }) => void actions.push(structuredClone(action)),
  });
  return { first, actions };
}

function reduceHere({ first, actions }: Played<DuelState, DuelAction>): DuelState {
  let state = first;
  for (const action of actions) {
    const step = game.reduce(state, action);
    if (E.isLeft(step)) throw new Error(step.left.message);
    state = step.right.state;
  }
  return state;
}

interface PlayedThere extends Played<BoardgameState, Move> {
  reduce(state: BoardgameState, move: Move): BoardgameState;
}

function playThere(seed: number): PlayedThere {
  const { first, reduce } = boardgameDuel(HEALTH, seed);
  const next = integersFrom(seed);
  const actions: Move[] = [];
  let state = first;
  for (let moves = legalMoves(state); moves.length > 0; moves = legalMoves(state)) {
    const move = moves[next(moves.length)];
    if (!move) break;
    const after = reduce(state, move);
    if (after._stateID === state._stateID) throw new Error(`boardgame.io refused ${move.type}`);
    actions.push(move);
    state = after;
  }
  if (state.ctx.gameover === undefined) throw new Error('the game on boardgame.io did not end');
  return { first, actions, reduce };
}

function reduceThere({ first, actions, reduce }: PlayedThere): BoardgameState {
  let state = first;
  for (const move of actions) state = reduce(state, move);
  return state;
}

const actionsOf = (games: readonly { actions: readonly unknown[] }[]): number =>
  games.reduce((sum, each) => sum + each.actions.length, 0);

export interface DuelBench {
  /** Actions a second through `reduce`. */
  reduce: number;
  /** Actions a second through boardgame.io's reducer. */
  boardgameio: number;
  /** How many times as many. */
  ratio: number;
  /** Actions a second of random playouts in place, every action listed at every decision. */
  inPlace: number;
  /** The same on the main thread alone, once the rate has settled. */
  steady: { reduce: number; boardgameio: number };
  /** Actions of an average game; close to each other, because both play the same rules. */
  actionsPerGame: { here: number; boardgameio: number };
}

export async function benchDuel(time: number): Promise<DuelBench> {
  const seeds = Array.from({ length: GAMES }, (_, seed) => seed + 1);
  const here = seeds.map(playHere);
  const there = seeds.map(playThere);
  const inPlaceActions = seeds.reduce((sum, seed) => sum + playInPlace(seed), 0);
  const ms = await msPerRun(
    {
      reduce: () => here.forEach(reduceHere),
      boardgameio: () => there.forEach(reduceThere),
      inPlace: () => seeds.forEach(playInPlace),
    },
    time,
  );
  const settled = (run: () => void, actions: number): number => Math.round((actions * 1000) / medianTime(run, time));
  const reduce = Math.round((actionsOf(here) * 1000) / ms.reduce);
  const boardgameio = Math.round((actionsOf(there) * 1000) / ms.boardgameio);
  return {
    reduce,
    boardgameio,
    ratio: rounded(reduce / boardgameio),
    inPlace: Math.round((inPlaceActions * 1000) / ms.inPlace),
    steady: {
      reduce: settled(() => here.forEach(reduceHere), actionsOf(here)),
      boardgameio: settled(() => there.forEach(reduceThere), actionsOf(there)),
    },
    actionsPerGame: { here: rounded(actionsOf(here) / GAMES), boardgameio: rounded(actionsOf(there) / GAMES) },
  };
}

/** ms of this thread that a run takes: the median of those after the first half of the time. */
function medianTime(run: () => void, time: number): number {
  const took: number[] = [];
  const began = threadTime();
  for (let now = began; now - began < 2 * time;) {
    run();
    const after = threadTime();
    if (after - began > time) took.push(after - now);
    now = after;
  }
  return median(took);
}

function playInPlace(seed: number): number {
  const choose = randomPolicy<DuelState, DuelAction>(integersFrom(seed));
  return playout(game, begin(seed), { choose }).actions;
}
