/** Finding ships, and what their cards say (arm.ship). */
import { dealtCount, type PlayerId } from '../../core';
import { shipCard, type Command, type HullZone, type ShipCard } from '../facts';
import { modified } from '../engine';
import type { ArmadaState, Ship, ShipId } from '../model/state';

/** The ship of this id, in play or not. @throws Error where there is none */
export function shipOf(state: ArmadaState, id: ShipId): Ship {
  for (const ship of state.ships) if (ship.id === id) return ship;
  throw new Error(`no ship is called '${id}'`);
}

/** Is there a ship of this id? Ships and squadrons share their names. */
export function isShip(state: ArmadaState, id: string): boolean {
  return state.ships.some((ship) => ship.id === id);
}

/** Ships in the play area. */
export function shipsOnTable(state: ArmadaState): Ship[] {
  return state.ships.filter((ship) => ship.place === 'table');
}

export function isOnTable({ place }: { place: Ship['place'] }): boolean {
  return place === 'table';
}

/** @throws Error where the card does not exist; states are checked before they get here */
export function cardOf({ card }: Pick<Ship, 'card'>): ShipCard {
  const found = shipCard(card);
  if (!found) throw new Error(`no ship card is called '${card}'`);
  return found;
}

/** Ships of a player that have not been activated this round (arm.ship-phase.02, arm.ship-activation.07). */
export function shipsToActivate(state: ArmadaState, player: PlayerId): Ship[] {
  return shipsOnTable(state).filter((ship) => ship.owner === player && !ship.activated);
}

export function commandValue(state: ArmadaState, ship: Ship): number {
  return modified(state, 'command value', cardOf(ship).command, { ship: ship.id });
}

export function squadronValue(state: ArmadaState, ship: Ship): number {
  return modified(state, 'squadron value', cardOf(ship).squadron, { ship: ship.id });
}

export function engineeringValue(state: ArmadaState, ship: Ship): number {
  return modified(state, 'engineering value', cardOf(ship).engineering, { ship: ship.id });
}

/** In damage cards (arm.destroyed-ships-and-squadrons.01). */
export function hullValue(state: ArmadaState, ship: Ship): number {
  return modified(state, 'hull', cardOf(ship).hull, { ship: ship.id });
}

/** arm.shields.01 */
export function maximumShields(ship: Ship, zone: HullZone): number {
  return cardOf(ship).shields[zone];
}

/** Dials that a ship is still to be assigned in this Command Phase (arm.command-phase.03, .05); at first all of them (arm.command-phase.04). */
export function dialsMissing(state: ArmadaState, ship: Ship): number {
  return Math.max(0, commandValue(state, ship) - ship.commandStack.length);
}

/** Has the ship this token to spend (arm.commands.01, arm.command-tokens.02), even a new one (arm.command-tokens.06)? */
export function hasToken({ tokens }: Ship, command: Command): boolean {
  return tokens.includes(command);
}

/** The ids of everything on a ship that can carry abilities: the ship itself, its upgrades, its faceup damage cards. */
export function sourcesOn(ship: Ship): string[] {
  return [ship.id, ...ship.upgrades.map((card) => card.id), ...ship.damage.faceup.map((card) => card.id)];
}

/** Has it a damage card, faceup or facedown? */
export function isDamaged({ damage }: Ship): boolean {
  return dealtCount(damage) > 0;
}
