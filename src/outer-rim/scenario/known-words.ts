/** Which words mean something on any table of this pack, for words that a schema leaves open. */
import { once, type Json, type JsonObject } from '../../core';
import type { WordList } from '../../language/word-list';
import type { Pack } from '../facts';
import type { OuterRimState } from '../model/state';
import { packOf } from '../model/pack';
import { wordsOf } from './lexicon';
import { phrases } from './phrases';
import { verbs } from './verbs';

/** Names of the pack, labels of the options on its cards, and ids of things in play. */
export function isWord(word: string, state: OuterRimState): boolean {
  const pack = packOf(state);
  if (Object.values(wordsOf(state)).some((list: WordList) => list.id(word) !== undefined)) return true;
  if (labelsOf(pack).has(word) || state.players.some(({ cards }) => cards.some(({ id }) => id === word))) return true;
  // What the AI player takes, as it is said: `choose-space: Ryloth`.
  const [type = '', ...ids] = word.split(/:? /);
  return (
    (Object.hasOwn(verbs, type) || Object.hasOwn(phrases, type)) && (ids.length === 0 || isWord(ids.join(' '), state))
  );
}

const labelsOf = once((pack: Pack): ReadonlySet<string> => new Set(labelsIn(pack as unknown as Json)));

function labelsIn(part: Json): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { label } = part as { label?: Json };
  return [...(typeof label === 'string' ? [label] : []), ...Object.values(part as JsonObject).flatMap(labelsIn)];
}
