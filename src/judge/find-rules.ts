/** Finds rules by id, by their English or Polish term, by what players call them, or by their text. */
import type { PlayersWords, Statement } from '../core';
import { nearest } from '../core/codec/nearest';

export interface Found {
  /** How the query was met, the most exact way that found something. */
  by: 'id' | 'topic' | 'word' | 'term' | 'text' | 'none';
  rules: readonly Statement[];
  /** A near term or id, when nothing was found. */
  perhaps: string | null;
}

/** Letters with marks and without count as the same: 'przeszkoda' finds 'Przeszkoda', 'wzmocnienie' finds 'wzmocnienie'. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/**
 * The statements that somebody looks for by an id, a topic, a heading or words. What is no text finds nothing.
 * `words`: what players call things (see `PlayersWords`); of several games, those of all.
 */
export function findRules(query: string, catalogue: readonly Statement[], words: PlayersWords = {}): Found {
  const wanted = typeof (query as unknown) === 'string' ? plain(query.trim()) : '';
  const found = (by: Found['by'], holds: (rule: Statement) => boolean): Found | null => {
    const rules = wanted === '' ? [] : catalogue.filter(holds);
    return rules.length > 0 ? { by, rules, perhaps: null } : null;
  };
  const isTopic = (rule: Statement): boolean =>
    rule.id.startsWith(`${wanted}.`) || rule.id.split('.')[1] === wanted.replace(/ /g, '-');
  const isHeading = (rule: Statement): boolean => [rule.term, rule.termPl].some((term) => plain(term) === wanted);
  // A heading of the same name belongs to its topic: 'firing arc' is a topic, and a pointer to the entry about arcs.
  const topic = catalogue.some(isTopic) ? found('topic', (rule) => isTopic(rule) || isHeading(rule)) : null;
  const headings = Object.hasOwn(words, wanted) ? (words[wanted] ?? []) : [];
  return (
    found('id', (rule) => rule.id === wanted) ??
    topic ??
    found('term', isHeading) ??
    underHeadings(headings, catalogue) ??
    found('term', (rule) => [rule.term, rule.termPl].some((term) => plain(term).includes(wanted))) ??
    found('text', (rule) => plain(rule.text).includes(wanted)) ??
    ({ by: 'none', rules: [], perhaps: nearTo(wanted, catalogue) } as const)
  );
}

/** In the order of the headings: the one that is meant first. */
function underHeadings(headings: readonly string[], catalogue: readonly Statement[]): Found | null {
  const rules = headings.flatMap((heading) => catalogue.filter((rule) => rule.id.startsWith(`${heading}.`)));
  return rules.length > 0 ? { by: 'word', rules, perhaps: null } : null;
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
