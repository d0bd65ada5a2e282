/** Records, starts and histories from anywhere: an answer, never an exception. */
import * as E from 'fp-ts/lib/Either';
import { NotAState, type ChanceMode, type Rejection } from '../../src/core';
import {
  act,
  beginHistory,
  decodeRecord,
  encodeRecord,
  historyOf,
  integersFrom,
  playout,
  present,
  recordHistory,
  replay,
  start,
  type StartFrom,
} from '../../src/play';
import { diceDuel, PLAIN } from '../helpers/dice-duel';

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
    start(game, { setup: input }, SEEDED),
    start(game, { position: input }, SEEDED),
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
  const [action] = game.legalActions(present(history())).actions;
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
