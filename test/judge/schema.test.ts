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

/** Of a file with this one step: does the schema take it, and the reader? */
const said = (of: typeof tiny.language) => {
  const validate = ajv.compile(fileSchema(of));
  return (step: Json): boolean[] => {
    const file = { game: 'tiny', title: 'x', counters: {}, steps: [step] };
    return [
      validate(file),
      check(whole(of), file as Json, { defs: definitions(of), names: { counter: [], table: [] } }).length === 0,
    ];
  };
};
const here = said(tiny.language);
const withCards = said({ ...tiny.language, cards: { ace: 'card-1' }, faces: {} });
test.each<[string, Json, boolean]>([
  ['abilities alone', { use: 'chime' }, true],
  ['of something, with its value', { use: { ability: 'chime', of: 'gold', value: 2 } }, true],
  [
    'with a word as its value, and a choice',
    { use: { ability: 'chime', value: 'left', choose: { any: ['thing'] } } },
    true,
  ],
  ['half a value', { use: { ability: 'chime', value: 1.5 } }, false],
  ['nothing more', { decline: null }, true],
  ['nothing but an ability is declined', { decline: { ability: 'chime', choose: 'left' } }, false],
  ['nor added to the queue', { 'add-to-queue': { ability: 'chime', choose: 'left' } }, false],
  ['a player first', { 'first-in-queue': 'ann' }, true],
  ['nobody first', { 'first-in-queue': null }, false],
  ['dice as a text', { roll: 'heads, tails' }, true],
  ['with their die', { roll: { die: 'coin', faces: ['heads'] } }, true],
  ['no dice', { roll: null }, true],
  ['a die by another name', { roll: { dice: ['heads'] } }, false],
  ['a face that no die has', { roll: ['edge'] }, false],
])('%s', (_what, step, fits) => expect(here(step)).toEqual([fits, fits]));
test('cards and faces are those of the game; where it has none, any word', () => {
  for (const step of [{ draw: 'ace' }, { draw: { pile: 'deck', card: 'ace' } }]) {
    expect(withCards(step)).toEqual([true, true]);
    expect(here(step)).toEqual([true, true]);
  }
  for (const step of [{ draw: 'king' }, { draw: { pile: 'deck', card: 'king' } }]) {
    expect(withCards(step)).toEqual([false, false]);
    expect(here(step)).toEqual([true, true]);
  }
  expect([withCards({ roll: ['edge'] }), withCards({ roll: [3] })]).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(here({ draw: { pile: 'deck', card: 'ace', from: 'top' } })).toEqual([false, false]);
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
