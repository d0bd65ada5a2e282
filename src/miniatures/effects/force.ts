/** Force points that are spent and gained (min.spending-force-points). */
import { withReasons, type RuleId } from '../../core';
import { call, emit } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import { characterOf } from '../queries/characters';
import { rulesOfReasons, whyOtherwise } from '../queries/deciding';
import { whoCanPay } from '../queries/force';

/** Spends Force points, once in this turn. Called only where `whyNoForce` gave null. */
export function spendForce(
  state: MiniaturesState,
  character: Character,
  points: number,
  what: string,
  rules: readonly RuleId[],
): void {
  const [payer, ...others] = whoCanPay(state, character, points);
  if (payer === undefined) throw new Error(`${character.id} cannot spend ${points} Force points`);
  if (others.length > 0) call(state, 'pay Force points', { character: character.id, points, what, rules });
  else payForce(state, character, characterOf(state, payer), { points, what, rules });
}

/** What Force points are spent for. */
export interface ForceSpent {
  points: number;
  /** 'reroll', 'move-faster', or the id of the power. */
  what: string;
  rules: readonly RuleId[];
}

/** The payer's are spent for a character. */
export function payForce(
  state: MiniaturesState,
  { id: user, spent }: Character,
  payer: Character,
  { points, what, rules }: ForceSpent,
): void {
  const was = payer.force;
  const again = spent.includes(payer.id) ? whyOtherwise(state, 'force uses', 1, { character: user }) : [];
  // Nothing gives spent points back (min.force-points.03).
  payer.force -= points;
  spent.push(payer.id);
  const change = { was, is: payer.force };
  const all = [...rulesOfReasons(again), ...rules, 'min.spending-force-points.01'];
  const why = withReasons(again);
  emit(state, { type: 'force-spent', rules: all, character: payer.id, user, points, what, change, ...why });
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
