/** The games by their ids: what they are called, and what lists start one. */

export interface GameName {
  title: string;
  /** What players bring, as the setup calls it; null: nothing. */
  lists: { one: string; many: string; from: string } | null;
  /** What marks in its pictures mean: a class of style.css each, and words. */
  legend: readonly (readonly [mark: Mark, means: string])[];
}

type Mark =
  | 'p1'
  | 'p2'
  | 'gone'
  | 'laid'
  | 'measured'
  | 'token'
  | 'dot'
  | 'dashed'
  | 'plain'
  | 'band'
  | 'arc'
  | 'reached'
  | 'sight';

const MEASURED: GameName['legend'] = [
  ['p1', 'a piece of the first player; the arrow is its front'],
  ['p2', 'a piece of the second player'],
  ['gone', 'where a piece stood before'],
  ['laid', 'the template or tool along which it went'],
  ['measured', 'what was measured, with the result'],
  ['band', 'of a ship that was pressed: its ranges'],
  ['arc', 'and its arcs'],
];

export const GAMES = {
  xwing: {
    title: 'X-Wing',
    lists: { one: 'Squad', many: 'squads', from: 'XWS, as squad builders export it' },
    legend: [...MEASURED, ['token', 'a token: fo focus, ev evade, ca calculate, st stress …'], ['dashed', 'a lock']],
  },
  armada: {
    title: 'Armada',
    lists: { one: 'Fleet', many: 'fleets', from: 'the text or JSON of a fleet builder' },
    legend: [
      ...MEASURED,
      ['dot', 'a targeting point; the numbers at the sides of a ship are its shields'],
      ['token', 'a command token: na navigate, sq squadron, re repair, co concentrate fire'],
    ],
  },
  destiny: {
    title: 'Destiny',
    lists: { one: 'Deck', many: 'decks', from: 'the JSON or text of swdestinydb' },
    legend: [
      ['plain', 'a card in the color of its frame; its upgrades show below it'],
      ['dashed', 'an exhausted card'],
      ['token', 'a resource; on a die, what its side costs'],
    ],
  },
  miniatures: {
    title: 'Miniatures',
    lists: { one: 'Squad', many: 'squads', from: 'a line for each kind of character' },
    legend: [
      ['p1', 'a character of the first player; below its name its Hit Points and Force points'],
      ['p2', 'a character of the second player'],
      ['dashed', 'a character that was activated this round'],
      ['laid', 'low objects (a ring), difficult terrain (lines), a pit (a cross)'],
      ['measured', 'the way that somebody went'],
      ['reached', 'of a character that was pressed: squares in reach, with what they cost'],
      ['sight', 'and whom it sees'],
    ],
  },
  'outer-rim': {
    title: 'Outer Rim',
    lists: null,
    legend: [
      ['dashed', 'a route between two spaces'],
      ['dot', 'a planet, with its contacts below it; its ring has the color of its faction'],
      ['plain', 'a patrol with its level, or a contact by its class: the top of the picture names their colors'],
    ],
  },
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
