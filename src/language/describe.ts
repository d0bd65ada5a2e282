/** A state told in the words of a file: what is usual, or nothing at all, is not said. */
import type { Json } from '../core/codec/json';

export type Told = Record<string, Json>;

/** Without the keys behind which nothing stands. */
export function told(words: Readonly<Record<string, Json | undefined>>): Told {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) as Told;
}

/** Undefined where it is as it usually is. */
export const unless = <A>(usual: A, found: A | undefined): A | undefined => (found === usual ? undefined : found);

/** Undefined where the list or map is empty. */
export function some<A extends Json>(found: A): A | undefined {
  return Object.keys(found as object).length === 0 ? undefined : found;
}
