/**
 * What an event can tell besides what happened, so that nobody has to take it on trust: why, the numbers before and after, and the parts of an amount. These
 * are facts, not prose: apps read them, and the judge puts them into words.
 */
import type { AbilityOnPiece } from '../engine/state';
import type { Reason, RuleId } from './rejection';

/** A number that the event changed. */
export interface Change {
  /** Before the event. */
  was: number;
  /** After it. */
  is: number;
  /** The most that it can be. */
  most?: number;
}

/** Part of an amount: how much comes from an ability of a piece, from a rule, or from a thing (the id of a card, a few words). */
export interface Source {
  /** Less than 0 if it takes away. */
  amount: number;
  /** What it comes from. */
  by: AbilityOnPiece | string;
  /** The rules for it, if the event does not already cite them. */
  rules?: readonly RuleId[];
}

/** Why something happened, and the numbers before and after: every event may have this besides its own fields. */
export interface Evidence {
  /** The reasons, the deciding one first. Each has a code, a sentence, rules and measured facts, like a refusal. */
  because?: readonly Reason[];
  /** The number that it changed, if any: tokens, credits, damage. */
  change?: Change;
  /** The parts of an amount, if it has more than one. */
  sources?: readonly Source[];
}

/** Evidence that tells why: of one reason, of several, the deciding one first, or of nothing, where there is none. To be spread into an event. */
export function withReasons(why: Reason | readonly Reason[] | null | undefined): Pick<Evidence, 'because'> {
  if (!why) return {};
  const because = 'code' in why ? [why] : why;
  return because.length > 0 ? { because } : {};
}
