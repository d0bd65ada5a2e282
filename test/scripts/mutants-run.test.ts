/** The tests that mutants are judged by, run in workers of their own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeBy, knownTests, type Limits, type Verdict } from '../../scripts/mutants/judge';
import type { Mutant } from '../../scripts/mutants/mutant';
import { breakCopy, copyProject, testFiles } from '../../scripts/mutants/tree';
import { inTinyProject, mutant, tiny, write } from './tiny-project';

inTinyProject();

/** An ended process that nobody has asked for yet is still in the list of those of some systems. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('tests that are run', () => {
  const PATIENT = 600_000;
  // So long that nothing that ends is ever cut off, however busy the machine is; what never ends has a test of its own, and a short limit.
  const limitsOf = (more: Partial<Limits> = {}): Limits => ({
    seconds: 600,
    budget: 6000,
    workers: 1,
    tree: join(tiny.root, 'build'),
    tell: () => undefined,
    ...more,
  });

  async function verdictsOn(mutants: readonly Mutant[], more: Partial<Limits> = {}): Promise<Verdict[]> {
    const limits = limitsOf(more);
    expect(copyProject(tiny.root, limits.tree)).toEqual([]);
    breakCopy(limits.tree, mutants);
    const known = await knownTests(testFiles(tiny.root), limits);
    const unknown = { by: 'none', test: null, how: null, reachedBy: 0, own: 0, untried: 0 } as const;
    return judgeBy(
      known,
      mutants.map((each) => ({ mutant: each, ...unknown })),
      (each, { ids }) => (each.ids.some((id) => ids.includes(id)) ? 'own' : 'folder'),
      limits,
    );
  }

  test(
    'a mutant is killed by the test with its id, by another of the folder, or by none',
    async () => {
      const text = 'export function f(n: number) { return n > 3 ? n * 2 : 0; }\nexport const g = () => 8;\n';
      write('package.json', '{}');
      write('src/tiny.ts', text);
      write(
        'test/tiny.test.ts',
        `import { f } from '../src/tiny';
     test('four is doubled [xw.a.01]', () => { expect(f(4)).toBe(8); });
     describe('others', () => { test('twelve', () => { expect(f(12)).toBe(24); }); test('one', () => { expect(f(1)).toBe(0); }); });`,
      );
      const mutants = [
        mutant(text, 'n * 2', 'n + 2', { id: 1, ids: ['xw.a.01'] }),
        mutant(text, '0; }', '5', { id: 2, end: text.indexOf('0; }') + 1, ids: ['xw.a.01'] }),
        mutant(text, 'n > 3', 'n > 2', { id: 4, ids: ['xw.a.01'] }),
        mutant(text, '8', '9', { id: 5 }),
      ];
      const verdicts = await verdictsOn(mutants);
      expect(verdicts.map(({ by, how, reachedBy }) => [by, how, reachedBy])).toEqual([
        ['own', 'failed', 2],
        ['folder', 'failed', 1],
        ['none', null, 3],
        ['none', null, 0],
      ]);
      expect(verdicts[1]?.test).toBe('test/tiny.test.ts: others one');
    },
    PATIENT,
  );

  test(
    'a mutant is killed by a test that does not end with it, and what the test started ends',
    async () => {
      const text = 'export function f(n: number) { while (n > 9) n = n - 1; return n; }\n';
      write('package.json', '{}');
      write('src/tiny.ts', text);
      const pid = join(tiny.root, 'pid');
      write(
        'test/tiny.test.ts',
        `import { spawn } from 'node:child_process';
     import { writeFileSync } from 'node:fs';
     import { f } from '../src/tiny';
     test('twelve', () => {
       writeFileSync(${JSON.stringify(pid)}, String(spawn('sleep', ['600']).pid));
       expect(f(12)).toBe(9);
     });`,
      );
      const verdicts = await verdictsOn([mutant(text, 'n - 1', 'n + 0', { id: 3 })], { seconds: 5 });
      expect(verdicts.map(({ by, how, reachedBy }) => [by, how, reachedBy])).toEqual([['folder', 'timeout', 1]]);
      const started = Number(readFileSync(pid, 'utf8'));
      while (isRunning(started)) await new Promise((done) => setTimeout(done, 10));
    },
    PATIENT,
  );

  test(
    'those with the id are run whatever they take; where the time is up for others it is undecided',
    async () => {
      const text = 'export const f = () => 8;\nexport const g = () => 9;\n';
      write('package.json', '{}');
      write('src/tiny.ts', text);
      write(
        'test/tiny.test.ts',
        `import { f, g } from '../src/tiny';
     test('it is eight [xw.a.01]', () => { expect(f()).toBe(8); });
     test('nine', () => { expect(g()).toBe(9); });`,
      );
      const mutants = [
        mutant(text, '8', '7', { id: 1, ids: ['xw.a.01'] }),
        mutant(text, '9', '7', { id: 2, ids: ['xw.a.01'] }),
      ];
      const verdicts = await verdictsOn(mutants, { budget: -1 });
      expect(verdicts.map(({ by, untried }) => [by, untried])).toEqual([
        ['own', 0],
        ['undecided', 1],
      ]);
    },
    PATIENT,
  );

  test(
    'modules are strict, as they are for Jest: whoever writes into something frozen is told',
    async () => {
      const text = 'export function f(n: { at: number }) { n.at = 2; }\n';
      write('package.json', '{}');
      write('src/tiny.ts', text);
      write(
        'test/tiny.test.ts',
        `import { f } from '../src/tiny';
     test('frozen', () => { expect(() => f(Object.freeze({ at: 1 }))).toThrow(TypeError); });`,
      );
      const verdicts = await verdictsOn([mutant(text, 'n.at = 2;', '', { id: 1, place: 'statement' })]);
      expect(verdicts.map(({ by, how }) => [by, how])).toEqual([['folder', 'failed']]);
    },
    PATIENT,
  );

  test(
    'a test file may replace a module, spy on one and count calls',
    async () => {
      const text = 'export const f = () => 8;\nexport const g = () => 9;\n';
      write('package.json', '{}');
      write('src/tiny.ts', text);
      write('src/double.ts', `import { f, g } from './tiny';\nexport const double = () => 2 * f() + g();\n`);
      write(
        'test/tiny.test.ts',
        `import { double } from '../src/double';
     let mockSeven = 0;
     jest.mock('../src/tiny', () => ({ ...jest.requireActual('../src/tiny'), f: () => mockSeven }));
     test('twice seven and nine', () => { mockSeven = 7; expect(double()).toBe(23); });`,
      );
      write(
        'test/untouched.test.ts',
        `import { f } from '../src/tiny';
     jest.setTimeout(60_000);
     test('eight', () => { const spy = jest.fn(f); expect(spy()).toBe(8); expect(spy).toHaveBeenCalledTimes(1); });
     test('and told', () => {
       const spy = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
       process.stdout.write('told');
       expect(spy).toHaveBeenCalledWith('told');
       spy.mockRestore();
     });`,
      );
      const mutants = [mutant(text, '8', '7', { id: 1 }), mutant(text, '9', '7', { id: 2 })];
      const verdicts = await verdictsOn(mutants);
      expect(verdicts.map(({ by, test }) => [by, test])).toEqual([
        ['folder', 'test/untouched.test.ts: eight'],
        ['folder', 'test/tiny.test.ts: twice seven and nine'],
      ]);
    },
    PATIENT,
  );
});
