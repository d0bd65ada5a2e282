/** The table in docs/new-game.md: about how many lines each room of each game has. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { aligned, partOf, thousands, withPart } from './parts';

const NAME = 'line counts';

/** Rooms in the order in which the page speaks of them. */
const ROOMS: readonly (readonly [name: string, ...paths: string[]])[] = [
  ['`facts`', 'facts'],
  ['`model`, `engine.ts`', 'model', 'engine.ts'],
  ['`queries`', 'queries'],
  ['`effects`', 'effects'],
  ['`procedures`', 'procedures'],
  ['`lists`', 'lists'],
  ['`codecs`', 'codecs'],
  ['`begin`', 'begin'],
  ['`view.ts`, `outcome.ts`', 'view.ts', 'outcome.ts'],
  ['`abilities`', 'abilities'],
  ['`printed.ts`, `game.ts`, `index.ts`, `catalogue.ts`', 'printed.ts', 'game.ts', 'index.ts', 'catalogue.ts'],
  ['`scenario`', 'scenario'],
];

/** A count that was written stays as long as the truth is no further away than this share of it, so that not every change makes the page anew. */
const NEAR = 0.15;

/** The page with its table made anew. */
export function withLineCounts(page: string, games: readonly string[], root = '.'): string {
  const written = cellsOf(partOf(page, NAME));
  const cell = (row: string, game: string, lines: number): string => near(written.get(`${row}|${game}`), lines);
  const counted = [
    ...ROOMS.map(([name, ...paths]) => ({ name, of: (game: string) => paths.map((path) => join('src', game, path)) })),
    { name: 'tests', of: (game: string) => [join('test', game)] },
  ].map(({ name, of }) => [
    name,
    ...games.map((game) => {
      const lines = of(game).reduce((sum, path) => sum + linesOf(join(root, path)), 0);
      return cell(name, `\`${game}\``, lines);
    }),
  ]);
  const head = ['lines', ...games.map((game) => `\`${game}\``)];
  return withPart(page, NAME, aligned([head, head.map(() => '---'), ...counted]));
}

function near(before: number | undefined, lines: number): string {
  return thousands(before !== undefined && Math.abs(before - lines) <= NEAR * lines ? before : rounded(lines));
}

/** Two digits of it: more would pretend. */
function rounded(lines: number): number {
  const unit = 10 ** Math.max(0, String(lines).length - 2);
  return Math.round(lines / unit) * unit;
}

/** The numbers of a table, by row and column. */
function cellsOf(table: string): Map<string, number> {
  const [head = [], , ...rows] = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return new Map(
    rows.flatMap(([row, ...cells]) =>
      cells.map((cell, i) => [`${row}|${head[i + 1]}`, Number(cell.replaceAll(',', ''))] as const),
    ),
  );
}

/** Lines of TypeScript in a file or a folder. */
function linesOf(path: string): number {
  if (!existsSync(path)) return 0;
  if (statSync(path).isDirectory()) return readdirSync(path).reduce((sum, name) => sum + linesOf(join(path, name)), 0);
  return path.endsWith('.ts') ? readFileSync(path, 'utf8').split('\n').length - 1 : 0;
}
