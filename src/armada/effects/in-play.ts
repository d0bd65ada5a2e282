/** What stands on the cards of ships and squadrons comes into play, and goes out of it. */
import { bringIntoPlay, takeOutOfPlay } from '../engine';
import type { ArmadaState, Ship, Squadron } from '../model/state';
import { carriersOnShip, carriersOnSquadron } from '../queries/carriers';
import { sourcesOn } from '../queries/ships';

/** Brings what is on the cards of a ship into play. */
export function activateShip(state: ArmadaState, ship: Ship): void {
  for (const { card, source } of carriersOnShip(ship)) bringIntoPlay(state, card, source, ship.controller);
}

export function activateSquadron(state: ArmadaState, squadron: Squadron): void {
  for (const { card, source, value } of carriersOnSquadron(squadron))
    bringIntoPlay(state, card, source, squadron.controller, value);
}

/** Of a ship with all that is on it, or of a squadron. */
export function deactivate(state: ArmadaState, piece: Ship | Squadron): void {
  const sources = 'upgrades' in piece ? sourcesOn(piece) : [piece.id];
  takeOutOfPlay(state, ({ source }) => sources.includes(source));
}
