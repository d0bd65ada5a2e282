/**
 * What people are told, written as a sentence with holes: `{ship} discards its {token} token`. Buttons and stories show it filled in, editors with a word for
 * what may stand there.
 *
 * - `{tokens victory token}`: counted, `2 victory tokens`.
 * - `[ for its {zone} hull zone]`: said only where its holes are filled; `[{card} faceup|a facedown card]`: else the other.
 */
import { isObject, type Json } from '../core/codec/json';
import { sayFacing, tenths } from './headings';
import { textOf, type Spoken } from '../core';
import { counted, listInWords, withArticle } from './labels';
import type { Schema } from './schema';
import { listed, tell, who, type Telling } from './telling';

/** What an id stands for, as people call it; any other word as it is. */
export type Say = (id: string) => string;

/** What can be said of an action, by the names of its fields. */
type Fields = Readonly<Record<string, Schema>>;

/** Holes in which players stand. */
const PLAYERS: readonly string[] = ['player', 'players', 'first', 'winner'];

const HOLE = /(\ba )?\{([^} ]*)(?: ([^}]*))?\}/g;
const PERHAPS = /\[([^\]|]*)(?:\|([^\]]*))?\]/g;

/** Has it holes? One without says nothing of who does what. */
export function isSentence(text: string): boolean {
  return text.search(HOLE) >= 0;
}

/** The fields of words that are a map, or may be one. */
export function fieldsIn({ properties, anyOf = [] }: Schema): Fields {
  return properties ?? anyOf.find((each) => each.properties)?.properties ?? {};
}

/** For editors: `A ship discards its … token (for its … hull zone).` */
export function helpOf(sentence: string, words: Fields): string {
  if (!isSentence(sentence)) return sentence;
  const perhaps = sentence.replace(PERHAPS, (_, part: string) =>
    part.startsWith(' ') ? ` (${part.trim()})` : `(${part})`,
  );
  const said = perhaps.replace(HOLE, (_, article: string | undefined, hole: string) => {
    const kind = hole === 'player' ? hole : words[hole]?.['x-names'];
    return kind === undefined ? `${article ?? ''}…` : withArticle(kind);
  });
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

/** With what is told. `say`: a word that stands in a hole of this name. */
export function fillIn(
  sentence: string,
  told: Readonly<Record<string, Json>>,
  say: (word: string, hole: string) => Telling,
): Telling {
  const isTold = (part: string): boolean =>
    [...part.matchAll(HOLE)].every(([, , hole = '']) => ![undefined, null, false].includes(told[hole] as null));
  const chosen = sentence.replace(PERHAPS, (_, part: string, other?: string) => (isTold(part) ? part : (other ?? '')));
  const texts: string[] = [];
  const said: (Telling | Spoken)[] = [];
  let from = 0;
  for (const { index, 0: all, 1: article, 2: hole = '', 3: noun } of chosen.matchAll(HOLE)) {
    const value = told[hole];
    if (value === undefined || value === null) throw new Error(`nothing is told of {${hole}} in '${sentence}'`);
    texts.push(chosen.slice(from, index));
    said.push(filling(value, hole, { article, noun, say }));
    from = index + all.length;
  }
  return tell([...texts, chosen.slice(from)], ...said);
}

interface Filling {
  article: string | undefined;
  noun: string | undefined;
  say: (word: string, hole: string) => Telling;
}

function filling(value: Json, hole: string, { article, noun, say }: Filling): Telling | Spoken {
  if (noun !== undefined) return counted(Number(value), noun);
  if (PLAYERS.includes(hole)) return listed([value].flat().map((player) => [who(String(player))]));
  if (typeof value === 'string' && article === undefined) return say(value, hole);
  const said = value === true ? hole : inWords(value, (word) => textOf(say(word, hole)));
  return article === undefined ? said : withArticle(said);
}

/** `hit and blank`, `[450, 300.5]`, `[450, 300] facing north`, `spend repair and become navigate`. */
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
  const { x, y, heading } = value as { x?: Json; y?: Json; heading?: { x: number; y: number } };
  if (typeof x === 'number' && typeof y === 'number')
    return `[${tenths(x)}, ${tenths(y)}]${heading ? ` facing ${sayFacing(heading)}` : ''}`;
  return listInWords(Object.entries(value).map(([key, one]) => `${key} ${inWords(one, say)}`));
}
