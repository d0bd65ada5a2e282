/** Removing a ship from the game, because it fled or was destroyed (xw.removed-from-game). */
import { takeOutOfPlay } from '../engine';
import { outlastsShip } from './lasting-effects';
import { noTokens, type ShipId, type XwingState } from '../model/state';
import { sharedPilotAbilities } from '../queries/carriers';
import { shipOf, sourcesOn } from '../queries/ships';
import { renewShared } from './shared-abilities';

/**
 * Takes the ship, its locks, the locks on it and its abilities out of play. Its damage cards stay with it, as dealt (xw.damage-cards.03), its conditions stay
 * (xw.condition-cards.08).
 */
export function removeFromGame(state: XwingState, id: ShipId): void {
  const ship = shipOf(state, id);
  const shared = sharedPilotAbilities(state);
  // It lies on its ship card (xw.destroying-ships.02).
  ship.place = 'removed';
  ship.docked = null;
  // They go back to the supply (xw.removed-from-game.02).
  ship.tokens = noTokens();
  ship.dial = null;
  ship.revealed = null;
  state.locks = state.locks.filter((lock) => lock.by !== id && lock.on !== id);
  partTouching(state, id);
  const conditions = ship.conditions.map((each) => each.id);
  const sources = sourcesOn(state, id).filter((source) => !conditions.includes(source));
  // Until now they were active, those of a destroyed ship as well (xw.abilities.05, xw.destroying-ships.06).
  takeOutOfPlay(state, (each) => sources.includes(each.source) && !outlastsShip(each));
  renewShared(state, shared);
}

/** Nothing touches the ship any longer. */
export function partTouching(state: XwingState, id: ShipId): void {
  for (const other of state.ships) {
    if (other.id === id) other.touching = [];
    else if (other.touching.includes(id)) other.touching = other.touching.filter((each) => each !== id);
  }
}
