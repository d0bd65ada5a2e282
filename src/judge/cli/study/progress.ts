/** How far a study is, on a terminal alone. */
import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  at(played: number): void;
  end(): void;
}

export function progressOf(games: number): Progress {
  if (!process.stderr.isTTY) return { at: () => undefined, end: () => undefined };
  const format = '{bar} {value} of {total} games, {eta_formatted} left';
  const bar = new SingleBar({ format, etaBuffer: 50, hideCursor: true, clearOnComplete: true }, Presets.shades_classic);
  bar.start(games, 0);
  return { at: (played) => bar.update(played), end: () => bar.stop() };
}
