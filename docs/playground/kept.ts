/** What lay on the table when the page was left, kept by the browser; and a moment of a game as a link, which holds the same. */
import type { Action } from 'holojudge/core';
import type { PlayerNames } from 'holojudge/judge';
import { isGame, type GameId } from './games';
import type { Policy } from './work/tasks';

/** A file, or a game from lists, and what was done since. */
export interface Kept {
  game: GameId;
  file: string | null;
  /** Null: it began with the file. */
  from: { setup: unknown; seed: number } | null;
  actions: readonly Action[];
  names: PlayerNames;
  policies: Record<string, Policy>;
  /** Two people at one screen hide from each other what is secret. */
  hides: boolean;
  /** Who looks on; null: whoever sees everything. */
  viewer: string | null;
}

const KEY = 'holojudge';

/** A browser may keep nothing: then nothing is kept. */
export function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // It is full, or nobody may write there.
  }
}

export function keptBefore(): Kept | null {
  try {
    return keptIn(localStorage.getItem(KEY) ?? '');
  } catch {
    return null;
  }
}

/** Null: it is nothing of the kind. What is wrong with its game the game says. */
export function keptIn(text: string): Kept | null {
  try {
    const {
      game,
      file = null,
      from = null,
      actions = [],
      names = {},
      policies = {},
      hides = false,
      viewer = null,
    } = JSON.parse(text) as Partial<Kept>;
    const isWhole = isGame(game) && Array.isArray(actions) && (file === null || typeof file === 'string');
    if (!isWhole || (file === null) === (from === null)) return null;
    return { game, file, from, actions, names, policies, hides, viewer };
  } catch {
    return null;
  }
}
