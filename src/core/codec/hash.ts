import { sha256 } from '@noble/hashes/sha256';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { stringify } from 'safe-stable-stringify';

/**
 * The one way to write a value as text: JSON with sorted keys.
 * @example
 * ```ts
 * import { canonicalJson } from 'holojudge/core';
 *
 * console.log(canonicalJson({ b: 1, a: 2 })); // {"a":2,"b":1}
 * ```
 */
export function canonicalJson(value: unknown): string {
  return stringify(value) ?? 'null';
}

/**
 * A stable hash (SHA-256, hex) of a state or record: the same on every machine and JavaScript engine.
 * @example
 * ```ts
 * import { hashOf } from 'holojudge/core';
 *
 * console.log(hashOf({ b: 1, a: 2 }) === hashOf({ a: 2, b: 1 })); // true
 * ```
 */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}
