/** The JSON Schema that editors use says what the reader says. */
import Ajv2020 from 'ajv/dist/2020';
import * as fc from 'fast-check';
import type { Json } from '../../src/core';
import { fileSchema } from '../../src/judge';
import { check } from '../../src/judge/schema-check';
import { definitions, fileSchema as whole } from '../../src/judge/file-schema';
import { tiny } from './tiny-language';

const ajv = new Ajv2020({ strict: false, allErrors: false });
const validate = ajv.compile(fileSchema(tiny.language));

const vocabulary = { defs: definitions(tiny.language), names: { counter: ['gold'], table: ['table'] } };

function reader(file: unknown): boolean {
  return check(whole(tiny.language), file as Json, vocabulary).length === 0;
}

test.each([
  [{ game: 'tiny', title: 'x', counters: { gold: 1 } }],
  [
    {
      game: 'tiny',
      title: 'x',
      counters: { gold: 1 },
      steps: [{ pick: 'left' }, 'pick', { roll: ['heads'] }, { pass: null }, 'pass'],
    },
  ],
  [{ game: 'tiny', title: 'x', counters: {}, steps: [{ try: { pick: 'left' }, because: 'walled' }] }],
  [
    {
      game: 'tiny',
      title: 'x',
      counters: {},
      expect: { gold: { is: 1 }, legal: [{ pick: 'left' }], happened: ['bell', { bell: { who: 'ann' } }] },
    },
  ],
  [
    {
      game: 'tiny',
      title: 'x',
      counters: {},
      expect: [{ outcome: { winner: 'ann' } }, { outcome: 'draw' }, { queue: ['a', { ability: 'b', of: 'c' }] }],
    },
  ],
])('a sound file %#', (file) => {
  expect(validate(file)).toBe(true);
  expect(reader(file)).toBe(true);
});

test.each([
  [{ game: 'tiny', title: 'x', counters: { gold: -1 } }],
  [{ game: 'other', title: 'x' }],
  [{ game: 'tiny', title: 'x', counters: {}, steps: [{ pik: 'left' }] }],
  [{ game: 'tiny', title: 'x', counters: {}, steps: [{ pick: ['left'] }] }],
  [{ game: 'tiny', title: 'x', counters: {}, steps: [{ roll: ['edge'] }] }],
  [{ game: 'tiny', title: 'x', counters: {}, expect: { gold: { iz: 1 } } }],
  [{ game: 'tiny', title: 'x', counters: {}, expect: { sum: { of: 'gold', is: 1 } } }],
  [{ game: 'tiny', title: 'x', counters: {}, steps: 'pick' }],
])('a file that is wrong %#', (file) => {
  expect(validate(file)).toBe(false);
  expect(reader(file)).toBe(false);
});

test('both agree on any value, names aside', () => {
  const words = fc.constantFrom('tiny', 'x', 'left', 'gold', 'heads', 'bell', 'pass', 'pick', 'chime', 'ann');
  const keys = fc.constantFrom(
    'game',
    'title',
    'counters',
    'carries',
    'steps',
    'expect',
    'pick',
    'place',
    'roll',
    'legal',
    'happened',
    'gold',
    'is',
    'at',
    'of',
    'sum',
    'player',
    'outcome',
    'winner',
  );
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.oneof(words, fc.integer({ min: -2, max: 3 }), fc.boolean(), fc.constant(null)),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(keys, tie('value'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(keys, value, { maxKeys: 5 }), (given) => {
      const file = { game: 'tiny', title: 'x', ...given };
      expect(reader(file)).toBe(validate(file));
    }),
    { numRuns: 2000 },
  );
});
