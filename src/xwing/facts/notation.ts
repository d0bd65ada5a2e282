/** The short notation of maneuvers, actions and ids in the compiled facts: `3ER`, `boost white > focus red`, `-swz68`. */
import type { ActionIcon, Maneuver } from './types';
import { ACTION_COLORS, ACTIONS, type ActionColor, type ActionName, type Bearing, type ManeuverColor } from './words';

/** The letters of bearings in XWS, as squad builders write dials. */
const BEARING_OF: Readonly<Record<string, Bearing>> = {
  T: 'turn-left',
  Y: 'turn-right',
  B: 'bank-left',
  N: 'bank-right',
  F: 'straight',
  K: 'koiogran',
  L: 'segnor-left',
  P: 'segnor-right',
  E: 'tallon-left',
  R: 'tallon-right',
  O: 'stationary',
  S: 'reverse-straight',
  A: 'reverse-bank-left',
  D: 'reverse-bank-right',
};
const COLOR_OF: Readonly<Record<string, ManeuverColor>> = { B: 'blue', W: 'white', R: 'red', P: 'purple' };

/** Reads `2BB`, a blue 2 bank to the left; null if it is not a maneuver. */
export function parseManeuver(code: string): Maneuver | null {
  const [speed = '', bearingLetter = '', colorLetter = '', ...rest] = code;
  const bearing = BEARING_OF[bearingLetter];
  const color = COLOR_OF[colorLetter];
  if (!/^[0-5]$/.test(speed) || !bearing || !color || rest.length > 0) return null;
  return { speed: Number(speed), bearing, color };
}

/** The XWS id that a name makes: letters and digits only, without accents. */
export function xwsId(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** The id of what is called so: what its name makes, with what is given behind that (`-swz68`), or another one. */
export function idOf({ name, id = '' }: { name: string; id?: string }): string {
  return id === '' || id.startsWith('-') ? `${xwsId(name)}${id}` : id;
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
