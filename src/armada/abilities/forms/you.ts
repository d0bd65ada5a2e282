/** Who 'you' are, which ships are meant, and at which distance. */
import { candidate, reason, say, type AbilityInPlay, type Candidate, type Json } from '../../../core';
import { innermost } from '../../engine';
import type { ArmadaState, Ship, ShipId } from '../../model/state';
import { atDistance } from '../../queries/distance';
import { shipPiece } from '../../queries/pieces';
import { isOnTable, shipOf, shipsOnTable } from '../../queries/ships';

export type OnPiece = Pick<AbilityInPlay, 'source'>;

/** 'You': the ship that is equipped with the upgrade card, or on which the damage card lies (arm.upgrade-cards.12). */
export function you(state: ArmadaState, { source }: OnPiece): Ship {
  for (const ship of state.ships) if (carries(ship, source)) return ship;
  throw new Error(`no ship carries '${source}'`);
}

function carries({ id, upgrades, damage }: Ship, source: string): boolean {
  return id === source || [...upgrades, ...damage.faceup].some((card) => card.id === source);
}

/** Is this ship 'you'? A card that has left the game has no 'you'. */
export function isYou(state: ArmadaState, { source }: OnPiece, id: ShipId): boolean {
  const ship = state.ships.find((each) => each.id === id);
  return ship !== undefined && carries(ship, source);
}

/** Will the ship that activates reveal a dial? Not where something has discarded it: the next one of the stack is that of another round. */
export function hasDialToReveal(state: ArmadaState, ship: ShipId): boolean {
  const activation = innermost(state, 'ship activation');
  const isDiscarded = activation?.ship === ship && activation.dialDiscarded === true;
  return !isDiscarded && shipOf(state, ship).commandStack.length > 0;
}

/** Friendly ships on the table. */
export function friendlyShips(state: ArmadaState, self: OnPiece): Ship[] {
  return shipsOnTable(state).filter((ship) => ship.owner === you(state, self).owner);
}

/** Is any part of the ship at one of these distances of you? You are at distance 1 of yourself (arm.measuring-firing-arc-and-range.09). */
export function isAtDistance(
  state: ArmadaState,
  self: OnPiece,
  ship: Ship,
  bands: readonly [min: number, max: number],
): boolean {
  const own = you(state, self);
  return isOnTable(own) && atDistance(state.lengths, bands, shipPiece(state, own), shipPiece(state, ship)).holds;
}

/** 'Another friendly ship' at these distances: each allowed, or refused as too far away. */
export function chooseAnotherFriendlyShip(
  state: ArmadaState,
  self: OnPiece,
  bands: readonly [min: number, max: number],
): Candidate<Json>[] {
  const own = you(state, self);
  const others = friendlyShips(state, self).filter((ship) => ship.id !== own.id);
  return others.map((ship) => {
    if (isAtDistance(state, self, ship, bands)) return candidate(ship.id, null);
    const said = say`${ship.id} is not at distance ${[`${bands[0]}-${bands[1]}`]} of ${own.id}.`;
    return candidate(
      ship.id,
      reason('not-at-distance', said, ['arm.range-and-distance.07', 'arm.range-and-distance.11']),
    );
  });
}
