/** What changed from one state or view to the next, as Immer's patches: a server sends them, and a client applies them with Immer's `applyPatches`. */
import { enablePatches, Immer, type Patch } from 'immer';
import { isObject } from '../codec/json';

export type { Patch };

// What is compared stays whoever's it is: nothing of it is frozen on the way.
const immer = new Immer({ autoFreeze: false });
const { hasOwn, keys } = Object;
const { isArray } = Array;

type Part = unknown[] | Record<string, unknown>;

/**
 * The patches that make `before` equal to `after`, for two plain JSON values of one shape. So a store can keep the changes between two states, and a server can send the
 * changes between two views. Equal values have no patches. Parts that both share, as the states around a `reduce` do, are skipped; so the time depends on the changes.
 * @example
 * ```ts
 * import { patchesBetween } from 'holojudge/core';
 *
 * const patches = patchesBetween({ round: 1, turn: 'ann' }, { round: 2, turn: 'ann' });
 * console.log(patches); // [ { op: 'replace', path: [ 'round' ], value: 2 } ]
 * ```
 */
export function patchesBetween<T extends object>(before: T, after: T): Patch[] {
  enablePatches();
  const [, patches] = immer.produceWithPatches(before, (draft) => change(draft as Part, before as Part, after as Part));
  return patches;
}

/** Writes into a draft of `before` what is different in `after`, as deep inside as it can. */
function change(draft: Part, before: Part, after: Part): void {
  if (isArray(draft)) {
    const items = after as unknown[];
    draft.length = Math.min(draft.length, items.length);
    items.forEach((item, i) => changeField(draft, before, i, item));
    return;
  }
  const fields = after as Record<string, unknown>;
  for (const key of keys(fields)) changeField(draft, before, key, fields[key]);
  for (const key of keys(before)) if (!hasOwn(fields, key)) delete draft[key];
}

function changeField(draft: Part, before: Part, key: string | number, now: unknown): void {
  const fields = draft as Record<string | number, unknown>;
  const was = hasOwn(before, key) ? (before as typeof fields)[key] : undefined;
  if (was === now) return;
  if (isPart(was) && isPart(now) && isArray(was) === isArray(now) && !hasReserved(was) && !hasReserved(now))
    change(fields[key] as Part, was, now);
  else fields[key] = now;
}

function isPart(value: unknown): value is Part {
  return isArray(value) || isObject(value);
}

/** Immer walks no path through fields of these names, and a player may be called so: then what holds them is sent as a whole. */
const RESERVED = ['constructor', '__proto__', 'prototype'];

function hasReserved(value: Part): boolean {
  return RESERVED.some((name) => hasOwn(value, name));
}
