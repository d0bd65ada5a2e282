/** What a number can be expected to be, of all that can come about. */
import { needs, type Shape } from '../../core/codec/needs';
import type { Possible } from './options';

/** How low and how high a number can be at all. */
export interface Bounds {
  least: number;
  most: number;
}

const FOUND: Shape = { outcomes: 'a list', neglected: 'a number' };
const BOUNDS: Shape = { least: 'a number', most: 'a number' };
const UNBOUNDED: Bounds = { least: -Infinity, most: Infinity };

/**
 * The mean of a number over all outcomes. If the number is 1 or 0, the mean is a probability. `low` and `high` are the same, unless a player may choose
 * anything, or something was skipped. Otherwise the mean lies between them, whatever that player chooses. For closer limits pass this number alone to
 * `explore` as its `value`.
 * @param bounds the lowest and the highest value that the number can have. A course that `limits.neglect` skips can have any value between them. Without
 * bounds, `low` and `high` are infinite if something was skipped.
 * @example
 * ```ts
 * import { expected } from 'holojudge/play';
 *
 * const outcomes = [
 *   { value: { damage: 0 }, low: 0.25, high: 0.25 },
 *   { value: { damage: 2 }, low: 0.75, high: 0.75 },
 * ];
 * console.log(expected({ outcomes, neglected: 0 }, ({ damage }) => damage).low); // 1.5
 * console.log(expected({ outcomes, neglected: 0 }, ({ damage }) => (damage > 0 ? 1 : 0)).high); // 0.75
 * ```
 */
export function expected<V>(
  found: {
    readonly outcomes: readonly Pick<Possible<V, unknown>, 'value' | 'low' | 'high'>[];
    readonly neglected: number;
  },
  of: (value: V) => number,
  bounds: Bounds = UNBOUNDED,
): { low: number; high: number } {
  needs('found', found, FOUND);
  needs('of', of, 'a function');
  needs('bounds', bounds, BOUNDS);
  const { outcomes, neglected } = found;
  const { least, most } = bounds;
  const known = outcomes.map(({ value, low, high }) => ({ number: of(value), low, open: high - low }));
  const rising = known.sort((a, b) => a.number - b.number);
  const notWalked = (number: number): Share[] => (neglected > 0 ? [{ number, low: 0, open: neglected }] : []);
  return {
    low: mean([...notWalked(least), ...rising]),
    high: mean([...notWalked(most), ...rising.reverse()]),
  };
}

/** A number, how likely it is at least, and how much more it can be. */
interface Share {
  number: number;
  low: number;
  open: number;
}

/** What is not settled goes to the first values, as far as they take it. */
function mean(values: readonly Share[]): number {
  let left = 1 - values.reduce((sum, { low }) => sum + low, 0);
  let sum = 0;
  for (const { number, low, open } of values) {
    const more = Math.max(0, Math.min(open, left));
    left -= more;
    if (low + more > 0) sum += number * (low + more);
  }
  return sum;
}
