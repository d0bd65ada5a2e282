/**
 * YAML text -> plain JSON with the line and column of every value. Files come from strangers: size, depth, aliases and keys are bounded,
 * and nothing that is not plain JSON comes through.
 */
import * as E from 'fp-ts/lib/Either';
import {
  Composer,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import { isObject, type Json, type Path } from '../core';
import { tooMany } from '../core/codec/plain';
import type { Problem } from './problem';
import { Refused } from './refused';
import { inPlainWords } from './yaml-messages';
import { LIMITS, tokensOf } from './yaml-tokens';

/** A file's value, and where each part of it stands. */
export interface Text {
  value: Json;
  /** Where the value at a path stands; the nearest place above it if the path leads nowhere. */
  at(path: Path, key?: boolean): { line: number; column: number };
  /** What to do about a key without colon and value inside { }; null: it has them. */
  lone(path: Path): string | null;
}

interface Spot {
  offset: number;
  keyOffset: number;
  inside: Map<string, Spot>;
  lone?: string;
}

export function readYaml(written: string): E.Either<Problem[], Text> {
  const lines = new LineCounter();
  const place = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  try {
    const text = readable(written);
    const contents = compose(text, lines);
    const root: Spot = { offset: 0, keyOffset: 0, inside: new Map() };
    const value = new Plain().value(contents, root, 0);
    return E.right({
      value,
      at: (path, key) => {
        const spot = find(root, path);
        return place(key && spot.found ? spot.spot.keyOffset : spot.spot.offset);
      },
      lone: (path) => find(root, path).spot.lone ?? null,
    });
  } catch (error) {
    if (error instanceof Refused) return E.left([{ ...place(error.offset), message: error.message }]);
    throw error;
  }
}

const UNREADABLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Without the mark that some editors put first, and with one kind of line end; characters that no text has are refused. */
function readable(written: unknown): string {
  if (typeof written !== 'string') throw new Refused('a text is expected', 0);
  if (written.length > LIMITS.characters)
    throw new Refused(`the file has ${tooMany('characters', written.length, LIMITS.characters)}`, 0);
  const text = written.replace(/^\ufeff/, '').replace(/\r(?!\n)/g, '\n');
  const at = text.search(UNREADABLE);
  if (at < 0) return text;
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  const line = text.slice(0, at).split('\n').length;
  throw new Refused(`line ${line} holds a character that cannot be seen (U+${code}); is this a text file?`, 0);
}

/** The first trouble ends it: a text can hold as many as it has characters. */
function compose(text: string, lines: LineCounter): Node | null {
  const composer = new Composer({
    prettyErrors: false,
    logLevel: 'silent',
    uniqueKeys: false,
    resolveKnownTags: false,
  });
  // The composer collects its errors by this function of its own; where that should change, the first of them is still the one told.
  let first: Refused | null = null;
  Reflect.set(composer, 'onError', (source: Source, code: string, message: string, isWarning?: boolean) => {
    if (isWarning === true) return;
    // Again on its way out: the composer reports what is thrown inside a list or map as an error of that.
    first ??= refusal(text, offsetOf(source), code, message);
    throw first;
  });
  let document: Document.Parsed | null = null;
  for (const each of composer.compose(tokensOf(text, lines), true, text.length)) document ??= each;
  const trouble = document?.errors[0];
  if (trouble) throw refusal(text, trouble.pos[0], trouble.code, trouble.message);
  return document?.contents ?? null;
}

type Source = number | readonly [number, ...number[]] | { offset: number };

function offsetOf(source: Source): number {
  if (typeof source === 'number') return source;
  return 'offset' in source ? source.offset : source[0];
}

function refusal(text: string, offset: number, code: string, message: string): Refused {
  const told = inPlainWords({ text, offset, code, message });
  return new Refused(told.message, told.offset);
}

/** Nodes -> plain JSON. Parts with a name are kept as they are read, so that what repeats them is a copy, not another search. */
class Plain {
  private left = LIMITS.values;
  private readonly named = new Map<string, { value: Json; spot: Spot }>();

  value(node: Node | null, spot: Spot, depth: number): Json {
    if (isAlias(node)) return this.repeated(node.source, spot, node.range?.[0] ?? spot.offset, depth);
    spot.offset = node?.range?.[0] ?? spot.offset;
    this.count(spot.offset, depth);
    const value = this.inside(node, spot, depth);
    if (node && 'anchor' in node && node.anchor !== undefined) this.named.set(node.anchor, { value, spot });
    return value;
  }

  /** The parser has bounded how deep the file is nested; parts that are repeated within parts that are repeated are deeper. */
  private count(offset: number, depth: number): void {
    if (depth > LIMITS.depth) throw new Refused(`nested deeper than ${LIMITS.depth} levels`, offset);
    if (--this.left < 0) throw new Refused(`more than ${LIMITS.values} values`, offset);
  }

  private inside(node: Node | null, spot: Spot, depth: number): Json {
    if (node === null) return null;
    if (isSeq(node))
      return node.items.map((item, i) => this.value(item as Node | null, child(spot, i, spot.offset), depth + 1));
    if (isMap(node)) return this.map(node, spot, depth);
    if (isScalar(node)) return plainScalar(node.value, spot.offset);
    throw new Refused('plain text, numbers, lists and maps are expected', spot.offset);
  }

  /** `*name`: its own copy of the part of that name, which stood further up. */
  private repeated(name: string, spot: Spot, offset: number, depth: number): Json {
    const found = this.named.get(name);
    if (!found)
      throw new Refused(`no part further up has the name &${name}; a text that begins with * needs quotes`, offset);
    [spot.offset, spot.inside] = [found.spot.offset, found.spot.inside];
    return this.copy(found.value, offset, depth);
  }

  private copy(value: Json, offset: number, depth: number): Json {
    this.count(offset, depth);
    if (Array.isArray(value)) return value.map((each) => this.copy(each as Json, offset, depth + 1));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, this.copy(each, offset, depth + 1)]));
  }

  private map(node: YAMLMap, spot: Spot, depth: number): Json {
    const result: Record<string, Json> = {};
    for (const [i, pair] of node.items.entries()) {
      const at = (pair.key as Node | null)?.range?.[0] ?? spot.offset;
      const name = keyOf(pair);
      if (name === null) throw new Refused('a word is expected as a key', at);
      if (['__proto__', 'constructor', 'prototype'].includes(name))
        throw new Refused(`the key ${name} is not allowed`, at);
      if (Object.hasOwn(result, name)) throw new Refused(`${name} is written twice here`, at);
      const inner = child(spot, name, at);
      inner.keyOffset = at;
      if (node.flow === true && pair.value === null) inner.lone = aboutLone(node.items, i);
      result[name] = this.value(pair.value as Node | null, inner, depth + 1);
    }
    return result;
  }
}

function keyOf({ key }: Pair): string | null {
  return isScalar(key) && ['string', 'number'].includes(typeof key.value) ? String(key.value) : null;
}

/** `{ at: range 2 of red-5, facing it }`: 'facing it' stands there as a key without a value. */
function aboutLone(pairs: readonly Pair[], i: number): string {
  const name = keyOf(pairs[i] as Pair) ?? '';
  const joined = /^([\w-]+):(\S.*)$/.exec(name);
  if (joined) return `a space is expected after the colon: ${joined[1]}: ${cut(joined[2] ?? '')}`;
  let first = i;
  while (first > 0 && pairs[first]?.value === null) first -= 1;
  const before = pairs[first] as Pair;
  if (first === i || !isScalar(before.value)) return `'${cut(name)}' has no colon and no value here (key: value)`;
  let rest = '';
  for (let at = first + 1; at < pairs.length && pairs[at]?.value === null && rest.length < MOST_TOLD; at++)
    rest += `, ${keyOf(pairs[at] as Pair) ?? ''}`;
  return `inside { } a text with commas needs quotes: ${keyOf(before)}: '${cut(`${String(before.value.value)}${rest}`)}'`;
}

const MOST_TOLD = 80;

function cut(text: string): string {
  return text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text;
}

function plainScalar(value: unknown, offset: number): Json {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Refused(`a number is expected, found ${value}`, offset);
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Json;
  throw new Refused(`plain text or a number is expected, found ${typeof value}`, offset);
}

function child(spot: Spot, key: string | number, offset: number): Spot {
  const inner: Spot = { offset, keyOffset: offset, inside: new Map() };
  spot.inside.set(String(key), inner);
  return inner;
}

/** The spot of a path; the nearest one above it if the path leads nowhere. */
function find(root: Spot, path: Path): { spot: Spot; found: boolean } {
  let spot = root;
  for (const step of path) {
    const inner = spot.inside.get(String(step));
    if (!inner) return { spot, found: false };
    spot = inner;
  }
  return { spot, found: true };
}
