/** Small words of the table: maneuvers, headings, faces of dice. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json, type Rejection } from '../../core';
import { degreesOf, EAST, headingFromDegrees, NORTH, SOUTH, turned, WEST, type Heading } from '../../core/geometry';
import { didYouMean } from '../../core/codec/nearest';
import type { Bearing, Maneuver, ManeuverColor } from '../facts';
import { BEARINGS, MANEUVER_COLORS } from '../facts/words';
import { maneuverName } from '../facts/maneuvers';

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

/** Faces of attack and defense dice by the words for them. */
export const FACE_WORDS: Readonly<Record<string, string>> = {
  hit: 'hit',
  crit: 'crit',
  'critical hit': 'crit',
  focus: 'focus',
  evade: 'evade',
  blank: 'blank',
};

/** A heading as people say it: the name of one of eight directions, or degrees clockwise from north. */
export function sayHeading(heading: Heading): string | number {
  const name = Object.keys(FACINGS).find((each) => sameDirection(FACINGS[each] ?? NORTH, heading));
  return name ?? tenths(degreesOf(heading));
}

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

export function tenths(mm: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(mm * 10) / 10 + 0;
}

/** `3 straight`, `2 turn left`, `2 turn-left red`. The colour is looked up on the dial when it is not said. */
export function readManeuver(text: string, dial: readonly Maneuver[]): E.Either<Rejection, Maneuver> {
  const [speedWord, ...rest] = text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  const speed = Number(speedWord);
  const last = rest[rest.length - 1];
  const color = MANEUVER_COLORS.find((each) => each === last);
  const bearing = (color === undefined ? rest : rest.slice(0, -1)).join('-');
  if (!Number.isInteger(speed) || speed < 0 || speed > 5)
    return no(`'${text}' is no maneuver: a speed from 0 to 5 is expected first`);
  const known = BEARINGS.find((each) => each === bearing);
  if (known === undefined) return no(`'${bearing}' is no bearing${didYouMean(bearing, BEARINGS)}`);
  const printed = onDial(dial, speed, known);
  if (color !== undefined && printed && printed.color !== color)
    return no(`'${speed} ${known}' is ${printed.color} on its dial, not ${color}`);
  const maneuver = color === undefined ? printed : { speed, bearing: known, color };
  if (maneuver) return E.right(maneuver);
  const dialWords = dial.map(maneuverName);
  return no(
    `'${speed} ${known}' is not on its dial${didYouMean(`${speed} ${known}`, dialWords) || `; write its color to use it all the same`}`,
  );
}

function onDial(dial: readonly Maneuver[], speed: number, bearing: Bearing): Maneuver | undefined {
  return dial.find((each) => each.speed === speed && each.bearing === bearing);
}

export function sayManeuver({
  speed,
  bearing,
  color,
}: {
  speed: number;
  bearing: Bearing;
  color: ManeuverColor;
}): string {
  return `${speed} ${bearing} ${color}`;
}

function no(message: string): E.Either<Rejection, never> {
  return reject(reason('no-such-word', message, []));
}
