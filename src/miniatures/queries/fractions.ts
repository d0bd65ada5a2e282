/** Fractions of small integers: what lines between corners of squares are made of. All numbers stay far below 2^53. */

/** `over / under`, with `under` above 0. */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

/** The fraction, shortened. */
export function fraction(over: number, under = 1): Fraction {
  const sign = under < 0 ? -1 : 1;
  const shared = divisor(Math.abs(over), Math.abs(under));
  return { over: (sign * over) / shared + 0, under: (sign * under) / shared };
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

export function sum(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under);
}

export function isLess(a: Fraction, b: Fraction): boolean {
  return a.over * b.under < b.over * a.under;
}

export function middle(a: Fraction, b: Fraction): Fraction {
  return times(sum(a, b), { over: 1, under: 2 });
}

/** The fraction of the smallest parts between two others, neither of them itself. */
export function simplestBetween(low: Fraction, high: Fraction): Fraction {
  const whole = Math.floor(low.over / low.under);
  const next = fraction(whole + 1);
  if (isLess(next, high)) return next;
  // Both lie in one whole and its end: what is left of them, turned over, is larger than 1.
  const rest = { over: low.over - whole * low.under, under: low.under };
  const most = { over: high.over - whole * high.under, under: high.under };
  if (rest.over === 0) return sum(fraction(whole), fraction(1, Math.floor(most.under / most.over) + 1));
  const inner = simplestBetween(turned(most), turned(rest));
  return sum(fraction(whole), turned(inner));
}

function turned({ over, under }: Fraction): Fraction {
  return { over: under, under: over };
}
