/** Random games, saved at many moments: what words can tell of them is told, and read back it is the same table. */
import * as E from 'fp-ts/lib/Either';
import { OUTER_RIM_PREFERENCES, outerRimSetups, randomOuterRimSetup } from '../../../scripts/playable/outer-rim';
import { fromOutside, canonicalJson, type AnyGame, type CoreState, type Action } from '../../../src/core';
import { judge, type JudgedGame } from '../../../src/judge';
import { outerRim, type OuterRimState } from '../../../src/outer-rim';
import { rules } from '../../../src/outer-rim/catalogue';
import { outerRimScenarios as language } from '../../../src/outer-rim/scenario';
import { tellable } from '../../../src/outer-rim/scenario/tellable';
import { integersFrom, randomPolicy } from '../../../src/play';
import { written as writtenIn } from '../../judge/games/random-game';

const games: JudgedGame[] = [{ language, rules }];

interface Played {
  states: OuterRimState[];
  actions: Action[];
}

function played(seed: number, length: number, setups = randomOuterRimSetup): Played {
  const game: AnyGame = outerRim;
  const next = integersFrom(seed);
  const begun = outerRim.begin(setups(next), { mode: 'seeded', seed });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const policy = randomPolicy<CoreState, Action>(next, OUTER_RIM_PREFERENCES);
  const states = [begun.right.state];
  const actions: Action[] = [];
  for (let { state } = begun.right; actions.length < length; states.push(state)) {
    const question = game.question(state);
    const action = question && policy({ state, question });
    if (!action) break;
    const step = game.reduce(state, action);
    if (E.isLeft(step)) throw new Error(step.left.message);
    state = step.right.state as OuterRimState;
    actions.push(action);
  }
  return { states, actions };
}

/** What the words lead to; null: they do not lead to a table. */
function again(state: OuterRimState): OuterRimState | null {
  const [parts] = language.describe?.(state) ?? [];
  const start = parts ? language.begin(parts) : undefined;
  if (!start || E.isLeft(start)) return null;
  const { right } = start;
  const begun =
    'setup' in right
      ? outerRim.begin(fromOutside(right.setup), { mode: 'manual' })
      : outerRim.resume(fromOutside(right.position), { mode: 'manual' });
  return E.isRight(begun) ? begun.right.state : null;
}

const isTold = (state: OuterRimState, read: OuterRimState | null): read is OuterRimState =>
  read !== null && canonicalJson(tellable(state)) === canonicalJson(tellable(read));

/** Is it the first decision of a turn or of one of its steps, or one in an action step after a whole action? */
const isMoment = ({ stack }: OuterRimState): boolean =>
  stack.length === 3 &&
  ['planning step', 'action step', 'encounter step'].includes(stack[2]?.procedure ?? '') &&
  stack[2]?.step === 0;

const written = (state: OuterRimState, actions: readonly Action[] = []): string =>
  writtenIn(language, { state, actions });

/** As seen by everybody, without what tells only of the way there. */
function seen(state: OuterRimState): unknown[] {
  const views = [...state.players.map(({ id }) => outerRim.view(state, id)), outerRim.viewOfEverything(state)];
  return views.map((view) => tellable({ ...view, unseen: [] } as unknown as OuterRimState));
}
describe('a saved game', () => {
  test.each([1, 2, 3, 5])('every moment of game %i that has words comes back from them', (seed) => {
    const moments = played(seed, 260).states.filter(isMoment);
    const told = moments.filter((state) => isTold(state, again(state)));
    expect(moments.length).toBeGreaterThan(20);
    const untold = moments.filter((state) => !told.includes(state));
    // What was used this turn, and an AI card that was shuffled into a known order, have no words.
    expect(untold.filter((state) => state.used.length === 0 && (state.ai?.loose.length ?? 0) === 0)).toEqual([]);
  });

  test.each([7, 8, 9])('the table of game %i looks the same to everybody, and lets them do the same', (seed) => {
    const { states } = played(seed, 200, outerRimSetups['group']);
    const told = states.filter((state) => isTold(state, again(state)));
    expect(told.length).toBeGreaterThan(15);
    for (const state of told.filter((_state, i) => i % 4 === 0)) {
      const read = again(state) as OuterRimState;
      expect(seen(read)).toEqual(seen(state));
      expect(inNames(read)).toEqual(inNames(state));
    }
  });

  test('late in a game, too: cards under decks, contacts in the box and beaten patrols are told', () => {
    const { states } = played(3, 900, outerRimSetups['group']);
    const late = states.filter((state) => isTold(state, again(state))).at(-1);
    const words = language.describe?.(late as OuterRimState)[0] ?? {};
    expect(Object.keys(words)).toEqual(expect.arrayContaining(['bottom', 'box', 'contacts', 'market', 'moment']));
    expect(late?.turn).toBeGreaterThan(20);
  });

  test('the file is in words, without an id of the game, and passes with what was done since', () => {
    const { states, actions } = played(12, 320, outerRimSetups['group']);
    const at = states.findIndex((state, i) => i > 150 && isTold(state, again(state)));
    const text = written(states[at] as OuterRimState, actions.slice(at, at + 40));
    expect(text).toMatch(/^players: \{/m);
    expect(text).not.toContain('saved-state');
    expect(text.split('\nsteps:')[0]).not.toMatch(/(market|encounter|databank|ai)\/|[a-z]-\d+@/);
    expect(judge(text, games)).toMatchObject({ verdict: 'passed', problems: [], failures: [] });
  });

  test('secrets that were used before change the numbers of those that are left, and nothing else', () => {
    const { states } = played(2, 300);
    const later = states.find(
      (state) =>
        state.players.some(({ secrets, secretsGained }) => secrets.length > 0 && secretsGained > secrets.length) &&
        isTold(state, again(state)),
    ) as OuterRimState;
    const text = written(later);
    expect(text).toMatch(/secrets: \[/);
    expect(judge(text, games).verdict).toBe('passed');
  });

  test('before setup: who plays, and what was agreed', () => {
    const begun = outerRim.begin(
      { players: ['ann', 'bob'], first: 'bob', variant: 'extended', map: 'modular', characters: { ann: 'bossk' } },
      { mode: 'manual' },
    );
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    const text = written(begun.right.state);
    expect(text).toContain('players: { ann: { character: Bossk }, bob: {} }');
    expect(text).toContain('moment: setup');
    expect(judge(text, games).verdict).toBe('passed');
  });
});

describe('what has no words', () => {
  test('the middle of a step is kept whole, and the file says so', () => {
    const { states } = played(4, 200);
    const middle = states.find(({ stack }) => stack.some(({ procedure }) => procedure === 'skill test'));
    const text = written(middle as OuterRimState);
    expect(text).toMatch(/^# no words for: the middle of a step\nsaved-state: /m);
    expect(judge(text, games).verdict).toBe('passed');
  });

  test('what was used this turn is named', () => {
    const states = [4, 5, 6, 7].flatMap((seed) => played(seed, 250).states);
    const used = states.find(
      (state) => isMoment(state) && state.used.length > 0 && !JSON.stringify(state.stack).includes('@'),
    );
    expect(written(used as OuterRimState)).toContain('# no words for: abilities that were used already\n');
  });
});

/** Legal actions, with the numbers that secrets have among those that are left. */
function inNames(state: OuterRimState): unknown[] {
  const legal = outerRim.allLegalActions(state);
  const text = state.players.reduce(
    (all, { secrets }) => secrets.reduce((each, { id, card }) => each.replaceAll(id, card), all),
    JSON.stringify(legal.actions),
  );
  return (JSON.parse(text) as unknown[]).map((action) => canonicalJson(action)).sort();
}
