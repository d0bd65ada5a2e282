/**
 * What players have chosen and not yet told: dials that lie facedown. That they lie there is public; what they show, only their owner may
 * know. A game says where its secrets are and what each may be (`Knowledge.secrets`); views leave them out, and dealing anew puts others in their place.
 */
import { nextInt, type Chance } from '../chance/chance';
import type { PlayerId } from '../engine/state';
import { SEES_EVERYTHING, type AnyViewer } from './viewer';

/** Where something stands in a state: `['ships', 2, 'dial']`. */
export type StatePath = readonly (string | number)[];

/** Something that a player has chosen and not yet told. In a view of somebody else null stands in its place. */
export interface Secret {
  owner: PlayerId;
  /** Others who have come to know it. Default: nobody. */
  knownTo?: readonly PlayerId[];
  at: StatePath;
  /** All that it may be, for all that others know, each as likely. */
  among: readonly unknown[];
}

/** The secrets that a viewer may not know. */
export function hiddenFrom(viewer: AnyViewer, secrets: readonly Secret[]): readonly Secret[] {
  return viewer === SEES_EVERYTHING
    ? []
    : secrets.filter(({ owner, knownTo }) => owner !== viewer && !knownTo?.includes(viewer));
}

/** The same with null where each of these secrets is. */
export function covered<T extends object>(parts: T, secrets: readonly Secret[]): T {
  return replaced(
    parts,
    secrets.map(({ at }) => ({ at, value: null })),
  );
}

/** The same with any of what it may be where each of these secrets is. */
export function resampledSecrets<T extends object>(state: T, secrets: readonly Secret[], chance: Chance): T {
  const dealt = secrets.filter(({ among }) => among.length > 0);
  return replaced(
    state,
    dealt.map(({ at, among }) => ({ at, value: among[nextInt(chance, among.length)] })),
  );
}

/** A copy in which something else stands in some places; what does not lie on the way to them is shared. What lies on several ways is copied once. */
function replaced<T extends object>(whole: T, places: readonly { at: StatePath; value: unknown }[]): T {
  const copies = new Set<unknown>();
  const own = (part: unknown): Record<string | number, unknown> => {
    if (copies.has(part)) return part as Record<string, unknown>;
    const copy: unknown = Array.isArray(part) ? [...(part as unknown[])] : { ...(part as object) };
    copies.add(copy);
    return copy as Record<string, unknown>;
  };
  let root: Record<string | number, unknown> | null = null;
  for (const { at, value } of places) {
    const last = at[at.length - 1];
    if (last === undefined) continue;
    let part = (root ??= own(whole));
    for (const key of at.slice(0, -1)) part = part[key] = own(part[key]);
    part[last] = value;
  }
  return (root ?? whole) as T;
}
