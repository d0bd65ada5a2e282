/** Counting by hand: ordered dice, every way once, nothing of the library. */
import type { Either } from 'fp-ts/lib/Either';

/** Every ordered throw of so many dice. */
export function throwsOf<F>(faces: readonly F[], count: number): F[][] {
  if (count === 0) return [[]];
  return throwsOf(faces, count - 1).flatMap((others) => faces.map((face) => [...others, face]));
}

export const countOf = <F>(dice: readonly F[], face: F): number => dice.filter((each) => each === face).length;

/** Chances by what comes out. */
export function tally<V>(ways: readonly V[]): Map<V, number> {
  const chances = new Map<V, number>();
  for (const way of ways) chances.set(way, (chances.get(way) ?? 0) + 1 / ways.length);
  return chances;
}

export function right<A>(answer: Either<unknown, A>): A {
  if (answer._tag === 'Left') throw new Error(JSON.stringify(answer.left));
  return answer.right;
}

/** The values that are found are exactly these, each with its chance. */
export function expectChances<V>(
  { outcomes }: { outcomes: readonly { value: V; low: number; high: number }[] },
  chances: ReadonlyMap<V, number>,
): void {
  const byText = new Map([...chances].map(([value, chance]) => [JSON.stringify(value), chance]));
  expect(outcomes.map(({ value }) => JSON.stringify(value)).sort()).toEqual([...byText.keys()].sort());
  for (const { value, low, high } of outcomes) {
    expect(low).toBeCloseTo(byText.get(JSON.stringify(value)) ?? NaN, 10);
    expect(high).toBeCloseTo(low, 12);
  }
}
