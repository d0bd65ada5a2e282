/** The dice (xw.attack, xw.dice-modification): eight sides each. */
import type { DieKind, RerollPolicy } from '../../core';

/** A face of the red dice. */
export type AttackFace = 'hit' | 'crit' | 'focus' | 'blank';
/** A face of the green dice. */
export type DefenseFace = 'evade' | 'focus' | 'blank';

/** The faces of each kind of die. */
export interface XwingDice {
  attack: AttackFace;
  defense: DefenseFace;
}

export const ATTACK_DIE: DieKind<'attack', AttackFace> = {
  name: 'attack',
  faces: { hit: 3, crit: 1, focus: 2, blank: 2 },
};
export const DEFENSE_DIE: DieKind<'defense', DefenseFace> = {
  name: 'defense',
  faces: { evade: 3, focus: 2, blank: 3 },
};

/** Each die is rerolled at most once, whoever causes it. */
export const REROLLS: RerollPolicy = {
  times: 1,
  rules: ['xw.golden-rules.04', 'xw.dice-modification.08', 'xw.attack.20', 'xw.attack.26'],
};

/** No roll has fewer or more dice, whatever changes their number (xw.attack.17, xw.attack.23). */
export const FEWEST_DICE = 0;
export const MOST_DICE = 6;
