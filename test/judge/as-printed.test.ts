/** Names in any case and without punctuation, where the schema knows how they are printed. */
import type { Json } from '../../src/core';
import type { Schema } from '../../src/language/language';
import { asPrinted } from '../../src/judge/as-printed';

const CARDS: Schema = {
  enum: ['Direct Hit!', 'Hull Breach', '"Mauler" Mithel', 'Mauler Mithel', 'Han, Solo', 'Han Solo', 'laser', 3],
};
const read = (schema: Schema, value: Json, names: Record<string, string[]> = {}): Json =>
  asPrinted(schema, value, { defs: { card: CARDS }, names });

test.each<[string, Json, Json]>([
  ['in small letters', 'hull breach', 'Hull Breach'],
  ['without punctuation', 'Direct Hit', 'Direct Hit!'],
  ['with hyphens or more spaces', 'hull-  breach', 'Hull Breach'],
  ['with marks on letters', 'húll brëach', 'Hull Breach'],
  ['as it is printed', 'Direct Hit!', 'Direct Hit!'],
  ['a nickname with or without its quotation marks is one card', 'mauler mithel', '"Mauler" Mithel'],
  ['of two cards stands for neither', 'han  solo', 'han  solo'],
  ['an id in any case', 'LaSer', 'laser'],
  ['an id with punctuation is none', 'laser!', 'laser!'],
  ['a part of a name is no name', 'hull', 'hull'],
  ['a number', 3, 3],
])('a name %s', (_what, written, printed) => {
  expect(read({ $ref: '#/$defs/card' }, written)).toBe(printed);
});

test('words of the rules, beside which no names stand, are written as they are', () => {
  expect(read({ enum: ['focus', 'evade'] }, 'Focus')).toBe('Focus');
  expect(read({ enum: ['focus', 'Evade!'] }, 'Focus')).toBe('focus');
});

test('names of pieces are those that the file declares', () => {
  const ship: Schema = { type: 'string', 'x-names': 'ship' };
  expect(read(ship, 'RED five', { ship: ['Red Five'] })).toBe('Red Five');
  expect(read(ship, 'RED five', { rock: ['Red Five'] })).toBe('RED five');
  // In small letters as well as in others; of two that differ in nothing else none is meant.
  expect(read(ship, 'Red-5', { ship: ['red-5', 'red-6'] })).toBe('red-5');
  expect(read(ship, 'RED-5', { ship: ['red-5', 'Red-5'] })).toBe('RED-5');
  expect(read(ship, 'Red-5', { ship: ['red-5', 'Red-5'] })).toBe('Red-5');
  expect(read({ type: 'string' }, 'RED five', { ship: ['Red Five'] })).toBe('RED five');
});

test('within lists and maps, under known keys and others', () => {
  const schema: Schema = {
    type: 'object',
    properties: { hand: { type: 'array', items: CARDS }, free: { type: 'array' }, text: { type: 'string' } },
    additionalProperties: CARDS,
  };
  expect(
    read(schema, { hand: ['direct hit', 'x'], free: ['direct hit'], text: 'direct hit', other: 'hull breach' }),
  ).toEqual({ hand: ['Direct Hit!', 'x'], free: ['direct hit'], text: 'direct hit', other: 'Hull Breach' });
  expect(read({ type: 'object', properties: {} }, { toString: 'direct hit' })).toEqual({ toString: 'direct hit' });
  expect(read({ type: 'object', additionalProperties: false }, { a: 'direct hit' })).toEqual({ a: 'direct hit' });
});

test('of several ways: what fits as it stands stays, else the first that fits as printed, else as it was written', () => {
  const either: Schema = { anyOf: [{ type: 'array', items: CARDS }, CARDS, { enum: ['hull breach'] }] };
  expect(read(either, 'hull breach')).toBe('hull breach');
  expect(read(either, 'direct hit')).toBe('Direct Hit!');
  expect(read(either, ['direct hit'])).toEqual(['Direct Hit!']);
  expect(read(either, 'nothing')).toBe('nothing');
  expect(read(either, { a: 'direct hit' })).toEqual({ a: 'direct hit' });
});
