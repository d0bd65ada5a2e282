/** Example files with something else in them, to the judge and to the readers of lists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, type Report } from '../../src/judge';
import { loadAllGames } from '../../src/judge/games';
import { decodeFleet } from '../../src/armada';
import { decodeDeck } from '../../src/destiny';
import { decodeSquad, readMap } from '../../src/miniatures';
import { decodeRecord } from '../../src/play';
import { decodeXws } from '../../src/xwing';
import { pickFrom, type Log, type Next } from './log';

const EXAMPLES = 'docs/examples';
const FILES = 6;
const MOST_CHANGES = 4;

let scenarios: string[] | undefined;
let lists: string[] | undefined;

export async function filesRound(log: Log, next: Next): Promise<void> {
  const games = await loadAllGames();
  scenarios ??= textsOf(games.map(({ language }) => language.game.id));
  lists ??= textsOf(['squads', 'decks']);
  for (let i = 0; i < FILES; i++) {
    const text = mutated(pickFrom(scenarios, next), scenarios, next);
    const report = log.attempt('scenario files', 'judge', () => judge(text, games));
    if (report) checkReport(log, report);
    const list = mutated(pickFrom(lists, next), lists, next);
    log.attempt('lists', 'decodeXws', () => decodeXws(list));
    log.attempt('lists', 'decodeFleet', () => decodeFleet(list));
    log.attempt('lists', 'decodeDeck', () => decodeDeck(list));
    log.attempt('lists', 'decodeSquad', () => decodeSquad(list));
    log.attempt('lists', 'readMap', () => readMap(list));
    log.attempt('lists', 'decodeRecord', () => decodeRecord(list));
  }
}

function textsOf(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(EXAMPLES, folder)).map((file) => readFileSync(join(EXAMPLES, folder, file), 'utf8')),
  );
}

function checkReport(log: Log, { verdict, problems }: Report): void {
  if (problems.length > 0 !== (verdict === 'wrong'))
    log.found('judge', `'${verdict}' with ${problems.length} problems`);
  for (const { line, message } of problems)
    if (!(line > 0) || message === '') log.found('judge', `a problem at line ${line}: '${message}'`);
}

const SCRAPS = [
  ...[
    '',
    ' ',
    '\n',
    '  ',
    '\t',
    ':',
    ': ',
    '- ',
    '{',
    '}',
    '[',
    ']',
    ',',
    '"',
    "'",
    '#',
    '|',
    '>',
    '&a ',
    '*a',
    '!!set ',
    '? ',
    '<<: *a',
  ],
  ...[
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '~',
    '.nan',
    '.inf',
    '-0',
    '1e999',
    '0x10',
    'null',
    'true',
    '__proto__',
    'constructor',
    '\u0000',
  ],
  ...[
    '\u001b[31m',
    '\ufeff',
    '\ud800',
    '\r\n',
    'x'.repeat(5000),
    '['.repeat(2000),
    '{a: '.repeat(500),
    '- '.repeat(1000),
  ],
];

/** Up to a few changes: a scrap put in, lines left out, doubled, moved, indented, or taken from another file. */
function mutated(text: string, others: readonly string[], next: Next): string {
  let changed = text;
  for (let n = 1 + next(MOST_CHANGES); n > 0; n--) changed = changedOnce(changed, others, next);
  return changed;
}

function changedOnce(text: string, others: readonly string[], next: Next): string {
  const lines = text.split('\n');
  const at = next(lines.length);
  const line = lines[at] ?? '';
  const other = pickFrom(pickFrom(others, next).split('\n'), next);
  const place = next(text.length);
  const withLines = (...instead: string[]): string =>
    [...lines.slice(0, at), ...instead, ...lines.slice(at + 1)].join('\n');
  const ways: (() => string)[] = [
    () => text.slice(0, place) + pickFrom(SCRAPS, next) + text.slice(place),
    () => text.slice(0, place) + text.slice(place + 1 + next(8)),
    () => withLines(),
    () => withLines(line, line),
    () => withLines(other),
    () => withLines(`  ${line}`),
    () => withLines(line.replace(/[\w-]+$/, () => pickFrom(SCRAPS, next))),
    () => withLines(line.replace(/\S+/g, (word) => (next(3) === 0 ? other.trim() : word))),
  ];
  return pickFrom(ways, next)();
}
