/** Lists of deeds as they are written: one verb in each, and none twice. */
import { sameJson, type Json } from '../core';

/** The first that stands in the list before; null: all are different. */
export function repeated(deeds: readonly Json[]): number | null {
  const at = deeds.findIndex((deed, i) => deeds.slice(0, i).some((other) => sameJson(deed, other)));
  return at < 0 ? null : at;
}

const MOST_NAMED = 4;

export function oneVerb(keys: readonly string[]): string {
  if (keys.length === 0) return 'one verb is expected here, found none';
  const found = keys.slice(0, MOST_NAMED).map((key) => key.slice(0, 40));
  return `one verb is expected here, found ${found.join(' and ')}${keys.length > MOST_NAMED ? ' ...' : ''}; each is a step of its own, with a '- ' before it`;
}
