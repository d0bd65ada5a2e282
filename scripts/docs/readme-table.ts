/** The state of each game in README.md: honest numbers, between two marks. */
import { aligned, thousands, withPart } from './parts';

type Certainty = 'certain' | 'likely' | 'reconstructed';

export interface GameState {
  name: string;
  edition: string;
  observable: number;
  proved: number;
  /** `values`: how sure a pack of cards is; absent where every value is a printed one. */
  cards: { cards: number; adjudicated: number; values?: Record<Certainty, number> } | undefined;
}

/** The README with its table made anew. */
export function withTable(readme: string, games: readonly GameState[]): string {
  return withPart(readme, 'games', table(games));
}

function table(games: readonly GameState[]): string {
  const head = ['game', 'rules edition', 'rules proved by tests', 'cards adjudicated'];
  const rows = games.map(({ name, edition, observable, proved, cards }) => [
    `\`holojudge/${name}\``,
    edition,
    share(proved, observable, ' observable rules'),
    cards === undefined ? 'no cards yet' : `${share(cards.adjudicated, cards.cards)}${madeUp(cards.values)}`,
  ]);
  return aligned([head, head.map(() => '---'), ...rows]);
}

function share(part: number, whole: number, of = ''): string {
  const percent = whole === 0 ? 0 : Math.floor((100 * part) / whole);
  return `${thousands(part)} of ${thousands(whole)}${of} (${percent} %)`;
}

function madeUp(values: Record<Certainty, number> | undefined): string {
  if (!values) return '';
  const all = values.certain + values.likely + values.reconstructed;
  return `; of ${thousands(all)} values ${thousands(values.reconstructed)} are made up, ${thousands(values.likely)} likely`;
}
