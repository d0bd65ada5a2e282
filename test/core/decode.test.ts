/** Reading input from outside: what is not plain JSON never reaches a codec, and a misfit is named by its path and the nearest right word. */
import { runInNewContext } from 'node:vm';
import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import * as t from 'io-ts';
import { decode, where, type Rejection } from '../../src/core';
import { MAX_DEPTH, MAX_VALUES } from '../../src/core/decode';

const refusal = (codec: t.Mixed, input: unknown): Rejection => {
  const result = decode(codec, input);
  if (E.isRight(result)) throw new Error('it was accepted');
  return result.left;
};

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('what is not plain JSON is refused whatever the codec', () => {
  const cycle: Record<string, unknown> = { name: 'cycle' };
  cycle['self'] = cycle;

  test.each<[string, unknown, (string | number)[]]>([
    ['a cycle', cycle, ['self']],
    ['not a number', { list: [1, NaN] }, ['list', 1]],
    ['an infinite number', [Infinity], [0]],
    ['a missing value', { field: undefined }, ['field']],
    ['a function', { field: () => 1 }, ['field']],
    ['a big integer', [1n], [0]],
    ['a symbol', [Symbol('x')], [0]],
    ['a date', { on: new Date(0) }, ['on']],
    ['a map', new Map(), []],
    ['a class instance', [new (class Piece {})()], [0]],
    ['a sparse list', Array(1e9), [0]],
    ['a key that reaches for the prototype', JSON.parse('{"a": {"__proto__": {"x": 1}}}'), ['a']],
    ['a constructor key', { constructor: 1 }, []],
    ['nesting too deep', nested(MAX_DEPTH + 1), Array(MAX_DEPTH).fill(0)],
  ])('%s', (_what, input, path) => expect(refusal(t.unknown, input)).toMatchObject({ code: 'malformed', path }));

  test('a value that appears twice is no cycle, and the deepest allowed nesting is accepted', () => {
    const shared = { x: 1 };
    expect(E.isRight(decode(t.unknown, [shared, shared]))).toBe(true);
    expect(E.isRight(decode(t.unknown, nested(MAX_DEPTH)))).toBe(true);
    expect(E.isRight(decode(t.unknown, Object.assign(Object.create(null), { x: 1 })))).toBe(true);
  });

  test('a plain object of another realm is plain', () => {
    expect(E.isRight(decode(t.unknown, { deep: [runInNewContext('({ x: 1 })')] }))).toBe(true);
  });

  test('absurdly many values are refused', () => {
    expect(refusal(t.unknown, Array(MAX_VALUES).fill(0)).message).toContain(`more than ${MAX_VALUES} values`);
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
  const piece = t.strict({ id: t.string, at: t.tuple([t.number, t.number]) });
  const codec = t.strict({ pieces: t.array(piece), by: t.record(t.string, t.strict({ n: t.number })) });

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
      'pieces[1].id: expected string, found 3',
      ['pieces', 1, 'id'],
    ],
    [
      'an item of a tuple',
      { pieces: [{ id: 'a', at: [1, 'x'] }], by: {} },
      'pieces[0].at[1]: expected number, found "x"',
      ['pieces', 0, 'at', 1],
    ],
    ['a record', { pieces: [], by: { ann: { n: null } } }, 'by.ann.n: expected number, found null', ['by', 'ann', 'n']],
    ['a missing field', { pieces: [] }, 'by: expected { [K in string]: {| n: number |} }, found undefined', ['by']],
  ])('%s', (_what, input, message, path) => expect(refusal(codec, input)).toMatchObject({ message, path }));

  test('the whole input', () => {
    expect(refusal(t.number, 'x')).toMatchObject({ message: 'input: expected number, found "x"', path: [] });
  });

  test('parts of an intersection are no part of the path', () => {
    const both = t.intersection([
      t.type({ a: t.string }),
      t.intersection([t.type({ b: t.array(t.number) }), t.UnknownRecord]),
    ]);
    expect(refusal(both, { a: 'x', b: [1, 'two'] }).path).toEqual(['b', 1]);
  });

  test('where writes a path as a person would', () => {
    expect(where([])).toBe('input');
    expect(where(['squads', 0, 'pilots', 1, 'id'])).toBe('squads[0].pilots[1].id');
    expect(where([3, 'x'])).toBe('[3].x');
  });
});

describe('unions', () => {
  const move = t.strict({ type: t.literal('move'), player: t.string, steps: t.number });
  const turn = t.strict({ type: t.literal('turn'), player: t.string, degrees: t.number });
  const wave = t.intersection([t.type({ type: t.literal('wave') }), t.type({ hands: t.array(t.number) })]);
  // A custom codec hides its tag, so io-ts tries every member and reports the errors of all.
  const opaque = new t.Type('opaque', turn.is, (input, context) => turn.validate(input, context), t.identity);
  const plain = t.strict({
    actions: t.array(t.union([move, turn, t.union([wave, t.strict({ type: t.literal('rest') })])])),
  });
  const mixed = t.strict({ actions: t.array(t.union([move, t.union([wave, opaque])])) });

  test.each([
    ['told apart by their type', plain],
    ['tried one by one', mixed],
  ])('members %s: the error is about the member that was meant', (_what, codec) => {
    expect(refusal(codec, { actions: [{ type: 'turn', player: 'ann', degrees: 'right' }] })).toMatchObject({
      path: ['actions', 0, 'degrees'],
      message: 'actions[0].degrees: expected number, found "right"',
    });
    expect(refusal(codec, { actions: [{ type: 'wave', hands: [1, 'x'] }] }).path).toEqual(['actions', 0, 'hands', 1]);
    expect(refusal(codec, { actions: [{ type: 'move', player: 'ann', steps: null }] }).path).toEqual([
      'actions',
      0,
      'steps',
    ]);
  });

  test('a type that no member has is answered with those there are, and the nearest', () => {
    expect(refusal(plain, { actions: [{ type: 'mvoe', player: 'ann', steps: 1 }] })).toMatchObject({
      path: ['actions', 0, 'type'],
      message: 'actions[0].type: expected one of move, turn, wave, rest, found "mvoe"; did you mean move?',
    });
    expect(refusal(mixed, { actions: [{ type: 'wvae' }] })).toMatchObject({ path: ['actions', 0, 'type'] });
    expect(refusal(mixed, { actions: [{ type: 'wvae' }] }).message).toContain('did you mean wave?');
  });

  test('something that is no object at all is said to be so', () => {
    expect(refusal(plain, { actions: [7] })).toMatchObject({
      path: ['actions', 0],
      message: 'actions[0]: expected an object, found 7',
    });
  });

  test('a union of plain values says its names', () => {
    expect(refusal(t.union([t.null, t.string]), 3).message).toContain('found 3');
  });
});

test('whatever comes in, the answer is Right or a rejection whose path leads into the input', () => {
  const codec = t.strict({
    a: t.array(t.union([t.number, t.strict({ type: t.literal('x'), b: t.string })])),
    c: t.union([t.null, t.string]),
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
