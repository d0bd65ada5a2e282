/** Directions, as people say them. */
import type { Json } from '../core/codec/json';
import {
  degreesOf,
  EAST,
  headingFromDegrees,
  NORTH,
  SOUTH,
  turned,
  WEST,
  type Heading,
  type Pose,
} from '../core/geometry';

/** The eight directions by their names. */
export const FACINGS: Readonly<Record<string, Heading>> = {
  north: NORTH,
  'north-east': turned(NORTH, 45),
  east: EAST,
  'south-east': turned(NORTH, 135),
  south: SOUTH,
  'south-west': turned(NORTH, 225),
  west: WEST,
  'north-west': turned(NORTH, 315),
};

/** A heading as people say it: the name of one of eight directions, or degrees clockwise from north. */
export function sayHeading(heading: Heading): string | number {
  const name = Object.keys(FACINGS).find((each) => sameDirection(FACINGS[each] ?? NORTH, heading));
  return name ?? tenths(degreesOf(heading));
}

/** Null: no direction is called so. */
export function readHeading(word: string | number | readonly [number, number]): Heading | null {
  if (typeof word === 'number') return headingFromDegrees(word);
  if (typeof word !== 'string') return { x: word[0], y: word[1] };
  return Object.hasOwn(FACINGS, word) ? (FACINGS[word] ?? null) : null;
}

/** Do two ways to write a heading mean the same, within a twentieth of a degree? */
export function sameFacing(expected: Json, found: Json): boolean {
  const degrees = [expected, found].map((each) => {
    const heading = typeof each === 'string' || typeof each === 'number' ? readHeading(each) : null;
    return heading && degreesOf(heading);
  });
  const [a, b] = degrees;
  if (typeof a !== 'number' || typeof b !== 'number') return false;
  const apart = Math.abs(a - b);
  return Math.min(apart, 360 - apart) <= 0.05 + 1e-9;
}

function sameDirection(a: Heading, b: Heading): boolean {
  return Math.abs(a.x - b.x) < 1e-9 && Math.abs(a.y - b.y) < 1e-9;
}

/** Rounded to tenths, as files and stories have it. */
export function tenths(mm: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(mm * 10) / 10 + 0;
}

/** `[450, 300] facing north-east`. */
export function sayPose({ x, y, heading }: Pose): string {
  return `[${tenths(x)}, ${tenths(y)}] facing ${sayFacing(heading)}`;
}

/** `north-east`, `30 degrees`. */
export function sayFacing(heading: Heading): string {
  const said = sayHeading(heading);
  return typeof said === 'number' ? `${said} degrees` : said;
}
