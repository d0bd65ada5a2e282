/** Facts of the table that a file asks for or expects something of, as sentences: what is found, what it rests on, and the rules that decide. */
import * as E from 'fp-ts/lib/Either';
import type { Json, Rejection, RuleId } from '../core';
import type { AnyLanguage, Asking } from '../language/language';
import { pieceNamed, piecesOf } from './pieces';
import type { Playing } from './playing';
import type { StoryLine } from './report';
import type { Expectation } from './scenario';
import { valuesNamed } from './watch';
import { show, showDeed } from './words';

/** A sentence and the rules behind it, the deciding one first. */
export interface Said {
  text: string;
  rules: readonly RuleId[];
  /** Lines of the story that made it so, the one that it is said of last. */
  by?: readonly StoryLine[];
}

/** Most changes of one value that are told. */
const MOST_CHANGES = 3;

export function questionNamed({ questions }: AnyLanguage, word: string): Asking<unknown> | undefined {
  return Object.hasOwn(questions, word) ? questions[word] : undefined;
}

/** With what was measured, and the rules that it is measured by. Left: the words make no sense on this table. */
export function answerTo(
  { state }: Playing,
  question: Asking<unknown>,
  { word, about }: Pick<Expectation, 'word' | 'about'>,
): E.Either<Rejection, Said> {
  const words = question.asked(about);
  return E.map(({ is, measured, rules = [] }: { is: Json; measured?: string; rules?: readonly RuleId[] }): Said => {
    const found = typeof is === 'boolean' ? `is ${is ? '' : 'not '}so` : `is ${show(is)}`;
    const facts = measured === undefined ? '' : `: ${measured}`;
    return { text: `${showDeed({ verb: word, words })} ${found}${facts}`, rules };
  })(question.find(words, state));
}

/** Each value with the events that changed it; one that nothing changed is as it was at the start. */
export function valuesOf(playing: Playing, piece: string, about: Json): Said[] {
  const { language, state, changes } = playing;
  const named = pieceNamed(language, piecesOf(language, state), piece);
  return valuesNamed(about).map((value) => {
    const found = named?.value(value)?.find(state, piece) ?? null;
    const by = changes.filter((each) => each.piece === piece && each.value === value).slice(-MOST_CHANGES);
    const lines = by.flatMap(({ event }) => playing.lineOf(event) ?? []);
    const why = lines.length > 0 ? lines.map(({ text }) => text).join('; then ') : 'as at the start';
    return { text: `${piece}: ${value} is ${show(found)}: ${why}`, rules: lines.at(-1)?.rules ?? [], by: lines };
  });
}
