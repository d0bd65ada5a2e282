/** Saying what is wrong with something from outside, and where. */
import { reason, rejection, type Rejection, type RuleId } from '../../core';

export type Path = readonly (string | number)[];

export const impossible = (code: string, message: string, path: Path, rules: readonly RuleId[] = []): Rejection =>
  rejection(reason(code, message, rules), path);

/** The first trouble with any of these. */
export function first<A>(list: readonly A[], wrong: (each: A, index: number) => Rejection | null): Rejection | null {
  for (const [i, each] of list.entries()) {
    const found = wrong(each, i);
    if (found) return found;
  }
  return null;
}
