/** Defense tokens beside ships and squadrons (arm.defense-tokens). */
import type { RuleId } from '../../core';
import { emit } from '../engine';
import type { ArmadaState, DefenseTokenInPlay } from '../model/state';

/** The token at this place among those beside the piece goes back to the supply. */
export function discardDefenseToken(
  state: ArmadaState,
  piece: { id: string; defense: DefenseTokenInPlay[] },
  at: number,
  rules: readonly RuleId[],
): void {
  const token = piece.defense[at];
  if (!token) return;
  piece.defense = piece.defense.filter((_, i) => i !== at);
  emit(state, { type: 'defense-token-discarded', rules, piece: piece.id, token: token.type });
}
