/** `--with FILE`: files are judged with the abilities that a program of somebody's own adds to a game (docs/adding-cards.md). */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as E from 'fp-ts/lib/Either';
import type { AnyGame } from '../../core';
import { isWithAdded } from '../../core/engine/adding';
import { loadAllGames } from '../games';
import type { JudgedGame } from '../scenario';

/** Every game, with the abilities that these files add to it. Left: why a file adds none. */
export async function gamesWith(files: readonly string[] = []): Promise<E.Either<string, readonly JudgedGame[]>> {
  const games = await loadAllGames();
  const own = new Map<string, AnyGame>();
  for (const file of files) {
    const found = await gamesIn(file);
    if (E.isLeft(found)) return found;
    for (const game of found.right) {
      const known = own.get(game.id);
      if (known && known !== game)
        return E.left(`${file}: abilities of ${game.id} were added before; add all of them to one game`);
      own.set(game.id, game);
    }
  }
  return E.right(games.map((each) => withGame(each, own.get(each.language.game.id))));
}

function withGame(judged: JudgedGame, game: AnyGame | undefined): JudgedGame {
  return game ? { ...judged, language: { ...judged.language, game: game as never } } : judged;
}

/** The games with abilities added that a file exports. */
async function gamesIn(file: string): Promise<E.Either<string, readonly AnyGame[]>> {
  let exported: Readonly<Record<string, unknown>>;
  try {
    exported = (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    return E.left(`${file} cannot be loaded: ${existsSync(file) ? messageOf(error) : NO_FILE}`);
  }
  const games = [...new Set(Object.values(exported).filter(hasAdded))];
  if (games.length === 0)
    return E.left(`${file} exports no game with abilities: export const club = xwing.with({ abilities: [...] })`);
  const foreign = games.some((game) => !isWithAdded(game));
  return foreign
    ? E.left(`${file} uses another copy of holojudge: run this command where it is installed, with npx holojudge`)
    : E.right(games);
}

const NO_FILE = 'there is no such file';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function hasAdded(value: unknown): value is AnyGame {
  if (typeof value !== 'object' || value === null || !('added' in value) || !('reduce' in value)) return false;
  return Array.isArray(value.added) && value.added.length > 0;
}
