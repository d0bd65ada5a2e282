/**
 * What tests have seen told, made into `test/<game>/evidence.json`:
 *
 *   EVIDENCE=build/evidence npx jest test/armada && tsx scripts/evidence.ts build/evidence armada
 *
 * Of each type of event, and of each with a rule that it cites, what was told each time; and the ids that every test of them saw cited.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';

type Seen = { game: string } & ({ key: string; times: number; tells: string[] } | { id: string; cited: boolean });

/** What was told less often may have been told so by chance. */
const FEWEST = 3;

const [file = '', game = ''] = process.argv.slice(2);
const told = new Map<string, Set<string>>();
const times = new Map<string, number>();
const cited = new Map<string, boolean>();
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const seen = JSON.parse(line) as Seen;
  if (seen.game !== game) continue;
  if ('id' in seen) cited.set(seen.id, (cited.get(seen.id) ?? true) && seen.cited);
  else {
    const before = told.get(seen.key);
    times.set(seen.key, (times.get(seen.key) ?? 0) + seen.times);
    told.set(seen.key, new Set(seen.tells.filter((each) => before?.has(each) ?? true)));
  }
}

/** What is told of all events of the type need not be said again of those by a rule. */
function ownOf(key: string): string[] {
  const [type = ''] = key.split(' ');
  const known = key === type ? new Set<string>() : (told.get(type) ?? new Set<string>());
  const always = [...(told.get(key) ?? [])].filter((each) => !known.has(each));
  // Sums are of events with sources.
  return always.filter((each) => !each.startsWith('sum: ') || key.endsWith(' of sources')).sort();
}

const keys = [...told.keys()].sort().filter((key) => (times.get(key) ?? 0) >= FEWEST && ownOf(key).length > 0);
const held = {
  told: Object.fromEntries(keys.map((key) => [key, ownOf(key)])),
  cited: [...cited].flatMap(([id, always]) => (always ? [id] : [])).sort(),
};
void format(JSON.stringify(held), { parser: 'json', printWidth: 160 }).then((text) =>
  writeFileSync(`test/${game}/evidence.json`, text),
);
