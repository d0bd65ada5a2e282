/** What the properties expect again and again. */
import * as E from 'fp-ts/lib/Either';
import { canonicalJson, type AnyGame, type GameEvent } from '../../src/core';

export function accepted<A>(result: E.Either<{ code: string; message: string }, A>): A {
  if (E.isLeft(result)) throw new Error(`rejected: ${result.left.code}: ${result.left.message}`);
  return result.right;
}

/** Is either written as JSON the same text? The texts are made only where the values are not seen to be equal, as that takes most of the time. */
export function expectSameBytes(one: unknown, other: unknown): void {
  if (!writtenAlike(one, other)) expect(JSON.stringify(one)).toBe(JSON.stringify(other));
}

// Looked up once: every look at a global object is slow where tests run.
const { keys } = Object;
const { isArray } = Array;

/** Equal, and every object's fields in the same order. */
function writtenAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [names, others] = [keys(one), keys(other)];
  if (names.length !== others.length || isArray(one) !== isArray(other)) return false;
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as keyof typeof one;
    if (name !== others[i] || !writtenAlike(one[name], other[name])) return false;
  }
  return true;
}

export function copyOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

export function expectRoundTrip(codec: AnyGame['codecs']['event'], value: unknown): void {
  const decoded = codec.decode(copyOf(value));
  if (E.isLeft(decoded)) throw new Error(`its codec refuses ${JSON.stringify(value)}`);
  expect(canonicalJson(decoded.right)).toBe(canonicalJson(value));
}

export function expectCites({ type, rules }: Pick<GameEvent, 'type' | 'rules'>, catalogue: ReadonlySet<string>): void {
  if (rules.length === 0) throw new Error(`'${type}' cites no rule`);
  const unknown = rules.filter((rule) => !catalogue.has(rule));
  if (unknown.length > 0) throw new Error(`'${type}' cites ${unknown.join(', ')}, which the catalogue does not have`);
}

export function diceIn(value: unknown): { rerolls: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('rerolls' in value && 'face' in value && typeof value.rerolls === 'number') return [value as { rerolls: number }];
  return Object.values(value).flatMap(diceIn);
}
