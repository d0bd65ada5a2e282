/** Credits are gained and lost (or.credits). */
import { reason, say, withReasons, type PlayerId, type Reason, type RuleId } from '../../core';
import { emit, isOver } from '../engine';
import { doNothing } from './nothing';
import type { Source } from '../model/events';
import { playerOf } from '../queries/players';
import { RULES_OF } from '../queries/source-rules';
import type { OuterRimState } from '../model/state';

/** The player gains credits, a multiple of 1,000. @param from what they come from; its rules are cited unless others are given */
export function gainCredits(
  state: OuterRimState,
  player: PlayerId,
  amount: number,
  from: Source,
  rules: readonly RuleId[] = RULES_OF[from],
  because: readonly Reason[] = [],
): void {
  if (amount <= 0) return;
  const self = playerOf(state, player);
  const was = self.credits;
  self.credits += amount;
  const change = { was, is: self.credits };
  emit(state, { type: 'credits-gained', rules, player, amount, from, change, ...withReasons(because) });
}

/** The player pays for something: what is spent goes back to the supply (or.credits.03). */
export function spendCredits(
  state: OuterRimState,
  player: PlayerId,
  amount: number,
  from: Source,
  rules: readonly RuleId[] = RULES_OF[from],
): void {
  loseCredits(state, player, amount, from, rules, [], { spent: true });
}

/** Takes as much as there is, at most `amount`; returns what was taken. */
export function loseCredits(
  state: OuterRimState,
  player: PlayerId,
  amount: number,
  from: Source,
  rules: readonly RuleId[] = RULES_OF[from],
  because: readonly Reason[] = [],
  how: { spent?: true } = {},
): number {
  if (amount <= 0 || isOver(state)) return 0;
  const self = playerOf(state, player);
  const was = self.credits;
  const taken = Math.min(amount, was);
  const facts = { amount, credits: was };
  const short = reason('too-few-credits', say`${player} has ${was} of the ${amount} credits`, ['or.credits.03'], facts);
  if (taken <= 0) {
    doNothing(state, player, 'lose-credits', [...because, short], rules);
    return 0;
  }
  self.credits -= taken;
  const isShort = taken < amount;
  const told = withReasons(isShort ? [...because, short] : because);
  const cited = isShort ? [...new Set([...rules, ...short.rules])] : rules;
  const change = { was, is: self.credits };
  emit(state, { type: 'credits-lost', rules: cited, player, amount: taken, from, ...how, change, ...told });
  return taken;
}
