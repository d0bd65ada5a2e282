/** Sound scenario files with one or two things broken: the judge always answers, and says where. */
import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { judge, type JudgedGame } from '../../../src/judge';
import { rules } from '../../../src/xwing/catalogue';
import { xwingScenarios } from '../../../src/xwing/scenario';

const FOLDER = join(__dirname, '../../../docs/examples/xwing');
const games: JudgedGame[] = [{ language: xwingScenarios, rules }];
const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => parse(readFileSync(join(FOLDER, name), 'utf8')) as unknown);

const thing = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    'red-5',
    'tie',
    'jake',
    'rebels',
    'north',
    'range 1 of red-5',
    'touching tie, facing it',
    'between red-5 and red-5',
    'under rock',
    '3 straight',
    'T-65 X-wing',
    'Jake Farrell',
    'Proton Torpedoes',
    'hit',
    'perform action',
    'activation',
    'engagement',
    'setup',
    'system',
    'end',
    'focus',
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
    { at: [1, 2] },
    { ship: 'tie' },
    { facedown: 1e6 },
  ),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

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
  if (keys.length === 0) return { tie: by };
  const key = keys[turn % keys.length] ?? '';
  const entries = Object.entries(value);
  if (rest.length === 0 && how === 1) return Object.fromEntries(entries.filter(([each]) => each !== key));
  if (rest.length === 0 && how === 2)
    return Object.fromEntries(
      entries.map(([each, inner]) => [
        each === key ? String(by === null || typeof by === 'object' ? 'tie' : by) : each,
        inner,
      ]),
    );
  return Object.fromEntries(
    entries.map(([each, inner]) => [each, each === key ? broken(inner, rest, how, by) : inner]),
  );
}

const wound = fc.tuple(fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }), fc.nat(2), thing);

test('a sound file with one or two things broken gets a report', () => {
  const cases = fc.tuple(fc.nat(files.length - 1), fc.array(wound, { minLength: 1, maxLength: 2 }));
  fc.assert(
    fc.property(cases, ([index, wounds]) => {
      const file = wounds.reduce((whole, [way, how, by]) => broken(whole, way, how, by), files[index]);
      const { verdict, problems, failures } = judge(stringify(file), games, { pictures: true });
      expect(verdict).toBe(problems.length > 0 ? 'wrong' : failures.length > 0 ? 'failed' : 'passed');
      for (const { line, message } of problems) expect([line > 0, message !== '']).toEqual([true, true]);
    }),
    { numRuns: 400 },
  );
});
