/** Finding players, and how many there can be. */
import { impossible, type PlayerId, type Rejection } from '../../core';
import type { XwingState, XwingPlayer } from '../model/state';

export const FEWEST_PLAYERS = 2;
/** Each has an edge of the play area. */
export const MOST_PLAYERS = 4;

export function playerOf(state: XwingState, player: PlayerId): XwingPlayer {
  for (const each of state.players) if (each.id === player) return each;
  throw new Error(`no player is called '${player}'`);
}

/** Why these players cannot play in this order, or null. */
export function wrongOrder(ids: readonly PlayerId[], order: readonly PlayerId[]): Rejection | null {
  const distinct = new Set(ids).size === ids.length;
  if (ids.length < FEWEST_PLAYERS || ids.length > MOST_PLAYERS || !distinct)
    return impossible('players', 'Two to four players play, with different names.', ['players']);
  const complete = order.length === ids.length && ids.every((id) => order.includes(id));
  return complete
    ? null
    : impossible('player-order', 'The player order names each player once.', ['order'], ['xw.player-order.01']);
}
