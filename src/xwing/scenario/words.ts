/** Small words of the table: maneuvers, faces of dice. */
import type { NamesByKind } from '../../language/pieces';
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Rejection } from '../../core';
import { didYouMean } from '../../core/codec/nearest';
import type { Bearing, Maneuver, ManeuverColor } from '../facts';
import { BEARINGS, MANEUVER_COLORS } from '../facts/words';
import { maneuverName } from '../facts/maneuvers';

/** Faces of attack and defense dice by the words for them. */
export const FACE_WORDS: Readonly<Record<string, string>> = {
  hit: 'hit',
  crit: 'crit',
  'critical hit': 'crit',
  focus: 'focus',
  evade: 'evade',
  blank: 'blank',
};

/** `3 straight`, `2 turn left`, `2 turn-left red`. The color is looked up on the dial when it is not said. */
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
    return no(`'${text}' is not a maneuver: it begins with a speed from 0 to 5`);
  const known = BEARINGS.find((each) => each === bearing);
  if (known === undefined)
    return no(
      `'${bearing}' is not a bearing${didYouMean(bearing, BEARINGS) || `; the bearings are ${BEARINGS.join(', ')}`}`,
    );
  const printed = onDial(dial, speed, known);
  if (color !== undefined && printed && printed.color !== color)
    return no(`'${speed} ${known}' is ${printed.color} on its dial, not ${color}`);
  const maneuver = color === undefined ? printed : { speed, bearing: known, color };
  if (maneuver) return E.right(maneuver);
  const dialWords = dial.map(maneuverName);
  return no(
    `'${speed} ${known}' is not on its dial${didYouMean(`${speed} ${known}`, dialWords) || `, which has ${dialWords.join(', ')}`}`,
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

/** Events speak of remotes as of ships. */
export function withRemotes(names: NamesByKind): NamesByKind {
  const { ship = [], device = [] } = names;
  return { ...names, 'ship or remote': [...ship, ...device] };
}
