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
  Parser,
  type CST,
  type Document,
  type Node,
  type YAMLMap,
} from 'yaml';
import type { Json } from '../core';
import type { Path, Problem } from './problem';

/** Characters of the longest file, entries of its longest list or map, values in all (aliases resolved), levels of nesting. */
export const LIMITS = { characters: 1_000_000, entries: 5_000, values: 100_000, depth: 48, tokens: 400_000 };

/** A file's value, and where each part of it stands. */
export interface Text {
  value: Json;
  /** Where the value at a path stands; the nearest place above it if the path leads nowhere. */
  at(path: Path, key?: boolean): { line: number; column: number };
}

interface Spot {
  offset: number;
  keyOffset: number;
  inside: Map<string, Spot>;
}

class Refused extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

export function readYaml(text: string): E.Either<Problem[], Text> {
  const lines = new LineCounter();
  const place = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  try {
    if (text.length > LIMITS.characters)
      throw new Refused(`a file of at most ${LIMITS.characters} characters is expected`, 0);
    const document = compose(text, lines);
    const trouble = document.errors[0];
    if (trouble) return E.left([{ ...place(trouble.pos[0]), message: firstLine(trouble.message) }]);
    const root: Spot = { offset: 0, keyOffset: 0, inside: new Map() };
    const value = plain(document, document.contents, root, { left: LIMITS.values, depth: 0 });
    return E.right({ value, at: (path, key) => place(find(root, path, key ?? false)) });
  } catch (error) {
    if (error instanceof Refused) return E.left([{ ...place(error.offset), message: error.message }]);
    throw error;
  }
}

/** The first document; a second one is an error. Nesting is measured on the tokens, before anything recurses over them. */
function compose(text: string, lines: LineCounter): Document.Parsed {
  const tokens: CST.Token[] = [];
  for (const token of new Parser(lines.addNewLine).parse(text)) {
    measure(token);
    tokens.push(token);
  }
  const composer = new Composer({
    prettyErrors: false,
    logLevel: 'silent',
    uniqueKeys: false,
    resolveKnownTags: false,
  });
  const [document, second] = [...composer.compose(tokens, true, text.length)];
  if (second) throw new Refused('one scenario a file is expected, found a second document', second.range[0]);
  return document as Document.Parsed;
}

function measure(root: CST.Token): void {
  let tokens = 0;
  const open: { token: CST.Token; depth: number }[] = [{ token: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next;
    if (++tokens > LIMITS.tokens) throw new Refused('the file is too big', token.offset);
    if (depth > LIMITS.depth) throw new Refused(`nested deeper than ${LIMITS.depth} levels`, token.offset);
    if (token.type === 'document' && token.value) open.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    if (token.items.length > LIMITS.entries)
      throw new Refused(`a list or map of more than ${LIMITS.entries} entries`, token.offset);
    for (const item of token.items) {
      if (item.key) open.push({ token: item.key, depth: depth + 1 });
      if (item.value) open.push({ token: item.value, depth: depth + 1 });
    }
  }
}

interface Budget {
  left: number;
  depth: number;
}

function plain(document: Document, node: Node | null, spot: Spot, budget: Budget): Json {
  const offset = node?.range?.[0] ?? spot.offset;
  const refuse = (message: string): never => {
    throw new Refused(message, offset);
  };
  if (!isAlias(node)) spot.offset = offset;
  if (--budget.left < 0) refuse(`more than ${LIMITS.values} values`);
  if (budget.depth > LIMITS.depth) refuse(`nested deeper than ${LIMITS.depth} levels`);
  if (node === null) return null;
  const below = { left: budget.left, depth: budget.depth + 1 };
  const result = ((): Json => {
    if (isAlias(node))
      return plain(document, node.resolve(document) ?? refuse(`nothing is called &${node.source}`), spot, below);
    if (isSeq(node))
      return node.items.map((item, i) => plain(document, item as Node | null, child(spot, i, offset), below));
    if (isMap(node)) return plainMap(document, node, spot, below);
    return isScalar(node)
      ? plainScalar(node.value, refuse)
      : refuse('plain text, numbers, lists and maps are expected');
  })();
  budget.left = below.left;
  return result;
}

function plainScalar(value: unknown, refuse: (message: string) => never): Json {
  if (typeof value === 'number' && !Number.isFinite(value)) return refuse(`a number is expected, found ${value}`);
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Json;
  return refuse(`plain text or a number is expected, found ${typeof value}`);
}

function plainMap(document: Document, node: YAMLMap, spot: Spot, budget: Budget): Json {
  const result: Record<string, Json> = {};
  for (const pair of node.items) {
    const key = pair.key as Node | null;
    const at = key?.range?.[0] ?? spot.offset;
    const name = isScalar(key) && ['string', 'number'].includes(typeof key.value) ? String(key.value) : null;
    if (name === null) throw new Refused('a word is expected as a key', at);
    if (['__proto__', 'constructor', 'prototype'].includes(name))
      throw new Refused(`the key ${name} is not allowed`, at);
    if (Object.hasOwn(result, name)) throw new Refused(`${name} is written twice here`, at);
    const inner = child(spot, name, at);
    inner.keyOffset = at;
    result[name] = plain(document, pair.value as Node | null, inner, budget);
  }
  return result;
}

function child(spot: Spot, key: string | number, offset: number): Spot {
  const inner: Spot = { offset, keyOffset: offset, inside: new Map() };
  spot.inside.set(String(key), inner);
  return inner;
}

function find(root: Spot, path: Path, key: boolean): number {
  let spot = root;
  for (const step of path) {
    const inner = spot.inside.get(String(step));
    if (!inner) return spot.offset;
    spot = inner;
  }
  return key ? spot.keyOffset : spot.offset;
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? message;
}
