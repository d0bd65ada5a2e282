/** Finding players. */
import type { PlayerId } from '../../core';
import type { XwingState, XwingPlayer } from '../model/state';

export function playerOf(state: XwingState, player: PlayerId): XwingPlayer {
  const found = state.players.find((each) => each.id === player);
  if (!found) throw new Error(`no player is called '${player}'`);
  return found;
}
