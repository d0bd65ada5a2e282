/**
 * Makes src/<game>/rules.json from the catalogue's source, one JSON object a line:
 *
 *   npm run catalogue -- xwing path/to/xwing.jsonl
 *
 * One entry a line, keys in one order, so that a change of one statement is a change of one line.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEYS = [
  'id',
  'term',
  'termPl',
  'kind',
  'text',
  'check',
  'cards',
  'unsure',
  'ability',
  'abilityType',
  'forceCost',
  'lines',
] as const;
const NEEDED = ['id', 'term', 'termPl', 'kind', 'text', 'lines'] as const;

type Line = Partial<Record<string, unknown>>;

function entry(text: string, lineNumber: number): Line {
  const line = JSON.parse(text) as Line;
  const unknown = Object.keys(line).filter((key) => !(KEYS as readonly string[]).includes(key));
  const missing = NEEDED.filter((key) => line[key] === undefined);
  if (unknown.length > 0) throw new Error(`line ${lineNumber}: unknown keys ${unknown.join(', ')}`);
  if (missing.length > 0) throw new Error(`line ${lineNumber}: ${missing.join(', ')} missing`);
  const kept = KEYS.filter((key) => line[key] !== undefined && line[key] !== '');
  return Object.fromEntries(kept.map((key) => [key, line[key]]));
}

function compile(source: string): Line[] {
  const lines = source.split('\n').flatMap((text, i) => (text.trim() === '' ? [] : [entry(text, i + 1)]));
  const seen = new Set<unknown>();
  for (const { id } of lines) {
    if (seen.has(id)) throw new Error(`${String(id)} is there twice`);
    seen.add(id);
  }
  return lines;
}

const [game, source] = process.argv.slice(2);
if (game === undefined || source === undefined) {
  console.error('usage: npm run catalogue -- GAME SOURCE.jsonl');
  process.exit(2);
}
const entries = compile(readFileSync(source, 'utf8'));
const target = join('src', game, 'rules.json');
mkdirSync(join('src', game), { recursive: true });
writeFileSync(target, `[\n${entries.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`);
console.log(`${target}: ${entries.length} statements`);
