/** Games played at random, as records and saved states for scenario files. */
import * as E from 'fp-ts/lib/Either';
import type { AnyGame } from '../../../src/core';
import { toScenario, type JudgedGame, type Played } from '../../../src/judge';
import { integersFrom } from '../../../src/play';

export interface Random {
  played: Extract<Played, { start: unknown }>;
  /** The states on the way. */
  states: unknown[];
}

/** `length` random actions from a random setup; fewer where the game ends before. */
export function randomGame(
  game: AnyGame,
  randomSetup: (next: (below: number) => number) => unknown,
  seed: number,
  length: number,
): Random {
  const next = integersFrom(seed);
  const setup = randomSetup(next);
  const chance = { mode: 'seeded', seed } as const;
  const begun = game.begin(setup, chance);
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const states: unknown[] = [begun.right.state];
  const actions: unknown[] = [];
  for (let { state } = begun.right; actions.length < length && !game.decision(state).over; states.push(state)) {
    const legal = game.allLegalActions(state);
    const action: unknown =
      legal.kind === 'region' && legal.actions.length === 0
        ? legal.sample(next(1e9))
        : legal.actions[next(legal.actions.length)];
    const step = game.reduce(state, action);
    if (E.isLeft(step)) throw new Error(step.left.message);
    actions.push(action);
    state = step.right.state;
  }
  return { played: { start: { setup }, chance, actions }, states };
}

/** The scenario file of what was played. */
export function written(language: JudgedGame['language'], played: Played): string {
  const made = toScenario(language, played);
  if (E.isLeft(made)) throw new Error(`${made.left.message} at ${made.left.path.join('.')}`);
  return made.right;
}
