/**
 * A process that runs test files with Jest's own circus, without Jest's start for each: the parent sends a file, a mutant and the tests that it wants,
 * and hears what became of each. It is killed where a test does not end.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { jestExpect } from '@jest/expect';
import type { Circus } from '@jest/types';
import * as circus from 'jest-circus';
import { namesOneOf } from './cards';
import { createLoader } from './loader';

export interface Task {
  file: string;
  /** 0: the code as it is. */
  mutant: number;
  /** Names of tests, or null: all. */
  tests: readonly string[] | null;
  /** Of all tests only those that one of these ids or cards stands in the name of. */
  about?: About | undefined;
  /** Stop at the first test that fails. */
  bail: boolean;
}

export interface About {
  ids: readonly string[];
  cards: readonly string[];
}

export interface TestRun {
  name: string;
  passed: boolean;
  /** Of processor time. */
  milliseconds: number;
  /** Mutants whose place it came by, while the file loaded too. */
  reached: number[];
}

export interface Answer {
  /** The file did not load: every test of it failed. */
  broken: boolean;
  tests: TestRun[];
}

interface Switch {
  active: number;
  reached: Set<number>;
}

const root = process.argv[2] as string;
const outside = createRequire(join(root, 'package.json'));
const switchFile = join(root, 'mutant-switch.cjs');
const reachedFile = join(root, `reached-${process.pid}`);
outside(switchFile);
const mutants = (globalThis as unknown as { __mutants: Switch }).__mutants;
// Whoever wants it counts the processor time of a test, which does not depend on how busy the machine is.
(globalThis as Record<symbol, unknown>)[Symbol.for('TEST_TIMEOUT_SYMBOL')] = 3_600_000;
// For the processes that tests start.
process.chdir(root);
process.env['NODE_OPTIONS'] = `--require ${switchFile}`;
process.env['MUTANTS_REACHED'] = reachedFile;
const loader = createLoader(root);
const { test, it, describe, beforeAll, beforeEach, afterAll, afterEach } = circus;
Object.assign(globalThis, { test, it, describe, beforeAll, beforeEach, afterAll, afterEach, expect: jestExpect });
(outside('fast-check') as typeof import('fast-check')).configureGlobal({ seed: 1 });

let task: Task;
let names = new Map<string, number>();
let runs: TestRun[] = [];
let whileLoading = new Set<number>();
let stopped = false;
let began = 0;

circus.addEventHandler((event) => {
  if (event.name === 'test_start') {
    const name = nameOf(event.test);
    jestExpect.setState({ currentTestName: name });
    if (stopped || !isWanted(name)) event.test.mode = 'skip';
    runs.push({ name, passed: true, milliseconds: 0, reached: [] });
    mutants.reached = new Set();
    began = usedMilliseconds();
  }
  if (event.name === 'test_skip') {
    runs.pop();
    mutants.reached = whileLoading;
  }
  if (event.name === 'test_done') {
    const run = runs.at(-1) as TestRun;
    run.passed = event.test.errors.length === 0;
    run.milliseconds = usedMilliseconds() - began;
    run.reached = [...mutants.reached, ...reachedOutside()];
    stopped ||= task.bail && !run.passed;
    mutants.reached = whileLoading;
  }
});

function isWanted(name: string): boolean {
  const { tests, about } = task;
  if (tests) return tests.includes(name);
  return !about || about.ids.some((id) => name.includes(id)) || namesOneOf(about.cards, name);
}

function reachedOutside(): number[] {
  if (!existsSync(reachedFile)) return [];
  const ids = readFileSync(reachedFile, 'utf8').split('\n').filter(Boolean).map(Number);
  rmSync(reachedFile);
  return ids;
}

function usedMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Its titles from the outermost `describe` on; tests of one title are numbered. */
function nameOf(of: Circus.TestEntry): string {
  const titles = [of.name];
  for (let at = of.parent; at.parent; at = at.parent) titles.unshift(at.name);
  const title = titles.join(' ');
  const times = (names.get(title) ?? 0) + 1;
  names.set(title, times);
  return times === 1 ? title : `${title} #${times}`;
}

async function run(): Promise<Answer> {
  names = new Map();
  runs = [];
  stopped = false;
  whileLoading = new Set();
  mutants.active = task.mutant;
  mutants.reached = whileLoading;
  process.env['MUTANT'] = String(task.mutant);
  loader.forget();
  circus.resetState();
  try {
    loader.load(join(root, task.file));
  } catch (error) {
    if (task.mutant === 0) console.error(`${task.file} does not load:`, error);
    return { broken: true, tests: [] };
  }
  await circus.run();
  const tests = runs.map((each) => ({ ...each, reached: [...new Set([...each.reached, ...whileLoading])] }));
  return { broken: false, tests };
}

// Whoever started it was killed: what it started itself goes with it.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.on('message', (message: Task) => {
  task = message;
  void run().then((answer) => process.send?.(answer));
});
process.send?.('ready');
