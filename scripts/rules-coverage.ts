/**
 * `npm run rules:coverage`: which rules of each game's catalogue the passing tests prove, a line a game and what is left.
 * `-- --json` prints it as one line of JSON, last. `-- --update` makes today's proved ids the floor (test/coverage/proved.json).
 * Fails when a test failed, a title is wrong, an exclusion is wrong, or an id of the floor is no longer proved.
 */
import { writeFileSync } from 'node:fs';
import {
  coverageOf,
  provedIds,
  troublesInRules,
  troublesInTitles,
  type Coverage,
  type Excluded,
} from './coverage/coverage';
import { testResults } from './coverage/results';
import { gameFolders, isObservable, readLists } from './games';

const FLOOR = 'test/coverage/proved.json';
const EXCLUDED = 'test/coverage/excluded.json';
const asJson = process.argv.includes('--json');

const { tests, failed } = testResults();
const proved = provedIds(tests);
const folders = gameFolders();
const floor = readLists<string>(FLOOR);
const excluded = readLists<Excluded>(EXCLUDED);
const games = folders
  .filter(({ offered }) => offered)
  .map(({ name, statements }) => ({
    name,
    observable: statements.filter(isObservable).map(({ id }) => id),
    excluded: excluded[name] ?? [],
    floor: floor[name] ?? [],
  }));
const report = Object.fromEntries(games.map((game) => [game.name, coverageOf(game, proved)]));

const troubles = [
  ...(failed > 0 ? [`${failed} tests failed`] : []),
  ...troublesInTitles(tests, new Set(folders.flatMap(({ statements }) => statements.map(({ id }) => id)))),
  ...games.flatMap((game) =>
    troublesInRules(process.argv.includes('--update') ? { ...game, floor: [] } : game, proved),
  ),
];

if (process.argv.includes('--update') && failed === 0) {
  const ids = games.map(({ name, observable }) => [name, observable.filter((id) => proved.has(id))] as const);
  writeFileSync(FLOOR, `${JSON.stringify(Object.fromEntries(ids), null, 2)}\n`);
}
if (!asJson) for (const { name } of games) print(name, report[name]);
for (const trouble of troubles) console.error(`error: ${trouble}`);
if (asJson) console.log(JSON.stringify(report));
process.exitCode = troubles.length > 0 ? 1 : 0;

function print(game: string, coverage: Coverage | undefined): void {
  if (!coverage) return;
  const { observable, unproved } = coverage;
  const share = ((100 * coverage.proved) / observable).toFixed(1);
  console.log(
    `${game}: ${coverage.proved} of ${observable} observable rules proved (${share} %), ${coverage.excluded.length} excluded, ${unproved.length} unproved`,
  );
  for (const [topic, numbers] of byTopic(unproved)) console.log(`  ${topic}: ${numbers.join(' ')}`);
}

function byTopic(ids: readonly string[]): Map<string, string[]> {
  const topics = new Map<string, string[]>();
  for (const id of ids) {
    const at = id.lastIndexOf('.');
    topics.set(id.slice(0, at), [...(topics.get(id.slice(0, at)) ?? []), id.slice(at + 1)]);
  }
  return topics;
}
