/** A key that belongs to the file and stands deeper in it, since its line begins too far in. */
import { isObject, type JsonObject, type Path } from '../core';
import type { Trouble } from './problem';

/** Where the wanted key stands inside another one; empty: nowhere. */
export function keyInside(file: JsonObject, wanted: string): Trouble[] {
  for (const [key, value] of Object.entries(file)) {
    if (!isObject(value)) continue;
    const ways: Path[] = [
      [key, wanted],
      ...Object.keys(value).flatMap((inner) => (isObject(value[inner]) ? [[key, inner, wanted]] : [])),
    ];
    const path = ways.find(([, inner, last]) =>
      Object.hasOwn(last === undefined ? value : (value[inner ?? ''] as JsonObject), wanted),
    );
    if (path)
      return [
        {
          path,
          message: `${wanted} stands inside ${path.slice(0, -1).join(', ')} here; it has to begin at the start of its line`,
          atKey: true,
        },
      ];
  }
  return [];
}
