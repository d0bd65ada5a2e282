/** What comes from outside is measured before anybody compares or decodes it. */
import * as E from 'fp-ts/lib/Either';
import { fromOutside, decode, LIMITS, NotAState, type ChanceMode, type Rejection } from '../../src/core';
import { list, named, namesOf, number, object, optional, record } from '../../src/core/codec';
import { parseJson, plain } from '../../src/core/codec/plain';
import { brief, reason, reject } from '../../src/core/contract/rejection';
import { integersFrom } from '../../src/play';
import { CARDS, diceDuel, PLAIN } from '../helpers/dice-duel';

const { game } = diceDuel();
const SEEDED: ChanceMode = { mode: 'seeded', seed: 1 };

const refusal = (read: E.Either<Rejection, unknown>): Rejection => {
  if (E.isRight(read)) throw new Error('it was accepted');
  return read.left;
};
const begun = () => {
  const found = game.begin({ ...PLAIN, deck: CARDS.slice(0, 8) }, SEEDED);
  if (E.isLeft(found)) throw new Error(found.left.message);
  return found.right.state;
};
const keys = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));
const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);
const throws = (): never => {
  throw new Error('no');
};
const small = { values: 10, depth: 3, keys: 20, characters: 20 };

describe('the copy', () => {
  test('has sorted keys, no negative zero, and shares nothing with the input', () => {
    const input = { b: [-0, { z: 1, a: 2 }], a: 'x' };
    const copy = plain(input, LIMITS.input);
    expect(JSON.stringify(copy)).toBe('{"_tag":"Right","right":{"a":"x","b":[0,{"a":2,"z":1}]}}');
    expect(Object.is((copy as E.Right<{ b: number[] }>).right.b[0], 0)).toBe(true);
    input.b.push(3);
    expect(JSON.stringify(copy)).not.toContain('3');
  });

  test('a getter is read once, so that it cannot say one thing to the check and another to the rules', () => {
    let reads = 0;
    const input = Object.defineProperty({}, 'n', { enumerable: true, get: () => (reads += 1) });
    expect(plain(input, LIMITS.input)).toEqual(E.right({ n: 1 }));
    expect(reads).toBe(1);
  });

  test.each<[string, unknown, (string | number)[]]>([
    ['too many fields', { a: keys(11) }, ['a']],
    ['too many keys', { a: keys(21) }, ['a']],
    ['too long a list', { a: Array(11).fill(0) }, ['a']],
    ['a list without end', [Array(4e9)], [0]],
    ['too deep', nested(4), [0, 0, 0]],
    ['too long a text', ['x'.repeat(21)], [0]],
    ['texts too long together', ['x'.repeat(15), 'x'.repeat(15)], [1]],
    ['too long a key', { a: { ['k'.repeat(101)]: 1 } }, ['a']],
  ])('%s: too big', (_what, input, path) => {
    expect(refusal(plain(input, small))).toMatchObject({ code: 'too-big', path });
  });

  test('what just fits is taken', () => {
    expect(E.isRight(plain({ a: Array(8).fill(0) }, small))).toBe(true);
    expect(E.isRight(plain(nested(3), small))).toBe(true);
    expect(E.isRight(plain(['x'.repeat(20)], small))).toBe(true);
    expect(E.isRight(plain(Array(9).fill('x'), small))).toBe(true);
    expect(E.isRight(plain({ a: Array(8).fill(0), b: undefined }, small))).toBe(true);
  });

  test.each<[string, unknown, (string | number)[]]>([
    ['a throwing getter', { a: Object.defineProperty({}, 'b', { enumerable: true, get: throws }) }, ['a', 'b']],
    ['a proxy whose keys throw', [new Proxy({}, { ownKeys: throws })], [0]],
    ['a proxy whose prototype throws', [new Proxy({}, { getPrototypeOf: throws })], [0]],
  ])('%s cannot be read', (_what, input, path) => {
    expect(refusal(plain(input, LIMITS.input))).toMatchObject({ code: 'malformed', path });
  });

  test('every value counts where it stands: those behind a full list, too', () => {
    const full = Array(7).fill(0);
    expect(E.isRight(plain({ a: full, b: 1 }, small))).toBe(true);
    expect(refusal(plain({ a: [...full, 0], b: 1 }, small))).toMatchObject({ code: 'too-big', path: ['b'] });
    expect(refusal(plain([[...full, 0], 1], small))).toMatchObject({ code: 'too-big', path: [1] });
    expect(refusal(plain([full, 1, true], small))).toMatchObject({ code: 'too-big', path: [2] });
  });

  test('the same object many times over counts each time', () => {
    let twice: unknown = [1];
    for (let i = 0; i < 40; i++) twice = [twice, twice];
    expect(refusal(plain(twice, LIMITS.input)).code).toBe('too-big');
  });
});

test('an answer repeats no more than a few lines of what it answers, in its message and among its facts', () => {
  const told = (message: string, given: string) => {
    const { facts, ...why } = refusal(brief(reject(reason('x', message, [], { given, at: 1 }), ['a'])));
    expect([why.path, facts['at']]).toEqual([['a'], 1]);
    return [why.message, facts['given']];
  };
  const [fits, long] = ['x'.repeat(1000), 'x'.repeat(1001)];
  expect(told(fits, fits)).toEqual([fits, fits]);
  expect(told('no', long)).toEqual(['no', `${fits}…`]);
  expect(told(long, 'no')).toEqual([`${fits}…`, 'no']);
});

test('text is measured before it is parsed', () => {
  expect(refusal(parseJson('[1, 2, 3, 4, 5, 6, 7, 8]', small)).code).toBe('too-big');
  expect(parseJson('[1]', small)).toEqual(E.right([1]));
  expect([`"${'x'.repeat(18)}"`, `"${'x'.repeat(19)}"`].map((text) => E.isRight(parseJson(text, small)))).toEqual([
    true,
    false,
  ]);
  const broken = refusal(parseJson(`{"a": \u001b[31m ${'x'.repeat(5000)}`, LIMITS.input));
  expect(broken.message).toMatch(/^input: this is not JSON/);
  expect(broken.message).not.toContain('\u001b');
  expect(broken.message.length).toBeLessThan(250);
});

test.each<[string, unknown, string]>([
  ['keys', { a: keys(5_001) }, 'a: 5001 keys, where 5000 are allowed'],
  ['values', { a: Array(200_000).fill(0) }, 'a: 200002 values so far, where 200000 are allowed'],
  ['characters', { a: 'x'.repeat(2_000_000) }, 'a: 2000001 characters so far, where 2000000 are allowed'],
  ['a key', { ['k'.repeat(101)]: 1 }, 'input: a key of 101 characters, where 100 are allowed'],
])('too many %s: where, how many there are, and how many are allowed', (_what, input, told) => {
  expect(refusal(plain(input, LIMITS.input))).toMatchObject({ code: 'too-big', message: told });
});

describe('errors of big input cost no more than its size, and say little', () => {
  const names = namesOf(Array.from({ length: 2000 }, (_, i) => `some card of the game ${i}`));
  const codec = object<{ cards?: string[]; by?: Record<string, number> }>('a deck', {
    cards: optional(list(named('a card', names))),
    by: optional(record('numbers', number)),
  });

  test.each<[string, unknown, (string | number)[]]>([
    ['a hundred thousand wrong names', { cards: Array(100_000).fill('some crad') }, ['cards', 0]],
    [
      'five thousand wrong values',
      { by: Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [i, 'x'])) },
      ['by', '0'],
    ],
    ['five thousand unknown fields', keys(5_000), ['k0']],
  ])('%s', (_what, input, path) => {
    const why = refusal(decode(codec, input));
    expect(why).toMatchObject({ code: 'malformed', path });
    expect(why.message.length).toBeLessThan(300);
  });

  test('a long key or text is not repeated in the message', () => {
    expect(refusal(decode(codec, { cards: ['x'.repeat(100_000)] })).message.length).toBeLessThan(200);
    const deep = { by: { ['y'.repeat(100)]: { ['z'.repeat(100)]: 'x' } } };
    expect(refusal(decode(codec, deep)).message.length).toBeLessThan(300);
  });
});

describe('the contract', () => {
  test('a legal action with a hundred thousand unknown keys, or a buffer, is refused unread', () => {
    const state = begun();
    const [action] = game.allLegalActions(state).actions;
    expect(refusal(game.reduce(state, fromOutside({ ...action, ...keys(100_000) }))).code).toBe('too-big');
    expect(refusal(game.reduce(state, fromOutside(Buffer.alloc(10_000_000)))).code).toBe('malformed');
    expect(game.whyNot(state, fromOutside({ ...action, ...keys(100_000) }))?.code).toBe('too-big');
  });

  test('the codecs that a game hands out measure as well', () => {
    const { codecs } = game;
    for (const codec of [codecs.setup, codecs.position, codecs.state, codecs.action, codecs.event]) {
      const before = Object.defineProperty({}, 'type', { enumerable: true, get: throws });
      for (const input of [before, new Proxy({}, { ownKeys: throws }), Symbol('x'), nested(20_000), throws])
        expect(codec.decode(input)._tag).toBe('Left');
    }
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a function', throws],
    ['a proxy', new Proxy({}, { get: throws, ownKeys: throws })],
    ['a symbol', Symbol('x')],
    ['a script too long', { mode: 'scripted', script: Array(2_000_000).fill(0) }],
  ])('chance as %s is refused', (_what, mode) => {
    expect(refusal(game.begin(PLAIN, mode as ChanceMode)).path[0]).toBe('chance');
  });

  test('chance is copied: a mode that is changed later changes nothing', () => {
    let reads = 0;
    const mode = { mode: 'seeded', get seed() { return (reads += 1); } } as ChanceMode; // prettier-ignore
    game.begin(PLAIN, mode);
    expect(reads).toBe(1);
  });

  test('a viewer who is none of the players sees what spectators see', () => {
    const { duelists, deck, ...rest } = begun();
    const [card = '', ...others] = deck.unknown;
    const dealt = duelists.map((each) => ({ ...each, hand: each.id === 'p1' ? [card] : [] }));
    const state = { ...rest, duelists: dealt, deck: { ...deck, unknown: others } };
    const seen = JSON.stringify(game.view(state, 'spectator'));
    for (const viewer of ['p9', '', null, undefined, 7, {}, Symbol('x')])
      expect(JSON.stringify(game.view(state, viewer as string))).toBe(seen);
    expect(JSON.stringify(game.view(state, 'p1'))).not.toBe(seen);
    for (const seed of [NaN, Infinity, Symbol('x'), 1n, null])
      expect(E.isRight(game.load(game.resample(state, 'p9', seed as number)))).toBe(true);
  });

  test('what is no state is NotAState, with what load says and what went wrong; reduce and whyNot answer', () => {
    const broken = { ...begun(), duelists: null } as never;
    const caught = (use: () => unknown): unknown => {
      try {
        return use();
      } catch (error) {
        return error;
      }
    };
    for (const use of [() => game.view(broken, 'p1'), () => game.decision(broken), () => game.outcome(broken)]) {
      const error = caught(use) as NotAState;
      expect(error).toBeInstanceOf(NotAState);
      expect(error.rejection.path).toEqual(['duelists']);
      expect(error.cause).toBeInstanceOf(TypeError);
      expect(error.message).toContain('load');
    }
    const without = ['stack', 'events', 'inPlay', 'triggered', 'used', 'chance'].map((field) => ({
      ...begun(),
      [field]: null,
    }));
    for (const nothing of [null, undefined, 'a state', 7, ...without]) {
      const error = caught(() => game.view(nothing as never, 'p1')) as NotAState;
      expect(error).toBeInstanceOf(NotAState);
      // It was seen to be none, and not tried.
      expect(error.cause).toBeUndefined();
    }
    expect(refusal(game.reduce(null as never, fromOutside({}))).code).toBe('not-a-state');
    expect(game.whyNot(broken, fromOutside({}))?.code).toBe('not-a-state');
  });

  test('a state that was handed out is not played in place', () => {
    const state = begun();
    const [action] = game.allLegalActions(state).actions;
    expect(game.play(state, action as never)).toMatchObject({ code: 'not-a-copy' });
    expect(game.play(game.copy(state), action as never)).toBeNull();
  });

  test('whoever writes into a list of actions changes nothing', () => {
    const state = begun();
    const [action] = game.allLegalActions(state).actions;
    expect(() => Object.assign(action as object, { type: 'win' })).toThrow(TypeError);
    expect(E.isRight(game.reduce(state, fromOutside(action)))).toBe(true);
  });
});

describe('what people write without meaning anything by it', () => {
  test('a key whose value is undefined is absent; undefined in a list is refused', () => {
    expect(plain({ b: undefined, a: [{ c: undefined, d: 1 }] }, LIMITS.input)).toEqual(E.right({ a: [{ d: 1 }] }));
    expect(E.isLeft(plain([undefined], LIMITS.input))).toBe(true);
    expect(E.isLeft(plain(undefined, LIMITS.input))).toBe(true);
    expect(Object.keys((plain({ b: undefined }, LIMITS.input) as E.Right<object>).right)).toEqual([]);
  });

  test('a byte order mark before JSON is passed over', () => {
    expect(parseJson('\uFEFF{"a":1}', LIMITS.input)).toEqual(E.right({ a: 1 }));
    expect(E.isLeft(parseJson('\uFEFF\uFEFF{}', LIMITS.input))).toBe(true);
  });

  test('NaN is not called a number that was expected', () => {
    expect(plain({ a: NaN }, LIMITS.input)).toMatchObject({ left: { message: 'a: expected plain JSON, found NaN' } });
  });

  test('random integers end for every n', () => {
    const next = integersFrom(1);
    for (const n of [Infinity, 2 ** 32, 2 ** 31, 2.5, NaN, -1]) {
      const value = next(n);
      expect([n, Number.isInteger(value), value >= 0 && value < Math.max(1, n || 1)]).toEqual([n, true, true]);
    }
  });
});
