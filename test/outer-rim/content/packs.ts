/** Packs for tests: parts of one, the examples of docs/packs.md. */
import * as E from 'fp-ts/lib/Either';
import { where } from '../../../src/core/codec/decode';
import { loadPack } from '../../../src/outer-rim/lists';

export type Loose = Record<string, unknown>;

export const copy = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A;

export const part = (more: Loose): Loose => ({ id: 'mine', title: 'Mine', extends: 'base', ...more });

export function loaded(input: unknown) {
  const result = loadPack(input);
  if (E.isLeft(result)) throw new Error(`${where(result.left.path)}: ${result.left.message}`);
  return result.right;
}

export function refused(input: unknown): [string, string] {
  const result = loadPack(input);
  if (E.isRight(result)) throw new Error('expected a rejection');
  return [where(result.left.path), result.left.message];
}
