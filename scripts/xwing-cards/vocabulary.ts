/** Translates the source's words into ours; a word that is not known stops the compiler. */
import { parseManeuver, xwsId } from '../../src/xwing/facts/notation';
import { ACTION_COLORS, ACTIONS, ARCS, FACTIONS, SIZES, SLOTS } from '../../src/xwing/facts/words';

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

/** A code of a dial, if it is one. */
export function maneuver(code: string): string {
  if (!parseManeuver(code)) throw new Error(`dial code ${code}`);
  return code;
}
