/**
 * What is worked out once from a part of the state that no rule ever changes (a content pack). A game names such parts in its
 * definition's `constants`: they are the same objects from state to state, so that they can key a cache.
 */
export function once<A extends object, B>(make: (part: A) => B): (part: A) => B {
  const made = new WeakMap<A, B>();
  return (part) => {
    let value = made.get(part);
    if (value === undefined) made.set(part, (value = make(part)));
    return value;
  };
}
