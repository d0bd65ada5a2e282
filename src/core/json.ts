/** Plain JSON: what states, actions, events and facts are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Are two plain JSON values equal? Safe on hostile input: it walks `known` and never deeper than that. */
export function sameJson(known: unknown, other: unknown): boolean {
  if (known === other) return true;
  if (typeof known !== 'object' || typeof other !== 'object' || known === null || other === null) return false;
  if (Array.isArray(known)) {
    if (!Array.isArray(other) || other.length !== known.length) return false;
    for (let i = 0; i < known.length; i++) if (!sameJson(known[i], other[i])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const keys = Object.keys(known);
  if (Object.keys(other).length !== keys.length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(other, key)) return false;
    if (!sameJson((known as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])) return false;
  }
  return true;
}
