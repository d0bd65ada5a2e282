/** Translates the source's words into ours; a word that is not known stops the compiler. */
import {
  ACTION_COLORS,
  ACTIONS,
  ARCS,
  FACTIONS,
  MANEUVER_COLORS,
  SIZES,
  SLOTS,
  type Bearing,
} from '../../src/xwing/facts/words';

const BEARING_CODES: Readonly<Record<string, Bearing>> = {
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

/** 'Force Power' to 'force-power', 'Front Arc' to 'front' (but 'Rotate Arc' to 'rotate-arc'), checked against our list of such words. */
function translated<W extends string>(words: readonly W[], text: string): W {
  const word = text
    .toLowerCase()
    .replace(/(?<!rotate) arc$/, '')
    .replaceAll(' ', '-');
  const found = words.find((candidate) => candidate === word);
  if (found === undefined) throw new Error(`'${text}' is none of ${words.join(', ')}`);
  return found;
}

export const action = (text: string) => translated(ACTIONS, text);
export const actionColor = (text: string) => translated(ACTION_COLORS, text);
export const slot = (text: string) => translated(SLOTS, text);
export const size = (text: string) => translated(SIZES, text);
export const arc = (text: string) => translated(ARCS, text);
export const faction = (text: string) => translated(FACTIONS, xwsId(text));

/** `3ER` to `3 tallon-left red`. */
export function maneuver(code: string): string {
  const [speed = '', bearing = '', colorLetter = ''] = code;
  const color = MANEUVER_COLORS.find((candidate) => candidate[0] === colorLetter.toLowerCase());
  if (code.length !== 3 || !BEARING_CODES[bearing] || !color) throw new Error(`dial code ${code}`);
  return `${speed} ${BEARING_CODES[bearing]} ${color}`;
}

/** The id that XWS derives from a name: letters and digits only, without accents. */
export function xwsId(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
