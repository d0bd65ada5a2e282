/** What a person is told whose file does not fit: where each limit lies, which of several meanings was meant, the nearest right word. */
import type { Json } from '../../src/core';
import type { Schema } from '../../src/language/language';
import { check, gathered } from '../../src/judge/schema-check';

const told = (schema: Schema, value: Json, names: Record<string, string[]> = {}, defs: Record<string, Schema> = {}) =>
  check(schema, value, { defs, names }).map(({ path, message }) => [path.join('.'), message]);
const first = (...given: Parameters<typeof told>): string | undefined => told(...given)[0]?.[1];

const number: Schema = { type: 'number' };
const text: Schema = { type: 'string' };

test.each<[string, Schema, Json[], [Json, string][]]>([
  [
    'numbers, both ends allowed',
    { type: 'integer', minimum: 1, maximum: 3 },
    [1, 2, 3],
    [
      [0, 'at least 1 is expected here, found 0'],
      [4, 'at most 3 is expected here, found 4'],
      [1.5, 'a whole number is expected here, found 1.5'],
    ],
  ],
  [
    'lists of a length',
    { type: 'array', minItems: 1, maxItems: 2 },
    [[1], [1, 2]],
    [
      [[], 'a list of 1 to 2 is expected here, found 0'],
      [[1, 2, 3], 'a list of 1 to 2 is expected here, found 3'],
    ],
  ],
  ['lists of one length', { minItems: 2, maxItems: 2 }, [[1, 2]], [[[1], 'a list of 2 is expected here, found 1']]],
  ['long lists', { minItems: 2 }, [[1, 2]], [[[1], 'a list of at least 2 is expected here, found 1']]],
  ['short lists', { maxItems: 1 }, [[], [1]], [[[1, 2], 'a list of at most 1 is expected here, found 2']]],
  [
    'maps of so many keys',
    { type: 'object', minProperties: 1, maxProperties: 1 },
    [{ a: 1 }],
    [
      [{}, '1 key expected here, found 0'],
      [{ a: 1, b: 2 }, '1 key expected here, found 2'],
    ],
  ],
  [
    'at least some keys',
    { minProperties: 2 },
    [{ a: 1, b: 1 }],
    [[{ a: 1 }, 'at least 2 keys expected here, found 1']],
  ],
  ['keys that must be there', { required: ['a'] }, [{ a: null }], [[{ b: 1 }, 'a is missing here']]],
  [
    'what belongs on the lines below',
    { type: 'object' },
    [{}],
    [
      [
        null,
        'a map (key: value) is expected here, found nothing; what belongs to it stands on the lines below, two spaces further in',
      ],
      ['x', "a map (key: value) is expected here, found 'x'"],
      [[], 'a map (key: value) is expected here, found a list'],
    ],
  ],
  [
    'lists that were written as maps',
    { type: 'array' },
    [[]],
    [
      [{ a: 1 }, "a list is expected here, found a map; each entry of a list begins with '- '"],
      [
        null,
        'a list is expected here, found nothing; what belongs to it stands on the lines below, two spaces further in',
      ],
      [7, 'a list is expected here, found 7'],
    ],
  ],
  ['nothing at all', text, ['x'], [[null, 'text is expected here, found nothing']]],
  ['yes or no', { type: 'boolean' }, [true], [['yes', "true or false is expected here, found 'yes'"]]],
])('%s', (_what, schema, good, bad) => {
  for (const value of good) expect(told(schema, value)).toEqual([]);
  for (const [value, message] of bad) expect(first(schema, value)).toBe(message);
});

test('each entry of a list and each key of a map is looked at, in its place', () => {
  const schema: Schema = {
    type: 'array',
    items: { type: 'object', properties: { a: number }, additionalProperties: text },
  };
  expect(told(schema, [{ a: 1, b: 'x' }, { a: 'x' }, { b: 2 }])).toEqual([
    ['1.a', "a number is expected here, found 'x'"],
    ['2.b', 'text is expected here, found 2'],
  ]);
  expect(told({ properties: { a: number } }, { other: 1 })).toEqual([]);
  expect(told({ properties: { a: number }, additionalProperties: false }, { toString: 1 })).toEqual([
    ['toString', "'toString' is not known here; expected a"],
  ]);
});

test('how lists and maps are laid out is said only where one of them was meant', () => {
  const list = "; each entry of a list begins with '- '";
  expect(first({ type: 'array' }, { a: 1 })).toBe(`a list is expected here, found a map${list}`);
  expect(first({ type: 'array' }, 'x')).toBe("a list is expected here, found 'x'");
  expect(first({ type: 'string' }, { a: 1 })).toBe('text is expected here, found a map');
  expect(first({ type: 'string' }, null)).toBe('text is expected here, found nothing');
  for (const type of ['object', 'array'] as const) expect(first({ type }, null)).toContain('on the lines below');
});

test('twenty troubles are enough', () => {
  const many = (n: number): Json => Array.from({ length: n }, () => 'x');
  expect(told({ items: number }, many(19))).toHaveLength(19);
  expect(told({ items: number }, many(25))).toHaveLength(20);
  const keys = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`key${i}`, 1]));
  expect(told({ additionalProperties: false }, keys)).toHaveLength(20);
  let asked = 0;
  const each = (): { path: []; message: string }[] => {
    asked += 1;
    return Array.from({ length: 7 }, () => ({ path: [], message: 'no' }));
  };
  expect(gathered([1, 2, 3, 4, 5], each)).toHaveLength(20);
  expect(asked).toBe(3);
});

describe('words', () => {
  const words = (...list: string[]): Schema => ({ enum: list });

  test('the nearest, or all of a few, or the first of many', () => {
    expect(first(words('left', 'right'), 'lfet')).toBe("'lfet' is not known here; did you mean left?");
    expect(first(words('left', 'right'), 'up')).toBe("'up' is not known here; expected one of left, right");
    expect(first(words('left'), 'zz')).toBe("'zz' is not known here; expected left");
    const many = Array.from({ length: 15 }, (_, i) => `w${i}`);
    expect(first(words(...many), 'zzzzz')).toMatch(/w13 \.\.\.$/);
    expect(first(words(...many.slice(0, 14)), 'zzzzz')).toMatch(/w13$/);
    expect(first(words('left'), { toString: 1 })).toBe('a map is not known here; expected left');
  });

  test('one that is part of a longer one, or holds it; not when it is short, or part of many', () => {
    const dooku = 'Count Dooku, Devious Strategist';
    expect(first(words(dooku, 'other'), 'Count Dooku')).toContain(
      `did you mean '${dooku}' (in quotes, for its comma)?`,
    );
    expect(first(words('Krennic', 'other'), 'Director Krennic')).toContain('did you mean Krennic?');
    expect(first(words('one two', 'other'), 'two')).toContain('expected one of');
    expect(first(words('Luke', 'other'), 'Luke Skywalker')).toContain('did you mean Luke?');
    expect(first(words('two', 'other'), 'the two towers')).toContain('expected one of');
    expect(first(words('four more', 'other'), 'four')).toContain('did you mean four more?');
    const some = (n: number): Schema => words(...Array.from({ length: n }, (_, i) => `word number ${i}${i}`));
    expect(first(some(4), 'number')).toContain('did you mean');
    expect(first(some(5), 'number')).toContain('expected one of');
  });

  test('a name that several cards share stands for none of them', () => {
    expect(first(words('Han Solo (YT-1300)', 'Han Solo (Rebel)', 'x'), 'han solo')).toBe(
      "several cards are called 'han solo': write 'Han Solo (YT-1300)' or 'Han Solo (Rebel)'",
    );
    expect(first(words('Darth Vader, Sith Lord', 'Darth Vader, Black One'), 'Darth Vader')).toContain('several cards');
    expect(first(words('Han Solo (YT-1300)', 'x'), 'Han Solo')).not.toContain('several cards');
    expect(first(words('hansolo', 'hansolo-rebel', 'hansolos'), 'Han Solo')).toBe(
      "several cards are called 'Han Solo': write 'hansolo' or 'hansolo-rebel'",
    );
  });

  test('one that is right elsewhere says of what kind it is', () => {
    const defs: Record<string, Schema> = {
      ship: { enum: ['tie', 'x-wing'], description: 'a ship' },
      card: { enum: ['laser'], description: 'an upgrade' },
    };
    expect(first({ $ref: '#/$defs/ship' }, 'laser', {}, defs)).toBe("'laser' is an upgrade; a ship is expected here");
    expect(first({ $ref: '#/$defs/ship' }, 'zzz', {}, defs)).toBe(
      "'zzz' is not known here; expected one of tie, x-wing",
    );
    expect(first({ enum: ['tie'] }, 'laser', {}, defs)).toBe("'laser' is not known here; expected tie");
  });

  test('names of pieces: those of their kind', () => {
    const ship: Schema = { type: 'string', 'x-names': 'ship' };
    expect(told(ship, 'tie', { ship: ['tie'] })).toEqual([]);
    expect(first(ship, 'tei', { ship: ['tie'] })).toBe("no ship is called 'tei'; did you mean tie?");
    expect(first(ship, 'zzz', { ship: ['tie', 'red'] })).toBe("no ship is called 'zzz'; there are: tie, red");
    expect(first(ship, 'tie', { rock: ['tie'] })).toBe("no ship is called 'tie'; there is none");
  });
});

describe('one of several', () => {
  const either: Schema = {
    anyOf: [
      text,
      {
        type: 'object',
        properties: { a: number, b: { type: 'object', properties: { c: number } } },
        additionalProperties: false,
      },
    ],
  };

  test('any that fits', () => {
    expect(told(either, 'x')).toEqual([]);
    expect(told(either, { a: 1 })).toEqual([]);
  });

  test('the kind that was written is the one that was meant', () => {
    expect(told(either, { a: 'x' })).toEqual([['a', "a number is expected here, found 'x'"]]);
    expect(first(either, 7)).toBe('text or a map (key: value) is expected here, found 7');
    expect(first({ anyOf: [{ type: 'null' }, text] }, 7)).toBe('text is expected here, found 7');
  });

  test('of two of one kind, the one that got further', () => {
    const closed = (key: string): Schema => ({
      type: 'object',
      properties: { [key]: number },
      additionalProperties: false,
    });
    expect(told({ anyOf: [closed('a'), closed('b')] }, { b: 'x' })).toEqual([
      ['b', "a number is expected here, found 'x'"],
    ]);
    expect(told({ anyOf: [closed('b'), closed('a')] }, { b: 'x' })).toEqual([
      ['b', "a number is expected here, found 'x'"],
    ]);
  });
});

test('long texts are cut in messages', () => {
  expect(first(number, 'x'.repeat(40))).toBe(`a number is expected here, found '${'x'.repeat(40)}'`);
  expect(first(number, 'x'.repeat(41))).toBe(`a number is expected here, found '${'x'.repeat(40)}…'`);
});
