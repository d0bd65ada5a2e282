/** The short notation of maneuvers and actions in the compiled facts: `3 tallon-left red`, `boost white > focus red`. */
import type { ActionIcon, Maneuver } from './types';
import { ACTION_COLORS, ACTIONS, BEARINGS, MANEUVER_COLORS, type ActionColor, type ActionName } from './words';

/** Reads `2 bank-left blue`; null if it is not a maneuver. */
export function parseManeuver(text: string): Maneuver | null {
  const [speed = '', bearingWord = '', colorWord = '', ...rest] = text.split(' ');
  const bearing = word(BEARINGS, bearingWord);
  const color = word(MANEUVER_COLORS, colorWord);
  if (!/^[0-5]$/.test(speed) || !bearing || !color || rest.length > 0) return null;
  return { speed: Number(speed), bearing, color };
}

/** Reads `focus white` or `focus white > barrel-roll red`; null if it is not an action of an action bar. */
export function parseAction(text: string): ActionIcon | null {
  const [first = '', second, ...rest] = text.split(' > ');
  const icon = parseIcon(first);
  if (!icon || rest.length > 0) return null;
  if (second === undefined) return { ...icon, linked: null };
  const linked = parseIcon(second);
  return linked && { ...icon, linked };
}

function parseIcon(text: string): { action: ActionName; color: ActionColor } | null {
  const [actionWord = '', colorWord = '', ...rest] = text.split(' ');
  const action = word(ACTIONS, actionWord);
  const color = word(ACTION_COLORS, colorWord);
  return action && color && rest.length === 0 ? { action, color } : null;
}

function word<W extends string>(words: readonly W[], text: string): W | undefined {
  return words.find((candidate) => candidate === text);
}
