/** Force points that are spent and gained (min.spending-force-points). */
import type { RuleId } from '../../core';
import { emit } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import { payerOf } from '../queries/force';

/** Spends Force points, once in this turn. Called only where `whyNoForce` gave null. */
export function spendForce(
  state: MiniaturesState,
  character: Character,
  points: number,
  what: string,
  rules: readonly RuleId[],
): void {
  const payer = payerOf(state, character, points);
  if (!payer) throw new Error(`${character.id} cannot spend ${points} Force points`);
  const was = payer.force;
  payer.force -= points;
  character.spent += 1;
  const change = { was, is: payer.force };
  const all = [...rules, 'min.spending-force-points.01'];
  emit(state, { type: 'force-spent', rules: all, character: payer.id, user: character.id, points, what, change });
}

/** It can come to have more than it began with (min.force-renewal-1.02). */
export function gainForce(
  state: MiniaturesState,
  character: Character,
  points: number,
  rules: readonly RuleId[],
): void {
  const was = character.force;
  character.force += points;
  emit(state, { type: 'force-gained', rules, character: character.id, points, change: { was, is: character.force } });
}

/** It loses what it has, up to so many. */
export function loseForce(
  state: MiniaturesState,
  character: Character,
  points: number,
  rules: readonly RuleId[],
): void {
  const lost = Math.min(points, character.force);
  if (lost === 0) return;
  const was = character.force;
  character.force -= lost;
  emit(state, {
    type: 'force-lost',
    rules,
    character: character.id,
    points: lost,
    change: { was, is: character.force },
  });
}
