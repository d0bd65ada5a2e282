/** Finding players. */
import type { PlayerId } from '../../core';
import type { ArmadaPlayer, ArmadaState } from '../model/state';

/** @throws Error where nobody is called so */
export function playerOf(state: ArmadaState, player: PlayerId): ArmadaPlayer {
  const found = state.players.find((each) => each.id === player);
  if (!found) throw new Error(`no player is called '${player}'`);
  return found;
}

/** The opponent. */
export function otherPlayer(state: ArmadaState, player: PlayerId): PlayerId {
  const other = state.players.find((each) => each.id !== player);
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
