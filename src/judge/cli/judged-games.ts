/** The games that a command judges by: those that its files name, with the abilities that programs of somebody's own add (`--with`, docs/adding-cards.md). */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as E from 'fp-ts/lib/Either';
import type { AnyGame } from '../../core';
import { isWithAdded } from '../../core/engine/adding';
import { GAME_IDS, loadGames } from '../games';
import type { JudgedGame } from '../scenario';

/**
 * Each game whose id is anywhere in the files, since to load all of them takes half as long again; all, where a file names none. Left: why one of the
 * programs adds nothing.
 */
export async function judgedGames(
  texts: readonly string[],
  programs: readonly string[] = [],
): Promise<E.Either<string, readonly JudgedGame[]>> {
  const added = await addedGames(programs);
  if (E.isLeft(added)) return added;
  const named = texts.map((text) => GAME_IDS.filter((id) => text.includes(id)));
  const games = await loadGames(named.some((ids) => ids.length === 0) ? GAME_IDS : named.flat());
  return E.right(games.map((each) => withGame(each, added.right.get(each.language.game.id))));
}

/** The game with this id with what programs add to it, for a study. Left: why one adds nothing, or nothing to this game. */
export async function studiedGame(game: AnyGame, programs: readonly string[]): Promise<E.Either<string, AnyGame>> {
  const added = await addedGames(programs);
  if (E.isLeft(added)) return added;
  const other = [...added.right.keys()].find((id) => id !== game.id);
  return other === undefined
    ? E.right(added.right.get(game.id) ?? game)
    : E.left(`--with: abilities of ${other} are not used in a study of ${game.id}`);
}

/** By their ids. */
async function addedGames(programs: readonly string[]): Promise<E.Either<string, ReadonlyMap<string, AnyGame>>> {
  const added = new Map<string, AnyGame>();
  for (const program of programs) {
    const found = await gamesIn(program);
    if (E.isLeft(found)) return found;
    for (const game of found.right) {
      const known = added.get(game.id);
      if (known && known !== game)
        return E.left(`${program}: abilities of ${game.id} were added before; add all of them to one game`);
      added.set(game.id, game);
    }
  }
  return E.right(added);
}

/** The same files, judged by this game instead; by its own, where there is none. */
export function withGame(judged: JudgedGame, game: AnyGame | undefined): JudgedGame {
  return game ? { ...judged, language: { ...judged.language, game: game as never } } : judged;
}

/** The games with abilities added that a program exports. */
async function gamesIn(program: string): Promise<E.Either<string, readonly AnyGame[]>> {
  let exported: Readonly<Record<string, unknown>>;
  try {
    exported = (await import(pathToFileURL(resolve(program)).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    return E.left(`${program} cannot be loaded: ${existsSync(program) ? messageOf(error) : NO_FILE}`);
  }
  const games = [...new Set(Object.values(exported).filter(hasAdded))];
  if (games.length === 0)
    return E.left(`${program} exports no game with abilities: export const club = xwing.with({ abilities: [...] })`);
  const foreign = games.some((game) => !isWithAdded(game));
  return foreign
    ? E.left(`${program} uses another copy of holojudge: run this command where it is installed, with npx holojudge`)
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
