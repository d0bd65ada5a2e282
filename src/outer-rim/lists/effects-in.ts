/** Effects wherever they stand in a pack, each with its place. */
import type { Path } from '../../core';

/** All effects and conditions inside a value, with their paths. */
export function effectsIn(value: unknown, path: Path): { path: Path; effect: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown, i) => effectsIn(item, [...path, i]));
  const self = value as Record<string, unknown>;
  const inner = Object.entries(self).flatMap(([key, item]) => effectsIn(item, [...path, key]));
  return typeof self['do'] === 'string' || typeof self['is'] === 'string' ? [{ path, effect: self }, ...inner] : inner;
}
