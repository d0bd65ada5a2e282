/** Studies as programs ask for them: the same counts however the games are shared out. */
import type { Either } from 'fp-ts/lib/Either';
import { readFileSync } from 'node:fs';
import { destiny } from '../../src/destiny';
import {
  batchesOf,
  decodePlan,
  decodeTally,
  integersFrom,
  mergeTallies,
  playBatch,
  playout,
  study,
  studyOf,
  studyPlan,
  type PolicyName,
  type StudyOptions,
} from '../../src/play';
import { xwing } from '../../src/xwing';
import { playable, playableNames } from '../../scripts/playable';

function right<A>(either: Either<{ message: string }, A>): A {
  if (either._tag === 'Left') throw new Error(either.left.message);
  return either.right;
}

const examples = 'docs/examples';
const squads = ['empire-academy', 'scum-fangs'].map((name) => readFileSync(`${examples}/squads/${name}.json`, 'utf8'));
const decks = ['vader-raider.json', 'finn-rey.txt'].map((name) => readFileSync(`${examples}/decks/${name}`, 'utf8'));
const duel = { setup: { decks } };

test('a study is the sum of its batches, in whatever order they come and however they are cut', () => {
  const plan = right(studyPlan(destiny, { starts: [duel], games: 12, seed: 5 }));
  const cut = (...at: number[]) =>
    at.slice(1).map((upTo, i) => right(playBatch(destiny, plan, { from: at[i] ?? 0, upTo })));
  const whole = right(study(destiny, { starts: [duel], games: 12, seed: 5 }));
  const told = (tallies: ReturnType<typeof cut>) => JSON.stringify(studyOf(plan, mergeTallies(tallies)));
  expect(told(cut(0, 5, 6, 12))).toBe(JSON.stringify(whole));
  expect(told(cut(0, 3, 12).reverse())).toBe(JSON.stringify(whole));
  expect(told(cut(0, 12).map((tally) => right(decodeTally(JSON.parse(JSON.stringify(tally))))))).toBe(
    JSON.stringify(whole),
  );
});

test('batches are all games of a plan, once each', () => {
  for (const games of [1, 2, 99, 100, 101, 250, 10_000]) {
    const plan = right(studyPlan(destiny, { starts: [duel], games }));
    const batches = batchesOf(plan);
    expect(batches.flatMap(({ from, upTo }) => Array.from({ length: upTo - from }, (_, i) => from + i))).toEqual(
      Array.from({ length: games }, (_, i) => i),
    );
  }
});

test('what is counted adds up: every game is won, drawn or not ended, and lengths are those of the games', () => {
  const { played, sides, drawn, unended, actions, abilities } = right(study(destiny, { starts: [duel], games: 10 }));
  expect(played).toBe(10);
  expect(sides.reduce((sum, { count }) => sum + count, 0) + drawn.count + unended.count).toBe(10);
  expect(actions.least).toBeLessThanOrEqual(actions.median);
  expect(actions.median).toBeLessThanOrEqual(actions.most);
  for (const { low, share, high } of sides) expect([low <= share, share <= high]).toEqual([true, true]);
  for (const { times, games } of abilities) expect([games <= times, games <= played]).toEqual([true, true]);
  expect(abilities.length).toBeGreaterThan(0);
});

test('a game by its number is the same in a longer study, and in one whose seed counts up to it', () => {
  const plan = (games: number, seed: number) => right(studyPlan(destiny, { starts: [duel], games, seed }));
  const third = right(playBatch(destiny, plan(3, 7), { from: 2, upTo: 3 }));
  expect(right(playBatch(destiny, plan(30, 7), { from: 2, upTo: 3 }))).toEqual(third);
  expect(right(playBatch(destiny, plan(1, 9), { from: 0, upTo: 1 }))).toEqual(third);
  expect(right(playBatch(destiny, plan(3, 7), { from: 1, upTo: 2 }))).not.toEqual(third);
});

test('starts are played in turn, and a side keeps its name in whatever seat it plays', () => {
  const turned = { setup: { decks: [...decks].reverse() }, sides: { p1: 'p2', p2: 'p1' } };
  const of = (starts: StudyOptions['starts'], from: number) =>
    right(playBatch(destiny, right(studyPlan(destiny, { starts, games: 2 })), { from, upTo: from + 1 }));
  const [straight, other] = [of([duel], 1), of([duel, turned], 1)];
  expect(of([duel, turned], 0)).toEqual(of([duel], 0));
  expect(other).toEqual(of([turned], 1));
  expect(other.lengths).not.toEqual(straight.lengths);
  const renamed = of([{ ...duel, sides: { p1: 'vader' } }], 0);
  expect(Object.keys(renamed.scores).sort()).toEqual(['p2', 'vader']);
  expect(Object.keys(renamed.won)).toEqual(
    Object.keys(of([duel], 0).won).map((side) => (side === 'p1' ? 'vader' : side)),
  );
});

test('players of one side win once, together', () => {
  const { sides } = right(study(destiny, { starts: [{ ...duel, sides: { p2: 'p1' } }], games: 3 }));
  expect(sides.map(({ side, count }) => [side, count])).toEqual([['p1', 3]]);
});

test('a policy is that of its side, in whatever seat it plays; of the other side nothing changes', () => {
  const counted = (sides: Record<string, string>, policies: Record<string, PolicyName>) => {
    const plan = right(studyPlan(destiny, { starts: [{ ...duel, sides }], games: 2, policies, maxActions: 60 }));
    const { won: _won, scores: _scores, ...rest } = right(playBatch(destiny, plan, { from: 0, upTo: 2 }));
    return rest;
  };
  const straight = counted({}, { p1: 'greedy' });
  expect(counted({ p1: 'p2', p2: 'p1' }, { p2: 'greedy' })).toEqual(straight);
  expect(counted({ p1: 'p2', p2: 'p1' }, { p1: 'greedy' })).not.toEqual(straight);
  expect(counted({}, {})).not.toEqual(straight);
});

test.each(['random', 'greedy', 'best:20', 'best', 'search:2', 'beginner'] as const)(
  '%s chooses the same again',
  (policy) => {
    const once = () => right(study(xwing, { starts: [{ setup: { squads } }], games: 1, policy, maxActions: 8 }));
    expect(once()).toEqual(once());
    expect(once().sides.map((each) => each.policy)).toEqual([policy, policy]);
  },
);

test('a saved state is played on from where it is, by dice of each game', () => {
  const { state } = right(destiny.begin({ decks }, { mode: 'manual' }));
  const middle = playout(destiny, state, { seed: 3, maxActions: 40 }).state;
  const whole = right(study(destiny, { starts: [{ state: JSON.parse(JSON.stringify(middle)) as unknown }], games: 6 }));
  expect(whole.played).toBe(6);
  expect(whole.actions.least).toBeLessThan(whole.actions.most);
  const broken = study(destiny, { starts: [{ state: { ...middle, round: -1 } }], games: 1 });
  expect(broken).toMatchObject({ _tag: 'Left', left: { path: ['starts', 0, 'state', 'round'] } });
});

test('the signal stops a study after the game that is being played; progress is told after each', () => {
  const stopping = new AbortController();
  const told: [number, number][] = [];
  const onProgress = (played: number, of: number): void => {
    told.push([played, of]);
    if (played === 2) stopping.abort();
  };
  const stopped = right(study(destiny, { starts: [duel], games: 9, onProgress, signal: stopping.signal }));
  expect(told).toEqual([
    [1, 9],
    [2, 9],
  ]);
  expect([stopped.games, stopped.played]).toEqual([9, 2]);
  const two = right(study(destiny, { starts: [duel], games: 2 }));
  expect({ ...stopped, games: 2 }).toEqual(two);
});

describe('what is wrong is answered with its place', () => {
  const cases: [string, object, (string | number)[], string][] = [
    ['no games', { games: 0 }, ['games'], 'from 1'],
    ['half a game', { games: 1.5 }, ['games'], 'from 1'],
    ['no start', { starts: [] }, ['starts'], 'at least one'],
    ['a start of nothing', { starts: [{}] }, ['starts', 0], 'exactly one'],
    ['a start of two things', { starts: [{ ...duel, position: {} }] }, ['starts', 0], 'exactly one'],
    ['a typo', { starts: [{ setpu: { decks } }] }, ['starts', 0, 'setpu'], 'setup'],
    [
      'a start that is refused',
      { starts: [duel, { setup: { decks: [] } }] },
      ['starts', 1, 'setup', 'decks'],
      '2 or more',
    ],
    [
      'a player who is not there',
      { starts: [{ ...duel, sides: { p3: 'p1' } }] },
      ['starts', 0, 'sides', 'p3'],
      'p1, p2',
    ],
    ['a policy for nobody', { policies: { p3: 'greedy' } }, ['policies', 'p3'], 'p3'],
    ['no such policy', { policy: 'clever' }, ['policy'], 'greedy'],
    ['a policy without states', { policy: 'best:0' }, ['policy'], 'best:200'],
    ['a policy of parts', { policies: { p1: 'best:1.5ms' } }, ['policies', 'p1'], 'best:200'],
    ['a policy that looks too long', { policy: 'best:1000001' }, ['policy'], 'best:200'],
    ['a word that nothing reads', { gmaes: 3 }, ['gmaes'], 'games'],
    ['no signal', { signal: 3 }, ['signal'], 'aborted'],
    ['no function', { onProgress: 'x' }, ['onProgress'], 'function'],
  ];
  test.each(cases)('%s', (_, wrong, path, message) => {
    const answer = study(destiny, { starts: [duel], games: 1, ...wrong } as StudyOptions);
    expect(answer).toMatchObject({ _tag: 'Left', left: { path } });
    expect(answer._tag === 'Left' && answer.left.message).toContain(message);
  });

  test('a plan of another game or version, and games that it does not have', () => {
    const plan = right(studyPlan(destiny, { starts: [duel], games: 3 }));
    expect(right(decodePlan(destiny, JSON.parse(JSON.stringify(plan))))).toEqual(plan);
    expect(decodePlan(xwing, plan)).toMatchObject({ _tag: 'Left', left: { code: 'other-game' } });
    expect(decodePlan(destiny, { ...plan, version: '0.0.9' })).toMatchObject({
      _tag: 'Left',
      left: { code: 'other-version' },
    });
    expect(decodePlan(destiny, { ...plan, sides: ['x'] })).toMatchObject({ _tag: 'Left', left: { path: ['sides'] } });
    for (const batch of [
      { from: 0, upTo: 4 },
      { from: -1, upTo: 1 },
      { from: 2, upTo: 1 },
      { from: 0.5, upTo: 1 },
    ])
      expect(playBatch(destiny, plan, batch)).toMatchObject({ _tag: 'Left', left: { code: 'no-such-games' } });
  });
});

test.each(playableNames)('%s is studied from a random setup', async (name) => {
  const played = await playable(name);
  if (!played) throw new Error(name);
  const setup = played.randomSetup(integersFrom(4));
  const options = { starts: [{ setup }], games: 2, maxActions: 100 };
  const told = right(study(played.game, options));
  expect(told).toMatchObject({ game: played.game.id, played: 2, broken: 0 });
  expect(right(study(played.game, options))).toEqual(told);
});
