/** `holojudge new GAME [FILE]` and `holojudge schema GAME` */
import { fileSchema } from '../file-schema';
import { GAME_IDS, loadGame } from '../games';
import { complain, sayJson } from './output';
import { writeNew } from './new-file';

export async function schemaCommand(game: string): Promise<number> {
  const loaded = await loadGame(game);
  if (!loaded) return noGame(game);
  sayJson(fileSchema(loaded.language));
  return 0;
}

export async function newCommand(game: string, file: string | undefined): Promise<number> {
  const loaded = await loadGame(game);
  if (!loaded) return noGame(game);
  return writeNew(loaded.language.starter, file, 'judge it with: npx holojudge judge');
}

export function noGame(game: string): number {
  complain(`no game is called '${game}'; the games are ${GAME_IDS.join(', ')}`);
  return 2;
}
