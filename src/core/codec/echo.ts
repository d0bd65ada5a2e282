/** What an answer repeats of the input that it answers: of each text at most a line. */
import { cut } from './cut';
import type { Json } from './json';

/** Most characters of one text of the input. */
const LINE = 120;

/**
 * How texts of an answer to this plain input are told: where they repeat a long text of it, the beginning of that; and at most `most` characters of
 * all. Long texts are known by how they begin; of those that begin alike the longest stands for all.
 */
export function inLines(input: unknown, most: number): (told: string) => string {
  const long = new Map<string, string>();
  forEachText(input, (text) => {
    const begins = text.slice(0, LINE);
    if (text.length > (long.get(begins)?.length ?? LINE)) long.set(begins, text);
  });
  return (told) => (told.length <= LINE || long.size === 0 ? capped(told, most) : shortened(told, long, most));
}

function shortened(told: string, long: ReadonlyMap<string, string>, most: number): string {
  let short = '';
  for (let at = 0; at < told.length && short.length <= most;) {
    const echoed = long.get(told.slice(at, at + LINE));
    if (echoed === undefined) short += told[at++] ?? '';
    else {
      short += cut(echoed, LINE);
      at += sameFrom(told, at, echoed);
    }
  }
  return capped(short, most);
}

function sameFrom(told: string, at: number, text: string): number {
  let same = LINE;
  while (same < text.length && told[at + same] === text[same]) same += 1;
  return same;
}

function capped(text: string, most: number): string {
  return text.length > most ? cut(text, most) : text;
}

/** The same value with other texts; keys stay. */
export function withTexts<T extends Json>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((each: Json) => withTexts(each, change)) as Json as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, Json>);
  return Object.fromEntries(entries.map(([key, each]) => [key, withTexts(each, change)])) as T;
}

/** Keys are texts, too. */
function forEachText(value: unknown, use: (text: string) => void): void {
  if (typeof value === 'string') return use(value);
  for (const [key, each] of Object.entries(value ?? {})) {
    use(key);
    forEachText(each, use);
  }
}
