/** Which rules of a catalogue are proved, by the titles of the tests that passed. */

/** What Jest said of one test. */
export interface TestResult {
  title: string;
  status: string;
}

export interface Excluded {
  id: string;
  reason: string;
}

/** What is known of a game's rules before the tests are looked at. */
export interface GameRules {
  /** Ids that a test can prove: statements with a check that are more than advice. */
  observable: readonly string[];
  excluded: readonly Excluded[];
  /** Ids that were proved as of the last commit. */
  floor: readonly string[];
}

export interface Coverage {
  observable: number;
  proved: number;
  unproved: string[];
  excluded: readonly Excluded[];
}

const MOST_IDS = 3;
const BRACKETS = /\[([^[\]]*)\]/g;
const ID = /^[a-z]{2,}\.[a-z0-9-]+\.\d{2,}$/;

/** The rule ids that a test's title names in square brackets: `[xw.actions.04]`, `[xw.stress.01, xw.stress.02]`. */
export function idsIn(title: string): string[] {
  const words = [...title.matchAll(BRACKETS)].flatMap(([, inside]) => (inside ?? '').split(', '));
  return [...new Set(words.filter((word) => ID.test(word)))];
}

/** The ids with a passing test that names them and no failing one. */
export function provedIds(tests: readonly TestResult[]): Set<string> {
  const named = (status: string) => tests.filter((test) => test.status === status).flatMap(({ title }) => idsIn(title));
  const failed = new Set(named('failed'));
  return new Set(named('passed').filter((id) => !failed.has(id)));
}

/** Titles that name more ids than one test can prove, or ids that no catalogue has. */
export function troublesInTitles(tests: readonly TestResult[], known: ReadonlySet<string>): string[] {
  return [...new Set(tests.map(({ title }) => title))].flatMap((title) => {
    const ids = idsIn(title);
    const unknown = ids.filter((id) => !known.has(id)).map((id) => `no catalogue has ${id}, named by: ${title}`);
    return ids.length > MOST_IDS ? [...unknown, `more than ${MOST_IDS} rule ids: ${title}`] : unknown;
  });
}

export function coverageOf(rules: GameRules, proved: ReadonlySet<string>): Coverage {
  const excluded = new Set(rules.excluded.map(({ id }) => id));
  return {
    observable: rules.observable.length,
    proved: rules.observable.filter((id) => proved.has(id)).length,
    unproved: rules.observable.filter((id) => !proved.has(id) && !excluded.has(id)),
    excluded: rules.excluded,
  };
}

/** Proved ids that are proved no more, and exclusions that exclude nothing or give no reason. */
export function troublesInRules(rules: GameRules, proved: ReadonlySet<string>): string[] {
  const observable = new Set(rules.observable);
  const lost = rules.floor.filter((id) => !proved.has(id)).map((id) => `${id} was proved and is not any more`);
  const excluded = rules.excluded.flatMap(({ id, reason }) => {
    if (!observable.has(id)) return [`${id} is excluded, but is no observable rule`];
    if (proved.has(id)) return [`${id} is excluded, but proved`];
    return reason.trim() === '' ? [`${id} is excluded without a reason`] : [];
  });
  return [...lost, ...excluded];
}
