/** Counts how certain the values of a pack are. */
import { valuesOf, type ResolvedPack } from '../facts/certainty';
import type { Entry, Pack } from '../facts/pack';
import type { Certainty } from '../facts/words';
import { LIST_NAMES, listsOf } from './lists';

/** A pack with a report of how sure its values are. */
export function resolvePack(pack: Pack): ResolvedPack {
  const counts: Record<Certainty, number> = { certain: 0, likely: 0, reconstructed: 0 };
  const unsure: { path: string; sure: Certainty }[] = [];
  const count = (at: string, entry: Entry): void => {
    for (const value of valuesOf(entry)) {
      counts[value.sure] += 1;
      if (value.sure !== 'certain') unsure.push({ path: `${at}.${value.field}`, sure: value.sure });
    }
  };
  const lists = listsOf(pack);
  count('supply', pack.supply);
  count('map.standard', pack.map.standard);
  for (const name of LIST_NAMES) for (const entry of lists[name]) count(`${name}.${entry.id}`, entry);
  return { pack, report: { pack: pack.id, title: pack.title, ...counts, unsure } };
}
