/** Players: who is whose ally, whose enemy, and in which order they play. */
import type { PlayerId } from '../../core';
import type { Character, MiniaturesPlayer, MiniaturesState } from '../model/state';

/** @throws Error where nobody is called so */
export function playerOf({ players }: Pick<MiniaturesState, 'players'>, id: PlayerId): MiniaturesPlayer {
  for (const player of players) if (player.id === id) return player;
  throw new Error(`no player is called '${id}'`);
}

/** Do these two players play together (min.team-play.07)? */
export function areTeammates(state: Pick<MiniaturesState, 'players'>, one: PlayerId, other: PlayerId): boolean {
  return one === other || playerOf(state, one).team === playerOf(state, other).team;
}

/** Are they of one squad, or of squads of one team (min.ally.01, min.team-play.07)? A character is not its own ally. */
export function areAllies(state: MiniaturesState, one: Character, other: Character): boolean {
  return one.id !== other.id && areTeammates(state, one.player, other.player);
}

/** min.enemy.01 */
export function areEnemies(state: MiniaturesState, one: Character, other: Character): boolean {
  return !areTeammates(state, one.player, other.player);
}

/** What is on a character that another player has for a turn; what comes with it is whose it is (min.dominate.02). */
export const DOMINATED = 'effect-dominated';

/** In whose squad it is, whoever has it for a turn. */
export function squadOf({ lasting }: Pick<MiniaturesState, 'lasting'>, { id, player }: Character): PlayerId {
  const dominated = lasting.find(({ character, ability }) => character === id && ability === DOMINATED);
  return dominated ? String(dominated.value) : player;
}

/** All players from one of them on, to the left. */
export function playersFrom({ players }: Pick<MiniaturesState, 'players'>, id: PlayerId): PlayerId[] {
  const ids = players.map((player) => player.id);
  const at = Math.max(0, ids.indexOf(id));
  return [...ids.slice(at), ...ids.slice(0, at)];
}

/** The teams that play, by their numbers; without teams one a player. */
export function teamsIn({ players }: Pick<MiniaturesState, 'players'>): number[] {
  return [...new Set(players.map(({ team }) => team))];
}
