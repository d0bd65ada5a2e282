/** The games by their ids: what they are called, and what lists start one. */

export interface GameName {
  title: string;
  /** What players bring, as the setup calls it; null: nothing. */
  lists: { one: string; many: string; from: string } | null;
}

export const GAMES = {
  xwing: { title: 'X-Wing', lists: { one: 'Squad', many: 'squads', from: 'XWS, as squad builders export it' } },
  armada: { title: 'Armada', lists: { one: 'Fleet', many: 'fleets', from: 'the text or JSON of a fleet builder' } },
  destiny: { title: 'Destiny', lists: { one: 'Deck', many: 'decks', from: 'the JSON or text of swdestinydb' } },
  miniatures: {
    title: 'Miniatures',
    lists: { one: 'Squad', many: 'squads', from: 'a line for each kind of character' },
  },
  'outer-rim': { title: 'Outer Rim', lists: null },
} as const satisfies Readonly<Record<string, GameName>>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[];

export function isGame(id: string | undefined): id is GameId {
  return id !== undefined && Object.hasOwn(GAMES, id);
}

/** The game that a file says it is about; null: none that is known. */
export function gameOf(file: string): GameId | null {
  const id = /^game:[ \t]*["']?([\w-]+)/m.exec(file)?.[1];
  return isGame(id) ? id : null;
}
