/** The dice (or.symbols.01): all alike, their sides counted by the pack; a roll is one frame that cards may act on. */
import { once, rolledDice, type Die, type DieKind } from '../../core';
import type { DieFace, Pack } from '../facts';
import { packOf } from '../model/pack';
import type { OuterRimState } from '../model/state';

const DIE = 'die';

const dieOf = once((pack: Pack): DieKind<'die', DieFace> => ({ name: DIE, faces: pack.supply.faces }));

export function die(state: OuterRimState): DieKind<'die', DieFace> {
  return dieOf(packOf(state));
}

/** The dice of a roll, which is kept as the faces that they show. */
export function diceShowing(faces: readonly string[]): Die[] {
  return rolledDice({ type: 'roll', player: 'chance', die: DIE, faces });
}

/** Each hit counts 1, each critical hit 2 (or.resolving-combat.03, or.combat-example.03). */
export function damageOf(faces: readonly string[]): number {
  return faces.reduce((sum, face) => sum + (face === 'crit' ? 2 : face === 'hit' ? 1 : 0), 0);
}

/**
 * Faces that pass a test, by how many copies of the skill the player has (or.skill-tests.06 to .08, or.quick-reference-skill-tests.02,
 * or.quick-reference-skill-tests.03, or.quick-reference-skill-tests.04).
 */
export function passingFaces(copies: number): readonly string[] {
  if (copies === 0) return ['crit'];
  return copies === 1 ? ['crit', 'hit'] : ['crit', 'hit', 'focus'];
}
