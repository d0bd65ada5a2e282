/** Arcs of a ship (xw.arc, xw.standard-arcs, xw.full-arcs, xw.bullseye-arc, xw.turret-arc, xw.firing-arc). */
import { about, fullArc, headingFromDegrees, stripArc, wedge, type Arc as Area, type Point } from '../../core/geometry';
import { memo, reason, type Reason } from '../../core';
import type { Arc, Measures } from '../facts';
import { SIZES } from '../facts/words';
import { isRemote } from './devices';
import { primaryWeaponsOf, weaponsOf } from './weapons';
import type { Ship, Weapon, XwingState } from '../model/state';

export const STANDARD_ARCS = ['front', 'left', 'right', 'rear'] as const;
type StandardArc = (typeof STANDARD_ARCS)[number];

/** Every arc that a rule or card can ask for. */
export type ArcName = Arc | StandardArc;

/** The two lines of a standard arc, seen from inside, looking out. */
type Lines = readonly [left: Point, right: Point];

/** The lines of tokens that were asked for, by the degrees of their front arc: an angle from outside passes the border of the geometry once. */
const MOST_LINES = 100;

const linesOf = memo((degrees: number) => standardLines(headingFromDegrees(degrees)), MOST_LINES);

/**
 * Of the line of the front arc on the right side; the others are its mirror images: ahead, to both sides, behind (xw.standard-arcs.02,
 * xw.standard-arcs.04, xw.standard-arcs.05).
 */
function standardLines({ x, y }: Point): Readonly<Record<StandardArc, Lines>> {
  const [frontLeft, frontRight, rearLeft, rearRight] = [
    { x: -x, y },
    { x, y },
    { x: -x, y: -y },
    { x, y: -y },
  ];
  return {
    front: [frontLeft, frontRight],
    right: [frontRight, rearRight],
    rear: [rearRight, rearLeft],
    left: [rearLeft, frontLeft],
  };
}

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

/** What can be asked for: an arc by its name, or the attack arc of a weapon, which on a huge ship may have an indicator of its own. */
export type ArcAsked = ArcName | (Pick<Weapon, 'arc' | 'id' | 'moreArcs'> & Partial<Pick<Weapon, 'range'>>);

/** The name of the arc that is asked for. */
function arcNamed(asked: ArcAsked): ArcName {
  return typeof asked === 'string' ? asked : asked.arc;
}

/** The areas of an arc: one, two for a double turret, none for a turret arc of a ship without an indicator. */
export function arcAreas(state: Measured, ship: Ship, asked: ArcAsked): readonly Area[] {
  const arc = arcNamed(asked);
  // Those that an ability adds (xw.attack-arc.02).
  if (typeof asked !== 'string' && asked.moreArcs) {
    const all = [arc, ...asked.moreArcs].map((each) => ({ id: asked.id, arc: each }));
    return all.flatMap((each) => arcAreas(state, ship, each));
  }
  // Of a remote those that are printed on it (xw.remote-attack.04, .06).
  if (isRemote(ship) && !ship.token.arcs.some((each) => each === arc)) return [];
  switch (arc) {
    case 'bullseye':
      // Straight ahead, and so within the front arc (xw.bullseye-arc.01, xw.bullseye-arc.02).
      return [stripArc(ship.pose, state.options.measures.bullseye)];
    // The full arcs (xw.full-arc.01).
    case 'full-front':
      // Ahead of the midline (xw.full-arcs.01, xw.full-arcs.02).
      return [fullArc(ship.pose)];
    case 'full-rear':
      // Behind the midline (xw.full-arcs.01, xw.full-arcs.03).
      return [fullArc(about(ship.pose))];
    case 'single-turret':
    case 'double-turret':
      // A turret attack reaches where the indicator points (xw.turret-arc.04).
      return turretArcs(ship, cardOf(asked)).map((each) => standardArc(state, ship, each));
    default:
      return [standardArc(state, ship, arc)];
  }
}

/** The lines cross in the middle of the token (xw.standard-arcs.01). */
function standardArc({ options }: Measured, ship: Ship, arc: StandardArc): Area {
  const [left, right] = linesOf(options.measures.halfArcs[ship.size])[arc];
  return wedge(ship.pose, left, right);
}

/** The standard arcs that are turret arcs as well: where the indicator points, for a double turret also the opposite one (xw.turret-arc.03, .05). */
export function turretArcs(ship: Indicators, card?: string): readonly StandardArc[] {
  const arcs = indicatorsOf(ship, card).flatMap(pointedAt);
  return arcs.length > 1 ? [...new Set(arcs)] : arcs;
}

function pointedAt({ kind, arc }: Indicator): readonly StandardArc[] {
  return kind === 'double' ? [arc, OPPOSITE[arc]] : [arc];
}

type Indicator = NonNullable<Ship['turret']>;
/** What of a ship says where its turrets point. */
export type Indicators = Pick<Ship, 'turret'> & Partial<Pick<Ship, 'upgrades'>>;

/**
 * The indicators of a ship, or that of one of its cards: on a huge ship each belongs to the upgrade with the marker of its color (xw.turret-arc.07,
 * xw.huge-turret-arcs.03, xw.huge-multiple-turrets-example.01).
 * Its arcs are measured from the middle of the ship, on whichever mount it is (xw.huge-turret-arcs.05).
 */
export function indicatorsOf({ turret, upgrades = [] }: Indicators, card?: string): readonly Indicator[] {
  if (turret) return [turret];
  return upgrades.flatMap((each) => (each.turret && (card === undefined || each.id === card) ? [each.turret] : []));
}

function cardOf(asked: ArcAsked): string | undefined {
  return typeof asked === 'string' ? undefined : asked.id;
}

/** Every arc ends at range 3 (xw.arc.01). */
export const LAST_RANGE = 3;

/**
 * The range at which an arc ends: 3, or farther where a weapon of a huge ship needs that in it; with its front arcs the bullseye
 * (xw.huge-firing-arcs.02, .03).
 */
export function reachOf(state: XwingState, ship: Ship, asked: ArcAsked): number {
  if (ship.size !== 'huge') return LAST_RANGE;
  const wanted = arcsIn(ship, asked);
  const inFront = wanted.includes('bullseye') ? ['front', 'full-front'] : [];
  const reach = weaponsOf(state, ship).map((weapon) => {
    const within = arcsIn(ship, weapon).some((arc) => wanted.includes(arc) || inFront.includes(arc));
    return within ? weapon.range.max : LAST_RANGE;
  });
  const own = typeof asked === 'string' ? 0 : (asked.range?.max ?? 0);
  return Math.max(LAST_RANGE, own, ...reach);
}

function arcsIn(ship: Ship, asked: ArcAsked): readonly ArcName[] {
  const arc = arcNamed(asked);
  return isTurret(arc) ? turretArcs(ship, cardOf(asked)) : [arc];
}

/** The shaded arcs of the token, arcs of granted primary weapons, and every turret arc (xw.firing-arc.01, xw.firing-arc.02). */
export function firingArcs(state: XwingState, ship: Ship): readonly ArcName[] {
  if (isRemote(ship)) return ship.token.arcs;
  const fixed = primaryWeaponsOf(state, ship).map((weapon) => weapon.arc);
  const arcs: ArcName[] = [...fixed.filter((arc) => !isTurret(arc)), ...turretArcs(ship)];
  return [...new Set(arcs)];
}

/** `front arc`, `turret arc, which points left`. */
export function arcInWords(ship: Indicators, asked: ArcAsked): string {
  const arc = arcNamed(asked);
  return isTurret(arc) ? `turret arc, which points ${turretArcs(ship, cardOf(asked)).join(' and ')}` : `${arc} arc`;
}

/** Is this one of the two kinds of turret arc (xw.turret-arc.01)? */
export function isTurret(arc: ArcName): boolean {
  return arc === 'single-turret' || arc === 'double-turret';
}
