/** Defense tokens beside ships and squadrons: spent, exhausted, discarded (arm.defense-tokens, arm.exhausted). */
import type { RuleId } from '../../core';
import type { DefenseToken } from '../facts';
import { emit } from '../engine';
import type { ArmadaState, DefenseTokenInPlay } from '../model/state';

/** A ship or squadron. */
export type Bearer = { id: string; defense: DefenseTokenInPlay[] };

/** Spending flips a readied token and discards an exhausted one (arm.defense-tokens.15, .16). Of tokens of one type and side it does not matter which. */
export function payDefenseToken(state: ArmadaState, piece: Bearer, type: DefenseToken, exhausted: boolean): void {
  const at = piece.defense.findIndex((each) => each.type === type && each.exhausted === exhausted);
  if (exhausted) discardDefenseToken(state, piece, at, ['arm.defense-tokens.16', 'arm.exhausted.02']);
  else exhaustDefenseToken(state, piece, at, ['arm.defense-tokens.15']);
}

/**
 * The token at this place among those beside the piece is flipped, if it is readied (arm.exhausted.01, .04). As a cost it does nothing else
 * (arm.defense-tokens.22).
 */
export function exhaustDefenseToken(state: ArmadaState, piece: Bearer, at: number, rules: readonly RuleId[]): void {
  const token = piece.defense[at];
  if (!token || token.exhausted) return;
  token.exhausted = true;
  emit(state, { type: 'defense-token-exhausted', rules, piece: piece.id, token: token.type });
}

/** The token at this place among those beside the piece goes back to the supply. */
export function discardDefenseToken(state: ArmadaState, piece: Bearer, at: number, rules: readonly RuleId[]): void {
  const token = piece.defense[at];
  if (!token) return;
  piece.defense = piece.defense.filter((_, i) => i !== at);
  emit(state, { type: 'defense-token-discarded', rules, piece: piece.id, token: token.type });
}

/** A token that has just been spent is discarded, if spending has not done that. */
export function discardSpentToken(state: ArmadaState, piece: Bearer, type: DefenseToken): void {
  const at = piece.defense.findIndex((each) => each.type === type && each.exhausted);
  discardDefenseToken(state, piece, at, ['arm.golden-rules.02']);
}
