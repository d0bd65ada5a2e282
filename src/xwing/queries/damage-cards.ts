/** How many damage cards there are: on a ship, in a deck (xw.damage-cards). */
import { cardsToDeal, dealtCount, type PlayerId } from '../../core';
import type { Ship, XwingState } from '../model/state';
import { playerOf } from './players';

/** Damage cards of a ship, faceup and facedown (xw.destroying-ships.01). */
export function damageCards(ship: Ship): number {
  return dealtCount(ship.damage);
}

/** Cards that can still be dealt. */
export function cardsLeft(state: XwingState, player: PlayerId): number {
  const onShips = state.ships.flatMap((ship) => (ship.player === player ? [ship.damage] : []));
  const onRemotes = state.devices.flatMap((each) =>
    each.remote && each.player === player ? [each.remote.damage] : [],
  );
  const dealt = [...onShips, ...onRemotes];
  return cardsToDeal(playerOf(state, player).damageDeck, dealt);
}
