/** The command line, as a person runs it: what it prints, and its exit code. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'judge-'));
afterAll(() => rmSync(folder, { recursive: true }));

function holojudge(...given: string[]): { code: number | null; out: string; lines: string[]; err: string } {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'src/judge/cli.ts', ...given], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { code: run.status, out: run.stdout, lines: run.stdout.trimEnd().split('\n'), err: run.stderr };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const START =
  'game: xwing\ntitle: A table\nships: { red-5: { pilot: T-65 X-wing, at: [450, 300] }, tie: { pilot: TIE/ln Fighter, at: range 2 of red-5 } }\nmoment: { phase: planning }\n';
const passes = file('passes.yaml', `${START}expect: { range: { from: red-5, to: tie, is: 2 } }\n`);
const fails = file('fails.yaml', `${START}expect: { range: { from: red-5, to: tie, is: 1 } }\n`);
const wrong = file('wrong.yaml', `${START}expect: { rnage: { from: red-5, to: tie, is: 1 } }\n`);

test('judge: exit code 0 and the count last, when all holds', () => {
  const { code, lines } = holojudge('judge', passes);
  expect([code, lines[lines.length - 1]]).toEqual([0, '1 passed, 0 failed']);
});

test('judge: exit code 1 with what was expected and found', () => {
  const { code, out } = holojudge('judge', passes, fails);
  expect(code).toBe(1);
  expect(out).toContain('fails.yaml:5: range');
  expect(out).toMatch(/expected {2}1\n +found {5}\{ is: 2, measured: 150 mm/);
  expect(out.trimEnd()).toMatch(/1 passed, 1 failed$/);
});

test('judge: exit code 2 with line, column and the nearest word; a missing file too', () => {
  const { code, out } = holojudge('judge', wrong, fails);
  expect(code).toBe(2);
  expect(out).toContain("wrong.yaml:5:11: 'rnage' is not a word here; did you mean range?");
  expect(holojudge('judge', join(folder, 'nowhere.yaml')).code).toBe(2);
});

test('judge: files that are not judged are counted apart from those that failed', () => {
  const { out } = holojudge('judge', '--quiet', wrong, fails, passes, wrong);
  expect(out.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed, 2 not judged');
});

test('judge: every line of the story has the rules behind it, what was tried too', () => {
  const { out } = holojudge('judge', 'docs/examples/outer-rim/trade.yaml');
  expect(out).toMatch(/✋ trade: cid is refused: .+ {2}\[or\.action-step\.03.*\]\n/);
  const events = out.split('\n').filter((line) => line.startsWith('   · '));
  expect(events.length).toBeGreaterThan(1);
  expect(events.filter((line) => !/ {2}\[(or\.[\w-]+\.\d+(, )?)+\]$/.test(line))).toEqual([]);
});

test('judge --json: one line of JSON, last', () => {
  const { code, lines } = holojudge('judge', '--json', folder);
  expect([code, lines.length]).toEqual([2, 1]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    passed: 1,
    failed: 1,
    wrong: 1,
    reports: [{ verdict: 'failed', failures: [{ line: 5 }] }, { verdict: 'passed' }, { verdict: 'wrong' }],
  });
});

test('judge --svg: a picture of the start and of every step', () => {
  const steps = file('steps.yaml', `${START}steps:\n  - set-dial: { ship: red-5, maneuver: 2 straight }\n`);
  const pictures = join(folder, 'pictures');
  expect(holojudge('judge', steps, '--svg', pictures).code).toBe(0);
  expect(readdirSync(pictures)).toEqual(['steps-0.svg', 'steps-1.svg']);
  expect(readFileSync(join(pictures, 'steps-1.svg'), 'utf8')).toContain('<svg');
});

test('rule: prints what is found; exit code 1 when nothing is', () => {
  const { code, out } = holojudge('rule', 'xw.overlap.03');
  expect(code).toBe(0);
  expect(out).toContain('xw.overlap.03');
  const nothing = holojudge('rule', 'barel', 'rol');
  expect([nothing.code, nothing.out.trim()]).toEqual([1, "nothing is called 'barel rol'; did you mean Barrel Roll?"]);
});

test('new and schema: a starter that passes, a schema; exit code 2 for an unknown game or command', () => {
  const starter = join(folder, 'pictures', 'starter.yaml');
  expect(holojudge('new', 'xwing', starter).code).toBe(0);
  expect(holojudge('judge', starter).code).toBe(0);
  expect(holojudge('new', 'xwing', starter).code).toBe(2);
  expect(JSON.parse(holojudge('schema', 'xwing').out)).toMatchObject({ properties: { game: { enum: ['xwing'] } } });
  expect([holojudge('schema', 'chess').code, holojudge('frob').code]).toEqual([2, 2]);
});
