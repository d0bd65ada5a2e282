/**
 * The one tolerance of the geometry, in mm. Two shapes touch when the gap between them, or the depth to which they
 * lie in each other, is at most this; they overlap when they lie deeper. It absorbs rounding (about 1e-12 mm) and is far
 * below what anyone can see on a table. It decides (`isPast`), and no measure has it in it.
 */
export const TOLERANCE = 0.01;

/** What players can tell apart on a real table, in mm. It decides nothing: it only says that a decision was a close one. */
export const TABLE_PRECISION = 0.5;

/** Has something crossed a line, so many mm past it (negative: before it)? What touches the line has not. */
export function isPast(mm: number): boolean {
  return mm > TOLERANCE;
}

/** An answer with the mm by which it was decided. */
export interface Verdict {
  readonly holds: boolean;
  /** To the line itself: positive on the side of yes, negative on the side of no, 0 on it. What touches the line goes by the rule, whatever the sign. */
  readonly margin: number;
}

/** Inside by its margin, where what only touches the line is not inside. */
export function withoutLine(margin: number): Verdict {
  return { holds: isPast(margin), margin };
}

/** Inside by its margin, where what touches the line is inside. */
export function withLine(margin: number): Verdict {
  return { holds: !isPast(-margin), margin };
}

/** Would players with real pieces dispute this? `margin` in mm, of any predicate of the geometry. */
export function tooCloseToCall(margin: number): boolean {
  return Math.abs(margin) <= TABLE_PRECISION;
}

/** The same where what was measured may be wrong by some mm, `within`. */
export function tooCloseWithin(margin: number, within: number): boolean {
  return tooCloseToCall(margin) || Math.abs(margin) <= within;
}
