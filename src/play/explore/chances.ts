/** How probabilities are added up: as numbers, or as fractions without any rounding. */

/** An exact probability. */
export interface Fraction {
  /** At least 0, at most the denominator; the two have no common divisor. */
  numerator: bigint;
  /** At least 1. */
  denominator: bigint;
}

/** What a walk does with probabilities, whatever they are made of. */
export interface Chances<N> {
  none: N;
  certain: N;
  /** `sum` and `weight` times more of `each`. */
  plus(sum: N, each: N, weight: number): N;
  /** A sum of weighted probabilities, over the sum of all weights. */
  over(sum: N, total: number): N;
  isLess(a: N, b: N): boolean;
  /** A sum that may come to no more than certainty. */
  atMostCertain(a: N, b: N): N;
  toNumber(of: N): number;
}

/** Numbers: exact to about 1e-15 of what they are. */
export const numbers: Chances<number> = {
  none: 0,
  certain: 1,
  plus: (sum, each, weight) => sum + each * weight,
  over: (sum, total) => sum / total,
  isLess: (a, b) => a < b,
  atMostCertain: (a, b) => Math.min(1, a + b),
  toNumber: (of) => of,
};

/** Fractions of whole numbers of any size: slower, and exact. */
export const fractions: Chances<Fraction> = {
  none: { numerator: 0n, denominator: 1n },
  certain: { numerator: 1n, denominator: 1n },
  plus: (sum, each, weight) =>
    reduced(
      sum.numerator * each.denominator + each.numerator * BigInt(weight) * sum.denominator,
      sum.denominator * each.denominator,
    ),
  over: (sum, total) => reduced(sum.numerator, sum.denominator * BigInt(total)),
  isLess: (a, b) => a.numerator * b.denominator < b.numerator * a.denominator,
  atMostCertain: (a, b) => {
    const sum = fractions.plus(a, b, 1);
    return fractions.isLess(fractions.certain, sum) ? fractions.certain : sum;
  },
  toNumber: ({ numerator, denominator }) => quotient(numerator, denominator),
};

function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return a === 0n ? fractions.none : { numerator: numerator / a, denominator: denominator / a };
}

/** Bits of a quotient that are kept: more than a number has. */
const KEPT = 64n;

/** Each of the two may be larger than any number, so whole numbers are divided first. */
function quotient(numerator: bigint, denominator: bigint): number {
  const scale = bitsOf(denominator) - bitsOf(numerator) + KEPT;
  const scaled = scale > 0n ? numerator << scale : numerator;
  return Number(scaled / denominator) / 2 ** Number(scale > 0n ? scale : 0n);
}

function bitsOf(of: bigint): bigint {
  return BigInt(of.toString(2).length);
}
