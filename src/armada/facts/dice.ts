/** The attack dice (arm.dice-icons): eight sides each. */
import type { DieKind, RerollPolicy } from '../../core';
import { frozen } from '../../core/engine/share';
import type { DiceColor } from './words';

/** A face of an attack die. */
export type DieFace = 'hit' | 'critical' | 'double-hit' | 'hit-critical' | 'accuracy' | 'blank';

/** The faces of each kind of die. */
export interface ArmadaDice {
  red: 'hit' | 'critical' | 'double-hit' | 'accuracy' | 'blank';
  blue: 'hit' | 'critical' | 'accuracy';
  black: 'hit' | 'hit-critical' | 'blank';
}

/** The red attack die: how many sides show each face. */
export const RED_DIE: DieKind<'red', ArmadaDice['red']> = frozen({
  name: 'red',
  faces: { hit: 2, critical: 2, 'double-hit': 1, accuracy: 1, blank: 2 },
});
/** The blue attack die. */
export const BLUE_DIE: DieKind<'blue', ArmadaDice['blue']> = frozen({
  name: 'blue',
  faces: { hit: 4, critical: 2, accuracy: 2 },
});
/** The black attack die. */
export const BLACK_DIE: DieKind<'black', ArmadaDice['black']> = frozen({
  name: 'black',
  faces: { hit: 4, 'hit-critical': 2, blank: 2 },
});

/** The kind of die of each color. */
export const ATTACK_DICE: Readonly<{ [C in DiceColor]: DieKind<C, ArmadaDice[C]> }> = frozen({
  red: RED_DIE,
  blue: BLUE_DIE,
  black: BLACK_DIE,
});

/** How many icons of each kind a face shows. */
export interface Icons {
  readonly hits: number;
  readonly criticals: number;
  readonly accuracies: number;
}

/** The icons on each face (arm.dice-icons.01 to .05). */
export const ICONS: Readonly<Record<DieFace, Icons>> = frozen({
  hit: { hits: 1, criticals: 0, accuracies: 0 },
  critical: { hits: 0, criticals: 1, accuracies: 0 },
  'double-hit': { hits: 2, criticals: 0, accuracies: 0 },
  'hit-critical': { hits: 1, criticals: 1, accuracies: 0 },
  accuracy: { hits: 0, criticals: 0, accuracies: 1 },
  blank: { hits: 0, criticals: 0, accuracies: 0 },
});

/** A die may be rerolled again and again (arm.modifying-dice.03). */
export const REROLLS: RerollPolicy = frozen({ times: null, rules: ['arm.modifying-dice.03'] });
