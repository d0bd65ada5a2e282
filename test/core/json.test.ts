/** Plain JSON: equality that is safe on hostile input, one way to write it, and a hash that depends on nothing else. */
import * as fc from 'fast-check';
import { canonicalJson, hashOf, holdsText, sameJson } from '../../src/core';

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const json = fc.jsonValue().map(copy);

describe('sameJson', () => {
  test('a value equals its copy, whatever the order of its keys', () => {
    fc.assert(fc.property(json, (value) => sameJson(value, copy(value))));
    expect(sameJson({ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 })).toBe(true);
  });

  test('it agrees with comparing the one way to write both', () => {
    fc.assert(
      fc.property(json, json, (one, other) => sameJson(one, other) === (canonicalJson(one) === canonicalJson(other))),
    );
  });

  test.each([
    ['an extra key', { a: 1 }, { a: 1, b: 2 }],
    ['a missing key', { a: 1, b: undefined }, { a: 1, c: 2 }],
    ['an inherited key', { toString: 1 }, {}],
    ['a list and an object', [], {}],
    ['an object and a list', { 0: 'a' }, ['a']],
    ['a longer list', [1], [1, 2]],
    ['null and an object', null, {}],
    ['a number and its text', 1, '1'],
    ['a number and an object without fields', 1, {}],
    ['a list and null', [], null],
  ])('tells %s apart, from either side', (_what, known, other) =>
    expect([sameJson(known, other), sameJson(other, known)]).toEqual([false, false]),
  );

  test('it never goes deeper than what is known, so a cycle cannot trap it', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    expect(sameJson({ self: { self: 1 } }, cycle)).toBe(false);
  });
});

describe('holdsText', () => {
  const isX = (text: string): boolean => text === 'x';

  test.each<[string, unknown, boolean]>([
    ['the text itself', 'x', true],
    ['another text', 'y', false],
    ['in a list', [1, null, 'x'], true],
    ['the value of a key', { a: 'y', b: 'x' }, true],
    ['deeper down', { a: [{ b: [['y'], ['x']] }] }, true],
    ['only a key', { x: 1 }, false],
    ['nothing', null, false],
    ['what is not there', undefined, false],
    ['a number', 7, false],
    ['a list of nothing', [], false],
  ])('%s', (_where, value, holds) => expect(holdsText(value, isX)).toBe(holds));
});

describe('hash', () => {
  test('the same value has the same hash, whatever the order of its keys', () => {
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
  });

  test('it is SHA-256 of JSON with sorted keys', () => {
    expect(canonicalJson({ b: 1, a: [true, null, 'x'] })).toBe('{"a":[true,null,"x"],"b":1}');
    expect(hashOf({ b: 1, a: [true, null, 'x'] })).toBe(
      '54a65415ad370228851a1da4b31b6fd42dc58b19a50d35cae759325f7388ce64',
    );
  });

  test('different values have different hashes', () => {
    fc.assert(fc.property(json, json, (one, other) => sameJson(one, other) || hashOf(one) !== hashOf(other)));
  });
});
