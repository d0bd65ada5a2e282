/** Whatever a file holds, the judge answers: it never throws, hangs, or changes what it was handed. */
import * as fc from 'fast-check';
import { stringify } from 'yaml';
import { judge } from '../../src/judge';
import { readYaml } from '../../src/judge/yaml';
import { tiny } from './tiny-language';

const VERDICTS = ['passed', 'failed', 'wrong'];

function verdictOf(text: string): string {
  const { verdict, problems } = judge(text, [tiny]);
  for (const { line, column, message } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(message).not.toBe('');
  }
  expect(problems.length > 0).toBe(verdict === 'wrong');
  return verdict;
}

test('any text at all', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      (text) => void expect(VERDICTS).toContain(verdictOf(text)),
    ),
    { numRuns: 300 },
  );
});

/** Text made of what YAML and scenarios are made of. */
const crumbs = fc.constantFrom(
  'game: tiny',
  'title: x',
  'counters:',
  '{',
  '}',
  '[',
  ']',
  ',',
  ': ',
  '- ',
  '? ',
  '&a ',
  '*a',
  '!!set ',
  '|',
  '>',
  '"',
  "'",
  '#',
  '---',
  '...',
  '\n',
  '\n  ',
  '\n    ',
  '\t',
  '~',
  '.inf',
  '.nan',
  '0x1F',
  '<<: ',
  '__proto__',
  'constructor',
  'steps',
  'expect',
  'pick',
  'roll',
  'heads',
  'gold',
  '1e999',
  '%TAG',
  '\u0000',
  '\ufeff',
);

test('text made of crumbs of YAML', () => {
  fc.assert(
    fc.property(
      fc.array(crumbs, { maxLength: 60 }),
      (parts) => void expect(VERDICTS).toContain(verdictOf(parts.join(''))),
    ),
    { numRuns: 250 },
  );
});

/** Any JSON under the keys that a scenario has. */
const keys = [
  'edition',
  'about',
  'rules',
  'auto-pass',
  'saved-state',
  'saved-setup',
  'saved-position',
  'counters',
  'carries',
  'beside',
  'steps',
  'expect',
];
const words = fc.constantFrom(
  'pick',
  'place',
  'roll',
  'draw',
  'use',
  'decline',
  'add-to-queue',
  'try',
  'because',
  'pass',
  'finish',
  'exactly',
  'note',
  'expect',
  'legal',
  'can',
  'cannot',
  'queue',
  'happened',
  'outcome',
  'sum',
  'gold',
  'table',
  'left',
  'heads',
  'bell',
  'of',
  'is',
  'type',
  'player',
  'winner',
  '__proto__',
  'toString',
  'valueOf',
);
const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(words, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.string()),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(words, tie('value'), { maxKeys: 3 }),
  ),
}));

test('any values under the right keys', () => {
  const files = fc.tuple(fc.dictionary(fc.constantFrom(...keys), anything), fc.boolean());
  fc.assert(
    fc.property(files, ([given, sound]) => {
      const file = { game: 'tiny', title: 'x', ...(sound ? { counters: { gold: 1 } } : {}), ...given };
      expect(VERDICTS).toContain(verdictOf(stringify(file)));
    }),
    { numRuns: 250 },
  );
});

test('steps and expectations of right words in wrong places', () => {
  const step = fc.dictionary(words, anything, { minKeys: 1, maxKeys: 2 });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 5 }),
      fc.array(step, { maxLength: 3 }),
      fc.boolean(),
      (steps, expected, saved) => {
        const described = { counters: { gold: 1, wall: 1 }, carries: { ann: 'chime' } };
        const taken = { 'saved-position': { numbers: { gold: 1, wall: 1 }, inPlay: [] } };
        const file = { game: 'tiny', title: 'x', ...(saved ? taken : described), steps, expect: expected };
        expect(VERDICTS).toContain(verdictOf(stringify(file)));
      },
    ),
    { numRuns: 250 },
  );
});

describe('hostile files', () => {
  const bomb = [
    'a: &a [1,1,1,1,1,1,1,1,1,1]',
    ...'bcdefghi'.split('').map((key, i) => `${key}: &${key} [${Array(10).fill(`*${'abcdefgh'[i]}`).join(',')}]`),
  ].join('\n');
  test.each([
    ['deep brackets', '['.repeat(100_000)],
    ['deep dashes', '- '.repeat(100_000)],
    ['deep maps', '{a: '.repeat(50_000)],
    ['an alias of itself', 'game: &a [*a]'],
    ['a bomb of aliases', bomb],
    ['a list too long', `game: [${'1,'.repeat(6_000)}]`],
    ['a file too long', `title: ${'x'.repeat(1_000_001)}`],
    ['a key that reaches for the prototype', 'game: tiny\n__proto__: { polluted: 1 }'],
    ['a constructor', 'game: tiny\nconstructor: { prototype: { polluted: 1 } }'],
    ['numbers that are none', 'game: .nan'],
    ['a map that cannot be text', 'game: { toString: 1, valueOf: 1 }\ntitle: { toString: 1 }'],
    ['two documents', 'game: tiny\n---\ngame: tiny'],
    ['a list as a key', '? [1, 2]\n: x'],
    ['the same key twice', 'game: tiny\ngame: tiny'],
  ])('%s', (_what, text) => {
    expect(verdictOf(text)).toBe('wrong');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

test('a file that is too long is told how long it is, and how long it may be', () => {
  expect(judge('x'.repeat(1_000_001), [tiny]).problems).toEqual([
    { line: 1, column: 1, message: 'the file has 1000001 characters, where 1000000 are allowed' },
  ]);
});

test('every value of a file is found again by its line', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 30 }), (numbers) => {
      const read = readYaml(`list:\n${numbers.map((each) => `  - { is: ${each} }`).join('\n')}\n`);
      if (read._tag === 'Left') throw new Error('it is sound YAML');
      numbers.forEach((_, i) => expect(read.right.at(['list', i, 'is'])).toEqual({ line: i + 2, column: 11 }));
    }),
    { numRuns: 50 },
  );
});
