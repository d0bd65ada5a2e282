/** `holojudge new GAME [FILE]` and `holojudge schema GAME` */
import { existsSync, writeFileSync } from 'node:fs';
import { fileSchema } from '../file-schema';
import { GAME_IDS, loadGame } from '../games';

export async function schemaCommand(game: string): Promise<number> {
  const loaded = await loadGame(game);
  if (!loaded) return noGame(game);
  console.log(JSON.stringify(fileSchema(loaded.language)));
  return 0;
}

export async function newCommand(game: string, file: string | undefined): Promise<number> {
  const loaded = await loadGame(game);
  if (!loaded) return noGame(game);
  const { starter } = loaded.language;
  if (file === undefined) process.stdout.write(starter);
  else if (existsSync(file)) {
    console.error(`${file} is there already`);
    return 2;
  } else {
    writeFileSync(file, starter);
    console.log(`${file} is written; judge it with: npx holojudge judge ${file}`);
  }
  return 0;
}

function noGame(game: string): number {
  console.error(`no game is called '${game}'; one of ${GAME_IDS.join(', ')}`);
  return 2;
}
