/** Sound scenario files with one or two things broken: the judge always answers, and says where. */
import * as fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { judge } from '../../../src/judge';
import { exampleFiles, judgedGame, tested, TESTED_GAMES } from './games';

const ANYTHING: readonly unknown[] = [
  null,
  true,
  '',
  [],
  {},
  [0, 0],
  [450, 300],
  [1e308, -1e308],
  [1e9, 1e9],
  0,
  -1,
  1,
  2,
  1e6,
  0.5,
  91,
  { toString: 1 },
];

/** Replaces, removes, or renames something somewhere inside. `way` picks the place, level by level. */
function broken(value: unknown, way: readonly number[], how: number, by: unknown): unknown {
  const [turn, ...rest] = way;
  if (turn === undefined || typeof value !== 'object' || value === null) return by;
  if (Array.isArray(value)) {
    if (value.length === 0) return [by];
    const at = turn % value.length;
    if (rest.length === 0 && how === 1) return value.filter((_, i) => i !== at);
    return value.map((each: unknown, i) => (i === at ? broken(each, rest, how, by) : each));
  }
  const keys = Object.keys(value);
  if (keys.length === 0) return { ann: by };
  const key = keys[turn % keys.length] ?? '';
  const entries = Object.entries(value);
  if (rest.length === 0 && how === 1) return Object.fromEntries(entries.filter(([each]) => each !== key));
  if (rest.length === 0 && how === 2)
    return Object.fromEntries(
      entries.map(([each, inner]) => [
        each === key ? String(by === null || typeof by === 'object' ? 'ann' : by) : each,
        inner,
      ]),
    );
  return Object.fromEntries(
    entries.map(([each, inner]) => [each, each === key ? broken(inner, rest, how, by) : inner]),
  );
}

test.each(TESTED_GAMES)('a sound file of %s with one or two things broken gets a report', async (id) => {
  const games = [await judgedGame(id)];
  const files = exampleFiles(id).map(({ text }) => parse(text) as unknown);
  const thing = fc.oneof(
    fc.constantFrom(...ANYTHING, ...tested(id).words),
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  const wound = fc.tuple(fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }), fc.nat(2), thing);
  const cases = fc.tuple(fc.nat(files.length - 1), fc.array(wound, { minLength: 1, maxLength: 2 }));
  fc.assert(
    fc.property(cases, ([index, wounds]) => {
      const file = wounds.reduce((whole, [way, how, by]) => broken(whole, way, how, by), files[index]);
      const { verdict, problems, failures } = judge(stringify(file), games, { pictures: true });
      expect(verdict).toBe(problems.length > 0 ? 'wrong' : failures.length > 0 ? 'failed' : 'passed');
      for (const { line, message } of problems) expect([line > 0, message !== '']).toEqual([true, true]);
    }),
    { numRuns: 150 },
  );
});

/** Signs that mean something to YAML, to a terminal, or to nobody. */
const SIGNS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  ': ',
  '- ',
  '"',
  "'",
  '#',
  '&a ',
  '*a',
  '!x ',
  '|',
  '>',
  '%',
  '\t',
  '\n',
  '\r',
  '  ',
  '\u001b[2J',
  '\ufeff',
  '\u0000',
  '\ud800',
  '\u202e',
  '---\n',
  '__proto__: ',
];

/** One typo: something put in, taken out, written twice, or moved to another line or column. */
function mistyped(text: string, at: number, how: number, sign: string): string {
  const lines = text.split('\n');
  const line = at % lines.length;
  const where = at % (text.length + 1);
  const edited = [
    (): string => text.slice(0, where) + sign + text.slice(where),
    (): string => text.slice(0, where) + text.slice(where + 1),
    (): string => text.slice(0, where),
    (): string => lines.filter((_, i) => i !== line).join('\n'),
    (): string => lines.map((each, i) => (i === line ? ` ${each}` : each)).join('\n'),
    (): string => lines.map((each, i) => (i === line ? each.replace(/^ /, '') : each)).join('\n'),
    (): string => lines.flatMap((each, i) => (i === line ? [each, each] : [each])).join('\n'),
  ];
  return (edited[how % edited.length] as () => string)();
}

test.each(TESTED_GAMES)('the text of a sound file of %s with typos gets a report', async (id) => {
  const games = [await judgedGame(id)];
  const files = exampleFiles(id);
  const typo = fc.tuple(fc.nat(100_000), fc.nat(6), fc.constantFrom(...SIGNS));
  const cases = fc.tuple(fc.nat(files.length - 1), fc.array(typo, { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(cases, ([index, typos]) => {
      const sound = files[index]?.text ?? '';
      const text = typos.reduce((each, [at, how, sign]) => mistyped(each, at, how, sign), sound);
      const count = text.split(/\r\n|\r|\n/).length;
      const { verdict, problems, failures } = judge(text, games);
      expect(verdict).toBe(problems.length > 0 ? 'wrong' : failures.length > 0 ? 'failed' : 'passed');
      for (const { line, column, message } of problems)
        expect([line > 0 && line <= count, column > 0, message !== '', message.length < 1_000]).toEqual([
          true,
          true,
          true,
          true,
        ]);
    }),
    { numRuns: 100 },
  );
});
