/**
 * Sentences that keep what they speak of apart from their text, so that whoever shows them puts in names: as printed, of a squad, in another language.
 *
 *   say`${ship} has ${2} stress tokens`  is  [{ is: 'red-5' }, ' has ', { is: 2 }, ' stress tokens']
 */
import type { AbilityOnPiece } from '../engine/state';

/** The id of a piece, a card or a player, a word, or a number; or an ability of a piece. */
export type Spoken = { is: string | number } | AbilityOnPiece;

/** Texts, and between them what they speak of. */
export type Sentence = readonly (string | Spoken)[];

/** An ability, its piece and its value. */
const MOST_FIELDS = 3;

type Said = string | number | Spoken | Sentence;

/** The template's values are what it speaks of; a sentence among them becomes part of it. Made for every candidate that is refused: plain loops. */
export function say(texts: readonly string[], ...said: readonly Said[]): Sentence {
  const parts: (string | Spoken)[] = [];
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i];
    if (text !== undefined && text !== '') parts.push(text);
    const next = said[i];
    // What is empty says nothing, and is no name of anything.
    if (next === undefined || next === '') continue;
    if (typeof next !== 'object') parts.push({ is: next });
    else if (isSentence(next)) {
      for (const part of next) if (part !== '') parts.push(part);
    } else parts.push(next);
  }
  return parts;
}

/** `a, b and c`, each kept apart. */
export function listed(all: readonly (string | number | Spoken)[], and = 'and'): Sentence {
  const parts: (string | Spoken)[] = [];
  for (let i = 0; i < all.length; i++) {
    const each = all[i] as string | number | Spoken;
    if (i > 0) parts.push(i === all.length - 1 ? ` ${and} ` : ', ');
    parts.push(typeof each === 'object' ? each : { is: each });
  }
  return parts;
}

/** The sentence as one text; `name` says how what it speaks of is called, by default by its id (an ability by its own, without its piece). */
export function textOf(said: string | Sentence, name: (spoken: Spoken) => string = idOf): string {
  if (typeof said === 'string') return said;
  let text = '';
  for (const part of said) text += typeof part === 'string' ? part : name(part);
  return text;
}

/** A text as a sentence that speaks of nothing; a sentence as it is. */
export function inParts(said: string | Sentence): Sentence {
  return typeof said === 'string' ? [said] : said;
}

/** Is it a part of a sentence, and nothing that a state which was not loaded has in the place of an id? */
export function isPart(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return typeof part === 'string';
  const fields = Object.values(part);
  return fields.length <= MOST_FIELDS && fields.every((each) => typeof each === 'string' || typeof each === 'number');
}

/** Does it speak of something that has a name, so that its parts are worth keeping? */
export function speaksOf(said: string | Sentence): said is Sentence {
  if (typeof said === 'string') return false;
  for (const part of said) if (typeof part === 'object') return true;
  return false;
}

function idOf(spoken: Spoken): string {
  return 'is' in spoken ? String(spoken.is) : spoken.ability;
}

function isSentence(said: Spoken | Sentence): said is Sentence {
  return Array.isArray(said);
}
