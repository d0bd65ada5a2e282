/** Values that are worked out once and kept. Rules keep no other memory: whatever else stands at the level of a module would outlive a game. */

/** What is worked out when it is first asked for, and kept: a table made of facts. `make` always gives the same. */
export function lazy<A>(make: () => A): () => A {
  let made: { value: A } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** What is worked out once for each key, and kept. Keys from outside want `most`: beyond so many, all are forgotten. */
export function memo<K extends string | number, A>(make: (key: K) => A, most = Infinity): (key: K) => A {
  const made = new Map<K, A>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      if (made.size >= most) made.clear();
      made.set(key, (value = make(key)));
    }
    return value;
  };
}

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
