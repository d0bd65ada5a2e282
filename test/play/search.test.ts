/** Somebody to play against: what every game holds of it, small games that can be counted by hand, and how it is asked. */
import * as fc from 'fast-check';
import {
  MalformedInput,
  rollQuestion,
  type Action,
  type AnyGame,
  type CoreState,
  type DieKind,
  type GameTypes,
  type Question,
} from '../../src/core';
import { explore, integersFrom, playout, search, think, type SearchOptions } from '../../src/play';
import { playable, playableNames, type Playable } from '../../scripts/playable';
import { diceDuel } from '../helpers/dice-duel';
import { duelSetups } from '../helpers/dice-duel/setups';
import { mainFields, picks, play, type Tiny, tinyGame, type TinyState } from '../helpers/tiny-game';
import { randomTables } from './random-tables';

/** What the policy answers for a player at a copy of the state. */
function answerOf(game: AnyGame, of: CoreState, options: SearchOptions<GameTypes>): Action | null {
  const state = game.copy(of) as CoreState;
  const question = game.question(state) as Question<Action>;
  return search<GameTypes>(game as never, options)({ state, question } as never);
}

/** Seen and answered alike: the policy sees no more than its player does, answers legally, and the same again. */
function holds(game: AnyGame, state: CoreState, seed: number): boolean {
  const player = (game.question(game.copy(state)) as Question<Action> | null)?.by[0];
  if (player === undefined || player === 'chance') return false;
  const options = { iterations: 2, seed };
  const answer = answerOf(game, state, options);
  if (answer !== null) expect(game.whyNot(state, answer)).toBeNull();
  expect(answerOf(game, state, options)).toEqual(answer);
  const other = game.resample(state, player, seed + 1) as CoreState;
  expect(game.resample(other, player, seed)).toEqual(game.resample(state, player, seed));
  expect(answerOf(game, other, options)).toEqual(answer);
  return true;
}

const TABLES = 2;

test.each(playableNames)('%s: it sees what its player sees, answers legally, and the same again', async (name) => {
  const played = (await playable(name)) as Playable;
  let looked = 0;
  for (const [state] of randomTables(played)) {
    if (holds(played.game, state, looked) && ++looked === TABLES) break;
  }
  expect(looked).toBe(TABLES);
});

const { game: duel } = diceDuel();

test('a level and a time together: whichever comes first ends the thinking', () => {
  const begun = duel.begin(
    { health: 8, tables: { p1: [], p2: [] }, deck: [], field: false },
    { mode: 'seeded', seed: 1 },
  );
  if (begun._tag === 'Left') throw new Error(begun.left.message);
  const { state } = begun.right;
  const [player = ''] = duel.decision(state).by;
  const iterations = (options: SearchOptions<GameTypes>) =>
    think(duel as AnyGame, state, player, options)?.go().iterations;
  expect(iterations({ level: 'beginner', milliseconds: 1e9 })).toBe(4);
  expect(iterations({ level: 'champion', milliseconds: 0 })).toBe(0);
});

test('the dice duel: it sees what its player sees, answers legally, and the same again, field and all', () => {
  fc.assert(
    fc.property(duelSetups, fc.nat(40), fc.nat(1000), (setup, actions, seed) => {
      const begun = duel.begin(setup, { mode: 'seeded', seed });
      if (begun._tag === 'Left') throw new Error(begun.left.message);
      holds(duel as AnyGame, playout(duel, begun.right.state, { seed, maxActions: actions }).state, seed);
    }),
    { numRuns: 15, seed: 1 },
  );
});

const SIX: DieKind = { name: 'six', faces: { '1': 1, '2': 1, '3': 1, '4': 1, '5': 1, '6': 1 } };
const points = (state: TinyState, player: string): number =>
  (player === 'ann' ? 1 : -1) * (state.numbers['points'] ?? 0);

/** Ann takes so many points for sure, or what a die shows. */
const gamble = (sure: number) =>
  tinyGame(({ procedure, ask }) => ({
    procedures: [
      procedure('main', mainFields, [
        ask(
          'pick',
          [],
          () => picks('ann', 'pick', ['sure', 'die']),
          (state, _frame, { pick }) => void (state.numbers['points'] = pick === 'sure' ? sure : -1),
        ),
        ask(
          'roll',
          [],
          (state) => (state.numbers['points'] === -1 ? rollQuestion(SIX, 1, 'one die') : null),
          (state, _frame, { faces }) => void (state.numbers['points'] = Number(faces[0])),
        ),
        ask(
          'end',
          [],
          () => picks('bob', 'end', ['end', 'stop']),
          () => undefined,
        ),
      ]),
    ],
  }));

/** Ann takes 5, of which bob may take 4 away, or 2. */
const taken = tinyGame(({ procedure, ask }) => ({
  procedures: [
    procedure('main', mainFields, [
      ask(
        'pick',
        [],
        () => picks('ann', 'pick', ['two', 'five']),
        (state, _frame, { pick }) => void (state.numbers['points'] = pick === 'five' ? 5 : 2),
      ),
      ask(
        'take',
        [],
        (state) => (state.numbers['points'] === 5 ? picks('bob', 'take', ['leave', 'take']) : null),
        (state, _frame, { pick }) => {
          if (pick === 'take') state.numbers['points'] = 1;
        },
      ),
    ]),
  ],
}));

function thoughtsOf(tiny: ReturnType<typeof tinyGame>, options: SearchOptions<Tiny> = {}) {
  const { game } = tiny;
  const { state } = play(tiny);
  return think(game, state, 'ann', { for: points, iterations: 300, ...options })?.go();
}

const picked = (tiny: ReturnType<typeof tinyGame>): unknown =>
  (thoughtsOf(tiny)?.answer as { pick?: string } | null)?.pick;

test('chance counts by its weights, and others want the best for themselves', () => {
  expect(picked(gamble(3))).toBe('die');
  expect(picked(gamble(4))).toBe('sure');
  expect(picked(taken)).toBe('two');
});

test('it tells what it thought: visits add up, the answer is the first, and its line says what comes', () => {
  const thoughts = thoughtsOf(taken);
  const visits = thoughts?.candidates.map((each) => each.visits) ?? [];
  expect(visits.reduce((sum, each) => sum + each, 0)).toBe(300);
  expect(visits).toEqual([...visits].sort((a, b) => b - a));
  expect(thoughts?.candidates[0]?.action).toEqual(thoughts?.answer);
  const five = thoughts?.candidates.find(({ action }) => (action as { pick?: string }).pick === 'five');
  expect(five?.line.map((action) => (action as { pick?: string }).pick)).toEqual(['five', 'take']);
  for (const { score } of thoughts?.candidates ?? []) expect(score >= 0 && score <= 1).toBe(true);
});

test('it thinks on where it was left, reports, and stops when it is told to', () => {
  const { game } = taken;
  const { state } = play(taken);
  const thinking = think(game, state, 'ann', { for: points });
  expect(thinking?.go({ iterations: 5 }).iterations).toBe(5);
  expect(thinking?.go({ iterations: 7 }).iterations).toBe(12);
  expect(think(game, state, 'bob')).toBeNull();
  const signal = { aborted: false };
  let told = 0;
  const stopped = think(game, state, 'ann', {
    for: points,
    iterations: 1000,
    signal,
    onProgress: ({ iterations }) => void (signal.aborted = (told = iterations) >= 32),
  })?.go();
  expect([told, stopped?.iterations]).toEqual([32, 32]);
});

test('who decides in a walk may be a policy by its name', () => {
  const { game } = gamble(4);
  const { state } = play(gamble(4));
  const value = ({ numbers }: TinyState) => numbers['points'] ?? 0;
  const found = explore(game, state, { value, decide: { ann: 'search:40', bob: 'any' } });
  if (found._tag === 'Left') throw new Error(found.left.message);
  // It takes the points or the die, and not both.
  expect([1, 6]).toContain(found.right.outcomes.length);
  const wrong = explore(game, state, { value, decide: { ann: 'search:0' as never } });
  expect(wrong._tag === 'Left' && wrong.left.path).toEqual(['decide', 'ann']);
});

test('it keeps its time', async () => {
  const { game, randomSetup } = (await playable('destiny')) as Playable;
  const begun = game.begin(randomSetup(integersFrom(1)), { mode: 'seeded', seed: 1 });
  if (begun._tag === 'Left') throw new Error(begun.left.message);
  const player = game.decision(begun.right.state).by[0] ?? '';
  const began = performance.now();
  think(game, begun.right.state, player, { milliseconds: 100 })?.go();
  expect(performance.now() - began).toBeLessThan(100 * 1.1 + SLACK);
});

/** Of a machine on which other tests run at the same time. */
const SLACK = 60;

test('wrong options throw when the policy is made, with their place', () => {
  const { game } = taken;
  const pathOf = (options: unknown): unknown => {
    try {
      search(game, options as never);
    } catch (thrown) {
      return thrown instanceof MalformedInput ? thrown.rejection.path : thrown;
    }
    return 'nothing is thrown';
  };
  const wrong = {
    iterations: [0, 1.5, NaN, '5'],
    milliseconds: [-1, NaN],
    level: ['expert', 1],
    seed: ['1', NaN],
    for: ['x', 1],
    onProgress: [1],
    signal: [1, {}],
    zork: [1],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) expect(pathOf({ [field]: value })).toEqual(['options', field]);
  for (const none of [null, 7, []]) expect(pathOf(none)).toEqual(['options']);
});
