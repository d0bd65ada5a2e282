/** The dice (or.symbols.01): all alike, their sides counted by the pack; a roll is one frame that cards may act on. */
import { once, type DieKind } from '../../core';
import type { Pack } from '../facts';
import { packOf } from './lookup';
import type { OuterRimState } from '../model/state';

export const DIE = 'die';

const dieOf = once((pack: Pack): DieKind => ({ name: DIE, faces: pack.supply.faces }));

export function die(state: OuterRimState): DieKind {
  return dieOf(packOf(state));
}

/** Each hit counts 1, each critical hit 2 (or.resolving-combat.03). */
export function damageOf(faces: readonly string[]): number {
  return faces.reduce((sum, face) => sum + (face === 'crit' ? 2 : face === 'hit' ? 1 : 0), 0);
}

/** Faces that pass a test, by how many copies of the skill the player has (or.skill-tests.06 to .08). */
export function passingFaces(copies: number): readonly string[] {
  if (copies === 0) return ['crit'];
  return copies === 1 ? ['crit', 'hit'] : ['crit', 'hit', 'focus'];
}
