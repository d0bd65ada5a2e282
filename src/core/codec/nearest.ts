import { distance } from 'fastest-levenshtein';

/** Longest word that is compared; longer input is no typo. */
const LONGEST = 80;

/** The word most like what was written, if it is near enough to be meant; for messages about unknown words. */
export function nearest(written: string, words: Iterable<string>): string | undefined {
  if (written.length > LONGEST) return undefined;
  const lower = written.toLowerCase();
  let best: string | undefined;
  // A word that shares no letter with it is not near.
  let least = Math.min(written.length, Math.max(2, Math.floor(written.length / 3)) + 1);
  for (const word of words) {
    const away = distance(lower, word.toLowerCase());
    if (away < least) [best, least] = [word, away];
  }
  return best;
}

/** `; did you mean tielnfighter?`, or nothing if no word is near. */
export function didYouMean(written: string, words: Iterable<string>): string {
  const word = nearest(written, words);
  return word === undefined ? '' : `; did you mean ${word}?`;
}
