/** Finding players. */
import type { PlayerId } from '../../core';
import type { ArmadaPlayer, ArmadaState } from '../model/state';

/** The player, or the team that this player is a member of (arm.team-play.02). @throws Error where nobody is called so */
export function playerOf(state: ArmadaState, player: PlayerId): ArmadaPlayer {
  const found = state.players.find((each) => isOf(each, player));
  if (!found) throw new Error(`no player is called '${player}'`);
  return found;
}

function isOf({ id, members }: ArmadaPlayer, player: PlayerId): boolean {
  return id === player || members.includes(player);
}

/** Everyone who plays, team by team, its commander first. */
export function peopleIn({ players }: Pick<ArmadaState, 'players'>): PlayerId[] {
  return players.flatMap(({ id, members }) => [id, ...members]);
}

/** The opponent; of a team its commander. */
export function otherPlayer(state: ArmadaState, player: PlayerId): PlayerId {
  const other = state.players.find((each) => !isOf(each, player));
  if (!other) throw new Error('a game needs two players');
  return other.id;
}

/** The player with initiative (arm.first-player.01); before that is determined, the first one of the setup. */
export function firstPlayer({ players, first }: ArmadaState): PlayerId {
  return first ?? players[0]?.id ?? '';
}

/** arm.second-player.01 */
export function secondPlayer(state: ArmadaState): PlayerId {
  return otherPlayer(state, firstPlayer(state));
}
