/**
 * How `reduce` leaves the state before as it was: the rules change a plain copy in place, then what came out different is written into
 * an Immer draft of the state before. So callers get Immer's promise (pure, frozen values that share what did not change), and rules
 * run at the speed of plain objects: on drafts themselves they ran five times slower (see docs/architecture.md).
 */
import { Immer } from 'immer';

const immer = new Immer({ autoFreeze: true });

type Tree = Record<string | number, unknown>;

// Looked up once: in a context of its own, as test runners make one, every look at a global object is slow.
const { freeze, hasOwn, isFrozen, keys } = Object;
const { isArray } = Array;

/** More parts than any state has. What has more was never one, and is not copied to its end: a list may say that it has four thousand million items. */
const MOST_PARTS = 1_000_000;
let partsLeft = 0;

/** A copy of a plain JSON value. */
export function copyOf<T>(value: T): T {
  partsLeft = MOST_PARTS;
  return copied(value);
}

function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  partsLeft -= isArray(value) ? value.length : 1;
  if (partsLeft < 0) throw new RangeError(`more than ${MOST_PARTS} parts`);
  if (isArray(value)) {
    const list = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copied<unknown>(value[i]);
    return list as T;
  }
  const copy: Tree = {};
  for (const key of keys(value)) copy[key] = copied((value as Tree)[key]);
  return copy as T;
}

/** A copy of a state, without its constant parts: those are the same objects. */
export function copyOfState<S extends object>(state: S, constants: readonly (keyof S)[]): S {
  if (constants.length === 0) return copyOf(state);
  const copy = {} as S;
  for (const key of keys(state) as (keyof S)[]) copy[key] = constants.includes(key) ? state[key] : copyOf(state[key]);
  return copy;
}

/** The value, and everything in it, frozen in place. Every state that a game hands out is. */
export function frozen<T>(value: T): T {
  return shared(undefined, value) as T;
}

/** `before` as Immer changes it into what equals `now`: parts that are the same stay the same objects, the rest is frozen. */
export function sharing<S extends object>(before: S, now: S): S {
  return immer.produce(before, (draft) => {
    const fields = draft as unknown as Tree;
    for (const key of keys(now)) {
      const old = (before as unknown as Tree)[key];
      const value = shared(old, (now as unknown as Tree)[key]);
      if (value !== old) fields[key] = value;
    }
    for (const key of keys(before)) if (!hasOwn(now, key)) delete fields[key];
  });
}

/**
 * `now`, frozen, with `old` for every part that equals its counterpart in `old`. A part that is frozen already (a fact of the game, or
 * from an earlier state) is taken as it is.
 */
function shared(old: unknown, now: unknown): unknown {
  if (old === now || typeof now !== 'object' || now === null || isFrozen(now)) return now;
  const isSame = isArray(now) ? shareItems(old, now) : shareFields(old, now as Tree);
  // Immer freezes too, but passes over what is frozen: it need not walk through all of it once more.
  return freeze(isSame ? (old as object) : now);
}

function shareItems(old: unknown, now: unknown[]): boolean {
  const before: readonly unknown[] = isArray(old) ? old : NO_ITEMS;
  let isSame = before === old && before.length === now.length;
  for (let i = 0; i < now.length; i++) {
    const item = now[i];
    const value = typeof item === 'object' ? shared(before[i], item) : item;
    if (value !== item) now[i] = value;
    if (isSame && value !== before[i]) isSame = false;
  }
  return isSame;
}

function shareFields(old: unknown, now: Tree): boolean {
  const isComparable = typeof old === 'object' && old !== null && !isArray(old);
  const before = isComparable ? (old as Tree) : NO_FIELDS;
  const names = keys(now);
  let isSame = isComparable && keys(before).length === names.length;
  for (const key of names) {
    const field = now[key];
    const value = typeof field === 'object' ? shared(before[key], field) : field;
    if (value !== field) now[key] = value;
    if (isSame && (value !== before[key] || !hasOwn(before, key))) isSame = false;
  }
  return isSame;
}

const NO_ITEMS: readonly unknown[] = [];
const NO_FIELDS: Tree = {};
