/**
 * What a player does, written once as a sentence with holes: `{ship} discards its {token} token[, {side} first]`. Buttons show it filled in, editors with a
 * word for what may stand there. What stands in brackets is said only where its holes are filled.
 */
import { isObject, type Json } from '../core/codec/json';
import { tenths } from './headings';
import { listInWords, withArticle } from './labels';
import type { Schema } from './schema';

/** What an id stands for, as people call it; any other word as it is. */
export type Say = (id: string) => string;

/** What can be said of an action, by the names of its fields. */
type Fields = Readonly<Record<string, Schema>>;

const HOLE = /\{([^}]*)\}/g;
const PERHAPS = /\[([^\]]*)\]/g;

/** Has it holes? One without says nothing of who does what. */
export function isSentence(text: string): boolean {
  return text.search(HOLE) >= 0;
}

/** The fields of words that are a map, or may be one. */
export function fieldsIn({ properties, anyOf = [] }: Schema): Fields {
  return properties ?? anyOf.find((each) => each.properties)?.properties ?? {};
}

/** For editors: `A ship discards its … token (, … first).` */
export function helpOf(sentence: string, words: Fields): string {
  if (!isSentence(sentence)) return sentence;
  const noun = (hole: string): string => {
    const kind = hole === 'player' ? hole : words[hole]?.['x-names'];
    return kind === undefined ? '…' : withArticle(kind);
  };
  const perhaps = sentence.replace(PERHAPS, (_, part: string) =>
    part.startsWith(' ') ? ` (${part.trim()})` : `(${part})`,
  );
  const said = perhaps.replace(HOLE, (_, hole: string) => noun(hole));
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** For a button: with the words for this action. Words that are no ids are written without hyphens. */
export function fillIn(sentence: string, told: Readonly<Record<string, Json>>, words: Fields, say: Say): string {
  const filled = (part: string): string =>
    part.replace(HOLE, (_, hole: string) => {
      const isId = words[hole] === undefined || words[hole]['x-names'] !== undefined;
      const value = told[hole] === true ? hole : (told[hole] ?? null);
      return inWords(value, (id) => {
        const said = say(id);
        return said === id && !isId ? id.replaceAll('-', ' ') : said;
      });
    });
  const isTold = (part: string): boolean =>
    [...part.matchAll(HOLE)].every(([, hole = '']) => ![undefined, null, false].includes(told[hole] as null));
  return filled(sentence.replace(PERHAPS, (_, part: string) => (isTold(part) ? part : '')));
}

/** `hit and blank`, `[450, 300.5]`, `spend repair and become navigate`. */
export function inWords(value: Json, say: Say): string {
  if (typeof value === 'number') return String(tenths(value));
  if (typeof value === 'string') return say(value);
  if (Array.isArray(value)) {
    const each = (value as readonly Json[]).map((one) => inWords(one, say));
    return value.length > 0 && value.every((one) => typeof one === 'number')
      ? `[${each.join(', ')}]`
      : listInWords(each);
  }
  if (!isObject(value)) return listInWords([]);
  return listInWords(Object.entries(value).map(([key, one]) => `${key} ${inWords(one, say)}`));
}
