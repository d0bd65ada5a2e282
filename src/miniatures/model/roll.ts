/** The die of the game (min.set-up-your-squad.02). */
import type { DieKind } from '../../core';

/** Faces of a d20: '1' to '20'. */
export type D20Face =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '10'
  | '11'
  | '12'
  | '13'
  | '14'
  | '15'
  | '16'
  | '17'
  | '18'
  | '19'
  | '20';

/** A roll of 20 always succeeds, one of 1 always fails (min.attack-rolls.02, .05, min.making-saves.03). */
export const HIGHEST = 20;
export const LOWEST = 1;

export const D20: DieKind<'d20', D20Face> = {
  name: 'd20',
  faces: Object.fromEntries(Array.from({ length: HIGHEST }, (_, i) => [`${i + 1}`, 1])) as Record<D20Face, number>,
};
