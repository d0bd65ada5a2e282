/** Finds rules by id, by their English or Polish term, by what players call them, or by their text. */
import { LIMITS, type PlayersWords, type Statement } from '../core';
import { cut } from '../core/codec/cut';
import { nearest } from '../core/codec/nearest';
import { tooMany } from '../core/codec/plain';
import { needs } from '../core/codec/needs';

/** The rules that a query found, and how it was met. */
export interface Found {
  /** How the query was met, the most exact way that found something. */
  by: 'id' | 'topic' | 'word' | 'term' | 'text' | 'none';
  rules: readonly Statement[];
  /** A near term or id, when nothing was found. */
  perhaps: string | null;
  /** Why nothing was looked for: the query is no words, or too long; null: it was looked for. */
  refused: string | null;
}

/** Letters with marks and without count as the same: 'przeszkoda' finds 'Przeszkoda', 'wzmocnienie' finds 'wzmocnienie'. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** However it is hyphenated or put apart: 'k turn' is 'k-turn', 're-roll' is 'reroll'. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}+]/gu, '');
}

/** Why nothing can be looked for with it; null: it can. */
function wrongQuery(query: unknown): string | null {
  const { characters } = LIMITS.query;
  if (typeof query !== 'string') return 'words are expected: an id, a term, or words of a text';
  if (query.length > characters)
    return `'${cut(query, 60)}' is too long: ${tooMany('characters', query.length, characters)}`;
  // Of signs alone nothing would be left to look for.
  return bare(plain(query)) === '' ? 'nothing is asked: an id, a term, or words of a text are expected' : null;
}

/**
 * Finds statements by an id, a topic, a heading or words. A query that is not text finds nothing. `words`: what players call things (see `PlayersWords`); for
 * several games pass those of all of them.
 * @example
 * ```ts
 * import { findRules } from 'holojudge/judge';
 * import { rules } from 'holojudge/xwing/rules';
 *
 * console.log(findRules('xw.boost.08', rules).rules.map(({ id }) => id)); // [ 'xw.boost.08' ]
 * ```
 */
export function findRules(query: string, catalogue: readonly Statement[], words: PlayersWords = {}): Found {
  const refused = wrongQuery(query);
  if (refused !== null) return { by: 'none', rules: [], perhaps: null, refused };
  needs('catalogue', catalogue, 'a list');
  needs('words', words, 'an object');
  const wanted = plain(query.trim());
  const found = (by: Found['by'], holds: (rule: Statement) => boolean): Found | null => {
    const rules = catalogue.filter(holds);
    return rules.length > 0 ? { by, rules, perhaps: null, refused } : null;
  };
  const isTopic = (rule: Statement): boolean =>
    rule.id.startsWith(`${wanted}.`) || bare(rule.id.split('.')[1] ?? '') === bare(wanted);
  const isHeading = (rule: Statement): boolean => [rule.term, rule.termPl].some((term) => plain(term) === wanted);
  // A heading of the same name belongs to its topic: 'firing arc' is a topic, and a pointer to the entry about arcs.
  const topic = catalogue.some(isTopic) ? found('topic', (rule) => isTopic(rule) || isHeading(rule)) : null;
  return (
    found('id', (rule) => rule.id === wanted) ??
    topic ??
    found('term', isHeading) ??
    underHeadings(called(wanted, words), catalogue) ??
    found('term', (rule) => [rule.term, rule.termPl].some((term) => plain(term).includes(wanted))) ??
    found('text', (rule) => plain(rule.text).includes(wanted)) ??
    underHeadings(spokenOf(wanted, words), catalogue) ??
    ({ by: 'none', rules: [], perhaps: nearTo(wanted, catalogue), refused } as const)
  );
}

/** The headings for what players call so; several of it are the same thing. */
function called(wanted: string, words: PlayersWords): readonly string[] {
  const key = bare(wanted);
  for (const one of [key, key.replace(/s$/, ''), key.replace(/es$/, '')])
    for (const [word, headings] of Object.entries(words)) if (bare(word) === one) return headings;
  return [];
}

/** The headings for the longest such phrase in what was asked: 'fly off the board'. */
function spokenOf(wanted: string, words: PlayersWords): readonly string[] {
  const asked = ` ${wanted.replace(/[^\p{L}\p{N}+]+/gu, ' ')} `;
  const phrases = Object.keys(words).filter((word) => /[ -]/.test(word));
  const spoken = phrases.filter((word) => asked.includes(` ${word.replace(/-/g, ' ')} `));
  const longest = spoken.reduce((best, word) => (word.length > best.length ? word : best), '');
  return words[longest] ?? [];
}

/** In the order of the headings: the one that is meant first. */
function underHeadings(headings: readonly string[], catalogue: readonly Statement[]): Found | null {
  const rules = headings.flatMap((heading) => catalogue.filter((rule) => rule.id.startsWith(`${heading}.`)));
  return rules.length > 0 ? { by: 'word', rules, perhaps: null, refused: null } : null;
}

/** The lists of several games as one: a word may mean something in each. */
export function allWords(lists: readonly (PlayersWords | undefined)[]): PlayersWords {
  const merged: Record<string, readonly string[]> = {};
  for (const [word, headings] of lists.flatMap((list) => Object.entries(list ?? {})))
    merged[word] = [...(Object.hasOwn(merged, word) ? (merged[word] ?? []) : []), ...headings];
  return merged;
}

function nearTo(wanted: string, catalogue: readonly Statement[]): string | null {
  const words = new Set(catalogue.flatMap((rule) => [rule.id, rule.term, rule.termPl]));
  return nearest(wanted, words) ?? null;
}
