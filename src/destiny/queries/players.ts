/** Players: who they are, who their opponents are, what they have. */
import type { PlayerId } from '../../core';
import { modified, seatedFrom } from '../engine';
import type { DestinyPlayer, DestinyState } from '../model/state';

/** Cards that a player draws up to (des.hand.03). */
export const HAND_SIZE = 5;

/** The player of this name, also one who was eliminated. @throws Error where there is none */
export function playerOf(state: DestinyState, id: PlayerId): DestinyPlayer {
  for (const player of state.players) if (player.id === id) return player;
  throw new Error(`no player is called '${id}'`);
}

/** Opponents still in the game, clockwise from the player. */
export function opponentsOf(state: DestinyState, player: PlayerId): readonly PlayerId[] {
  return seatedFrom(state, player).filter((each) => each !== player);
}

/** Is this player an opponent? A player who is out still counts, because the pieces that they had stay an opponent's. */
export function isOpponent(_state: DestinyState, of: PlayerId, other: PlayerId): boolean {
  return of !== other;
}

/** A player's hand size now (des.hand.02). */
export function handSize(state: DestinyState, player: PlayerId): number {
  return modified(state, 'hand size', HAND_SIZE, { player });
}
