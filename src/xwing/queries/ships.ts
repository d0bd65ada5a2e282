/** Finding ships and sides (xw.friendly, xw.enemy). */
import type { PlayerId } from '../../core';
import { abilitiesOf, innermost, playerOrder } from '../engine';
import { pilot, sideKey } from '../facts';
import type { Ship, ShipId, XwingState } from '../model/state';
import { asShip, deviceNamed, isRemote, remotesInPlay } from './devices';

/** The ship of this id, in play or not; a remote as the ship that it is treated as (xw.remote-attack.01). @throws Error where there is none */
export function shipOf(state: XwingState, id: ShipId): Ship {
  for (const ship of state.ships) if (ship.id === id) return ship;
  const device = deviceNamed(state, id);
  const remote = device && asShip(state, device);
  if (remote) return remote;
  throw new Error(`no ship is called '${id}'`);
}

/** Ships in the play area, including destroyed ones that are not removed yet. */
export function shipsInPlay(state: XwingState): Ship[] {
  return state.ships.filter((ship) => ship.place === 'table');
}

/** Ships, in play or not, and the remotes in play: all that have turns in the phases of a round (xw.remote-use.01) and can be attacked (xw.remote-attack.01). */
export function shipsAndRemotes(state: XwingState): readonly Ship[] {
  const remotes = remotesInPlay(state);
  return remotes.length === 0 ? state.ships : [...state.ships, ...remotes];
}

/** Do two pieces, ships or devices, belong to one player (xw.friendly.01, xw.enemy.01)? For the words of cards about ships see `isFriendly` and `isEnemy`. */
export function isSameSide(a: Pick<Ship, 'player'>, b: Pick<Ship, 'player'>): boolean {
  return a.player === b.player;
}

/**
 * Is it a friendly ship? A ship is friendly to itself. A remote is not a friendly ship, even if it is treated as a ship (xw.remote-attack.02), and an allied
 * ship is not, either.
 */
export function isFriendly(own: Ship, ship: Ship): boolean {
  return isSameSide(own, ship) && !isRemote(own) && !isRemote(ship) && !isAllied(own, ship);
}

/** Ships of one side but of several factions, one of which a card hires: neither friendly nor enemies (xw.supplement-allied.01). */
export function isAllied(own: Ship, ship: Ship): boolean {
  if (!isSameSide(own, ship) || own.upgrades.length + ship.upgrades.length === 0) return false;
  return (isHired(own) || isHired(ship)) && pilot(own.pilot)?.faction !== pilot(ship.pilot)?.faction;
}

function isHired({ upgrades }: Ship): boolean {
  return upgrades.some(({ card, side }) => {
    const [front, up] = [sideKey(card, 0), sideKey(card, side)];
    if (abilitiesOf(front, 'is allied to its squad').length === 0) return false;
    return abilitiesOf(up, 'is friendly to its squad').length === 0;
  });
}

/** Is it an enemy ship? A remote counts as one only while it defends, for the abilities of its attacker (xw.remote-attack.03). */
export function isEnemy(state: XwingState, own: Ship, ship: Ship): boolean {
  if (isSameSide(own, ship)) return false;
  if (!isRemote(ship)) return true;
  const attack = innermost(state, 'attack');
  return attack?.attacker === own.id && attack.defender === ship.id;
}

/** The other players, in player order. */
export function opponentsOf(state: XwingState, player: PlayerId): PlayerId[] {
  return playerOrder(state).filter((each) => each !== player);
}

/** The players who have a ship in the play area or in reserve (xw.removed-from-game.04). */
export function playersWithShips(state: XwingState): PlayerId[] {
  return state.players.map(({ id }) => id).filter((player) => hasShips(state, player));
}

function hasShips(state: XwingState, player: PlayerId): boolean {
  for (const ship of state.ships) if (ship.player === player && ship.place !== 'removed') return true;
  return false;
}

/** Ships in the play area and in reserve: those that their player still has (xw.reserve.04). */
export function shipsNotRemoved(state: XwingState): Ship[] {
  return state.ships.filter((ship) => ship.place !== 'removed');
}

/** In the play area: until it is removed a ship that was destroyed can do what an effect lets it do (xw.destroying-ships.05, .06). */
export function isInPlay(ship: Ship): boolean {
  return ship.place === 'table';
}

/** In the play area and not destroyed. */
export function isActive(ship: Ship): boolean {
  return ship.place === 'table' && !ship.destroyed;
}

/** The ids of everything on a ship that can carry abilities: the ship itself, its upgrades, its faceup damage cards, its conditions. */
export function sourcesOn(state: XwingState, id: ShipId): string[] {
  const { upgrades, damage, conditions } = shipOf(state, id);
  return [id, ...[...upgrades, ...damage.faceup, ...conditions].map((card) => card.id)];
}
