/** The ruling at the end: for each question and expectation what was found, the fact that made it so, and the rule that decided. */
import * as E from 'fp-ts/lib/Either';
import {
  reason,
  isObject,
  reject,
  type CoreState,
  type GameEvent,
  type Json,
  type Rejection,
  type RuleId,
  type Statement,
} from '../core';
import type { Asking } from '../language/language';
import { clausesOf } from './answer';
import { quoted } from './deciding-rule';
import { goingBy } from './core-verbs';
import { attempt } from './attempt';
import { doubtAt } from './doubt';
import { decisiveLines, weighedLines } from './decisive';
import { askedOf } from './instead';
import { asksForDeed } from './match';
import { answerTo, questionNamed, valuesOf, type Said } from './facts';
import { linesUnder, underNamedFirst } from './named-rules';
import { metInOrder, outcomeOf, type Miss } from './expect';
import { aboutNothing, typeOf } from './nothing';
import { pieceNamed, piecesOf } from './pieces';
import type { Playing } from './playing';
import type { Ruling, StoryLine } from './report';
import { deedOf, listedDeeds, type Deed, type Expectation, type Scenario } from './scenario';
import { valuesNamed } from './watch';
import { keptBack, notAsked, whyNot } from './why-not';
import { alike, sayDeed, sayValue, show, showDeed } from './words';

/** What is ruled on one expectation. `missed`: what of it does not hold. */
export function rulingsOn(
  playing: Playing,
  expectation: Expectation,
  missed: readonly Miss[],
  rules: readonly Statement[],
): Ruling[] {
  const holds = missed.length === 0;
  return saidOf(playing, expectation, missed).map((said) => ruling(playing, said, holds, rules, playing.story));
}

/** What is ruled on one question that the file asks: each answer, and the line that tells it. Left: it makes no sense on this table. */
export function rulingsOnAnswers(
  playing: Playing,
  question: Expectation,
  rules: readonly Statement[],
): E.Either<Rejection, Ruling[]> {
  return E.map((answers: readonly Said[]) =>
    answers.map(({ by = [], subject, ...said }) => {
      const line: StoryLine = { kind: 'answer', ...said };
      playing.tell(line);
      const about = subject === undefined ? {} : { subject };
      return ruling(playing, { ...said, ...about, by: [line, ...by] }, true, rules, playing.story);
    }),
  )(answersTo(playing, question));
}

function answersTo(playing: Playing, { word, about, path }: Expectation): E.Either<Rejection, Said[]> {
  const { language, state } = playing;
  if (word === WHY_NOT) return E.right(listedDeeds(about).flatMap((each) => whyNotOf(playing, each, path)));
  const question = questionNamed(language, word);
  if (question) return E.map((said: Said) => [said])(answerTo(playing, question, { word, about }));
  const piece = pieceNamed(language, piecesOf(language, state), word);
  if (!piece) return reject(reason('no-such-piece', 'no such piece', []));
  const strange = valuesNamed(about).find((value) => !piece.value(value));
  if (strange !== undefined)
    return reject(reason('no-such-value', `a ${piece.kind} has no such value: ${strange}`, []));
  return E.right(valuesOf(playing, word, about));
}

/** What a story is ruled on for. */
interface StoryFor {
  named: readonly RuleId[];
  expected: readonly Ruling[];
  rules: readonly Statement[];
  /** A step of the file fits no question: what was meant has not come about. */
  isOpen: boolean;
}

/** The rulings on a story that is over: under the rules that its file names first; where nothing is expected, and none of them is cited, on what weighs most. */
export function rulingsOnStory(
  playing: Playing,
  story: readonly StoryLine[],
  { named, expected, rules, isOpen }: StoryFor,
): Ruling[] {
  const onLine = (line: StoryLine, under = line.rules, beside: readonly StoryLine[] = []): Ruling =>
    ruling(playing, { text: line.text, rules: under, by: [...beside, line] }, true, rules, story);
  // A step that answers no question is refused by no rule.
  const isRuled = ({ kind, text }: StoryLine): boolean => !isOpen || kind !== 'refused' || / is refused: /.test(text);
  const weighed = weighedLines(story.filter(isRuled), playing.language, rules);
  const under = linesUnder(named, weighed, rules).map((each) => onLine(each.line, each.rules, each.beside));
  if (expected.length > 0) {
    const tried = triedIn(story, expected).map((line) => {
      const named = under.find(({ text }) => text === line.text);
      return named ? { ...named, lines: named.lines.slice(-1) } : onLine(line);
    });
    const others = under.filter(({ text }) => !tried.some((each) => each.text === text));
    const inOrder = [...others, ...tried].sort((a, b) => (a.lines.at(-1) ?? 0) - (b.lines.at(-1) ?? 0));
    return underNamedFirst(named, inOrder, expected);
  }
  if (under.length > 0) return [...under, ...triedIn(story, under).map((line) => onLine(line))];
  if (isOpen) return [];
  const lines = decisiveLines(story, playing.language, rules);
  if (lines.length === 0 && !playing.language.game.decision(playing.state).over)
    return [ruling(playing, asked(playing), true, rules, story)];
  return lines.map((line) => onLine(line));
}

/** What was said of every way that the game can go. */
interface OfWays {
  said: string;
  rules: readonly RuleId[];
  holds: boolean;
  /** On the ways that were looked at. */
  cited: readonly RuleId[];
}

/** Under the rules that the file names, as far as they are cited on the ways. */
export function rulingOnWays(
  { said, rules, holds, cited }: OfWays,
  { rules: named, game }: Pick<Scenario, 'rules' | 'game'>,
): Ruling {
  const deciding = [...new Set([...named.filter((id) => [...rules, ...cited].includes(id)), ...rules])];
  return quoted({ text: said, holds, rules: deciding, lines: [] }, game.rules);
}

/** What the file tries, and a rule refuses, is asked about: what no ruling says yet. */
function triedIn(story: readonly StoryLine[], told: readonly Ruling[]): StoryLine[] {
  const texts = new Set(told.map(({ text }) => text));
  const all = story.filter(({ kind, text }) => kind === 'refused' && / is refused: /.test(text));
  return all.filter(({ text }, i) => !texts.has(text) && all.findIndex((each) => each.text === text) === i);
}

/** The question why something does not come about. */
export const WHY_NOT = 'why-not';

/** Of a deed, or of an event by its type. */
function whyNotOf(playing: Playing, each: Json, path: Expectation['path']): Said[] {
  const isEventType = playing.language.events.includes(typeOf(each));
  return isEventType ? aboutNothing(playing, { about: [each], path }) : [whyNot(playing, deedOf(each, path))];
}

function ruling(
  playing: Playing,
  { text, found, fact, type, beside, subject, rules, by = [] }: Said,
  holds: boolean,
  catalogue: readonly Statement[],
  story: readonly StoryLine[],
): Ruling {
  const statement = catalogue.find(({ id }) => id === rules[0]);
  const lines = [...new Set(by.map((line) => story.indexOf(line)))].filter((at) => at >= 0);
  const doubt = doubtAt(playing, lines.at(-1) ?? -1, rules, catalogue);
  return {
    text,
    ...(found === undefined ? {} : { found }),
    ...(fact === undefined ? {} : { fact }),
    holds,
    ...(type === undefined ? {} : { type }),
    ...(beside ? { beside } : {}),
    ...(subject === undefined ? {} : { subject }),
    rules,
    ...(statement ? { statement: statement.text } : {}),
    ...(doubt === undefined ? {} : { doubt }),
    lines,
  };
}

function saidOf(playing: Playing, expectation: Expectation, missed: readonly Miss[]): Said[] {
  const { word, about } = expectation;
  if (word === 'cannot' || word === 'can' || word === 'not-offered') return aboutDeeds(playing, expectation, missed);
  if (word === 'happened') return aboutEvents(playing, playing.events, about as readonly Json[]);
  if (word === 'just-happened') return aboutEvents(playing, playing.lastEvents, about as readonly Json[]);
  if (word === 'not-happened') return aboutNothing(playing, expectation);
  if (word === 'outcome') return [aboutOutcome(playing, about)];
  if (word === 'asks' || word === 'decides' || word === 'legal' || word === 'within' || word === 'queue')
    return [asked(playing)];
  if (word === 'cited') return [];
  const question = questionNamed(playing.language, word);
  return question ? [aboutQuestion(playing, question, expectation)] : valuesOf(playing, word, about);
}

function aboutQuestion(playing: Playing, question: Asking<unknown>, { word, about }: Expectation): Said {
  const answer = answerTo(playing, question, { word, about });
  if (E.isRight(answer)) return answer.right;
  const { message, rules } = answer.left;
  return { text: `${sayDeed({ verb: word, words: about })}: ${message}`, rules };
}

function aboutDeeds(playing: Playing, { about, path }: Expectation, missed: readonly Miss[]): Said[] {
  return listedDeeds(about).map((each) => {
    const deed = deedOf(each, path);
    const found = attempt(playing, deed);
    if (found.kind === 'legal') {
      return { type: LEGAL, rules: found.rules ?? offeredBy(playing, deed), text: `${sayDeed(deed)} is legal now` };
    }
    // It is not offered, which proves nothing: that it could not be is what is found.
    const miss = missed.find(({ expected }) => expected === `${showDeed(deed)} is not offered`);
    if (miss) return { text: `${sayDeed(deed)}: ${show(miss.found)}`, rules: miss.rules ?? [] };
    const kept = keptBack(playing, deed, found);
    if (kept) return kept;
    const ways = clausesOf(playing, deed).flatMap((clause) => clause.ways);
    const isAsked = found.why.ofWords === true || ways.some((way) => asksForDeed(playing, { ...deed, ...way }));
    return notAsked(playing, deed, found, isAsked);
  });
}

/** Of something that may be done. */
export const LEGAL = 'legal';

/** By the ability that is used; else by the rule of what is asked. */
function offeredBy(playing: Playing, { verb, words }: Deed): readonly RuleId[] {
  const { language, state } = playing;
  const asking = asked(playing).rules;
  if (verb !== 'use') return asking;
  const own = (state as CoreState).inPlay.find(goingBy(words, language, state));
  const rules = language.game.abilities.find(({ id }) => id === own?.ability)?.rules ?? [];
  return [...new Set([...rules, ...asking])];
}

/** By the very events that meet what is wanted, each under its own rule. */
function aboutEvents(playing: Playing, among: readonly GameEvent[], wanted: readonly Json[]): Said[] {
  const lines = metInOrder(playing, among, wanted).flatMap((event) => playing.lineOf(event) ?? []);
  return lines.map((line) => ({
    text: line.text,
    ...(line.type === undefined ? {} : { type: line.type }),
    rules: line.rules,
    by: [line],
  }));
}

function asked(playing: Playing): Said {
  return {
    beside: true,
    text: `the question now is: ${askedOf(playing)}`,
    rules: playing.language.game.decision(playing.state).rules,
  };
}

/** `the winner is ann`, `the game is not over yet`. */
function outcomeInWords(outcome: Json): string {
  if (outcome === 'playing') return 'the game is not over yet';
  const [entry, ...others] = isObject(outcome) ? Object.entries(outcome) : [];
  if (entry && others.length === 0) return `the ${entry[0]} is ${sayValue(entry[1] as Json)}`;
  return `the outcome is ${sayValue(outcome)}`;
}

/** By what ended the game. */
function aboutOutcome(playing: Playing, about: Json): Said {
  const { kind, told } = outcomeOf(playing);
  const is = outcomeInWords(typeof about === 'string' || !alike(about, told) ? kind : about);
  const ended = playing.events.filter(({ type }) => type === 'game-ended').at(-1);
  const line = ended ? playing.lineOf(ended) : null;
  return line ? { text: `${is}: ${line.text}`, rules: line.rules, by: [line] } : { text: is, rules: [] };
}
