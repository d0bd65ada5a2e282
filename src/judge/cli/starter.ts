/** `holojudge new GAME [FILE]` and `holojudge schema GAME` */
import { writeFileSync } from 'node:fs';
import { fileSchema } from '../file-schema';
import { GAME_IDS, loadGame } from '../games';
import { complain, printable, say, sayJson, whyNot } from './output';

export async function schemaCommand(game: string): Promise<number> {
  const loaded = await loadGame(game);
  if (!loaded) return noGame(game);
  sayJson(fileSchema(loaded.language));
  return 0;
}

export async function newCommand(game: string, file: string | undefined): Promise<number> {
  const loaded = await loadGame(game);
  if (!loaded) return noGame(game);
  const { starter } = loaded.language;
  if (file === undefined) {
    process.stdout.write(starter);
    return 0;
  }
  try {
    // Never over a file that is there.
    writeFileSync(file, starter, { flag: 'wx' });
  } catch (error) {
    complain(`${file} cannot be written: ${whyNot(error)}`);
    return 2;
  }
  say(`${printable(file)} is written; judge it with: npx holojudge judge ${printable(file)}`);
  return 0;
}

export function noGame(game: string): number {
  complain(`no game is called '${game}'; one of ${GAME_IDS.join(', ')}`);
  return 2;
}
