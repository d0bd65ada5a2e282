/** The games that the command line judges, loaded when a file asks for them: texts of rules are large. */
import { games, isGameId, loadGame as loadPlayed, loadRules, loadScenarios } from '..';
import type { AnyGame } from '../core';
import type { JudgedGame } from './scenario';

export const GAME_IDS: readonly string[] = games.map(({ id }) => id);

/** Null: there is no such game. */
export function loadGame(id: string): Promise<JudgedGame> | null {
  return isGameId(id) ? load(id) : null;
}

/** The game alone, for those who only play it. Null: there is no such game. */
export function loadGameAlone(id: string): Promise<AnyGame> | null {
  return isGameId(id) ? loadPlayed(id) : null;
}

export function loadAllGames(): Promise<JudgedGame[]> {
  return loadGames(GAME_IDS);
}

/** Those of these ids. */
export function loadGames(ids: readonly string[]): Promise<JudgedGame[]> {
  return Promise.all(games.flatMap(({ id }) => (ids.includes(id) ? [load(id)] : [])));
}

async function load(id: (typeof games)[number]['id']): Promise<JudgedGame> {
  const [language, texts] = await Promise.all([loadScenarios(id), loadRules(id)]);
  return { language, ...texts };
}

/** The form in which people type in their own cards: Outer Rim alone plays with a pack of content. */
export const loadPackForm = () => import('../outer-rim/lists/form');

/** What studies know of a game: where its players sit in a setup, so that they can change places, and what they lose. */
export interface Studied {
  /** The field of what players bring, each as a file; null: they bring nothing. */
  lists: string | null;
  /** Fields with an entry for each player, in the order of their seats. */
  bySeat: readonly string[];
  /** The field in which players have names of their own; where it is missing they are called `p1`, `p2` and so on by their seats. */
  names: string | null;
  /** The events by which pieces are lost. */
  losses: readonly string[];
}

export const STUDIED: Readonly<Record<string, Studied>> = {
  xwing: { lists: 'squads', bySeat: ['squads'], names: null, losses: ['ship-destroyed', 'remote-destroyed', 'fled'] },
  destiny: { lists: 'decks', bySeat: ['decks', 'dice'], names: null, losses: ['defeated'] },
  'outer-rim': { lists: null, bySeat: ['players'], names: 'players', losses: ['defeated', 'patrol-removed'] },
  armada: {
    lists: 'fleets',
    bySeat: ['fleets', 'teams'],
    names: 'teams',
    losses: ['ship-destroyed', 'squadron-destroyed'],
  },
  miniatures: {
    lists: 'squads',
    bySeat: ['squads', 'atHand', 'boosters', 'picks'],
    names: null,
    losses: ['character-defeated'],
  },
};
