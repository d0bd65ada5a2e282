/** The state of each game in README.md: honest numbers, between two marks. */

export interface GameState {
  name: string;
  edition: string;
  observable: number;
  proved: number;
  cards: { cards: number; adjudicated: number } | undefined;
}

const FROM = '<!-- games: made by npm run generated -->';
const TO = '<!-- end of games -->';

/** The README with its table made anew. */
export function withTable(readme: string, games: readonly GameState[]): string {
  const from = readme.indexOf(FROM);
  const to = readme.indexOf(TO);
  if (from < 0 || to < from) throw new Error(`README.md has no marks '${FROM}' and '${TO}'`);
  return `${readme.slice(0, from)}${FROM}\n\n${table(games)}\n\n${readme.slice(to)}`;
}

function table(games: readonly GameState[]): string {
  const head = ['game', 'rules edition', 'rules proved by tests', 'cards adjudicated'];
  const rows = games.map(({ name, edition, observable, proved, cards }) => [
    `\`holojudge/${name}\``,
    edition,
    `${share(proved, observable)} of those that can be observed`,
    cards === undefined ? 'no cards yet' : share(cards.adjudicated, cards.cards),
  ]);
  return aligned([head, head.map(() => '---'), ...rows]);
}

function share(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : Math.floor((100 * part) / whole);
  return `${thousands(part)} of ${thousands(whole)} (${percent} %)`;
}

function thousands(count: number): string {
  return String(count).replace(/(\d)(?=(\d{3})+$)/g, '$1,');
}

/** Columns of one width, as Prettier would have them. */
function aligned(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, width: number): string => cell.padEnd(width, cell === '---' ? '-' : ' ');
  return rows.map((row) => `| ${row.map((cell, i) => pad(cell, widths[i] ?? 0)).join(' | ')} |`).join('\n');
}
