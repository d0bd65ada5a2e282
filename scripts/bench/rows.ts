/** What the benchmark plays: a row a kind of game. */
import type { AnyGame } from '../../src/core';
import type { StartFrom } from '../../src/play';
import { playable } from '../playable';
import { randomSetups } from './games';
import { miniaturesFight } from './miniatures';
import { xwingDogfight, xwingGame } from './xwing';

export interface Row {
  /** By which a thread of its own finds it: `xwing/xwingShips/8`. */
  id: string;
  /** The id of its game. */
  of: string;
  game: AnyGame;
  starts: readonly StartFrom[];
  maxActions: number;
}

const DUELS = 200;
export const SHIPS = [2, 8, 32];
/** Enough for the squads to fly and shoot; a whole game of 32 ships would take too long. */
const MOST_ACTIONS = 1500;
const RANDOM_GAMES = 10;

const many = (count: number, one: () => StartFrom): StartFrom[] => Array.from({ length: count }, one);

/** The rows of a game, by their names in the figures; null: the library does not offer it. */
export async function rowsOf(name: string): Promise<Readonly<Record<string, Row>> | null> {
  const played = await playable(name);
  if (!played) return null;
  const { game, maxActions, randomSetup } = played;
  const row = (id: string, starts: readonly StartFrom[], most = MOST_ACTIONS): Record<string, Row> => {
    return { [id]: { id: `${name}/${id}`, of: name, game, starts, maxActions: most } };
  };
  if (name !== 'xwing')
    return {
      ...row('games', randomSetups(randomSetup, RANDOM_GAMES)),
      ...(name === 'miniatures' && row('miniaturesFight', many(RANDOM_GAMES, miniaturesFight))),
    };
  return {
    ...row(
      'xwingDuel',
      many(DUELS, () => xwingDogfight(1)),
      maxActions,
    ),
    ...Object.assign(
      {},
      ...SHIPS.map((ships) =>
        row(
          `${ships}`,
          many(3, () => xwingDogfight(ships / 2)),
        ),
      ),
    ),
    ...row('xwingWholeGame', many(RANDOM_GAMES, xwingGame), maxActions),
  };
}
