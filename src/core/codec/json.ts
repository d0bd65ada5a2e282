/** Plain JSON: what states, actions, events and facts are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An object of plain JSON. */
export type JsonObject = { readonly [key: string]: Json };

// Looked up once, see share.ts.
const { hasOwn, keys } = Object;
const { isArray } = Array;

/** An object with fields: neither null nor a list. */
export function isObject(value: Json | undefined): value is JsonObject;
export function isObject(value: unknown): value is Record<string, unknown>;
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !isArray(value);
}

/** Are two plain JSON values equal? Both are plain already (see `plain`): what comes from outside may have getters that throw. */
export function sameJson(known: unknown, other: unknown): boolean {
  if (known === other) return true;
  if (typeof known !== 'object' || typeof other !== 'object' || known === null || other === null) return false;
  if (isArray(known)) {
    if (!isArray(other) || other.length !== known.length) return false;
    for (let i = 0; i < known.length; i++) if (!sameJson(known[i], other[i])) return false;
    return true;
  }
  if (isArray(other)) return false;
  const names = keys(known);
  if (keys(other).length !== names.length) return false;
  for (const key of names) {
    if (!hasOwn(other, key)) return false;
    if (!sameJson((known as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** Does any text in the value, at any depth, have this property? Keys are not looked at. */
export function holdsText(value: unknown, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value);
  return Object.values(value ?? {}).some((each) => holdsText(each, is));
}
