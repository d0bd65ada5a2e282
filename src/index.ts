/**
 * The games of the library. `games` names them, and `loadGame`, `loadWords`, `loadScenarios` and `loadRules` load one when it is asked for, so an app
 * that offers all of them carries only those that are played.
 *
 * @module holojudge
 */
import type { Armada } from './armada';
import type { Game, PlayersWords, Statement } from './core';
import { MalformedInput } from './core/codec/malformed';
import { show } from './core/codec/show';
import { impossible } from './core/contract/rejection';
import { frozen } from './core/engine/share';
import type { Destiny } from './destiny';
import type { GameWords, ScenarioLanguage } from './language/language';
import type { Miniatures } from './miniatures';
import type { OuterRim } from './outer-rim';
import type { Xwing } from './xwing';

/** What the types of each game are called. */
export interface Games {
  /** Star Wars: Armada. */
  armada: Armada;
  /** Star Wars: Destiny. */
  destiny: Destiny;
  /** Star Wars Miniatures. */
  miniatures: Miniatures;
  /** Outer Rim. */
  'outer-rim': OuterRim;
  /** X-Wing, second edition. */
  xwing: Xwing;
}

/** Id of a game: `xwing`. */
export type GameId = keyof Games;

/** The texts of a game's rules, which `judge` and `findRules` take. */
export interface RulesOfGame {
  /** Statement by statement. */
  rules: readonly Statement[];
  /** What players call things, for finding rules. */
  playersWords: PlayersWords;
}

interface Loaders<Id extends GameId> {
  title: string;
  game(): Promise<Game<Games[Id]>>;
  words(): Promise<GameWords<Games[Id]>>;
  scenarios(): Promise<ScenarioLanguage<Games[Id]>>;
  rules(): Promise<RulesOfGame>;
}

const LOADERS: { readonly [Id in GameId]: Loaders<Id> } = {
  xwing: {
    title: 'X-Wing second edition',
    game: async () => (await import('./xwing')).xwing,
    words: async () => (await import('./xwing/scenario/in-words')).xwingWords,
    scenarios: async () => (await import('./xwing/scenario')).xwingScenarios,
    rules: () => import('./xwing/catalogue'),
  },
  destiny: {
    title: 'Star Wars: Destiny',
    game: async () => (await import('./destiny')).destiny,
    words: async () => (await import('./destiny/scenario/in-words')).destinyWords,
    scenarios: async () => (await import('./destiny/scenario')).destinyScenarios,
    rules: () => import('./destiny/catalogue'),
  },
  'outer-rim': {
    title: 'Outer Rim',
    game: async () => (await import('./outer-rim')).outerRim,
    words: async () => (await import('./outer-rim/scenario/in-words')).outerRimWords,
    scenarios: async () => (await import('./outer-rim/scenario')).outerRimScenarios,
    rules: () => import('./outer-rim/catalogue'),
  },
  armada: {
    title: 'Star Wars: Armada',
    game: async () => (await import('./armada')).armada,
    words: async () => (await import('./armada/scenario/in-words')).armadaWords,
    scenarios: async () => (await import('./armada/scenario')).armadaScenarios,
    rules: () => import('./armada/catalogue'),
  },
  miniatures: {
    title: 'Star Wars Miniatures',
    game: async () => (await import('./miniatures')).miniatures,
    words: async () => (await import('./miniatures/scenario/in-words')).miniaturesWords,
    scenarios: async () => (await import('./miniatures/scenario')).miniaturesScenarios,
    rules: () => import('./miniatures/catalogue'),
  },
};

const IDS = Object.keys(LOADERS) as GameId[];

/** Every game, by id and by name. */
export const games: readonly { readonly id: GameId; readonly title: string }[] = frozen(
  IDS.map((id) => ({ id, title: LOADERS[id].title })),
);

/**
 * Is a text from outside the id of a game?
 * @example
 * ```ts
 * import { isGameId } from 'holojudge';
 *
 * console.log(isGameId('xwing'), isGameId('chess')); // true false
 * ```
 */
export function isGameId(id: unknown): id is GameId {
  return IDS.includes(id as GameId);
}

/**
 * Loads a game by its id. You get the same object every time. @throws MalformedInput (the promise is rejected) if no game has this id; see `isGameId`
 * @example
 * ```ts
 * import { games, loadGame } from 'holojudge';
 *
 * console.log(games.map(({ id }) => id)); // [ 'xwing', 'destiny', 'outer-rim', 'armada', 'miniatures' ]
 * const outerRim = await loadGame('outer-rim');
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * console.log(begun._tag); // Right
 * ```
 */
export async function loadGame<Id extends GameId>(id: Id): Promise<Game<Games[Id]>> {
  return loadersOf(id).game();
}

/**
 * Loads a game's words for buttons, stories and pictures. @throws MalformedInput as `loadGame` does
 * @example
 * ```ts
 * import { loadWords } from 'holojudge';
 *
 * const words = await loadWords('destiny');
 * console.log(typeof words.picture); // function
 * ```
 */
export async function loadWords<Id extends GameId>(id: Id): Promise<GameWords<Games[Id]>> {
  return loadersOf(id).words();
}

/**
 * Loads the language of a game's scenario files, which includes the words of `loadWords`. @throws MalformedInput as `loadGame` does
 * @example
 * ```ts
 * import { loadScenarios } from 'holojudge';
 *
 * const { starter } = await loadScenarios('armada');
 * console.log(starter.includes('game: armada')); // true
 * ```
 */
export async function loadScenarios<Id extends GameId>(id: Id): Promise<ScenarioLanguage<Games[Id]>> {
  return loadersOf(id).scenarios();
}

/**
 * Loads the texts of a game's rules. @throws MalformedInput as `loadGame` does
 * @example
 * ```ts
 * import { loadRules } from 'holojudge';
 *
 * const { rules } = await loadRules('xwing');
 * console.log(rules.length > 1000); // true
 * ```
 */
export async function loadRules(id: GameId): Promise<RulesOfGame> {
  const { rules, playersWords } = await loadersOf(id).rules();
  return { rules, playersWords };
}

function loadersOf<Id extends GameId>(id: Id): Loaders<Id> {
  if (isGameId(id)) return LOADERS[id];
  throw new MalformedInput(
    impossible('malformed', `id: expected a game: ${IDS.join(', ')}; found ${show(id)}`, ['id']),
  );
}
