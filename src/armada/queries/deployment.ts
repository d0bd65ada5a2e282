/** Where obstacles, ships and squadrons may be placed in setup (arm.setup.16 to .30, arm.deployment-zone). */
import { reason, say, type Reason, type Sentence } from '../../core';
import { circlesApart, insideZone, type Area, type Zone } from '../../core/geometry';
import type { AreaSizes } from '../facts/lengths';
import type { ObstaclePiece, PiecesOnTable, ShipPiece, SquadronPiece } from '../model/pieces';
import type { ObstacleLimits, ZoneOfShip } from '../model/setup';
import { baseInside, obstacleZone, setupArea, toDistance, USUAL_OBSTACLE_LIMITS } from './areas';
import { circlesOf } from './bases';
import { areaBeyondDistance, withinDistance } from './distance';
import { basesUnderSquadron, shipsOverlappedAt, squadronsOverlappedAt } from './overlap';
import type { RulerLengths } from './ruler';

/** Distances within which a squadron is deployed of a friendly ship (arm.setup.22). */
const NEAR_SHIP = [1, 2] as const;

/** Why an obstacle may not lie so (arm.setup.16); null: it may. */
export function cannotPlaceObstacle(
  lengths: RulerLengths,
  areas: AreaSizes,
  area: Area,
  placed: readonly ObstaclePiece[],
  limits: ObstacleLimits = USUAL_OBSTACLE_LIMITS,
): Reason | null {
  const outside = outsideZone(setupArea(areas), area, say`An obstacle must lie in the setup area.`);
  if (outside) return outside;
  const edges: Sentence = [limits.playerEdges > limits.edges ? 'player edge' : 'edge'];
  const distance = Math.max(limits.playerEdges, limits.edges);
  const said = say`An obstacle must lie beyond distance ${distance} of every ${edges}.`;
  return (
    outsideZone(obstacleZone(areas, lengths, limits), area, said) ?? nearObstacle(lengths, area, placed, limits.apart)
  );
}

function outsideZone(zone: Zone, area: Area, said: Sentence): Reason | null {
  const { holds, margin } = insideZone(zone, area);
  return holds ? null : reason('near-edge', said, ['arm.setup.16'], { mm: margin });
}

function nearObstacle(
  lengths: RulerLengths,
  area: Area,
  placed: readonly ObstaclePiece[],
  apart: number,
): Reason | null {
  const ruler = toDistance(lengths, apart);
  for (const { id, area: other } of placed) {
    if (certainlyApart(area, other, ruler)) continue;
    const { holds, distance } = areaBeyondDistance(lengths, apart, area, other);
    if (holds) continue;
    const data = { mm: distance, other: id };
    return reason(
      'near-obstacle',
      say`An obstacle must lie beyond distance ${apart} of ${id}.`,
      ['arm.setup.16'],
      data,
    );
  }
  return null;
}

/** By circles around their pieces; a millimetre is more than any tolerance. */
function certainlyApart(a: Area, b: Area, mm: number): boolean {
  return circlesOf(a).every((one) => circlesOf(b).every((other) => circlesApart(one, other, mm + 1)));
}

/** Why a ship may not be deployed so (arm.setup.20, .30): it stands entirely in its zone and on nothing else; null: it may. */
export function cannotDeployShip(
  { zone, rules }: ZoneOfShip,
  ship: ShipPiece,
  table: Pick<PiecesOnTable, 'ships' | 'squadrons'>,
): Reason | null {
  const inside = baseInside(zone, ship);
  if (!inside.holds)
    return reason('outside-zone', 'A ship must be deployed entirely in its zone.', rules, { mm: inside.margin });
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
    return reason(
      'outside-setup-area',
      'A squadron must be deployed in the setup area.',
      ['arm.setup.23', 'arm.setup.26'],
      { mm: inside.margin },
    );
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
  const sentence = 'A squadron must be deployed entirely within distance 1-2 of a friendly ship.';
  return reason('far-from-ships', sentence, ['arm.setup.22'], mm);
}

function standsThere(under: { readonly id: string; readonly margin: number } | undefined): Reason | null {
  if (!under) return null;
  return reason('overlaps-base', say`${under.id} stands there.`, ['arm.setup.30'], {
    other: under.id,
    mm: under.margin,
  });
}
