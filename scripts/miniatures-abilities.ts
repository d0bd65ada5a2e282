/**
 * Makes the names of Miniatures' abilities, src/miniatures/facts/data/ability-names.json, from the catalogue's glossary:
 *
 *   npx tsx scripts/miniatures-abilities.ts
 *
 * One entry a line: the id is that of its statements (`min.grenades.01`: grenades), the name what cards print without its number.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { abilityNames, type Statement } from './miniatures/ability-names';

const source = new URL('../src/miniatures/rules.json', import.meta.url);
const names = abilityNames(JSON.parse(readFileSync(source, 'utf8')) as Statement[]);
const target = new URL('../src/miniatures/facts/data/ability-names.json', import.meta.url);
writeFileSync(target, `[\n${names.map((name) => JSON.stringify(name)).join(',\n')}\n]\n`);
console.log(`${names.length} names of abilities`);
