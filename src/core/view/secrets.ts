/**
 * What players have chosen and not yet told: dials that lie facedown. That they lie there is public; what they show, only their owner and the judge may
 * know. A game says where its secrets are and what each may be (`Knowledge.secrets`); views leave them out, and dealing anew puts others in their place.
 */
import { nextInt, type Chance } from '../chance/chance';
import type { Viewer } from '../contract/game';
import type { PlayerId } from '../engine/state';

/** Where something stands in a state: `['ships', 2, 'dial']`. */
export type StatePath = readonly (string | number)[];

/** Something that a player has chosen and not yet told. In a view of somebody else null stands in its place. */
export interface Secret {
  owner: PlayerId;
  at: StatePath;
  /** All that it may be, for all that others know, each as likely. */
  among: readonly unknown[];
}

/** The secrets that a viewer may not know. */
export function hiddenFrom(viewer: Viewer, secrets: readonly Secret[]): readonly Secret[] {
  return viewer === 'judge' ? [] : secrets.filter(({ owner }) => owner !== viewer);
}

/** The same with null where each of these secrets is. */
export function covered<T extends object>(parts: T, secrets: readonly Secret[]): T {
  return secrets.reduce((seen, { at }) => replaced(seen, at, null), parts);
}

/** The same with any of what it may be where each of these secrets is. */
export function resampledSecrets<T extends object>(state: T, secrets: readonly Secret[], chance: Chance): T {
  return secrets.reduce((dealt, { at, among }) => {
    return among.length === 0 ? dealt : replaced(dealt, at, among[nextInt(chance, among.length)]);
  }, state);
}

/** A copy in which something else stands in one place; what does not lie on the way there is shared. */
function replaced<T extends object>(whole: T, [key, ...rest]: StatePath, value: unknown): T {
  if (key === undefined) return whole;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...whole }) as Record<string | number, unknown>;
  copy[key] = rest.length === 0 ? value : replaced(copy[key] as object, rest, value);
  return copy as T;
}
