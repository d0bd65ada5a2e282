/**
 * What an event can tell beside what happened, so that nobody has to take it on trust: why, from which number to which, and where an amount came from.
 * Facts, not prose: apps read them, the judge puts them into words.
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

/** Part of an amount: so much by an ability of a piece, or by a rule or a thing (the id of a card, a few words). */
export interface Source {
  /** Less than 0 where it takes away. */
  amount: number;
  /** What it comes from. */
  by: AbilityOnPiece | string;
  /** By which rules, where the event does not cite them already. */
  rules?: readonly RuleId[];
}

/** Why something happened, and from which number to which: what every event may tell beside its own fields. */
export interface Evidence {
  /** What made it so, the deciding one first: each with its code, its sentence, its rules and what was measured, as a refusal has them. */
  because?: readonly Reason[];
  /** Where it changed a number: tokens, credits, damage. */
  change?: Change;
  /** What an amount is made of, where it is made of more than one thing. */
  sources?: readonly Source[];
}

/** Evidence that tells why: of one reason, of several, the deciding one first, or of nothing, where there is none. To be spread into an event. */
export function withReasons(why: Reason | readonly Reason[] | null | undefined): Pick<Evidence, 'because'> {
  if (!why) return {};
  const because = 'code' in why ? [why] : why;
  return because.length > 0 ? { because } : {};
}
