/**
 * What a game has always told of why, it goes on telling: `test/<game>/evidence.json` says what events of a type, by a rule, never go without (a reason of a
 * code with its facts, a change, sources that add up to a number), and for which ids every test of them sees the id cited. A citation is a promise of its
 * own, and with this each test of the id looks at it. Where something is told otherwise on purpose, its entry is mended or taken out;
 * with EVIDENCE naming a file, tests write there what they see, and `tsx scripts/evidence.ts` makes the entries of it.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import type { GameEvent, Reason } from '../../src/core';
import { idsIn } from '../../scripts/coverage/coverage';

/** What is always told, by the type of the event and by its type and a rule that it cites; ids whose tests see them cited. */
interface Held {
  told: Readonly<Record<string, readonly string[]>>;
  cited: readonly string[];
}

interface Watched {
  told(events: readonly GameEvent[]): void;
  refused<R extends Reason>(why: R | null): R | null;
}

/** Watches what the tables of a file of tests tell. */
export function watchEvidence(game: string): Watched {
  const held = JSON.parse(readFileSync(`test/${game}/evidence.json`, 'utf8')) as Held;
  const tested = new Set(held.cited);
  let cited = new Set<string>();
  let troubles: string[] = [];
  let isUsed = false;
  const seen = new Map<string, { tells: Set<string>; times: number }>();
  const seenCited: object[] = [];
  const cites = (rules: readonly string[]): void => rules.forEach((id) => cited.add(id));

  beforeEach(() => {
    cited = new Set();
    troubles = [];
    isUsed = false;
  });

  afterEach(() => {
    if (!isUsed) return;
    const ids = idsIn(expect.getState().currentTestName ?? '');
    for (const id of ids) seenCited.push({ game, id, cited: cited.has(id) });
    const lost = ids.filter((id) => tested.has(id) && !cited.has(id)).map((id) => `nothing that happens cites ${id}`);
    expect([...new Set(troubles), ...lost]).toEqual([]);
  });

  afterAll(() => {
    const all = [...seen].map(([key, { tells, times }]) => ({ game, key, times, tells: [...tells] }));
    const file = process.env['EVIDENCE'];
    if (file) appendFileSync(file, [...all, ...seenCited].map((each) => `${JSON.stringify(each)}\n`).join(''));
  });

  return {
    told(events) {
      isUsed = true;
      for (const event of events) {
        const { rules, because = [], sources = [] } = event;
        for (const some of [rules, ...because.map((why) => why.rules), ...sources.map((each) => each.rules ?? [])])
          cites(some);
        const tells = whatIsTold(event);
        for (const key of keysOf(event)) {
          const { tells: always, times } = seen.get(key) ?? { tells, times: 0 };
          seen.set(key, { tells: new Set([...always].filter((each) => tells.has(each))), times: times + 1 });
          for (const each of held.told[key] ?? []) if (!tells.has(each)) troubles.push(`${key} does not tell ${each}`);
        }
      }
    },
    refused(why) {
      isUsed = true;
      if (why) cites(why.rules);
      return why;
    },
  };
}

function keysOf({ type, rules, sources }: GameEvent): string[] {
  return [type, ...(sources ? [`${type} of sources`] : []), ...[...new Set(rules)].map((id) => `${type} ${id}`)];
}

function whatIsTold(event: GameEvent): Set<string> {
  const { because = [], change, sources } = event;
  const reasons = because.flatMap(({ code, facts = {} }) => [
    code,
    ...Object.keys(facts).map((fact) => `${code}: ${fact}`),
  ]);
  const sum = sources?.reduce((so, { amount }) => so + amount, 0);
  const added = Object.entries(event).flatMap(([field, value]) => (value === sum ? [`sum: ${field}`] : []));
  return new Set([...reasons, ...(change ? ['change'] : []), ...(sources ? ['sources', ...added] : [])]);
}
