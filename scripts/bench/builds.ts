/** Builds of the library beside each other in one process: of checkouts in which `npm run build` ran. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '../../src/core';
import type { Build } from './steady';

export function buildIn(folder: string): (game: string) => Promise<Build> {
  const load = async (name: string): Promise<Record<string, unknown>> =>
    (await import(pathToFileURL(join(resolve(folder), 'dist', `${name}.js`)).href)) as Record<string, unknown>;
  return async (id) => {
    const { loadGame } = (await load('index')) as { loadGame(id: string): Promise<AnyGame> };
    const { playout } = (await load('play')) as unknown as Pick<Build, 'playout'>;
    return { game: await loadGame(id), playout };
  };
}
