import { distance } from 'fastest-levenshtein';

/** Longest word that is compared; longer input is no typo. */
const LONGEST = 80;
/** Shortest that is looked for within longer names. */
const SHORTEST_PART = 4;
/** Most names that a message offers. */
const MOST_OFFERED = 4;
const ROMAN: readonly string[] = ['', 'i', 'ii', 'iii', 'iv', 'v'];

/** The word most like what was written, if it is near enough to be meant; for messages about unknown words. */
export function nearest(written: string, words: Iterable<string>): string | undefined {
  if (written.length > LONGEST) return undefined;
  const lower = plain(written);
  let best: string | undefined;
  // A word that shares no letter with it is not near.
  let least = Math.min(written.length, Math.max(2, Math.floor(written.length / 3)) + 1);
  for (const word of words) {
    const away = distance(lower, plain(word));
    if (away < least) [best, least] = [word, away];
  }
  return best;
}

/** In small letters, numbers as cards print them: `Victory 2` is meant for `Victory II`. */
function plain(text: string): string {
  return text.toLowerCase().replace(/(?<= )[1-5]$/, (digit) => ROMAN[Number(digit)] ?? digit);
}

/** The shortest names that have every part of what was written: `T-65 X-wing` and `T-70 X-wing` for `X-wing`. */
function withAllOf(written: string, words: readonly string[]): string[] {
  if (written.length < SHORTEST_PART || written.length > LONGEST) return [];
  const wanted = partsOf(written);
  const found = words
    .map((word) => ({ word, parts: partsOf(word) }))
    .filter(({ parts }) => wanted.length > 0 && wanted.every((part) => parts.includes(part)));
  const fewest = Math.min(...found.map(({ parts }) => parts.length));
  return [...new Set(found.filter(({ parts }) => parts.length === fewest).map(({ word }) => word))];
}

function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((part) => part !== '');
}

/** The names that somebody may have meant, at most four; none is near: empty. */
export function namesMeant(written: string, words: Iterable<string>): string[] {
  const all = [...words];
  const whole = withAllOf(written, all);
  return whole.length > 0 && whole.length <= MOST_OFFERED ? whole : [nearest(written, all) ?? []].flat();
}

/** `; did you mean tielnfighter?`, or nothing if no word is near. */
export function didYouMean(written: string, words: Iterable<string>): string {
  return asQuestion(namesMeant(written, words));
}

/** `; did you mean this, that or the other?` */
export function asQuestion(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '';
  return `; did you mean ${names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last}?`;
}
