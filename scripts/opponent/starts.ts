/** What the games of the strength tables start from: lists that come with the package, each against each, in turn. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const EXAMPLES = 'docs/examples';

const read = new Map<string, readonly string[]>();

function lists(folder: string): readonly string[] {
  const known = read.get(folder);
  if (known) return known;
  const path = join(EXAMPLES, folder);
  const names = readdirSync(path).filter((name) => /\.(json|txt)$/.test(name));
  const all = names.sort().map((name) => readFileSync(join(path, name), 'utf8'));
  read.set(folder, all);
  return all;
}

/** Two of them, others in each game; both sides have each in turn. */
function pair(all: readonly string[], game: number): string[] {
  const round = Math.floor(game / 2);
  const one = round % all.length;
  const other = (one + 1 + (Math.floor(round / all.length) % (all.length - 1))) % all.length;
  const found = [all[one] ?? '', all[other] ?? ''];
  return game % 2 === 0 ? found : found.reverse();
}

export const GAMES = ['xwing', 'destiny', 'armada', 'miniatures', 'outer-rim'] as const;
export type GameName = (typeof GAMES)[number];

/** The setup of the game of this number. Two games after each other are the same with other seats. */
export function setupOf(name: GameName, game: number): unknown {
  switch (name) {
    case 'xwing':
      return { squads: pair(lists('squads'), game) };
    case 'destiny':
      return { decks: pair(lists('decks'), game) };
    case 'armada':
      return { fleets: pair(lists('fleets'), game) };
    case 'miniatures':
      return { squads: pair(lists('miniatures-squads'), game), map: 'hangar', era: 'rise-of-the-empire' };
    default:
      return { players: ['p1', 'p2'], characters: 'random', negotiation: false };
  }
}
