/** Records, starts and histories from anywhere: an answer, never an exception. */
import * as E from 'fp-ts/lib/Either';
import { fromOutside, LIMITS, MalformedInput, NotAState, type ChanceMode, type Rejection } from '../../src/core';
import {
  act,
  beginHistory,
  best,
  decodeRecord,
  encodeRecord,
  explore,
  historyOf,
  integersFrom,
  NotARecord,
  odds,
  playout,
  present,
  recordHistory,
  recordOf,
  replay,
  retrace,
  search,
  start,
  think,
  type GameRecord,
  type StartFrom,
} from '../../src/play';
import { diceDuel, PLAIN } from '../helpers/dice-duel';
import type { Duel } from '../helpers/dice-duel/types';

const { game } = diceDuel();
const SEEDED: ChanceMode = { mode: 'seeded', seed: 1 };
const throws = (): never => {
  throw new Error('no');
};
const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;
const deep = Array.from({ length: 50_000 }).reduce<unknown>((inner) => [inner], 1);

const hostile: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', NaN],
  ['a big integer', 1n],
  ['a symbol', Symbol('x')],
  ['a function', throws],
  ['no JSON', '{"game": '],
  ['JSON of something else', '[]'],
  ['deep JSON', '['.repeat(100_000)],
  ['a deep list', deep],
  ['a cycle', cyclic],
  ['a proxy', new Proxy({}, { ownKeys: throws, get: throws, has: throws })],
  ['a getter', Object.defineProperty({}, 'game', { enumerable: true, get: throws })],
  ['a buffer', Buffer.alloc(1_000_000)],
  ['a long text', 'x'.repeat(1_000_000)],
];

test.each(hostile)('%s is no record, and nothing to start from', (_what, input) => {
  const answers: E.Either<Rejection, unknown>[] = [
    decodeRecord(input),
    replay(game, input),
    historyOf(game, input),
    start(game, input as StartFrom, SEEDED),
    start(game, { setup: fromOutside(input) }, SEEDED),
    start(game, { position: fromOutside(input) }, SEEDED),
    start(game, { setup: PLAIN }, input as ChanceMode),
    beginHistory(game, input as StartFrom, SEEDED),
    beginHistory(game, { setup: PLAIN }, input as ChanceMode),
    game.load(input),
  ];
  for (const answer of answers) {
    if (E.isRight(answer)) throw new Error('it was accepted');
    expect(answer.left.message.length).toBeLessThan(400);
  }
});

const history = () => {
  const begun = beginHistory(game, { setup: PLAIN }, SEEDED);
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  return begun.right;
};

test.each(hostile)('%s is no action of a history', (_what, input) => {
  expect(act(game, history(), input as never)._tag).toBe('Left');
});

test('a history is read from a record as an object and as text', () => {
  const [action] = game.allLegalActions(present(history())).actions;
  const played = act(game, history(), action as never);
  if (E.isLeft(played)) throw new Error(played.left.message);
  const record = recordHistory(game, played.right);
  for (const written of [record, encodeRecord(record)]) expect(historyOf(game, written)).toEqual(E.right(played.right));
});

test('what a history began with stays what it was', () => {
  const setup = { ...PLAIN };
  const begun = beginHistory(game, { setup }, SEEDED);
  setup.health += 5;
  expect(begun).toMatchObject({ right: { start: { setup: PLAIN } } });
});

test('a playout from what is no state is NotAState; a limit that is no number allows nothing', () => {
  for (const [, input] of hostile) expect(() => playout(game, input as never)).toThrow(NotAState);
  const { states } = history();
  expect(playout(game, states[0], { maxActions: NaN, seed: Symbol('x') as never }).end).toBe('stopped');
  expect(integersFrom(1)(NaN)).toBe(0);
});

describe('each door that takes a state', () => {
  const { state } = playout(game, history().states[0], { maxActions: 3 });
  type State = typeof state;
  const question = game.question(game.copy(state));
  if (!question) throw new Error('somebody is asked');
  const [me] = question.by as [string];
  const searched = { stop: () => false, value: () => 0, maxStates: 20 };
  const doors: Readonly<Record<string, (given: State) => unknown>> = {
    playout: (given) => playout(game, given, { maxActions: 3 }),
    think: (given) => think(game, given, me, { iterations: 2 })?.go(),
    search: (given) => search(game, { iterations: 2 })({ state: given, question }),
    best: (given) => best(game, { states: 20 })({ state: given, question }),
    explore: (given) => explore(game, given, { value: () => 0, limits: { states: 20 } }),
    odds: (given) =>
      odds(game, given, { ...searched, choose: ({ question: asked }) => asked.candidates[0]?.action ?? null }),
    retrace: (given) => retrace(game, given, []),
  };
  const parts = [...Object.keys(state), 'more'];

  /** What is large takes its time to be read. */
  const inside = [
    1n,
    throws,
    cyclic,
    { toJSON: throws },
    ...hostile.flatMap(([what, each]) => (/proxy|getter/.test(what) ? [each] : [])),
  ];

  test.each(Object.entries(doors))('%s answers, or says that it is none: whatever is anywhere in it', (_name, door) => {
    for (const part of parts)
      for (const input of inside)
        try {
          door({ ...state, [part]: input });
        } catch (error) {
          expect(error).toBeInstanceOf(NotAState);
        }
  });

  test('what is larger than any state is looked at once, and no further than a state may go', () => {
    let loads = 0;
    const large = { ...state, more: Array.from({ length: LIMITS.state.values }, () => 1) };
    const load = () => {
      loads += 1;
      return game.load(large);
    };
    expect(() => playout({ ...game, load }, large)).toThrow(NotAState);
    // The game itself has looked, and said so.
    expect(loads).toBe(0);
    expect(load()).toMatchObject({ left: { code: 'too-big' } });
  });
});

test('how long it thinks on is a limit, or MalformedInput', () => {
  const state = present(history());
  const [me] = game.question(game.copy(state))?.by as [string];
  const thinking = think(game, state, me, { iterations: 1 });
  for (const limit of [null, 'x', { iterations: -1 }, { milliseconds: NaN }, { seconds: 1 }])
    expect(() => thinking?.go(limit as never)).toThrow(MalformedInput);
  expect(thinking?.go({ iterations: 2 }).iterations).toBe(2);
});

describe('a record that was made can be read again, or is not made', () => {
  const manual: ChanceMode = { mode: 'manual' };
  const from: StartFrom = { setup: PLAIN };
  type Actions = Parameters<typeof recordOf<Duel>>[3];
  const made = (action: unknown) => recordOf(game, from, manual, [action] as unknown as Actions);

  test.each(hostile)('%s', (_what, input) => {
    for (const make of [
      () => encodeRecord(input as GameRecord),
      () => encodeRecord({ ...made({ type: 'x', player: 'p1' }), actions: [input] } as GameRecord),
      () => recordOf(game, input as StartFrom, manual, []),
      () => recordOf(game, from, input as ChanceMode, []),
      () => recordOf(game, from, manual, input as never),
      () => made(input),
    ])
      expect(make).toThrow(NotARecord);
  });

  test('what is too big is said with its place, however it is too big', () => {
    const action = { type: 'x', player: 'p1' };
    const tooBig = (make: () => unknown): string => {
      try {
        make();
      } catch (error) {
        if (error instanceof NotARecord) return `${error.rejection.code} ${error.rejection.path.join('.')}`;
        throw error;
      }
      return 'made';
    };
    const long = 'x'.repeat(LIMITS.saved.characters - 1_000);
    const record = (told: string): GameRecord => ({ ...made(action), actions: [{ ...action, told }] });
    expect(tooBig(() => made({ ...action, told: `${long}${long}` }))).toBe('too-big actions.0.told');
    expect(tooBig(() => encodeRecord(record(`${long}${long}`)))).toBe('too-big actions.0.told');
    // Within every limit as a value, and too long as a text: each quotation mark is written as two characters.
    expect(tooBig(() => encodeRecord(record('"'.repeat(long.length))))).toBe('too-big ');
    const written = encodeRecord(record(long));
    expect(decodeRecord(written)).toEqual(E.right(record(long)));
  });

  test('a state that is no plain JSON has no hash', () => {
    const state = { ...present(history()), more: deep };
    expect(() => recordOf(game, from, manual, [], state)).toThrow(NotARecord);
    expect(recordOf(game, from, manual, [], present(history())).hash).toMatch(/^[0-9a-f]+$/);
  });

  test('it shares nothing with what it was made of', () => {
    const action = { type: 'x', player: 'p1', list: [1] };
    const record = made(action);
    action.list.push(2);
    expect(record.actions).toEqual([{ type: 'x', player: 'p1', list: [1] }]);
  });
});
