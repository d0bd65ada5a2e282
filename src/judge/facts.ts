/** Facts of the table that a file asks for or expects something of, as sentences: what is found, what it rests on, and the rules that decide. */
import * as E from 'fp-ts/lib/Either';
import { isObject, rulesOfAll, type GameEvent, type Json, type Rejection, type RuleId } from '../core';
import { evidenceInWords } from '../language/evidence';
import { whyInWords, withinSentence } from '../language/in-words';
import type { AnyLanguage, Asking, Found } from '../language/language';
import { isNot, isUsual } from './decisive';
import { pieceNamed, piecesOf } from './pieces';
import type { Playing } from './playing';
import type { StoryLine } from './report';
import type { Expectation } from './scenario';
import { valuesNamed, type Changed } from './watch';
import { placeOfName, sayDeed, sayValue, textsIn } from './words';

/** A sentence and the rules behind it, the deciding one first. */
export interface Said {
  text: string;
  /** What was found, `tie: damage is 2`, and what made it so, where the text is made of both. */
  found?: string;
  fact?: string;
  /** It only says that this happened. */
  type?: string;
  /** Told beside what is disputed. */
  beside?: true;
  /** What the text is about, where it does not begin with that. */
  subject?: string;
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
  return E.map(({ is, measured, rules = [], said, ...made }: Found): Said => {
    const subject = sayDeed({ verb: word, words });
    const found = typeof is === 'boolean' ? `is ${is ? '' : 'not '}so` : `is ${sayValue(is)}`;
    const facts = measured === undefined ? '' : `: ${measured}`;
    return {
      text: `${said ?? `${subject} ${found}`}${evidenceInWords(language, made, state)}${facts}`,
      ...(said === undefined ? {} : { subject }),
      rules,
    };
  })(question.find(words, state));
}

/** Each value with the events that changed it; one that nothing changed is as it was at the start. */
export function valuesOf(playing: Playing, piece: string, about: Json): Said[] {
  const { language, state } = playing;
  const named = pieceNamed(language, piecesOf(language, state), piece);
  return valuesNamed(about).map((value) => {
    const found = named?.value(value)?.find(state, piece) ?? null;
    const is = `${piece}: ${value} is ${sayValue(partOf(found, isObject(about) ? about[value] : undefined))}`;
    const told = lastOfOneRule(whatChanged(playing, piece, value));
    const lines = told.flatMap(({ amount, line }) => (amount ? [amount, line] : [line]));
    const by = playing.story.filter((line) => lines.includes(line));
    const because = named?.value(value)?.why?.(state, piece) ?? [];
    if (because.length > 0) {
      const said = because.map((each) => withinSentence(whyInWords(language, each, state)));
      return { ...inParts(is, said.join('; ')), rules: [...new Set(rulesOfAll(because))], by };
    }
    const last = told.at(-1);
    if (last) return { ...inParts(is, inTurn(by)), rules: rulesBehind(language, last), by };
    return isAsAtStart(playing, piece, value)
      ? { ...inParts(is, AS_AT_START), rules: [], by }
      : { text: is, found: is, rules: [], by };
  });
}

/** Of a map what is asked for. */
function partOf(found: Json, wanted: Json | undefined): Json {
  if (!isObject(found) || !isObject(wanted)) return found;
  const asked = Object.entries(found).filter(([key]) => Object.hasOwn(wanted, key));
  return asked.length > 0 ? Object.fromEntries(asked) : found;
}

/** The fact of a value that nothing changed. */
export const AS_AT_START = 'as at the start';

function inParts(found: string, fact: string): Pick<Said, 'text' | 'found' | 'fact'> {
  return { text: `${found}: ${fact}`, found, fact };
}

/** Lines of the story in their order, as one sentence; what is told again and again with the next number, once with all of it. */
export function inTurn(lines: readonly StoryLine[]): string {
  const told: Counted[] = [];
  for (const { text } of lines) {
    const [, head = text, was = '', is = '', rest = ''] = COUNTED.exec(text) ?? [];
    const last = told.at(-1);
    if (was !== '' && last?.head === head && last.is === was && last.rest === rest)
      told[told.length - 1] = { ...last, is, times: last.times + 1 };
    else told.push({ head, was, is, rest, text, times: 1 });
  }
  return told.map(inOne).join('; then ');
}

/** `tie loses a shield (2 -> 1 of 2)`, in parts. */
interface Counted {
  head: string;
  was: string;
  is: string;
  rest: string;
  text: string;
  times: number;
}

const COUNTED = /^(.*) \((\d+) -> (\d+)([^)]*)\)$/;

function inOne({ head, was, is, rest, text, times }: Counted): string {
  return times === 1 ? text : `${head}, ${times === 2 ? 'twice' : `${times} times`} (${was} -> ${is}${rest})`;
}

/** Is this the line, or one that is told in it together with others? */
export function tellsLine(fact: string, text: string): boolean {
  const head = COUNTED.exec(text)?.[1];
  return fact.includes(text) || (head !== undefined && fact.includes(`${head}, `));
}

function isAsAtStart(playing: Playing, piece: string, value: string): boolean {
  return playing.watches(piece, value) && changesOf(playing, piece, value).length === 0;
}

function changesOf({ changes }: Playing, piece: string, value: string): Changed[] {
  return changes.filter((each) => each.piece === piece && each.value === value);
}

/** A line that tells what changed a value, and the one that told beforehand how much of it there would be. */
interface Told {
  line: StoryLine;
  amount: StoryLine | null;
  /** It added to a list: what is there now came about by all of these. */
  grew: boolean;
  /** A number or a list, to which others may have added before. */
  adds: boolean;
}

/** As they came about: an event may be told before what it brought about first. */
function whatChanged(playing: Playing, piece: string, value: string): Told[] {
  return changesOf(playing, piece, value)
    .slice(-MOST_CHANGES)
    .flatMap((change) => {
      const event = tellingOf(playing, change);
      const line = playing.lineOf(event);
      if (!line || isOfAnother(playing, change, event, line.text)) return [];
      const { is } = change;
      const amount = isAmount(is) ? amountOf(playing, event) : null;
      return [{ line, amount, grew: hasGrown(change), adds: typeof is === 'number' || (isList(is) && !isPlace(is)) }];
    });
}

/** What changed a value before under another rule has nothing to do with what it is now. */
function lastOfOneRule(told: readonly Told[]): readonly Told[] {
  const last = told.at(-1);
  const isOfLast = ({ line, grew, adds }: Told): boolean =>
    line === last?.line || (adds && line.rules[0] === last?.line.rules[0]) || (grew && last?.grew === true);
  return told.slice(told.map(isOfLast).lastIndexOf(false) + 1);
}

function isList(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

/** Where a piece is: it is there by its last move alone. */
function isPlace(value: Json): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number');
}

function hasGrown({ was, is }: Changed): boolean {
  if (!Array.isArray(was) || !Array.isArray(is)) return false;
  return was.length < is.length && was.every((each) => is.includes(each as never));
}

/** Events that may be told between a change and what tells it. */
const NEAR = 3;

/** A change is heard of with the next event. Where that says what did not happen, or is of something else, one that stands near it tells the change. */
function tellingOf(playing: Playing, changed: Changed): GameEvent {
  const told = tellingAt(playing, changed);
  const { events } = playing;
  const before = events[events.indexOf(told) - 1];
  const names = (event: GameEvent | undefined, name: string): boolean =>
    placeOfName((event && playing.lineOf(event)?.text) ?? '', name) >= 0;
  const value = changed.value.replace(/-/g, ' ');
  const isOfBefore = names(before, value) && (changed.piece === 'table' || names(before, changed.piece));
  const isOfTold = names(told, changed.piece) || names(told, value) || textsIn(told).includes(changed.piece);
  return before !== undefined && !isNot(before.type) && isOfBefore && !isOfTold ? before : told;
}

/** It tells of others of the same kind, and not of this one: what came of it for this one it does not say. */
function isOfAnother(playing: Playing, { piece }: Changed, event: GameEvent, text: string): boolean {
  const all = piecesOf(playing.language, playing.state);
  const own = Object.values(all).find((names) => names.includes(piece)) ?? [];
  if (placeOfName(text, piece) >= 0 || textsIn(event).includes(piece)) return false;
  return own.some((other) => other !== piece && !other.includes(piece) && placeOfName(text, other) >= 0);
}

function tellingAt({ events }: Playing, { event, piece, value, is }: Changed): GameEvent {
  const at = events.indexOf(event);
  const near = events.slice(Math.max(at - NEAR, 0), at + NEAR + 1);
  const isNamed = ({ type }: GameEvent): boolean => type.startsWith(`${value}-started`);
  const named = isNamed(event) ? event : events.slice(at, at + NEAR + 1).find(isNamed);
  if (named) return named;
  // Of several pieces that change at once each has an event of its own.
  if (!isNot(event.type))
    return textsIn(event).includes(piece)
      ? event
      : (near.find((each) => each.type === event.type && textsIn(each).includes(piece)) ?? event);
  const isIt = (each: GameEvent): boolean => !isNot(each.type) && each.change?.is === is;
  const before = events[at - 1];
  const isBefore = before !== undefined && !isNot(before.type) && textsIn(before).includes(piece);
  return near.find(isIt) ?? (isBefore ? before : event);
}

/** What an amount is made of decides where that is not as usual, and what became of it is. */
function rulesBehind(language: AnyLanguage, { line, amount }: Told): RuleId[] {
  const isAmountFirst = amount !== null && !isUsual(amount, language) && isUsual(line, language);
  const others = amount?.rules ?? [];
  return [...new Set(isAmountFirst ? [...others, ...line.rules] : [...line.rules, ...others])];
}

/** A number, or one for each part of a piece. */
function isAmount(value: Json): boolean {
  return typeof value === 'number' || (isObject(value) && Object.values(value).every(isAmount));
}

/** The line that told beforehand how much of this there would be; null: none did. */
function amountOf(playing: Playing, event: GameEvent): StoryLine | null {
  const { amounts } = playing.language;
  if (!amounts?.of.includes(event.type)) return null;
  const before = playing.events.slice(0, playing.events.indexOf(event));
  const told = before.filter(({ type }) => type === amounts.by || type === amounts.until).at(-1);
  return told?.type === amounts.by ? playing.lineOf(told) : null;
}
