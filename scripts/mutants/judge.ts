/** Finds out which tests notice each mutant: first those whose titles carry its ids, then those that name its card, the folder's, then all others. */
import { idsIn } from '../coverage/coverage';
import type { Mutant } from './mutant';
import { withRunners, type Runner } from './processes';
import type { About } from './worker';

/**
 * own: by a test with an id of the mutant in its title. card: by one that names the card whose ability is broken. folder: by another test of its room. other: by a test from elsewhere. none: by none.
 * undecided: by none of those that were run, and for some the time was up.
 */
export type Killer = 'own' | 'card' | 'folder' | 'other' | 'none' | 'undecided';

export interface Verdict {
  mutant: Mutant;
  by: Killer;
  /** The test that noticed it, or null. */
  test: string | null;
  /** A test did not end, or its process did. */
  how: 'failed' | 'timeout' | 'crash' | null;
  /** How many tests come by the mutant's place. */
  reachedBy: number;
  /** How many of them carry one of its ids. */
  own: number;
  /** Tests that come by and were not run: the time was up. */
  untried: number;
}

export interface KnownTest {
  file: string;
  name: string;
  ids: readonly string[];
  milliseconds: number;
  reached: ReadonlySet<number>;
}

export interface Limits {
  /** For one run of some tests of one file, on top of what they usually take. */
  seconds: number;
  /** For all tests of one kind of one mutant. Those with its ids, or its card, are run whatever they take. */
  budget: number;
  workers: number;
  tree: string;
  tell: (line: string) => void;
}

/** All tests, or those that name an id or a card, that pass as the code is, with the mutants that each comes by. */
export async function knownTests(files: readonly string[], limits: Limits, about?: About): Promise<KnownTest[]> {
  const known: KnownTest[] = [];
  await withRunners(limits.tree, limits.workers, files, async (runner, file) => {
    const ending = await runner.run({ file, mutant: 0, tests: null, about, bail: false }, 600);
    if (typeof ending === 'string') return limits.tell(`${file}: ${ending} as the code is; left out`);
    for (const { name, passed, milliseconds, reached } of ending.tests)
      if (passed) known.push({ file, name, ids: idsIn(name), milliseconds, reached: new Set(reached) });
      else limits.tell(`${file}: '${name}' fails as the code is; left out`);
    if (ending.broken) limits.tell(`${file}: does not load as the code is; left out`);
  });
  return known;
}

/** Judges each mutant by these tests; what earlier ones said of it stays where these do not notice it either. */
export async function judgeBy(
  tests: readonly KnownTest[],
  earlier: readonly Verdict[],
  killerOf: (test: KnownTest, mutant: Mutant) => Killer,
  limits: Limits,
): Promise<Verdict[]> {
  const verdicts = new Map(earlier.map((each) => [each.mutant.id, each]));
  const alive = earlier.filter(isAlive);
  let done = 0;
  await withRunners(limits.tree, limits.workers, alive, async (runner, before) => {
    const { mutant } = before;
    const near = tests.filter((test) => test.reached.has(mutant.id));
    let now: Verdict = { ...before, reachedBy: before.reachedBy + near.length };
    for (const by of ['own', 'card', 'folder', 'other'] as const) {
      const some = near.filter((test) => killerOf(test, mutant) === by);
      if (by === 'own') now = { ...now, own: now.own + some.length };
      const budget = by === 'own' || by === 'card' ? Infinity : limits.budget;
      if (isAlive(now)) now = { ...now, ...(await noticed(runner, mutant, by, some, { ...limits, budget }, now)) };
    }
    verdicts.set(mutant.id, now);
    done += 1;
    limits.tell(
      `${done}/${alive.length} ${mutant.file}:${mutant.line} ${now.by}${now.how === 'timeout' ? ' (timeout)' : ''}`,
    );
  });
  return [...verdicts.values()];
}

export function isAlive({ by }: Verdict): boolean {
  return by === 'none' || by === 'undecided';
}

interface Batch {
  file: string;
  names: string[];
  milliseconds: number;
}

async function noticed(
  runner: Runner,
  mutant: Mutant,
  by: Killer,
  tests: readonly KnownTest[],
  limits: Limits,
  before: Verdict,
): Promise<Partial<Verdict>> {
  const start = performance.now();
  let left = tests.length;
  for (const { file, names, milliseconds } of batchesOf(tests)) {
    if (performance.now() - start >= limits.budget * 1000) break;
    left -= names.length;
    const ending = await runner.run(
      { file, mutant: mutant.id, tests: names, bail: true },
      limits.seconds + milliseconds / 100,
    );
    if (typeof ending === 'string') return { by, test: `${file}: ${names[0]}`, how: ending };
    const failed = ending.tests.find((each) => !each.passed);
    if (ending.broken || failed) return { by, test: `${file}: ${failed?.name ?? 'does not load'}`, how: 'failed' };
  }
  const untried = before.untried + left;
  return { by: untried > 0 ? 'undecided' : 'none', untried };
}

const LONG = 1000;

/** Tests of one file run together, long ones by themselves; the short ones first. */
function batchesOf(tests: readonly KnownTest[]): Batch[] {
  const batches = new Map<string, Batch>();
  for (const { file, name, milliseconds } of tests) {
    const key = milliseconds > LONG ? `${file}: ${name}` : file;
    const batch = batches.get(key) ?? { file, names: [], milliseconds: 0 };
    batches.set(key, { file, names: [...batch.names, name], milliseconds: batch.milliseconds + milliseconds });
  }
  return [...batches.values()].sort((one, other) => one.milliseconds - other.milliseconds);
}
