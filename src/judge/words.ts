/** Values and deeds as a person would write them on one line. */
import { isObject, type Doubt, type Json } from '../core';
import { listInWords } from '../language/labels';
import type { Deed } from './scenario';

/** `3`, `red-5`, `[hit, crit]`, `{ ship: red-5, action: focus }`. */
export function show(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'none';
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value as Record<string, Json>);
    return entries.length === 0 ? '{}' : `{ ${entries.map(([key, each]) => `${key}: ${show(each)}`).join(', ')} }`;
  }
  return String(value);
}

/** Most of a list that a sentence says. */
const MOST_IN_LIST = 6;

/** A value in a sentence: `Aim, Dodge and Parry`, `empty`, `0 (character), 2 (ship)`. What has more parts than that is shown as it is written. */
export function sayValue(value: Json): string {
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    if (list.length === 0) return 'empty';
    if (!list.every((each) => typeof each === 'string')) return show(value);
    const more = list.length - MOST_IN_LIST;
    return listInWords(more > 1 ? [...list.slice(0, MOST_IN_LIST), `${more} more`] : list);
  }
  if (value === null || typeof value !== 'object') return show(value);
  const entries = Object.entries(value as Record<string, Json>);
  const isPlain = entries.length > 0 && entries.every(([, each]) => typeof each !== 'object');
  return isPlain ? entries.map(([key, each]) => `${show(each)} (${key})`).join(', ') : show(value);
}

/** `activate: red-5`, or the verb alone; `claim (by ben)`. */
export function showDeed({ verb, words, by }: Pick<Deed, 'verb' | 'words' | 'by'>): string {
  const none =
    words === null || (typeof words === 'object' && Object.keys(words).length === 0 && !Array.isArray(words));
  return `${verb}${none ? '' : `: ${show(words)}`}${by === undefined ? '' : ` (by ${by})`}`;
}

/** What a deed is about first, where its words are a map: `attack: vsd (arc front)`. */
const MAIN = ['ability', 'card', 'action', 'command', 'token', 'target', 'defender', 'player'];

/** Words that stand between others as they are: `range from wing to tie`. */
const BETWEEN = ['of', 'from', 'to', 'on', 'with', 'seen-from', 'by'];

/** A deed, or a question, in a sentence: `attack: vsd (arc front, zone left)`, `range from wing to tie`. */
export function sayDeed(deed: Pick<Deed, 'verb' | 'words' | 'by'>): string {
  const { verb, words, by } = deed;
  if (!isObject(words) || Object.keys(words).length === 0) return showDeed({ ...deed, words: plainList(words) });
  const main = MAIN.find((key) => Object.hasOwn(words, key));
  const others = Object.entries(words).filter(([key]) => key !== main);
  const between = others.filter(([key, value]) => BETWEEN.includes(key) && typeof value !== 'object');
  const beside = others.filter((each) => !between.includes(each));
  const parts = [
    main === undefined ? verb : `${verb}: ${inWords(words[main] as Json)}`,
    ...between.map(([key, value]) => `${key.replace(/-/g, ' ')} ${inWords(value as Json)}`),
    ...(beside.length > 0 ? [`(${beside.map(([key, value]) => `${key} ${inWords(value as Json)}`).join(', ')})`] : []),
    ...(by === undefined ? [] : [`(by ${by})`]),
  ];
  return parts.join(' ');
}

/** The words of a step, without the marks of a file: `end turn`, `perform action: focus`. */
export function sayStep(deed: Pick<Deed, 'verb' | 'words' | 'by'>): string {
  return sayDeed({ ...deed, verb: deed.verb.replace(/-/g, ' ') });
}

function plainList(words: Json): Json {
  return Array.isArray(words) && words.length > 0 ? inWords(words) : words;
}

/** Of a list its members, of a map each key with its value; a place on the table stays as it is. */
function inWords(value: Json): string {
  if (Array.isArray(value) && value.some((each) => typeof each !== 'number')) return listInWords(value.map(inWords));
  if (!isObject(value)) return show(value);
  return Object.entries(value)
    .map(([key, each]) => `${key} ${inWords(each as Json)}`)
    .join(', ');
}

/** All texts in what was read, not its keys. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Where a text first speaks of something by its name, and not by a longer one that holds it: of `tie`, not of `tie-2`. -1: nowhere. */
export function placeOfName(text: string, name: string): number {
  return name === '' ? -1 : text.search(new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`));
}

/** As it stands, in a pattern. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** With a full stop, where it does not end a sentence already. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** `Who picks? Taken here: The player who controls both. Another reading: Chance does.` */
export function inTwoWays({ question, reading, alternative, changes }: Doubt & Changes): string {
  const changed = changes ? ` Read the other way, ${sentence(changes.join('; '))}` : '';
  return `${question} Taken here: ${reading} Another reading: ${alternative}${changed}`;
}

/** What a file comes to by the other reading, where it was played. */
interface Changes {
  readonly changes?: readonly string[];
}

/** Half of the tenth to which languages round. */
const NEAR = 0.05 + 1e-9;

/**
 * Is this what was expected? Numbers count as equal within 0.05, lists of words have no order, maps may leave keys out.
 */
export function alike(expected: Json, found: Json): boolean {
  if (typeof expected === 'number' && typeof found === 'number') return Math.abs(expected - found) <= NEAR;
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return false;
    const [left, right] = [inOrder(expected as Json[]), inOrder(found as Json[])];
    return left.every((each, i) => alike(each, right[i] as Json));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return false;
    return Object.entries(expected as Record<string, Json>).every(
      ([key, each]) => Object.hasOwn(found, key) && alike(each, (found as Record<string, Json>)[key] as Json),
    );
  }
  return expected === found;
}

function inOrder(list: readonly Json[]): readonly Json[] {
  return list.every((each) => typeof each === 'string') ? [...list].sort() : list;
}
