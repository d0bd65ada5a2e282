/** Parts of a state that no rule ever changes (a content pack), and what is worked out from them once. */
import { isDraft, original } from 'immer';

/**
 * The plain object behind a part of the state that rules never change, so that it can key a cache: while `reduce` runs, parts are
 * seen through Immer, which makes a new stand-in each time.
 */
export function constant<A extends object>(part: A): A {
  return isDraft(part) ? (original(part) as A) : part;
}

/** A function of such a part, worked out once for each object. */
export function once<A extends object, B>(make: (part: A) => B): (part: A) => B {
  const made = new WeakMap<A, B>();
  return (part) => {
    const plain = constant(part);
    let value = made.get(plain);
    if (value === undefined) made.set(plain, (value = make(plain)));
    return value;
  };
}
