/** decodeDeck on any input: an answer, never an exception, and nothing but legal decks let through. */
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as E from 'fp-ts/lib/Either';
import { checkTeam } from '../../src/destiny/lists/deck-building';
import { allCards, fullName } from '../../src/destiny/facts';
import { destiny } from '../../src/destiny';
import type { Json, JsonObject } from '../../src/core';
import { decodeDeck } from '../../src/destiny/lists/deck';
import { integersFrom } from '../../src/play';
import { shuffledKeys } from '../conformance/shuffled';

const example = (file: string): string => readFileSync(join(__dirname, '../../docs/examples/decks', file), 'utf8');
const TEXT = example('jango-veers.txt');
const JSON_TEXT = example('poe-maz.json');

/** Right only for what the rules allow; Left always with a code, a sentence and a path. */
function answers(input: unknown): void {
  const decoded = decodeDeck(input);
  if (E.isLeft(decoded)) {
    expect(decoded.left).toMatchObject({
      code: expect.stringMatching(/^[a-z0-9-]+$/),
      path: expect.any(Array),
      facts: expect.any(Object),
    });
    expect(decoded.left.message).not.toBe('');
    return;
  }
  const { battlefield, ...rest } = decoded.right;
  expect(checkTeam({ ...rest, battlefields: [battlefield] })).toEqual([]);
  expect(JSON.parse(JSON.stringify(decoded.right))).toEqual(decoded.right);
}

const code = fc.oneof(fc.constantFrom(...allCards().map((each) => each.code)), fc.string(), fc.constant('__proto__'));
const slot = fc.oneof(
  fc.record(
    {
      quantity: fc.integer({ min: -1, max: 100 }),
      dice: fc.integer({ min: 0, max: 9 }),
      dices: fc.option(fc.string()),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);

test('any value is answered', () => {
  fc.assert(fc.property(fc.anything({ withNullPrototype: true, withMap: true, withDate: true }), answers), {
    numRuns: 300,
  });
});

test('anything in the shape of an export is answered', () => {
  const slots = fc.dictionary(code, slot, { maxKeys: 40 });
  const deck = fc.record(
    { name: fc.jsonValue(), slots, characters: fc.oneof(slots, fc.jsonValue()), affiliation_code: fc.jsonValue() },
    { requiredKeys: ['slots'] },
  );
  fc.assert(fc.property(deck, answers), { numRuns: 300 });
});

describe('the order of keys decides nothing', () => {
  const DECKS = ['poe-maz.json', 'vader-raider.json', 'palpatine.json'].map(
    (file) => JSON.parse(example(file)) as Json,
  );
  const spoiled = (change: (slots: JsonObject) => void): Json => {
    const deck = JSON.parse(JSON_TEXT) as { slots: JsonObject };
    change(deck.slots);
    return deck as unknown as Json;
  };
  // Several troubles at once: the same one is told first.
  const SPOILED = [
    spoiled((slots) => Object.assign(slots, { '99999': { quantity: 1 }, '01914': { quantity: 1 } })),
    spoiled((slots) => Object.assign(slots, { '01049': {}, '02031': { quantity: 0.5 } })),
    spoiled((slots) => Object.assign(slots, { '01049': { quantitiy: 1 }, '01051': { quantity: 1, dise: 2 } })),
    spoiled((slots) => Object.assign(slots, { '01010': { quantity: 1, dice: 2 }, '01059': { quantity: 2 } })),
  ];
  const apart = (): Json => {
    const { slots, ...rest } = JSON.parse(JSON_TEXT) as { slots: JsonObject };
    const { '01029': poe, '02045': maz, ...others } = slots;
    return { ...rest, slots: others, characters: { '01029': poe, '02045': maz } } as Json;
  };
  const seed = fc.integer({ min: 0, max: 1e6 });

  test('of an export, parsed or as text: legal or refused, the answer has the same bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DECKS, ...SPOILED, apart()), seed, (deck, n) => {
        const shuffled = shuffledKeys(deck, integersFrom(n));
        const expected = JSON.stringify(decodeDeck(deck));
        expect(JSON.stringify(decodeDeck(shuffled))).toBe(expected);
        expect(JSON.stringify(decodeDeck(JSON.stringify(shuffled)))).toBe(expected);
      }),
      { numRuns: 100 },
    );
  });

  test('nor of one in a setup, where the game begins and what a record holds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DECKS, apart()), seed, (deck, n) => {
        const begun = (one: Json): string => {
          const setup = { decks: [one, DECKS[1]] };
          const begins = destiny.begin(setup, { mode: 'seeded', seed: 7 });
          if (E.isLeft(begins)) throw new Error(begins.left.message);
          return JSON.stringify(begins.right);
        };
        expect(begun(shuffledKeys(deck, integersFrom(n)))).toBe(begun(deck));
      }),
      { numRuns: 30 },
    );
  });
});

test('any text is answered', () => {
  const line = fc.oneof(
    fc.constantFrom('CHARACTER', 'EVENT', '-----', 'BATTLEFIELD', '', 'Villain', '('.repeat(190), '#'.repeat(190)),
    fc.constantFrom(...allCards().map((each) => `2x ${fullName(each)}`)),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n')),
      answers,
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['text', TEXT],
  ['JSON', JSON_TEXT],
])('an exported %s with a piece cut out or put in is answered', (_, whole) => {
  const place = fc.integer({ min: 0, max: whole.length });
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 40 }), fc.string({ maxLength: 10 }), (at, length, put) => {
      answers(whole.slice(0, at) + put + whole.slice(at + length));
    }),
    { numRuns: 300 },
  );
});
