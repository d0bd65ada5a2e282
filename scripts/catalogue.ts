/**
 * Makes src/<game>/rules.json from the catalogue's source, one JSON object a line:
 *
 *   npm run catalogue -- xwing path/to/xwing.jsonl
 *
 * The doubts of the statements that are there already stay, with what is unsure of them, and so do statements that are later than the source (`later`): they are written by hand, in src/<game>/rules.json. One entry a line, keys in one order, so that a change of one statement is a change of one line.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  'doubt',
  'later',
  'ability',
  'abilityType',
  'forceCost',
  'lines',
] as const;
const NEEDED = ['id', 'term', 'termPl', 'kind', 'text', 'lines'] as const;

type Line = Partial<Record<string, unknown>>;

/** Where the rulebook's own lines are meant: `(lines 515 and 802)`, `(FAQ, lines 2262-2264)`. Whoever reads a ruling does not have them. */
const LINES = /(?:, | \((?:[a-z ]+ )?)lines? \d[\d-]*(?:(?:,| and) \d[\d-]*)*(\)?)/g;

/** A statement without the numbers of lines; what else stands in the brackets stays. */
const withoutLines = (text: string): string =>
  text.replace(LINES, (found, close: string) => (found.includes('(') ? '' : close));

function entry(text: string, lineNumber: number, earlier: ReadonlyMap<unknown, Line>): Line {
  const given = JSON.parse(text) as Line;
  const before = earlier.get(given['id']);
  const unsure = before?.['unsure'] ?? given['unsure'];
  const line: Line = { ...given, unsure, text: withoutLines(String(given['text'] ?? '')), doubt: before?.['doubt'] };
  const unknown = Object.keys(line).filter((key) => !(KEYS as readonly string[]).includes(key));
  const missing = NEEDED.filter((key) => line[key] === undefined);
  if (unknown.length > 0) throw new Error(`line ${lineNumber}: unknown keys ${unknown.join(', ')}`);
  if (missing.length > 0) throw new Error(`line ${lineNumber}: ${missing.join(', ')} missing`);
  const kept = KEYS.filter((key) => line[key] !== undefined && line[key] !== '');
  return Object.fromEntries(kept.map((key) => [key, line[key]]));
}

function compile(source: string, before: ReadonlyMap<unknown, Line>): Line[] {
  const lines = source.split('\n').flatMap((text, i) => (text.trim() === '' ? [] : [entry(text, i + 1, before)]));
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
const target = join('src', game, 'rules.json');
const before = existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as Line[]) : [];
const entries = compile(readFileSync(source, 'utf8'), new Map(before.map((line) => [line['id'], line])));
const later = before.filter((line) => line['later'] !== undefined);
mkdirSync(join('src', game), { recursive: true });
writeFileSync(target, `[\n${[...entries, ...later].map((line) => JSON.stringify(line)).join(',\n')}\n]\n`);
console.log(`${target}: ${entries.length} statements, ${later.length} later ones`);
