/** How many damage cards there are: on a ship, in a deck (xw.damage-cards). */
import { type PlayerId, pileSize } from '../../core';
import type { Ship, XwingState } from '../model/state';
import { playerOf } from './players';

/** Damage cards of a ship, faceup and facedown (xw.destroying-ships.01). */
export function damageCards(ship: Ship): number {
  return ship.damage.facedown + ship.damage.faceup.length;
}

/** Cards that can still be dealt. */
export function cardsLeft(state: XwingState, player: PlayerId): number {
  const facedown = state.ships.reduce((sum, ship) => sum + (ship.player === player ? ship.damage.facedown : 0), 0);
  return pileSize(playerOf(state, player).damageDeck) - facedown;
}
