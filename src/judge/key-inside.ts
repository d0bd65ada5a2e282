/** Keys that stand in the wrong place: one of the file that stands deeper in it, since its line begins too far in; a step that stands beside the steps. */
import { isObject, type JsonObject, type Path } from '../core';
import { directives } from './file-schema';
import type { Trouble } from './problem';
import { unknownKey } from './schema-check';
import type { Schemas } from './schemas';

/** What is wrong with a key that no file has at its top. */
export function unknownAtTop(key: string, { file, sayable }: Schemas): string {
  return Object.hasOwn(directives, key) || Object.hasOwn(sayable, key)
    ? `'${key}' is a step: write it under steps, as '- ${key}: ...'`
    : unknownKey(key, Object.keys(file.properties ?? {}));
}

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
