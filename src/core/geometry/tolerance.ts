/**
 * The one tolerance of the geometry, in mm. Two shapes touch when the gap between them, or the depth to which they
 * lie in each other, is at most this; they overlap when they lie deeper. It absorbs rounding (about 1e-12 mm) and is far
 * below what anyone can see on a table.
 */
export const TOLERANCE = 0.01;

/** What players can tell apart on a real table, in mm. It decides nothing: it only says that a decision was a close one. */
export const TABLE_PRECISION = 0.5;

/** An answer with the mm by which it was decided: a positive margin means yes, a negative one no. */
export interface Verdict {
  readonly holds: boolean;
  readonly margin: number;
}

/** Would players with real pieces dispute this? `margin` in mm, of any predicate of the geometry. */
export function tooCloseToCall(margin: number): boolean {
  return Math.abs(margin) <= TABLE_PRECISION;
}

/** The same where what was measured may be wrong by some mm, `within`. */
export function tooCloseWithin(margin: number, within: number): boolean {
  return tooCloseToCall(margin) || Math.abs(margin) <= within;
}

/** A verdict from its margin: exactly 0 is a yes, because boundaries belong to the nearer band and to the inside. */
export function verdict(margin: number): Verdict {
  return { holds: margin >= 0, margin };
}
