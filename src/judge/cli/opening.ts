/** The table at the start for people: a row a piece, wrapped, what goes on further in. */
import { pc } from './colors';
import type { OpeningRow } from '../../language/opening';
import type { Json } from '../../core';
import { show } from '../words';
import { wrapped } from './wrap';

/** Names that are longer do not push the others to the right. */
const LONGEST_NAME = 24;

export function openingLines(rows: readonly OpeningRow[]): string[] {
  const told = rows.filter(({ is, has }) => is !== undefined || Object.keys(has).length > 0);
  const indent = Math.max(0, ...told.map(({ of }) => Math.min(of.length, LONGEST_NAME))) + 2;
  return told.flatMap(({ of, is, has }) => {
    const values = Object.entries(has).map(([name, value]) => valueInWords(name, value));
    const said = [...(is === undefined ? [] : [is]), ...values].join('; ');
    const name = `${of}  `.padEnd(indent);
    return wrapped(said, { first: `  ◦ ${name}`, indent: indent + 4 }).map(pc.dim);
  });
}

/** `shields 2`, `exhausted`, `touching tie, wedge`, `reputation hutt positive`. */
function valueInWords(name: string, value: Json): string {
  const word = name.replace(/-/g, ' ');
  if (value === true) return word;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return `${word} ${counted(value)}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${word} ${show(value)}`;
  const inner = Object.entries(value as Record<string, Json>).map(([key, each]) => `${key} ${show(each)}`);
  return `${word} ${inner.join(', ')}`;
}

/** `2 gear, cargo`. */
function counted(words: readonly string[]): string {
  const times = (word: string): number => words.filter((each) => each === word).length;
  return [...new Set(words)].map((word) => (times(word) === 1 ? word : `${times(word)} ${word}`)).join(', ');
}
