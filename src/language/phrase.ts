/**
 * Several verbs in one, for what people say in one breath: `attack: tie` chooses a weapon and declares a defender.
 *
 * A phrase is told as clauses, one for each question that it answers, and each clause says which words of the phrase it carries. So the judge
 * knows whether every word was used: a clause that carries words has to be answered, one that carries none stands on the way to
 * others and is passed over where nobody asks for it.
 */
import { isObject, type Json } from '../core/codec/json';
import { schemaFor, type AnyCodec } from './keys';
import type { Schema } from './schema';

/** A verb with its words, as a step of its own would have it. */
export interface Saying {
  verb: string;
  words: Json;
}

/** Where a word stands in the words of a phrase: `['on']`, `[1, 'die']`; empty: the words as a whole. */
export type Place = readonly (string | number)[];

/** One answer that a phrase gives. */
export interface Clause {
  /** What may be said: the first that is legal is taken. */
  ways: readonly Saying[];
  /** The places of the words that it carries. */
  carries: readonly Place[];
  /** The event by which it came about where nobody was asked, because there was nothing to choose. */
  orElse?: Readonly<{ type: string } & Record<string, Json>>;
}

/** Something that a step may say, carried out as one legal action or several in turn. */
export interface Phrase {
  /** A sentence for editors. */
  help: string;
  schema: Schema;
  /** What is answered in turn. Every word has to be carried by one of them. */
  clauses(words: Json): readonly Clause[];
}

/** A phrase with the words that a codec reads. */
export function phrase(help: string, words: AnyCodec, clauses: Phrase['clauses']): Phrase {
  return { help, schema: schemaFor(words), clauses };
}

/** A word, or a list or map of words, and where it stands. */
export interface Word {
  said: Json;
  at: Place;
}

/** The words by their keys; anything but a map stands for the main one, nothing for none. */
export function fieldsOf({ said, at }: Word, main: string): Readonly<Partial<Record<string, Word>>> {
  if (said === null) return {};
  if (!isObject(said)) return { [main]: { said, at } };
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, { said: value, at: [...at, key] }]));
}

/** The words of a phrase as a whole. */
export function whole(said: Json): Word {
  return { said, at: [] };
}

/** The members of a list, or the one word that stands there instead of a list. */
export function eachOf(word: Word | undefined): Word[] {
  if (word === undefined) return [];
  const { said, at } = word;
  return Array.isArray(said) ? said.map((each: Json, i) => ({ said: each, at: [...at, i] })) : [word];
}

/** A verb with a word of the phrase; with several verbs, the one that is asked for. */
export function saying(word: Word, ...verbs: readonly string[]): Clause {
  return { ways: verbs.map((verb) => ({ verb, words: word.said })), carries: [word.at] };
}

/** Each of the words in a step of its own. */
export function sayingEach(word: Word | undefined, ...verbs: readonly string[]): Clause[] {
  return eachOf(word).map((each) => saying(each, ...verbs));
}

/** A verb with several words of the phrase, by their keys; those that are not there are left out. */
export function sayingAll(verb: string, fields: Readonly<Record<string, Word | undefined>>): Clause {
  const words = Object.entries(fields).flatMap(([key, word]) => (word === undefined ? [] : [[key, word] as const]));
  return {
    ways: [{ verb, words: Object.fromEntries(words.map(([key, { said }]) => [key, said])) }],
    carries: words.map(([, { at }]) => at),
  };
}

/** A verb that stands on the way to others. */
export function onTheWay(verb: string, ...ways: readonly Json[]): Clause {
  return { ways: (ways.length > 0 ? ways : [null]).map((words) => ({ verb, words })), carries: [] };
}

/** The places of words that no clause carries. */
export function uncarried(clauses: readonly Clause[], words: Json): Place[] {
  const carried = clauses.flatMap((each) => each.carries);
  const isWithin = (place: Place, outer: Place): boolean => outer.every((step, i) => step === place[i]);
  return leaves(words, []).filter((leaf) => !carried.some((place) => isWithin(leaf, place)));
}

/** Empty lists and maps say nothing. */
function leaves(words: Json, at: Place): Place[] {
  if (typeof words !== 'object' || words === null) return [at];
  const below = Object.entries(words as Readonly<Record<string, Json>>);
  return below.flatMap(([key, each]) => leaves(each, [...at, Array.isArray(words) ? Number(key) : key]));
}
