/** Line of sight: whether an attack is possible and whether it is obstructed (arm.line-of-sight, arm.obstructed). */
import {
  circlesApart,
  crosses,
  boundingCircle,
  shapesClosest,
  withLine,
  withoutLine,
  type Area,
  type Circle,
  type Crossing,
  type Line,
  type Verdict,
} from '../../core/geometry';
import type { HullZone } from '../facts/words';
import type { ObstaclePiece, ShipPiece, SquadronPiece } from '../model/pieces';
import { baseCircle, circlesOf, shipBase } from './bases';
import { hullZone, otherZoneCrossed, targetingPoint, type ZoneCrossing } from './hull-zones';

/** An end of a line of sight: a hull zone of a ship, or a squadron. */
export type SightEnd = { readonly ship: ShipPiece; readonly zone: HullZone } | { readonly squadron: SquadronPiece };

/** What a line of sight runs through. */
export interface Obstruction extends Crossing {
  /** Of the obstacle or ship. */
  readonly id: string;
}

/** A line of sight with what decides about it. */
export interface LineOfSight {
  readonly line: Line;
  /** Is there one: does it miss every hull zone of the defender but the defending one (arm.line-of-sight.05)? */
  readonly clear: Verdict;
  /** The other hull zone of the defender that it runs through, or nearly does; null: the defender is a squadron. */
  readonly through: ZoneCrossing | null;
  /** Does it run through anything that obstructs (arm.line-of-sight.06)? Only told where something is near. */
  readonly obstructed: Verdict;
  /** All that obstructs it. */
  readonly obstructedBy: readonly Obstruction[];
}

/** What may obstruct: all ships and obstacles on the table. Squadrons never do (arm.line-of-sight.08, arm.obstructed.05). */
export interface InBetween {
  readonly ships: readonly ShipPiece[];
  readonly obstacles: readonly ObstaclePiece[];
}

/** Traces line of sight from an attacker to a defender, however far (arm.line-of-sight.10), among what lies in between. */
export function lineOfSight(from: SightEnd, to: SightEnd, between: InBetween): LineOfSight {
  return withObstructions(sightTo(from, to), from, to, between);
}

/** The line itself, and whether the defender's own hull zones block it: what lies in between does not matter for that. */
export function sightTo(from: SightEnd, to: SightEnd): Pick<LineOfSight, 'line' | 'clear' | 'through'> {
  const line = sightLine(from, to);
  const through = 'ship' in to ? otherZoneCrossed(to.ship, to.zone, line) : null;
  return { line, clear: through ? withLine(0 - through.margin) : { holds: true, margin: Infinity }, through };
}

/** What obstructs a line that was traced; that bases touch changes nothing (arm.obstructed.06). */
export function withObstructions(
  { line, clear, through }: Pick<LineOfSight, 'line' | 'clear' | 'through'>,
  from: SightEnd,
  to: SightEnd,
  between: InBetween,
): LineOfSight {
  const obstructions = mayObstruct(from, to, line, between).map(({ id, area }) => ({ id, ...crosses(line, area) }));
  const most = Math.max(-Infinity, ...obstructions.map((each) => each.margin));
  return {
    line,
    clear,
    through,
    obstructed: withoutLine(most),
    obstructedBy: obstructions.filter((each) => each.holds),
  };
}

/**
 * A straight line (arm.line-of-sight.02): from targeting points of hull zones, of squadrons from the point of the base that is closest to the other side
 * (arm.line-of-sight.03, .04).
 */
export function sightLine(from: SightEnd, to: SightEnd): Line {
  return { from: endOf(from, to), to: endOf(to, from) };
}

function endOf(end: SightEnd, other: SightEnd): { x: number; y: number } {
  return 'ship' in end ? targetingPoint(end.ship, end.zone) : closestTo(end.squadron, other);
}

/** Closest to the hull zone itself, not to its targeting point (arm.line-of-sight.03). */
function closestTo(squadron: SquadronPiece, other: SightEnd): { x: number; y: number } {
  return shapesClosest(squadron, 'ship' in other ? hullZone(other.ship, other.zone) : other.squadron).from;
}

/** Obstacles, and ships that are neither attacker nor defender; their dials are ignored (arm.line-of-sight.06, .09). Quick where they are far away. */
function mayObstruct(
  from: SightEnd,
  to: SightEnd,
  line: Line,
  { ships, obstacles }: InBetween,
): { id: string; area: Area }[] {
  const around = boundingCircle([line.from, line.to]);
  const isEnd = ({ id }: ShipPiece): boolean =>
    ('ship' in from && from.ship.id === id) || ('ship' in to && to.ship.id === id);
  const near = (circle: Circle): boolean => !circlesApart(around, circle, NEAR);
  return [
    ...ships
      .filter((ship) => !isEnd(ship) && near(baseCircle(ship)))
      .map((ship) => ({ id: ship.id, area: [shipBase(ship)] })),
    ...obstacles.filter(({ area }) => circlesOf(area).some(near)),
  ];
}

/** What misses a line by so many mm is not told of. */
const NEAR = 5;
