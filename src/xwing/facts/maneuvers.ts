/** What a maneuver is (xw.maneuver, xw.bearing, xw.speed, xw.difficulty), apart from any ship that executes it. */
import type { Bearing, Maneuver, ManeuverColor } from '.';
import { highestSpeed } from './templates';

/** How a maneuver is written in actions and events: `3 straight`, `2 turn-left`, `0 stationary`. A dial shows each only once. */
export function maneuverName({ speed, bearing }: Pick<Maneuver, 'speed' | 'bearing'>): string {
  return `${speed} ${bearing}`;
}

/** The white 2 straight of a ship that cannot execute its red maneuver (xw.maneuver.14, xw.activation-phase.11). */
export const WHITE_TWO_STRAIGHT: Maneuver = { speed: 2, bearing: 'straight', color: 'white' };
/** The ion maneuver (xw.ion.07). */
export const ION_MANEUVER: Maneuver = { speed: 1, bearing: 'straight', color: 'blue' };

const BASIC: readonly Bearing[] = ['straight', 'bank-left', 'bank-right', 'turn-left', 'turn-right'];
const REVERSE: readonly Bearing[] = ['reverse-straight', 'reverse-bank-left', 'reverse-bank-right'];

/** Basic maneuvers follow the standard rules; all others are advanced (xw.bearing.02). */
export function isBasic(bearing: Bearing): boolean {
  return BASIC.includes(bearing);
}

/** Reverse maneuvers begin at the rear guides (xw.bearing.22). */
export function isReverse(bearing: Bearing): boolean {
  return REVERSE.includes(bearing);
}

/** Fully executed, it turns the ship to face where its rear was (xw.bearing.09, .10). */
export function turnsAround(bearing: Bearing): boolean {
  return bearing === 'koiogran' || bearing === 'segnor-left' || bearing === 'segnor-right';
}

/** At which side of the base the template of this bearing lies in a sideslip; null: it is no bank or turn (xw.supplement-sideslip.02). */
export function slipsTo(bearing: Bearing): 'left' | 'right' | null {
  if (bearing === 'straight' || !isBasic(bearing)) return null;
  return bearing.endsWith('-left') ? 'right' : 'left';
}

/**
 * Maneuvers that begin at the front guides are forward maneuvers; stationary and reverse ones are not (xw.bearing.03, xw.bearing.20, xw.bearing.24,
 * xw.bearing.26).
 */
export function isForward(bearing: Bearing): boolean {
  return bearing !== 'stationary' && !isReverse(bearing);
}

/** The direction that is part of a bearing (xw.bearing.01, xw.maneuver.02). */
export function directionOf(bearing: Bearing): 'left' | 'right' | 'straight' {
  if (bearing.endsWith('-left')) return 'left';
  return bearing.endsWith('-right') ? 'right' : 'straight';
}

/**
 * The speed after a change, within the templates that exist for the bearing; a change beyond them has no effect, and the speed of
 * a stationary maneuver never changes (xw.speed.02, xw.speed.03, xw.speed.04).
 */
export function changedSpeed({ speed, bearing }: Maneuver, by: number): number {
  const highest = highestSpeed(bearing);
  return highest === 0 ? speed : Math.max(1, Math.min(highest, speed + by));
}

const LADDER: readonly ManeuverColor[] = ['blue', 'white', 'red'];

/** A difficulty as a number that effects add to: blue -1, white 0, red 1. Null for purple, which is not on that ladder. */
export function difficultyLevel(color: ManeuverColor): number | null {
  const at = LADDER.indexOf(color);
  return at < 0 ? null : at - 1;
}

/** The color of a sum of changes: blue and red are the ends, and only the sum is limited to them (xw.difficulty.08, xw.difficulty.09). */
export function colorOfLevel(level: number): ManeuverColor {
  if (level < 0) return 'blue';
  return level > 0 ? 'red' : 'white';
}
