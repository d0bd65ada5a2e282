import type { Point } from './point';

/**
 * Directions as unit vectors. Angles are compass degrees: 0 is north (+y), 90 east (+x), growing clockwise, so that a
 * positive turn is a turn to the right.
 *
 * No `Math.sin` here or anywhere: engines may round it differently, and a replay must not. Multiples of 22.5 degrees come
 * from a table; what is left (at most 11.25 degrees) from the power series, in which every operation is rounded exactly.
 */
export interface Heading {
  readonly x: number;
  readonly y: number;
}

const SIN_22 = 0.3826834323650898;
const SIN_45 = 0.7071067811865476;
const SIN_67 = 0.9238795325112867;
const STEP = 22.5;
const RADIANS_A_DEGREE = 0.017453292519943295;
const SAME_DIRECTION = 1e-12;

/** The sixteen tabulated directions, clockwise from north. */
const COMPASS: readonly Heading[] = [
  [0, 1], [SIN_22, SIN_67], [SIN_45, SIN_45], [SIN_67, SIN_22],
  [1, 0], [SIN_67, -SIN_22], [SIN_45, -SIN_45], [SIN_22, -SIN_67],
  [0, -1], [-SIN_22, -SIN_67], [-SIN_45, -SIN_45], [-SIN_67, -SIN_22],
  [-1, 0], [-SIN_67, SIN_22], [-SIN_45, SIN_45], [-SIN_22, SIN_67],
].map(([x, y]) => ({ x: x as number, y: y as number })); // prettier-ignore

export const NORTH: Heading = { x: 0, y: 1 };
export const EAST: Heading = { x: 1, y: 0 };
export const SOUTH: Heading = { x: 0, y: -1 };
export const WEST: Heading = { x: -1, y: 0 };

/** The heading of a compass angle in degrees, from outside (a scenario file, a form). */
export function headingFromDegrees(degrees: number): Heading {
  return turned(NORTH, degrees);
}

/** The direction of a vector; null when it has no length. Directions that are tabulated come out exactly as tabulated. */
export function headingOf(vector: Point): Heading | null {
  const length = Math.sqrt(vector.x * vector.x + vector.y * vector.y);
  if (!(length > 0) || length === Infinity) return null;
  return unit(vector.x / length, vector.y / length);
}

/** The direction from one point to another; null when they are the same. */
export function headingTowards(from: Point, to: Point): Heading | null {
  return headingOf({ x: to.x - from.x, y: to.y - from.y });
}

/**
 * A heading turned clockwise by some degrees. Turns of 90 degrees only swap signs, and the sixteen tabulated directions turned by
 * multiples of 22.5 stay tabulated, so that any number of them comes back exactly to the start.
 */
export function turned(heading: Heading, degrees: number): Heading {
  const steps = Math.floor(degrees / STEP + 0.5);
  const rest = degrees - steps * STEP;
  const whole = turnedSteps(heading, ((steps % 16) + 16) % 16);
  return rest === 0 ? whole : rotated(whole, ...smallTurn(rest));
}

/** To the right of a heading. */
export function rightOf(heading: Heading): Heading {
  return { x: heading.y, y: 0 - heading.x };
}

/** To the left of a heading. */
export function leftOf(heading: Heading): Heading {
  return { x: 0 - heading.y, y: heading.x };
}

/** The opposite heading. Written as a difference because -0 is not the 0 that JSON brings back. */
export function opposite(heading: Heading): Heading {
  return { x: 0 - heading.x, y: 0 - heading.y };
}

/** Compass degrees of a heading, 0 up to 360, for people to read: never feed them back into a position. */
export function degreesOf(heading: Heading): number {
  let nearest = 0;
  for (let i = 1; i < 16; i++) if (cosine(heading, i) > cosine(heading, nearest)) nearest = i;
  const c = COMPASS[nearest] as Heading;
  const rest = arcsine(c.y * heading.x - c.x * heading.y) / RADIANS_A_DEGREE;
  const degrees = nearest * STEP + rest;
  return degrees < 0 ? degrees + 360 : degrees;
}

function cosine(heading: Heading, index: number): number {
  const c = COMPASS[index] as Heading;
  return heading.x * c.x + heading.y * c.y;
}

function turnedSteps(heading: Heading, steps: number): Heading {
  const { x, y } = COMPASS[steps % 4] as Heading;
  const quarters = Math.floor(steps / 4);
  const part = steps % 4 === 0 ? heading : rotated(heading, x, y);
  if (quarters === 1) return rightOf(part);
  if (quarters === 2) return opposite(part);
  return quarters === 3 ? leftOf(part) : { x: part.x, y: part.y };
}

/** Clockwise by the angle with this sine and cosine; brought back to length 1, or many turns would add up rounding. */
function rotated(heading: Heading, sin: number, cos: number): Heading {
  const x = heading.x * cos + heading.y * sin;
  const y = heading.y * cos - heading.x * sin;
  const length = Math.sqrt(x * x + y * y);
  return unit(x / length, y / length);
}

/** Directions that are tabulated but for rounding become exactly so: that is how any number of turns leads back. */
function unit(x: number, y: number): Heading {
  for (const c of COMPASS) {
    if (Math.abs(c.x - x) < SAME_DIRECTION && Math.abs(c.y - y) < SAME_DIRECTION) return { x: c.x, y: c.y };
  }
  return { x, y };
}

/** Sine and cosine of an angle of at most 11.25 degrees: their power series, exact to the last bits of a number. */
function smallTurn(degrees: number): [sin: number, cos: number] {
  const a = degrees * RADIANS_A_DEGREE;
  const q = a * a;
  const sin = a * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - (q / 110) * (1 - q / 156))))));
  const cos = 1 - (q / 2) * (1 - (q / 12) * (1 - (q / 30) * (1 - (q / 56) * (1 - (q / 90) * (1 - q / 132)))));
  return [sin, cos];
}

/** Power series of the angle of a small sine (at most that of 11.25 degrees), in radians. */
function arcsine(sin: number): number {
  let term = sin;
  let sum = sin;
  for (let n = 1; n < 14; n++) {
    term *= (sin * sin * (2 * n - 1)) / (2 * n);
    sum += term / (2 * n + 1);
  }
  return sum;
}
