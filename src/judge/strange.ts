/**
 * Words that nothing in the game is called. Where something has to be possible, a typo shows by itself; that something is not offered would hold of any.
 */
import * as E from 'fp-ts/lib/Either';
import { isObject, type Json } from '../core';
import { once } from '../core/engine/memo';
import { didYouMean } from '../core/codec/nearest';
import type { AnyLanguage, Schema } from '../language/language';
import { plainName } from '../language/word-list';
import { cardIds } from './card-ids';
import { patternsOf } from './match';
import type { Deed } from './scenario';
import { piecesOf } from './pieces';
import { fits, resolved, type Vocabulary } from './schema-check';
import { schemasOf, wrongWords } from './schemas';
import type { Table } from './table';
import { show, textsIn } from './words';

/** What is wrong with words that mean nothing on any table of this game; null: all of them mean something. */
export function strangeWord({ language, state }: Table, deed: Deed): string | null {
  const { verb, words } = deed;
  const names = piecesOf(language, state);
  const wrong = wrongWords(language, verb, words, names);
  if (wrong !== null) return wrong;
  const { attempts, file } = schemasOf(language);
  const free = freeTexts(attempts[verb] ?? {}, words, { defs: file.$defs, names });
  const strange = free.find((word) => !isWord(language, word, state));
  if (strange !== undefined)
    return `nothing is called '${show(strange)}'${didYouMean(strange, saidNow(language, state))}`;
  return free.length === 0 ? null : senseless(language, deed, state);
}

/** Words that a verb itself cannot read. */
function senseless(language: AnyLanguage, deed: Deed, state: object): string | null {
  if (!Object.hasOwn(language.verbs, deed.verb)) return null;
  const read = patternsOf(language, deed, state);
  return E.isLeft(read) && read.left.code === 'no-such-word' ? read.left.message : null;
}

function isWord(language: AnyLanguage, word: string, state: object): boolean {
  if (saidNow(language, state).has(word) || language.isWord?.(word, state)) return true;
  // Keywords go by what is printed: `Swarm`.
  const plain = plainName(word);
  return plain !== '' && plainIds(language).has(plain);
}

const plainIds = once((language: AnyLanguage): ReadonlySet<string> => {
  return new Set(abilitiesOf(language).map(({ id }) => plainName(id)));
});

function abilitiesOf({ game }: AnyLanguage): readonly { id: string }[] {
  return (game as { abilities: readonly { id: string }[] }).abilities;
}

/** Ids of abilities, words that every die and card has, names of pieces, and whatever is in answers now; kept for each table. */
const saidNow = (language: AnyLanguage, state: object): ReadonlySet<string> => saidBy(language)(state);

const saidBy = once((language: AnyLanguage) => once((state: object) => wordsNow(language, state)));

function wordsNow(language: AnyLanguage, state: object): ReadonlySet<string> {
  const candidates = (language.game.question(state)?.candidates ?? []) as readonly {
    action: Readonly<Record<string, Json>>;
  }[];
  return new Set([
    ...abilitiesOf(language).map(({ id }) => id),
    ...cardIds(language).values(),
    ...Object.keys(language.faces),
    ...Object.keys(language.cards),
    ...Object.values(piecesOf(language, state)).flat(),
    ...candidates.flatMap(({ action }) => textsIn(Object.values(action))),
    ...candidates.flatMap(({ action: { source } }) =>
      typeof source === 'string' ? [language.nameOf?.(source, state) ?? source] : [],
    ),
  ]);
}

/** The texts that could be any word as far as the schema knows: neither one of a list, nor the name of a piece. */
function freeTexts(given: Schema, value: Json, words: Vocabulary): readonly string[] {
  const schema = resolved(given, words);
  if (schema.anyOf) {
    const ways = schema.anyOf.filter((each) => fits(each, value, words)).map((each) => freeTexts(each, value, words));
    return ways.reduce((least, next) => (next.length < least.length ? next : least), ways[0] ?? []);
  }
  if (typeof value === 'string') return (schema.enum ?? schema['x-names']) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((each: Json) => freeTexts(schema.items ?? {}, each, words));
  if (!isObject(value)) return [];
  const { properties = {}, additionalProperties: other } = schema;
  return Object.entries(value).flatMap(([key, each]) => {
    const inner = Object.hasOwn(properties, key) ? properties[key] : other;
    return freeTexts(typeof inner === 'object' ? inner : {}, each as Json, words);
  });
}
