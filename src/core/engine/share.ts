/**
 * How `reduce` leaves the state before as it was: the rules change a plain copy in place, then what came out different is frozen and set beside
 * what did not change, which stays the same objects. Callers get pure, frozen values, and rules run at the speed of plain objects: on
 * drafts they ran five times slower (see docs/architecture.md).
 *
 * The copy remains the rules' own: the next action runs on it, so that a game that is played on is copied once.
 */
type Tree = Record<string | number, unknown>;

// Looked up once: in a context of its own, as test runners make one, every look at a global object is slow.
const { freeze, hasOwn, isFrozen, keys } = Object;
const { isArray } = Array;

/** More parts than any state has. What has more was never one, and is not copied to its end: a list may say that it has four thousand million items. */
const MOST_PARTS = 400_000;
/** No state is deeper, or has more parts; `LIMITS.state` says so of those that are loaded. */
const DEEPEST = 64;
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
    // Spread: `slice` of a frozen list takes twenty times as long.
    const list: unknown[] = [...(value as unknown[])];
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copied(list[i]);
    return list as T;
  }
  // Field by field, an object of many fields would become a table of names, at which every rule looks slowly.
  const copy: Tree = { ...(value as object) };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = copied(copy[key]);
  return copy as T;
}

/** A copy of a state, without its constant parts: those are the same objects. So is the list of what is in play, which is replaced, never changed. */
export function copyOfState<S extends object>(state: S, constants: readonly (keyof S)[]): S {
  const copy: S = { ...state };
  for (const key in copy)
    if (typeof copy[key] === 'object' && key !== 'inPlay' && !constants.includes(key)) copy[key] = copyOf(copy[key]);
  lent.add(copy);
  return copy;
}

/**
 * Is it larger or deeper than any state? Rules would walk to the end of a list that says it has four thousand million items, or in the circle of what contains
 * itself. What a game made itself is none, and is not measured again.
 */
export function isTooLarge(state: object): boolean {
  if (ours.has(state) || lent.has(state)) return false;
  partsLeft = MOST_PARTS;
  return isLarger(state, 0);
}

/** It is looked at downwards first: what contains itself is found at once. */
function isLarger(value: unknown, depth: number): boolean {
  if (depth > DEEPEST) return true;
  if (typeof value !== 'object' || value === null) return false;
  const parts = partsOf(value, partsLeft);
  if (parts === null) return true;
  partsLeft -= parts.length;
  for (const part of parts) if (isLarger(part, depth + 1)) return true;
  return false;
}

/** Null: more than `most`. None where they cannot be looked at (a proxy, a getter that throws): where rules come across them, they will tell. */
function partsOf(value: object, most: number): readonly unknown[] | null {
  try {
    if (isArray(value) && value.length > most) return null;
    const parts = Object.values(value);
    return parts.length > most ? null : parts;
  } catch {
    return [];
  }
}

/** The value, and everything in it, frozen in place. Every state that a game hands out is. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || isFrozen(value)) return value;
  if (isArray(value)) for (const item of value) frozen(item);
  else for (const key of keys(value)) frozen((value as Tree)[key]);
  return freeze(value);
}

/** A state that a game hands out: frozen throughout, so that what comes of it may share its parts. */
export function handedOut<S extends object>(state: S): S {
  ours.add(frozen(state));
  return state;
}

/** Handed out by a game; copied by one, for who plays on in place. */
const ours = new WeakSet();
const lent = new WeakSet();

/**
 * What equals `now`, frozen: the parts of `before` that are the same, and copies of what is not. `now` is left alone. Nothing is taken from a
 * state that somebody may still change, since no game handed it out.
 */
export function sharing<S extends object>(before: S, now: S): S {
  const next = settled(ours.has(before) ? before : undefined, now) as S;
  ours.add(next);
  return next;
}

function settled(old: unknown, now: unknown): unknown {
  if (old === now || typeof now !== 'object' || now === null) return now;
  return isArray(now) ? settledItems(old, now) : settledFields(old, now as Tree);
}

function settledItems(old: unknown, now: unknown[]): unknown {
  const before: readonly unknown[] = isArray(old) ? old : NO_ITEMS;
  let copy: unknown[] | null = before === old && before.length === now.length ? null : [];
  for (let i = 0; i < now.length; i++) {
    const item = now[i];
    const was = before[i];
    const value = typeof item === 'object' ? settled(was, item) : item;
    if (copy) copy.push(value);
    else if (value !== was) (copy = before.slice(0, i)).push(value);
  }
  return copy ? taken(now, copy) : old;
}

function settledFields(old: unknown, now: Tree): unknown {
  const isComparable = typeof old === 'object' && old !== null && !isArray(old);
  const before = isComparable ? (old as Tree) : NO_FIELDS;
  let copy: Tree | null = isComparable ? null : { ...now };
  // Plain JSON inherits nothing; a list of keys for each part would take longer than the rest.
  let more = 0;
  for (const key in now) {
    more += 1;
    const field = now[key];
    const was = before[key];
    const value = typeof field === 'object' ? settled(was, field) : field;
    if (copy) copy[key] = value;
    else if (value !== was || (value === undefined && !hasOwn(before, key))) {
      copy = sharingFields(before, now, key);
      copy[key] = value;
    }
  }
  if (copy) return taken(now, copy);
  for (const _key in before) more -= 1;
  // Fewer than before: those that are left are the same.
  return more === 0 ? old : taken(now, sharingFields(before, now, null));
}

/** The fields of `now`, up to this one (null: all of them) as they were before: they are the same. */
function sharingFields(before: Tree, now: Tree, end: string | null): Tree {
  const copy: Tree = { ...now };
  for (const key in now) {
    if (key === end) break;
    copy[key] = before[key];
  }
  return copy;
}

/** A part that is frozen already (a fact of the game) is taken as it is. */
function taken(now: object, copy: object): object {
  return isFrozen(now) ? now : freeze(copy);
}

const NO_ITEMS: readonly unknown[] = [];
const NO_FIELDS: Tree = {};

/** As many of the last states keep the copy that their rules ran on: one for each game that is played at the same time, on a small server. */
const MOST_KEPT = 16;

/** The copies that rules ran on, each with whatever else is known of the state that came of it. */
export class Copies<S extends object, Known> {
  private readonly kept = new Map<S, { copy: S; known: Known }>();

  constructor(private readonly constants: readonly (keyof S)[]) {}

  /** What is known of a state that came of `keep`. */
  known(state: S): Known | undefined {
    return this.kept.get(state)?.known;
  }

  /** A state's copy, for rules to run on. It is the caller's: should rules stop halfway, nobody else has it. */
  take(state: S): S {
    const copy = this.kept.get(state)?.copy;
    this.kept.delete(state);
    return copy ?? copyOfState(state, this.constants);
  }

  /** The state came of this copy, and equals it. */
  keep(state: S, copy: S, known: Known): void {
    this.kept.set(state, { copy, known });
    if (this.kept.size <= MOST_KEPT) return;
    for (const oldest of this.kept.keys()) return void this.kept.delete(oldest);
  }
}
