/** Jest's own results of the last whole run, made anew when the sources are younger. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult } from './coverage';

const FILE = join('build', 'test-results.json');
const SOURCES = ['src', 'test', 'docs/examples', 'jest.config.cjs', 'package-lock.json'];
/** Read by the coverage itself, not by the tests. */
const LISTS = join('test', 'coverage');

export interface Results {
  /** When the run began, in ms since 1970. */
  started: number;
  passed: number;
  failed: number;
  tests: TestResult[];
}

export function testResults(): Results {
  const last = read();
  if (last && last.started > youngest(SOURCES)) return last;
  // Jest's story goes to stderr: stdout is for the answer.
  const jest = spawnSync(process.execPath, [join('node_modules', 'jest', 'bin', 'jest.js')], { stdio: ['ignore', 2, 2] });
  const made = read();
  if (!made || made.started === last?.started) throw new Error(`jest left no results (it ended with ${String(jest.status)})`);
  return made;
}

function read(): Results | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : undefined;
}

function youngest(paths: readonly string[]): number {
  return Math.max(0, ...paths.filter((path) => path !== LISTS && existsSync(path)).map(lastChange));
}

function lastChange(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, youngest(readdirSync(path).map((name) => join(path, name))));
}
