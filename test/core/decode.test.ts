/** Reading input from outside: what is not plain JSON never reaches a codec, and a misfit is named by its path and the nearest right word. */
import { runInNewContext } from 'node:vm';
import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import * as t from 'io-ts';
import { decode, LIMITS, reason, where, type Rejection } from '../../src/core';
import { rejection } from '../../src/core/contract/rejection';
import { decodeOptions } from '../../src/core/codec/options';
import { eachOf, together } from '../../src/core/codec/together';
import {
  actionsOf,
  either,
  list,
  make,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  text,
  textOr,
} from '../../src/core/codec';

const refusal = (codec: t.Mixed, input: unknown): Rejection => {
  const result = decode(codec, input);
  if (E.isRight(result)) throw new Error('it was accepted');
  return result.left;
};

describe('options and what several bring', () => {
  test('a field of options that is undefined is as if it were not there', () => {
    const codec = object<{ most?: number }>('options', { most: optional(number) });
    expect(decodeOptions(codec, { most: undefined })).toEqual(E.right({}));
    expect(decodeOptions(codec, { most: 3 })).toEqual(E.right({ most: 3 }));
  });

  test('of more than any table seats none is read', () => {
    const unread = (): never => {
      throw new Error('one was read');
    };
    expect(eachOf('decks', Array<string>(17).fill('a'), unread)).toMatchObject(
      E.left({ code: 'too-many', path: ['decks'], message: 'At most 16 decks are read; there are 17.' }),
    );
    expect(E.isRight(eachOf('decks', Array<number>(16).fill(1), E.right))).toBe(true);
  });

  test('all that is wrong with them is told together, each with whose it is', () => {
    const read = (given: unknown) => decode(number, given);
    expect(eachOf('decks', [1, 2], read)).toEqual(E.right([1, 2]));
    const wrong = eachOf('decks', ['a', 2, 'c'], read);
    const { reasons } = E.isLeft(wrong) ? wrong.left.facts : {};
    expect(reasons).toMatchObject([{ path: ['decks', 0] }, { path: ['decks', 2] }]);
  });

  test('of whom several things are wrong each is told, with where the list is', () => {
    const wrong = eachOf('decks', [1, 2], (_given, i) => E.left(together([no(`a${i}`), no(`b${i}`)])));
    const { reasons } = E.isLeft(wrong) ? wrong.left.facts : {};
    expect(reasons).toMatchObject(
      ['a0', 'b0', 'a1', 'b1'].map((code, i) => ({ code, path: ['decks', i < 2 ? 0 : 1] })),
    );
  });
});

/** Says no, and no more. */
function no(code: string): Rejection {
  return rejection(reason(code, `${code}.`, []), []);
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('what is not plain JSON is refused whatever the codec', () => {
  const cycle: Record<string, unknown> = { name: 'cycle' };
  cycle['self'] = cycle;

  test.each<[string, unknown, (string | number)[]]>([
    ['a cycle', cycle, ['self']],
    ['not a number', { list: [1, NaN] }, ['list', 1]],
    ['an infinite number', [Infinity], [0]],
    ['a missing value', [undefined], [0]],
    ['a function', { field: () => 1 }, ['field']],
    ['a big integer', [1n], [0]],
    ['a symbol', [Symbol('x')], [0]],
    ['a date', { on: new Date(0) }, ['on']],
    ['a map', new Map(), []],
    ['a class instance', [new (class Piece {})()], [0]],
    ['a sparse list', Array(3), [0]],
    ['a key that reaches for the prototype', JSON.parse('{"a": {"__proto__": {"x": 1}}}'), ['a']],
    ['a constructor key', { constructor: 1 }, []],
    ['a prototype key', { a: { prototype: 1 } }, ['a']],
  ])('%s', (_what, input, path) => expect(refusal(t.unknown, input)).toMatchObject({ code: 'malformed', path }));

  test('a value that appears twice is no cycle, and the deepest allowed nesting is accepted', () => {
    const shared = { x: 1 };
    expect(E.isRight(decode(t.unknown, [shared, shared]))).toBe(true);
    expect(E.isRight(decode(t.unknown, nested(LIMITS.input.depth)))).toBe(true);
    expect(E.isRight(decode(t.unknown, Object.assign(Object.create(null), { x: 1 })))).toBe(true);
  });

  test('a plain object of another realm is plain', () => {
    expect(E.isRight(decode(t.unknown, { deep: [runInNewContext('({ x: 1 })')] }))).toBe(true);
  });

  test('no prototype is ever polluted', () => {
    decode(
      t.UnknownRecord,
      JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}'),
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('the path of a misfit', () => {
  interface Piece {
    id: string;
    at: number[];
  }
  interface Table {
    pieces: Piece[];
    by: Record<string, { n: number }>;
  }
  const piece = object<Piece>('a piece', { id: text, at: list(number) });
  const codec = object<Table>('a table', {
    pieces: list(piece),
    by: record('points by player', object<{ n: number }>('points', { n: number })),
  });

  test.each<[string, unknown, string, (string | number)[]]>([
    [
      'an item of a list',
      {
        pieces: [
          { id: 'a', at: [1, 2] },
          { id: 3, at: [1, 2] },
        ],
        by: {},
      },
      'pieces[1].id: expected a text that is not empty, found 3',
      ['pieces', 1, 'id'],
    ],
    [
      'an item of a list in a list',
      { pieces: [{ id: 'a', at: [1, 'x'] }], by: {} },
      'pieces[0].at[1]: expected a number, found "x"',
      ['pieces', 0, 'at', 1],
    ],
    [
      'a record',
      { pieces: [], by: { ann: { n: null } } },
      'by.ann.n: expected a number, found null',
      ['by', 'ann', 'n'],
    ],
    ['a missing field', { pieces: [] }, 'by: the field by is missing (points by player)', ['by']],
    [
      'a misspelt field',
      { peices: [], by: {} },
      'peices: a table has no field peices; did you mean pieces?',
      ['peices'],
    ],
    ['no list', { pieces: {}, by: {} }, 'pieces: expected a list of a piece, found an object', ['pieces']],
    ['no object', { pieces: [7], by: {} }, 'pieces[0]: expected a piece: { id, at }, found 7', ['pieces', 0]],
  ])('%s', (_what, input, message, path) => expect(refusal(codec, input)).toMatchObject({ message, path }));

  test('the whole input', () => {
    expect(refusal(number, 'x')).toMatchObject({ message: 'input: expected a number, found "x"', path: [] });
  });

  test('where writes a path as a person would', () => {
    expect(where([])).toBe('input');
    expect(where(['squads', 0, 'pilots', 1, 'id'])).toBe('squads[0].pilots[1].id');
    expect(where([3, 'x'])).toBe('[3].x');
    // A long one is told by its end.
    const long = where(['a'.repeat(100), 'b'.repeat(100)]);
    expect(long).toBe(`…${'a'.repeat(59)}.${'b'.repeat(100)}`);
    expect(where(['a'.repeat(160)])).toBe('a'.repeat(160));
  });
});

describe('unions', () => {
  type Act = { type: 'move'; player: string; steps: number } | { type: 'wave'; player: string; hands: number[] };
  const act = actionsOf<Act>({ move: { steps: number }, wave: { hands: list(number) } });
  const codec = object<{ actions: Act[] }>('a game', { actions: list(act) });

  test('the error is about the member that was meant', () => {
    expect(refusal(codec, { actions: [{ type: 'move', player: 'ann', steps: 'two' }] })).toMatchObject({
      path: ['actions', 0, 'steps'],
      message: 'actions[0].steps: expected a number, found "two"',
    });
    expect(refusal(codec, { actions: [{ type: 'wave', player: 'ann', hands: [1, 'x'] }] }).path).toEqual([
      'actions',
      0,
      'hands',
      1,
    ]);
  });

  test('a type that no member has is answered with those there are, and the nearest', () => {
    expect(refusal(codec, { actions: [{ type: 'mvoe', player: 'ann', steps: 1 }] })).toMatchObject({
      path: ['actions', 0, 'type'],
      message: 'actions[0].type: expected the type of an action: move, wave; found "mvoe"; did you mean move?',
    });
  });

  test('something that is no object at all is said to be so', () => {
    expect(refusal(codec, { actions: [7] })).toMatchObject({
      path: ['actions', 0],
      message: 'actions[0]: expected an action: an object with the field type, found 7',
    });
  });

  test('a value of several kinds is read as the kind that it is of', () => {
    const two = textOr(
      'a name or points',
      oneOf('a name', ['ann', 'bob']),
      object<{ n: number }>('points', { n: number }),
    );
    expect(refusal(two, 'anm').message).toBe('input: expected a name: ann, bob; found "anm"; did you mean ann?');
    expect(refusal(two, { n: 'x' }).path).toEqual(['n']);
    expect(refusal(nullable(text), 3).message).toContain('found 3');
  });
});

test('of misfits equally deep the first is named, of others the deepest', () => {
  const codec = t.type({ a: t.number, b: t.number, c: t.type({ d: t.number }) });
  expect(refusal(codec, { a: 'x', b: 'y', c: { d: 1 } }).path).toEqual(['a']);
  expect(refusal(codec, { a: 'x', b: 'y', c: { d: 'z' } }).path).toEqual(['c', 'd']);
  expect(refusal(codec, { a: 1, b: 2, c: { d: 'z' } }).message).toBe('c.d: expected number, found "z"');
});

test('what a codec makes of a field stands in the result, and the input stays as it was', () => {
  const none = make<number[]>('a list', (input) => t.success(input === null ? [] : [1]));
  const input = Object.freeze({ of: null });
  expect(decode(object<{ of: number[] }>('a thing', { of: none }), input)).toEqual(E.right({ of: [] }));
  expect(input.of).toBeNull();
});

test('whatever comes in, the answer is Right or a rejection whose path leads into the input', () => {
  interface X {
    type: 'x';
    b: string;
  }
  const x = object<X>('an x', { type: oneOf('a type', ['x']), b: text });
  const codec = object<{ a: (number | X)[]; c: string | null }>('an input', {
    a: list(either<number, X>('a number or an x', (input) => typeof input === 'number', number, x)),
    c: nullable(text),
  });
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  });
  const shaped = fc.record({
    a: fc.array(
      fc.oneof(fc.integer(), fc.record({ type: fc.constantFrom('x', 'y'), b: fc.anything() }), fc.anything()),
    ),
    c: fc.anything(),
  });
  fc.assert(
    fc.property(fc.oneof(anything, shaped), (input) => {
      const result = decode(codec, input);
      if (E.isRight(result)) return codec.is(result.right);
      const holder = result.left.path
        .slice(0, -1)
        .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], input);
      return (
        result.left.message.length > 0 &&
        (result.left.path.length === 0 || (typeof holder === 'object' && holder !== null))
      );
    }),
    { numRuns: 500 },
  );
});
