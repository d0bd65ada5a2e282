/** Facts of the table that a file asks for or expects something of, as sentences: what is found, what it rests on, and the rules that decide. */
import * as E from 'fp-ts/lib/Either';
import { rulesOfAll, type GameEvent, type Json, type Rejection, type RuleId } from '../core';
import { evidenceInWords } from '../language/evidence';
import { whyInWords, withinSentence } from '../language/in-words';
import type { AnyLanguage, Asking, Found } from '../language/language';
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
  { state, language }: Playing,
  question: Asking<unknown>,
  { word, about }: Pick<Expectation, 'word' | 'about'>,
): E.Either<Rejection, Said> {
  const words = question.asked(about);
  return E.map(({ is, measured, rules = [], ...made }: Found): Said => {
    const found = typeof is === 'boolean' ? `is ${is ? '' : 'not '}so` : `is ${show(is)}`;
    const facts = measured === undefined ? '' : `: ${measured}`;
    return {
      text: `${showDeed({ verb: word, words })} ${found}${evidenceInWords(language, made, state)}${facts}`,
      rules,
    };
  })(question.find(words, state));
}

/** Each value with the events that changed it; one that nothing changed is as it was at the start. */
export function valuesOf(playing: Playing, piece: string, about: Json): Said[] {
  const { language, state, changes } = playing;
  const named = pieceNamed(language, piecesOf(language, state), piece);
  return valuesNamed(about).map((value) => {
    const found = named?.value(value)?.find(state, piece) ?? null;
    const by = changes.filter((each) => each.piece === piece && each.value === value).slice(-MOST_CHANGES);
    const amount = by[0] ? amountOf(playing, by[0].event) : null;
    const lines = [...(amount ? [amount] : []), ...by.flatMap(({ event }) => playing.lineOf(event) ?? [])];
    const is = `${piece}: ${value} is ${show(found)}`;
    const because = named?.value(value)?.why?.(state, piece) ?? [];
    if (because.length > 0) {
      const said = because.map((each) => withinSentence(whyInWords(language, each, state)));
      const rules = [...new Set(rulesOfAll(because))];
      return { text: `${is}: ${said.join('; ')}`, rules, by: lines };
    }
    const why = lines.length > 0 ? lines.map(({ text }) => text).join('; then ') : 'as at the start';
    const own = lines.at(-1)?.rules ?? [];
    // What an amount is made of decides where that is not as usual.
    const isUsualAmount = amount === null || language.course?.rules.includes(amount.rules[0] ?? '') === true;
    const rules = isUsualAmount ? [...own, ...(amount?.rules ?? [])] : [...amount.rules, ...own];
    return { text: `${is}: ${why}`, rules: [...new Set(rules)], by: lines };
  });
}

/** The line that told beforehand how much of this there would be; null: none did. */
function amountOf(playing: Playing, event: GameEvent): StoryLine | null {
  const { amounts } = playing.language;
  if (!amounts?.of.includes(event.type)) return null;
  const before = playing.events.slice(0, playing.events.indexOf(event));
  const told = before.filter(({ type }) => type === amounts.by || type === amounts.until).at(-1);
  return told?.type === amounts.by ? playing.lineOf(told) : null;
}
