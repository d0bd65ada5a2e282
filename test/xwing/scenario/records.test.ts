/** A state of X-Wing that words can describe is written in words; records of all games are tested in test/judge/games. */
import * as E from 'fp-ts/lib/Either';
import { randomSquad } from '../../../scripts/playable/xwing';
import { judge, toScenario, type JudgedGame, type Played } from '../../../src/judge';
import { integersFrom } from '../../../src/play';
import { xwing, type XwingState } from '../../../src/xwing';
import { rules } from '../../../src/xwing/catalogue';
import { xwingScenarios } from '../../../src/xwing/scenario';

const games: JudgedGame[] = [{ language: xwingScenarios, rules }];

/** A random game: its record, and the states on the way. */
function randomGame(
  seed: number,
  length: number,
): { played: Extract<Played, { start: unknown }>; states: XwingState[] } {
  const next = integersFrom(seed);
  const setup = { squads: [randomSquad(next, 2), randomSquad(next, 2)] };
  const chance = { mode: 'seeded', seed } as const;
  const begun = xwing.begin(setup, chance);
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const states = [begun.right.state];
  const actions: unknown[] = [];
  for (let { state } = begun.right; actions.length < length && !xwing.decision(state).over; states.push(state)) {
    const legal = xwing.legalActions(state);
    const action =
      legal.kind === 'region' && legal.actions.length === 0
        ? legal.sample(next(1e9))
        : legal.actions[next(legal.actions.length)];
    const step = xwing.reduce(state, action);
    if (E.isLeft(step)) throw new Error(step.left.message);
    actions.push(action);
    state = step.right.state;
  }
  return { played: { start: { setup }, chance, actions }, states };
}

function written(played: Played): string {
  const made = toScenario(xwingScenarios, played);
  if (E.isLeft(made)) throw new Error(`${made.left.message} at ${made.left.path.join('.')}`);
  return made.right;
}

test('a state at the start of planning is described in words', () => {
  const { states } = randomGame(21, 60);
  const planning = states.find((state) => state.phase === 'planning' && state.round === 1);
  const text = written({ state: planning, actions: [] });
  expect(text).not.toContain('saved-state');
  expect(text).toMatch(/^ships: \{/m);
  expect(judge(text, games)).toMatchObject({ verdict: 'passed', problems: [] });
});
