/** Arcs of a ship (xw.arc, xw.standard-arcs, xw.full-arcs, xw.bullseye-arc, xw.turret-arc, xw.firing-arc). */
import { about, fullArc, stripArc, wedge, type Arc as Area, type Point } from '../../core/geometry';
import { reason, type Reason } from '../../core';
import type { Arc, Measures } from '../facts';
import { arcLine } from '../facts/measures';
import { SIZES } from '../facts/words';
import { isRemote } from './devices';
import { primaryWeaponsOf } from './weapons';
import type { Ship, XwingState } from '../model/state';

export const STANDARD_ARCS = ['front', 'left', 'right', 'rear'] as const;
type StandardArc = (typeof STANDARD_ARCS)[number];

/** Every arc that a rule or card can ask for. */
export type ArcName = Arc | StandardArc;

/** The ends of the two lines of each standard arc, seen from inside, looking out: to which side of the token, and ahead or back. */
const LINES: Readonly<Record<StandardArc, readonly [left: readonly [-1 | 1, -1 | 1], right: readonly [-1 | 1, -1 | 1]]>> = {
  front: [[-1, 1], [1, 1]],
  right: [[1, 1], [1, -1]],
  rear: [[1, -1], [-1, -1]],
  left: [[-1, -1], [-1, 1]],
}; // prettier-ignore

/** A table on which the measures of tokens are agreed. */
type Measured = Pick<XwingState, 'options'>;

const OPPOSITE: Readonly<Record<StandardArc, StandardArc>> = {
  front: 'rear',
  rear: 'front',
  left: 'right',
  right: 'left',
};

/** No bullseye is wider than the smallest token. */
const WIDEST_BULLSEYE = 40;

/** Why no token has such lines; null: one may. */
export function wrongMeasures({ halfArcs, bullseye }: Measures): Reason | null {
  const size = SIZES.find((each) => !(halfArcs[each] > 0 && halfArcs[each] < 90));
  if (size !== undefined) {
    const said = `The front arc of a ${size} base opens by more than 0 and less than 90 degrees to either side, not ${halfArcs[size]}.`;
    return reason('bad-measures', said, ['xw.standard-arcs.01'], { size, degrees: halfArcs[size] });
  }
  if (bullseye > 0 && bullseye <= WIDEST_BULLSEYE) return null;
  const said = `A bullseye arc is more than 0 and at most ${WIDEST_BULLSEYE} mm wide, not ${bullseye}.`;
  return reason('bad-measures', said, ['xw.bullseye-arc.03'], { bullseye });
}

/** The areas of an arc: one, two for a double turret, none for a turret arc of a ship without an indicator. */
export function arcAreas(state: Measured, ship: Ship, arc: ArcName): readonly Area[] {
  // Of a remote those that are printed on it (xw.remote-attack.04, .06).
  if (isRemote(ship) && !ship.token.arcs.some((each) => each === arc)) return [];
  switch (arc) {
    case 'bullseye':
      return [stripArc(ship.pose, state.options.measures.bullseye)];
    case 'full-front':
      return [fullArc(ship.pose)];
    case 'full-rear':
      return [fullArc(about(ship.pose))];
    case 'single-turret':
    case 'double-turret':
      return turretArcs(ship).map((each) => standardArc(state, ship, each));
    default:
      return [standardArc(state, ship, arc)];
  }
}

/** The lines cross in the middle of the token (xw.standard-arcs.01). */
function standardArc({ options }: Measured, ship: Ship, arc: StandardArc): Area {
  const line = arcLine(options.measures.halfArcs[ship.size]);
  const [left, right] = LINES[arc].map(([side, way]): Point => ({ x: side * line.x, y: way * line.y })) as [
    Point,
    Point,
  ];
  return wedge(ship.pose, left, right);
}

/** The standard arcs that are turret arcs as well: where the indicator points, for a double turret also the opposite one (xw.turret-arc.03, .05). */
export function turretArcs({ turret }: Pick<Ship, 'turret'>): readonly StandardArc[] {
  if (turret === null) return [];
  return turret.kind === 'double' ? [turret.arc, OPPOSITE[turret.arc]] : [turret.arc];
}

/** The shaded arcs of the token, arcs of granted primary weapons, and every turret arc (xw.firing-arc.01, xw.firing-arc.02). */
export function firingArcs(ship: Ship): readonly ArcName[] {
  if (isRemote(ship)) return ship.token.arcs;
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
