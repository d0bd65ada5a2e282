/** Files to begin with, loaded when a game is chosen. */
import type { GameId } from '../games';

export interface Example {
  name: string;
  title: string;
  file: string;
}

const LOADERS: Readonly<Record<GameId, () => Promise<{ files: Record<string, string> }>>> = {
  xwing: () => import('./xwing'),
  armada: () => import('./armada'),
  destiny: () => import('./destiny'),
  miniatures: () => import('./miniatures'),
  'outer-rim': () => import('./outer-rim'),
};

export async function examplesOf(game: GameId): Promise<Example[]> {
  const { files } = await LOADERS[game]();
  return Object.entries(files).map(([path, file]) => ({ name: nameOf(path), title: titleOf(file), file }));
}

function nameOf(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, '');
}

function titleOf(file: string): string {
  const said = /^title:[ \t]*(.*)$/m.exec(file)?.[1] ?? '';
  return said.replace(/^(["'])(.*)\1$/, '$2');
}
