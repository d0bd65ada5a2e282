/** The kit of codecs: where each ends, in what order fields come out, and the schema that editors are given. */
import * as E from 'fp-ts/lib/Either';
import type { Mixed } from 'io-ts';
import {
  allOptional,
  anyText,
  count,
  flag,
  integer,
  lazy,
  list,
  named,
  namesOf,
  nothing,
  nullable,
  number,
  object,
  oneOf,
  open,
  optional,
  record,
  tagged,
  text,
  textOr,
  whole,
  type Codec,
} from '../../src/core/codec';
import { decode } from '../../src/core';
import { numberBetween } from '../../src/core/codec/options';
import { schemaDocument } from '../../src/core/codec/schema';

const takes = (codec: Mixed, input: unknown): boolean => E.isRight(codec.decode(input));
const keysOf = (codec: Mixed, input: unknown): string => {
  const read = codec.decode(input);
  return E.isRight(read) ? JSON.stringify(read.right) : 'refused';
};
const schemaOf = (codec: Mixed): unknown => {
  const { $schema: _, title: __, $defs: ___, ...own } = schemaDocument('x', codec);
  return own;
};

test.each<[string, Mixed, unknown[], unknown[]]>([
  ['a number', numberBetween('a number'), [0, -1.5, 1e300], [Infinity, -Infinity, NaN, '5', null]],
  ['a share', numberBetween('a share', 0, 1), [0, 0.5, 1], [-0.001, 1.001, '1', true]],
  ['a whole number between two', whole('n', 2, 5), [2, 3, 5], [1, 6, 2.5, '3', null, NaN]],
  ['in steps', whole('n', 0, 20, 5), [0, 5, 20], [1, 19, 25]],
  ['from 0', count, [0, 1_000_000], [-1, 0.5, 1_000_001]],
  ['any whole number', integer, [-7, 0, Number.MAX_SAFE_INTEGER], [0.5, Number.MAX_SAFE_INTEGER + 1, Infinity]],
  ['any number', number, [-0.5, 0, 1e9], [NaN, Infinity, 1.1e9, -1e300, '1']],
  ['a text', text, ['a', ' '], ['', 1, null]],
  ['a text that may be empty', anyText, ['', 'a'], [1, null]],
  ['yes or no', flag, [true, false], [0, 'true', null]],
  ['null', nothing, [null], [undefined, 0, '']],
  ['something or null', nullable(text), ['a', null], ['', 1, undefined]],
  ['one of some words', oneOf('w', ['a', 'b']), ['a', 'b'], ['c', '', null]],
  ['a name that is known', named('w', namesOf(['a', 'b'])), ['a', 'b'], ['c', null, 1]],
  ['a list', list(number), [[], [1, 2]], [[1, 'x'], {}, null]],
  ['a record', record('r', number), [{}, { a: 1 }], [{ a: 'x' }, [], null]],
])('%s', (_what, codec, good, bad) => {
  expect(good.map((each) => takes(codec, each))).toEqual(good.map(() => true));
  expect(bad.map((each) => takes(codec, each))).toEqual(bad.map(() => false));
});

const point = object<{ x: number; y: number; z?: number }>('a point', { x: number, y: number, z: optional(number) });

test('an object has its own fields and no others, in the order of their declaration', () => {
  expect(keysOf(point, { y: 2, x: 1 })).toBe('{"x":1,"y":2}');
  expect(keysOf(point, { z: 3, y: 2, x: 1 })).toBe('{"x":1,"y":2,"z":3}');
  expect(keysOf(point, { x: 1 })).toBe('refused');
  expect(keysOf(point, { x: 1, y: 2, w: 3 })).toBe('refused');
  expect(keysOf(point, { x: 1, y: 2, z: 'x' })).toBe('refused');
});

test('what is in lists, records, options and unions comes in that order, too', () => {
  const swapped = { y: 2, x: 1 };
  expect(keysOf(list(point), [swapped, swapped])).toBe('[{"x":1,"y":2},{"x":1,"y":2}]');
  expect(keysOf(record('r', point), { b: swapped })).toBe('{"b":{"x":1,"y":2}}');
  expect(keysOf(nullable(point), swapped)).toBe('{"x":1,"y":2}');
  expect(keysOf(list(list(point)), [[swapped]])).toBe('[[{"x":1,"y":2}]]');
});

test('where only some values of a list or record come out as others, the rest stays beside them', () => {
  const either = textOr('a name or a point', text, point);
  const swapped = { y: 2, x: 1 };
  expect(keysOf(list(either), ['a', swapped, 'b'])).toBe('["a",{"x":1,"y":2},"b"]');
  expect(keysOf(record('r', either), { a: 'a', b: swapped, c: 'c' })).toBe('{"a":"a","b":{"x":1,"y":2},"c":"c"}');
});

test('a list or record in which nothing changes is the one that came in', () => {
  const same = <A>(codec: Codec<A>, input: A): void => {
    const read = codec.decode(input);
    expect(E.isRight(read) && read.right).toBe(input);
  };
  same(list(number), [1, 2]);
  same(record('r', number), { a: 1 });
});

test('an open object keeps what it does not know; options may all be missing', () => {
  const loose = open<{ x: number }>('a point', { x: number });
  expect(keysOf(loose, { w: 'any', x: 1 })).toBe('{"x":1,"w":"any"}');
  expect(keysOf(loose, { w: 1 })).toBe('refused');
  const options = object<{ a?: number; b?: string }>(
    'options',
    allOptional<{ a: number; b: string }>({ a: number, b: text }),
  );
  expect(keysOf(options, {})).toBe('{}');
  expect(keysOf(options, { b: 'x', a: 1 })).toBe('{"a":1,"b":"x"}');
});

type Shape = { kind: 'dot' } | { kind: 'line' | 'way'; to: number };
const to = object<{ kind: 'line' | 'way'; to: number }>('a line', { kind: oneOf('kind', ['line', 'way']), to: number });
const shape = tagged<Shape>()('a shape', 'kind', {
  dot: object<{ kind: 'dot' }>('a dot', { kind: oneOf('kind', ['dot']) }),
  line: to,
  way: to,
});

test('a union looks at the one field that tells its members apart', () => {
  expect([{ kind: 'dot' }, { kind: 'line', to: 1 }, { kind: 'way', to: 1 }].map((each) => takes(shape, each))).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    [{ kind: 'dot', to: 1 }, { kind: 'line' }, { kind: 'toString' }, {}, null, 'dot'].some((each) =>
      takes(shape, each),
    ),
  ).toBe(false);
});

test('a codec can tell what it would take', () => {
  const is: [Mixed, unknown, boolean][] = [
    [list(number), [1, 2], true],
    [list(number), [], true],
    [list(number), [1, 'x'], false],
    [list(number), { 0: 1 }, false],
    [point, { x: 1, y: 2 }, true],
    [point, { x: 1 }, false],
    [nullable(flag), null, true],
    [nullable(flag), 0, false],
  ];
  for (const [codec, input, holds] of is)
    expect([codec.name, input, codec.is(input)]).toEqual([codec.name, input, holds]);
});

test('a name that is not known is answered with the nearest that is, where the names can be listed', () => {
  const said = (codec: Mixed): unknown => decode(codec, 'lokc');
  expect(said(named('a thing', namesOf(['boost', 'lock'])))).toMatchObject({
    left: { message: 'input: expected a thing, found "lokc"; did you mean lock?' },
  });
  expect(said(named('a thing', { has: () => false }))).toMatchObject({
    left: { message: 'input: expected a thing, found "lokc"' },
  });
});

describe('schemas', () => {
  test('of what holds others of its kind is made once, and refers to itself', () => {
    type Tree = { kind: 'leaf' } | { kind: 'fork'; left: Tree };
    const tree: Codec<Tree> = tagged<Tree>()('a tree', 'kind', {
      leaf: object<{ kind: 'leaf' }>('a leaf', { kind: oneOf('kind', ['leaf']) }),
      fork: object<{ kind: 'fork'; left: Tree }>('a fork', {
        kind: oneOf('kind', ['fork']),
        left: lazy('a tree', () => tree),
      }),
    });
    const { $ref, $defs } = schemaDocument('A tree', tree) as Record<string, unknown>;
    expect($ref).toBe('#/$defs/a-tree');
    const made = ($defs as Record<string, { anyOf: { properties: object }[] }>)['a-tree'];
    expect(made?.anyOf.map(({ properties }) => properties)).toEqual([
      { kind: { enum: ['leaf'] } },
      { kind: { enum: ['fork'] }, left: { $ref: '#/$defs/a-tree' } },
    ]);
  });

  test.each<[string, Mixed, unknown]>([
    ['a whole number', whole('n', 2, 5), { type: 'integer', minimum: 2, maximum: 5 }],
    ['in steps', whole('n', 0, 20, 5), { type: 'integer', minimum: 0, maximum: 20, multipleOf: 5 }],
    ['a number', number, { type: 'number' }],
    ['a text', text, { type: 'string', minLength: 1 }],
    ['a text that may be empty', anyText, { type: 'string' }],
    ['yes or no', flag, { type: 'boolean' }],
    ['null', nothing, { type: 'null' }],
    ['something or null', nullable(flag), { anyOf: [{ type: 'null' }, { type: 'boolean' }] }],
    ['words', oneOf('w', ['a', 'b']), { enum: ['a', 'b'] }],
    ['a list', list(flag), { type: 'array', items: { type: 'boolean' } }],
    ['a record', record('r', flag), { type: 'object', additionalProperties: { type: 'boolean' } }],
    ['what is looked up', lazy('later', () => flag), { type: 'boolean' }],
    [
      'an object',
      point,
      {
        type: 'object',
        properties: { x: { type: 'number' }, y: { type: 'number' }, z: { type: 'number' } },
        required: ['x', 'y'],
        additionalProperties: false,
      },
    ],
  ])('%s', (_what, codec, expected) => expect(schemaOf(codec)).toEqual(expected));

  test('an open object allows other fields', () => {
    expect(schemaOf(open<{ x: number }>('p', { x: number }))).toMatchObject({ additionalProperties: true });
  });

  test('a document says its dialect and title, and has each union once, each member of it once', () => {
    const document = schemaDocument('Two shapes', object<{ a: Shape; b: Shape }>('two', { a: shape, b: shape }));
    expect(document).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Two shapes',
      type: 'object',
      properties: { a: { $ref: '#/$defs/a-shape' }, b: { $ref: '#/$defs/a-shape' } },
    });
    const { 'a-shape': made, ...others } = document['$defs'] as Record<string, { anyOf: unknown[] }>;
    expect(made?.anyOf).toEqual([
      expect.objectContaining({ required: ['kind'] }),
      expect.objectContaining({ required: ['kind', 'to'] }),
    ]);
    expect(others).toEqual({});
  });
});
