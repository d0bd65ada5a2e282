/** Where obstacles, ships and squadrons may be placed in setup (arm.setup.16 to .30, arm.deployment-zone). */
import { reason, say, type Reason, type RuleId } from '../../core';
import { insideZone, type Area, type Zone } from '../../core/geometry';
import type { AreaSizes } from '../facts/lengths';
import type { ObstaclePiece, PiecesOnTable, ShipPiece, SquadronPiece } from '../model/pieces';
import { baseInside, deploymentZone, obstacleZone, setupArea, type PlayerEdge } from './areas';
import { areaBeyondDistance, withinDistance } from './distance';
import { basesUnderSquadron, shipsOverlappedAt, squadronsOverlappedAt } from './overlap';
import type { RulerLengths } from './ruler';

/** An obstacle lies beyond this distance of the others (arm.setup.16). */
const BEYOND_OBSTACLES = 1;
/** Distances within which a squadron is deployed of a friendly ship (arm.setup.22). */
const NEAR_SHIP = [1, 2] as const;

/** Why an obstacle may not lie so (arm.setup.16); null: it may. */
export function cannotPlaceObstacle(
  lengths: RulerLengths,
  areas: AreaSizes,
  area: Area,
  placed: readonly ObstaclePiece[],
): Reason | null {
  const inSetupArea = outsideZone(setupArea(areas), area, 'An obstacle lies in the setup area.');
  const fromEdges = outsideZone(
    obstacleZone(areas, lengths),
    area,
    'An obstacle lies beyond distance 3 of every edge.',
  );
  return inSetupArea ?? fromEdges ?? nearObstacle(lengths, area, placed);
}

function outsideZone(zone: Zone, area: Area, sentence: string): Reason | null {
  const { holds, margin } = insideZone(zone, area);
  return holds ? null : reason('near-edge', sentence, ['arm.setup.16'], { mm: margin });
}

function nearObstacle(lengths: RulerLengths, area: Area, placed: readonly ObstaclePiece[]): Reason | null {
  for (const { id, area: other } of placed) {
    const { holds, distance } = areaBeyondDistance(lengths, BEYOND_OBSTACLES, area, other);
    if (holds) continue;
    const data = { mm: distance, other: id };
    return reason('near-obstacle', say`An obstacle lies beyond distance 1 of ${id}.`, ['arm.setup.16'], data);
  }
  return null;
}

/** Why a ship may not be deployed so (arm.setup.20, .30): it stands entirely in its owner's deployment zone and on nothing else; null: it may. */
export function cannotDeployShip(
  lengths: RulerLengths,
  areas: AreaSizes,
  edge: PlayerEdge,
  ship: ShipPiece,
  table: Pick<PiecesOnTable, 'ships' | 'squadrons'>,
): Reason | null {
  const inside = baseInside(deploymentZone(areas, lengths, edge), ship);
  if (!inside.holds) {
    const rules: RuleId[] = ['arm.setup.20', 'arm.deployment-zone.01'];
    return reason('outside-zone', 'A ship is deployed entirely in its deployment zone.', rules, { mm: inside.margin });
  }
  const under = [
    ...shipsOverlappedAt(ship, ship.pose, table.ships),
    ...squadronsOverlappedAt(ship, ship.pose, table.squadrons),
  ];
  return standsThere(under[0]);
}

/**
 * Why a squadron may not be deployed so (arm.setup.22, .23, .30): all of its base within distance 1-2 of a friendly ship, in the setup area,
 * and on nothing else; null: it may.
 */
export function cannotDeploySquadron(
  lengths: RulerLengths,
  areas: AreaSizes,
  squadron: SquadronPiece,
  friendly: readonly ShipPiece[],
  table: Pick<PiecesOnTable, 'ships' | 'squadrons'>,
): Reason | null {
  const inside = baseInside(setupArea(areas), squadron);
  if (!inside.holds) {
    return reason('outside-setup-area', 'A squadron is deployed in the setup area.', ['arm.setup.23', 'arm.setup.26'], {
      mm: inside.margin,
    });
  }
  return (
    farFromShips(lengths, squadron, friendly) ??
    standsThere(basesUnderSquadron(squadron, table.ships, table.squadrons)[0])
  );
}

function farFromShips(lengths: RulerLengths, squadron: SquadronPiece, friendly: readonly ShipPiece[]): Reason | null {
  if (friendly.some((ship) => withinDistance(lengths, NEAR_SHIP, ship, squadron).holds)) return null;
  const margins = friendly.map((ship) => withinDistance(lengths, NEAR_SHIP, ship, squadron).margin);
  const mm = friendly.length > 0 ? { mm: Math.max(...margins) } : {};
  const sentence = 'A squadron is deployed entirely within distance 1-2 of a friendly ship.';
  return reason('far-from-ships', sentence, ['arm.setup.22'], mm);
}

function standsThere(under: { readonly id: string; readonly margin: number } | undefined): Reason | null {
  if (!under) return null;
  return reason('overlaps-base', say`${under.id} stands there.`, ['arm.setup.30'], {
    other: under.id,
    mm: under.margin,
  });
}
