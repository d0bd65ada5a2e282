/** What a number can be expected to be, of all that can come about. */
import type { Possible } from './options';

/**
 * The mean of a number over everything that can come about; of 1 and 0 it is the chance of what counts as 1. Where nobody's every choice counts, `low` and
 * `high` are the same. Else the mean lies between them, whatever is chosen; how closely, `explore` says of that number alone as its `value`.
 * @example
 * ```ts
 * import { expected } from 'holojudge/play';
 *
 * const outcomes = [
 *   { value: { damage: 0 }, low: 0.25, high: 0.25 },
 *   { value: { damage: 2 }, low: 0.75, high: 0.75 },
 * ];
 * console.log(expected({ outcomes }, ({ damage }) => damage).low); // 1.5
 * console.log(expected({ outcomes }, ({ damage }) => (damage > 0 ? 1 : 0)).high); // 0.75
 * ```
 */
export function expected<V>(
  { outcomes }: { readonly outcomes: readonly Pick<Possible<V, unknown>, 'value' | 'low' | 'high'>[] },
  of: (value: V) => number,
): { low: number; high: number } {
  const known = outcomes.map(({ value, low, high }) => ({ number: of(value), low, open: high - low }));
  const rising = known.sort((a, b) => a.number - b.number);
  return { low: mean(rising), high: mean([...rising].reverse()) };
}

/** What is not settled goes to the first values, as far as they take it. */
function mean(values: readonly { number: number; low: number; open: number }[]): number {
  let left = 1 - values.reduce((sum, { low }) => sum + low, 0);
  let sum = 0;
  for (const { number, low, open } of values) {
    const more = Math.max(0, Math.min(open, left));
    left -= more;
    sum += number * (low + more);
  }
  return sum;
}
