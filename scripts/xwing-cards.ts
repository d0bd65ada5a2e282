/**
 * Compiles facts of X-Wing's cards into src/xwing/facts/data.
 *
 *   npx tsx scripts/xwing-cards.ts FOLDER
 *
 * FOLDER holds the `data` folder of a copy of xwing-data2. Only facts are taken: names, numbers, icons. No sentence of a card enters the
 * output; of an ability's text only whether there is one, and of a special weapon's what its attack requires and costs.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compactPilot,
  compactShip,
  compactUpgrade,
  damageCard,
  named,
  shipAbilities,
  type Source,
  type SourceShip,
} from './xwing-cards/compact';
import { PILOT_COLUMNS, SHIP_COLUMNS, UPGRADE_COLUMNS } from '../src/xwing/facts/compact';
import { xwsId } from '../src/xwing/facts/notation';
import type { Columns } from '../src/xwing/facts/table';
import { FACTIONS, SLOTS } from '../src/xwing/facts/words';
import { literal } from './xwing-cards/literal';
import { supplementedPilot, supplemented } from './xwing-cards/supplement';
import { tableOf } from './xwing-cards/table';

const folder = process.argv[2];
if (folder === undefined) {
  process.stderr.write('usage: tsx scripts/xwing-cards.ts FOLDER   (the folder that holds `data`)\n');
  process.exit(2);
}
const data = join(folder, 'data');
const out = join(process.cwd(), 'src/xwing/facts/data');

const read = (path: string): Source => JSON.parse(readFileSync(join(data, path), 'utf8'));
const jsonFiles = (path: string): string[] =>
  readdirSync(join(data, path))
    .filter((name) => name.endsWith('.json'))
    .sort();

const factionFolders = readdirSync(join(data, 'pilots')).sort();
const sources: SourceShip[] = factionFolders.flatMap((faction) =>
  jsonFiles(`pilots/${faction}`).map((name) => read(`pilots/${faction}/${name}`)),
);

const shipTypes = [...new Set(sources.map((source) => source.xws))].sort();

// What is compiled; the files of huge ships beside it are not.
for (const room of ['pilots', 'upgrades']) {
  rmSync(join(out, room), { recursive: true, force: true });
  mkdirSync(join(out, room), { recursive: true });
}

writeTable(
  'ships',
  'shipTable',
  SHIP_COLUMNS,
  shipTypes.map((xws) => compactShip(sources.filter((source) => source.xws === xws))),
);
for (const faction of FACTIONS) {
  const fleet = sources.filter((source) => xwsId(source.faction) === faction);
  writeTable(
    `pilots/${faction}`,
    'pilots',
    PILOT_COLUMNS,
    fleet.flatMap((source) => source.pilots.map((pilot) => supplementedPilot(compactPilot(pilot, source)))),
  );
}
for (const slot of SLOTS)
  writeTable(
    `upgrades/${slot}`,
    'upgrades',
    UPGRADE_COLUMNS,
    read(`upgrades/${slot}.json`).map((card: Source) => supplemented(compactUpgrade(card))),
  );
write('damage-deck', 'damageDeck', 'DamageCard', read('damage-decks/core.json').cards.map(damageCard));
write('conditions', 'conditions', 'Condition', read('conditions/conditions.json').map(named).sort(byId));
write('ship-abilities', 'shipAbilities', 'ShipAbility', shipAbilities(sources));
writeFileSync(join(out, 'index.ts'), indexFile());

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function writeTable<T extends object>(path: string, name: string, columns: Columns<T>, records: readonly T[]): void {
  const head = Object.keys(columns).join('|');
  const text = `// Compiled by scripts/xwing-cards.ts; do not edit. Of each: ${head}\n\nexport const ${name} = \`\n${tableOf(records, columns)}\n\`;\n`;
  writeFileSync(join(out, `${path}.ts`), text);
}

function write(path: string, name: string, type: string, records: readonly object[]): void {
  const lines = records.map((record) => `  ${literal(record)},`).join('\n');
  const text = `// Compiled by scripts/xwing-cards.ts; do not edit.\nimport type { ${type} } from '../compact';\n\n// prettier-ignore\nexport const ${name}: readonly ${type}[] = [\n${lines}\n];\n`;
  writeFileSync(join(out, `${path}.ts`), text);
}

function indexFile(): string {
  const alias = (path: string): string => path.replace(/[^a-z]+(.)/g, (_, letter: string) => letter.toUpperCase());
  const imports = [
    ...FACTIONS.map((faction) => `import { pilots as ${alias(faction)} } from './pilots/${faction}';`),
    ...SLOTS.map((slot) => `import { upgrades as ${alias(slot)} } from './upgrades/${slot}';`),
  ];
  return `// Compiled by scripts/xwing-cards.ts; do not edit.
import type { Faction } from '../words';
${imports.join('\n')}

export { conditions } from './conditions';
export { damageDeck } from './damage-deck';
export { shipAbilities } from './ship-abilities';
export { shipTable } from './ships';

export const pilotTables: Readonly<Record<Faction, string>> = {
${FACTIONS.map((faction) => `  ${alias(faction)},`).join('\n')}
};

export const upgradeTables: readonly string[] = [
${SLOTS.map((slot) => `  ${alias(slot)},`).join('\n')}
];
`;
}
