/** What all parts of the page share: the worker, the line that tells how it goes, and the texts of rules. */
import type { GameId } from './games';
import type { Reader } from './work/turn';
import type { Work } from './work/work';

export interface Desk {
  work: Work;
  /** The game of the file, or the one that was chosen. */
  game(): GameId;
  /** How the table is drawn for whoever sees everything. */
  everything(): Reader;
  /** Tells everybody, screen readers too, how it goes. */
  say(text: string): void;
  /** Does something with the worker: a stop and an error are told. */
  run(what: () => Promise<void>): void;
}
