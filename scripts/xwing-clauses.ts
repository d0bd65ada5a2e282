/**
 * Counts the clauses of X-Wing's cards, and which of them say 'may', into scripts/xwing-cards/clauses.txt.
 *
 *   npx tsx scripts/xwing-clauses.ts FOLDER
 *
 * FOLDER holds the `data` folder of a copy of xwing-data2. No text of a card is kept, only a sign for each of its clauses: what abilities play is held
 * to it (test/xwing/cards/clauses.test.ts).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { xwsId } from '../src/xwing/facts/notation';
import { signsOf } from './xwing-cards/clauses';
import type { Source } from './xwing-cards/compact';

const folder = process.argv[2];
if (folder === undefined) {
  process.stderr.write('usage: tsx scripts/xwing-clauses.ts FOLDER   (the folder that holds `data`)\n');
  process.exit(2);
}
const data = join(folder, 'data');
const read = (path: string): Source => JSON.parse(readFileSync(join(data, path), 'utf8'));
const jsonFiles = (path: string): string[] =>
  readdirSync(join(data, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(path, name));

const signs = new Map<string, string>();
function count(card: string, text: string | undefined): void {
  const said = signsOf(text ?? '');
  if (said !== '') signs.set(card, said);
}

for (const { pilots } of jsonFiles('pilots').map(read)) {
  for (const { xws, ability, shipAbility } of pilots) {
    count(`pilot:${xws}`, ability);
    if (shipAbility) count(`ship-ability:${xwsId(shipAbility.name)}`, shipAbility.text);
  }
}
for (const { xws, sides } of jsonFiles('upgrades').flatMap(read))
  sides.forEach((side: Source, at: number) => count(`upgrade:${xws}${at === 0 ? '' : '/flipped'}`, side.ability));
for (const { xws, ability } of read('conditions/conditions.json')) count(`condition:${xws}`, ability);
for (const { title, text } of read('damage-decks/core.json').cards) count(`damage:${xwsId(title)}`, text);

const lines = [...signs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([card, said]) => `${card} ${said}`);
writeFileSync(join(process.cwd(), 'scripts/xwing-cards/clauses.txt'), `${lines.join('\n')}\n`);
