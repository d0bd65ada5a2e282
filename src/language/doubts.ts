/** Where the case that a rule leaves open arises: its doubt is told there, and nowhere else. */
import type { Reason, RuleId } from '../core/contract/rejection';

/** A line of the story under a doubted rule, with what happened around it. */
export interface DoubtedCase<S, Ev> {
  /** It is the first rule of the line; otherwise one that is cited beside it. */
  decides: boolean;
  /** Null: something was refused, and `because` says why. */
  event: Ev | null;
  because: readonly Reason[];
  /** What happened before and after it, in the order of the story. */
  before: readonly Ev[];
  after: readonly Ev[];
  /** Where the story ends. */
  state: S;
}

/** By the ids of rules with a doubt: does its case arise here? A rule that is not among them is doubted wherever it decides. */
export type DoubtedCases<S, Ev> = Readonly<Record<RuleId, (of: DoubtedCase<S, Ev>) => boolean>>;

/** Does a fact of one of these codes stand behind the line? */
export function isBecauseOf({ because }: { because: readonly Reason[] }, ...codes: readonly string[]): boolean {
  return because.some(({ code }) => codes.includes(code));
}

/** Was it told by an event of one of these types? */
export function isToldBy({ event }: { event: { type: string } | null }, ...types: readonly string[]): boolean {
  return event !== null && types.includes(event.type);
}
