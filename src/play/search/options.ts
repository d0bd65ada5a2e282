/** What a search goes by, as it comes from programs that the compiler did not stop. */
import type { GameTypes, PlayerId } from '../../core';
import { object, oneOf, optional, whole, type Codec } from '../../core/codec';
import { functionOf, numberBetween, optionsOf, signal } from '../../core/codec/options';
import type { Thoughts } from './thoughts';

/** How much is looked at for one decision; by default 200 iterations. With a time beside iterations or a level it stops at whichever comes first. */
export interface SearchOptions<G extends GameTypes> {
  /** Games that are imagined for one decision. A whole number from 1. With the same number and the same seed it plays the same. */
  iterations?: number;
  /** The longest time for one decision; alone: as many iterations as it allows. Then it does not choose the same every time. */
  milliseconds?: number;
  /** A named setting, in place of `iterations`. */
  level?: Level;
  /** Of what is imagined, and which of equal answers it takes. Default 0. */
  seed?: number;
  /** What a state is worth to a player, a finite number; what is better for one is worse for the others. Default: what the game's `strategy` says, or else the scores of `outcome`. */
  for?(state: G['state'], player: PlayerId): number;
  /** Told now and then what it thinks so far. */
  onProgress?(thoughts: Thoughts<G['action']>): void;
  /** Ends the search at once: it answers what it thinks by then. An `AbortSignal`, or anything alike. */
  signal?: { readonly aborted: boolean };
}

/** How strong it plays, by name; docs/opponent.md tells what each has won. */
export type Level = 'beginner' | 'club' | 'champion';

/** What a level means. */
export interface LevelSetting {
  iterations: number;
  /** Of ten decisions so many are not thought about: some answer that it likes is taken. */
  lapses: number;
}

/** The named settings. */
export const LEVELS: Readonly<Record<Level, LevelSetting>> = Object.freeze({
  beginner: Object.freeze({ iterations: 4, lapses: 4 }),
  club: Object.freeze({ iterations: 40, lapses: 1 }),
  champion: Object.freeze({ iterations: 400, lapses: 0 }),
});

const MOST = 1_000_000_000;
const ITERATIONS = 200;

const codec = object<SearchOptions<GameTypes>>('options of search', {
  iterations: optional(whole('a whole number of iterations from 1', 1, MOST)),
  milliseconds: optional(numberBetween('milliseconds from 0', 0, MOST)),
  level: optional(oneOf('a level', Object.keys(LEVELS) as Level[])),
  seed: optional(numberBetween('a number')),
  for: optional(functionOf('a function from a state and a player to a number')),
  onProgress: optional(functionOf('a function of what it thinks')),
  signal: optional(signal),
});

/** How much longer somebody thinks: so many iterations more, or so many milliseconds. */
interface ThinkingLimit {
  iterations?: number;
  milliseconds?: number;
}

const limitCodec = object<ThinkingLimit>('a limit of thinking', {
  iterations: optional(whole('a whole number of iterations from 0', 0, MOST)),
  milliseconds: optional(numberBetween('milliseconds from 0', 0, MOST)),
});

/** @throws MalformedInput */
export function readLimit(given: ThinkingLimit): ThinkingLimit {
  return optionsOf(limitCodec, 'limit', given);
}

/** The options, with how much is looked at. */
export type Read<G extends GameTypes> = SearchOptions<G> & { most: number; lapses: number };

/** @throws MalformedInput */
export function readOptions<G extends GameTypes>(given: SearchOptions<G>): Read<G> {
  // What `for` takes nobody can see.
  const read = optionsOf(codec as unknown as Codec<SearchOptions<G>>, 'options', given);
  const level = read.level === undefined ? null : LEVELS[read.level];
  const most = level?.iterations ?? read.iterations ?? (read.milliseconds === undefined ? ITERATIONS : MOST);
  return { ...read, most, lapses: level?.lapses ?? 0 };
}
