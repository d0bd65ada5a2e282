/** Arcs of a ship (xw.arc, xw.standard-arcs, xw.full-arcs, xw.bullseye-arc, xw.turret-arc, xw.firing-arc). */
import { about, fullArc, stripArc, wedge, type Arc as Area, type Point } from '../../core/geometry';
import type { Arc } from '../facts';
import { primaryWeaponsOf } from './weapons';
import type { Ship } from '../model/state';

export const STANDARD_ARCS = ['front', 'left', 'right', 'rear'] as const;
type StandardArc = (typeof STANDARD_ARCS)[number];

/** Every arc that a rule or card can ask for. */
export type ArcName = Arc | StandardArc;

/** Sine and cosine of 40 degrees: the printed lines run about so far to either side of straight ahead and straight back. */
const ARC_LINE = { sin: 0.6427876096865394, cos: 0.7660444431189781 } as const;
/** Width of the bullseye arc in mm: that of the range ruler (xw.bullseye-arc.03). */
const BULLSEYE_WIDTH = 15;

const FRONT_LEFT: Point = { x: -ARC_LINE.sin, y: ARC_LINE.cos };
const FRONT_RIGHT: Point = { x: ARC_LINE.sin, y: ARC_LINE.cos };
const REAR_LEFT: Point = { x: -ARC_LINE.sin, y: -ARC_LINE.cos };
const REAR_RIGHT: Point = { x: ARC_LINE.sin, y: -ARC_LINE.cos };

/** Left and right line of each standard arc, seen from inside, looking out. */
const LINES: Readonly<Record<StandardArc, readonly [left: Point, right: Point]>> = {
  front: [FRONT_LEFT, FRONT_RIGHT],
  right: [FRONT_RIGHT, REAR_RIGHT],
  rear: [REAR_RIGHT, REAR_LEFT],
  left: [REAR_LEFT, FRONT_LEFT],
};

const OPPOSITE: Readonly<Record<StandardArc, StandardArc>> = {
  front: 'rear',
  rear: 'front',
  left: 'right',
  right: 'left',
};

/** The areas of an arc: one, two for a double turret, none for a turret arc of a ship without an indicator. */
export function arcAreas(ship: Ship, arc: ArcName): readonly Area[] {
  switch (arc) {
    case 'bullseye':
      return [stripArc(ship.pose, BULLSEYE_WIDTH)];
    case 'full-front':
      return [fullArc(ship.pose)];
    case 'full-rear':
      return [fullArc(about(ship.pose))];
    case 'single-turret':
    case 'double-turret':
      return turretArcs(ship).map((each) => standardArc(ship, each));
    default:
      return [standardArc(ship, arc)];
  }
}

function standardArc(ship: Ship, arc: StandardArc): Area {
  const [left, right] = LINES[arc];
  return wedge(ship.pose, left, right);
}

/** The standard arcs that are turret arcs as well: where the indicator points, for a double turret also the opposite one (xw.turret-arc.03, .05). */
export function turretArcs({ turret }: Pick<Ship, 'turret'>): readonly StandardArc[] {
  if (turret === null) return [];
  return turret.kind === 'double' ? [turret.arc, OPPOSITE[turret.arc]] : [turret.arc];
}

/** The shaded arcs of the token, arcs of granted primary weapons, and every turret arc (xw.firing-arc.01, xw.firing-arc.02). */
export function firingArcs(ship: Ship): readonly ArcName[] {
  const fixed = primaryWeaponsOf(ship).map((weapon) => weapon.arc);
  const arcs: ArcName[] = [...fixed.filter((arc) => !isTurret(arc)), ...turretArcs(ship)];
  return [...new Set(arcs)];
}

/** `front arc`, `turret arc, which points left`. */
export function arcInWords(ship: Pick<Ship, 'turret'>, arc: ArcName): string {
  return isTurret(arc) ? `turret arc, which points ${turretArcs(ship).join(' and ')}` : `${arc} arc`;
}

/** The two kinds (xw.turret-arc.01). */
export function isTurret(arc: ArcName): boolean {
  return arc === 'single-turret' || arc === 'double-turret';
}
