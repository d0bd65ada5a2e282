/** Games that were played at random become scenario files that pass. */
import * as E from 'fp-ts/lib/Either';
import { parse } from 'yaml';
import { playable } from '../../../scripts/playable';
import { judge, toScenario, type JudgedGame, type Played } from '../../../src/judge';
import { integersFrom } from '../../../src/play';
import { judgedGame, TESTED_GAMES } from './games';

interface Random {
  played: Extract<Played, { start: unknown }>;
  /** The states on the way. */
  states: unknown[];
}

async function randomGame(id: string, seed: number, length: number): Promise<Random> {
  const played = await playable(id);
  if (!played) throw new Error(`${id} cannot be played`);
  const { game, randomSetup } = played;
  const next = integersFrom(seed);
  const setup = randomSetup(next);
  const chance = { mode: 'seeded', seed } as const;
  const begun = game.begin(setup, chance);
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const states: unknown[] = [begun.right.state];
  const actions: unknown[] = [];
  for (let { state } = begun.right; actions.length < length && !game.decision(state).over; states.push(state)) {
    const legal = game.legalActions(state);
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

describe.each(TESTED_GAMES)('records of %s', (id) => {
  let game: JudgedGame;
  beforeAll(async () => {
    game = await judgedGame(id);
  });

  const written = (played: Played): string => {
    const made = toScenario(game.language, played);
    if (E.isLeft(made)) throw new Error(`${made.left.message} at ${made.left.path.join('.')}`);
    return made.right;
  };
  const passes = (played: Played): void => {
    const report = judge(written(played), [game]);
    expect({ ...report, story: [] }).toMatchObject({ verdict: 'passed', problems: [], failures: [] });
  };

  test.each([1, 2, 3, 4, 5])('record %i', async (seed) => {
    passes((await randomGame(id, seed, 120)).played);
  });

  test('steps are written in words: nothing has to be said exactly', async () => {
    for (const seed of [7, 8]) {
      const { played } = await randomGame(id, seed, 150);
      const { steps } = parse(written(played)) as { steps: Record<string, { type?: string }>[] };
      expect(steps.length).toBeGreaterThan(100);
      expect(steps.flatMap((step) => (step['exactly'] ? [step['exactly']] : []))).toEqual([]);
    }
  });

  test.each([11, 12])('a state in the middle of game %i, with what was done since', async (seed) => {
    const { played, states } = await randomGame(id, seed, 130);
    const at = Math.floor(states.length * 0.7);
    passes({ state: states[at], actions: played.actions.slice(at) });
  });
});
