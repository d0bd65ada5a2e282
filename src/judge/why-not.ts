/** Why something does not come about: an ability that is not offered, a deed that is refused, an event that did not happen. */
import * as E from 'fp-ts/lib/Either';
import {
  fromOutside,
  inquire,
  isObject,
  onPiece,
  type AbilityInPlay,
  type CoreState,
  type Json,
  type Rejection,
} from '../core';
import { attempt, type Attempt } from './attempt';
import { goingBy, isOnNoCard } from './core-verbs';
import type { Said } from './facts';
import { askedOf, tooLate, withheldNow } from './instead';
import { abilityInWords, whyInWords, withinSentence } from '../language/in-words';
import { DISPUTED, isPace, isUsual, weightOf } from './decisive';
import { denied } from './nothing';
import { asksForDeed, inWords, meaningNow, type SomeAction } from './match';
import type { Playing } from './playing';
import type { StoryLine } from './report';
import type { Deed } from './scenario';
import { strangeWord } from './strange';
import { sayDeed } from './words';

type NotLegal = Exclude<Attempt, { kind: 'legal' }>;

/** With its reason, and the rule behind it. */
export function whyNot(playing: Playing, deed: Deed): Said {
  const found = attempt(playing, deed);
  if (found.kind === 'legal') return { text: `${sayDeed(deed)} is legal now`, rules: found.rules ?? [] };
  const isAsked = found.why.ofWords === true;
  return (
    keptBack(playing, deed, found) ??
    notHere(playing, deed) ??
    passedBy(playing, deed) ??
    notAsked(playing, deed, found, isAsked)
  );
}

/** Its refusal, or what kept it from being offered; null: nothing tells. */
export function keptBack(playing: Playing, deed: Deed, { kind, why: { message, rules } }: NotLegal): Said | null {
  if (kind === 'refused') return { text: `${sayDeed(deed)} is refused: ${message}`, rules };
  // A rule that withheld this very thing says more than what it waits for.
  const kept = withheldNow(playing, deed) ?? whyNotUsed(playing, deed);
  return kept && notOffered(deed, kept);
}

/** Nobody asks for it, or, where somebody does (`isAsked`), not with these words. */
export function notAsked(playing: Playing, deed: Deed, { why: { message, rules } }: NotLegal, isAsked: boolean): Said {
  if (isAsked) return notOffered(deed, { text: message, rules });
  const { over } = playing.language.game.decision(playing.state);
  const text = over ? 'the game is over' : `nobody asks for it now; the question is: ${askedOf(playing)}`;
  return notOffered(deed, denied(playing, deed.verb) ?? endedBy(playing, deed) ?? { text, rules });
}

/** Most choices that are looked back at. */
const MOST_LOOKED_AT = 30;

/** It was asked for before: what then came about, and is not the usual course, ended that, or what was chosen instead. Null: nothing of the kind is told. */
function endedBy(playing: Playing, deed: Deed): StoryLine | null {
  const { language, done } = playing;
  const couldBe = ({ state }: Playing['done'][number]): boolean =>
    ['legal', 'many'].includes(meaningNow({ language, state }, deed).kind);
  const isNamed = deed.verb === 'use' || deed.verb === 'decline';
  const isOpen = (each: Playing['done'][number]): boolean =>
    isNamed ? couldBe(each) : asksForDeed({ language, state: each.state }, deed) || asksForVerb(playing, each, deed);
  const last = [...done].reverse().slice(0, MOST_LOOKED_AT).find(isOpen);
  if (!last) return null;
  const lines = last.events.flatMap((event) => playing.lineOf(event) ?? []).filter((line) => !isPace(line));
  // What stops somebody says more than where they went.
  const weight = (line: StoryLine): number =>
    weightOf(line, language, []) + (language.withheld?.includes(line.type ?? '') ? DISPUTED : 0);
  const unusual = lines.filter((line) => !isUsual(line, language)).sort((a, b) => weight(a) - weight(b));
  return unusual.at(-1) ?? (couldBe(last) ? lines[0] : undefined) ?? stoppedAfter(playing, last);
}

/** Others of its kind were asked for, if not this one. */
function asksForVerb({ language }: Playing, { state }: Playing['done'][number], { verb }: Deed): boolean {
  const actions = (language.game.question(state)?.candidates ?? []).map(({ action }) => action as SomeAction);
  return actions.some((action) => inWords(language, action, state).verb === verb);
}

/** Who was asked does nothing more, as a line says that came about since. */
function stoppedAfter(playing: Playing, last: Playing['done'][number]): StoryLine | null {
  const { done } = playing;
  const events = done.slice(done.indexOf(last) + 1).flatMap((each) => each.events);
  const lines = events.flatMap((event) => playing.lineOf(event) ?? []);
  return lines.filter(({ text }) => /\bnothing (more|else)\b/.test(text)).at(-1) ?? null;
}

function notOffered(deed: Deed, { text, rules }: Pick<Said, 'text' | 'rules'>): Said {
  const found = `${sayDeed(deed)} is not offered`;
  return { text: `${found}: ${text}`, found, fact: text, rules };
}

/** An ability that nothing on the table has, or a word that is a typo: no rule keeps it back. */
function notHere(playing: Playing, deed: Deed): Said | null {
  const { language, state } = playing;
  if (deed.verb !== 'use' && deed.verb !== 'decline') return null;
  const strange = strangeWord(playing, deed);
  if (strange === null && !isOnNoCard(deed.words, language, state as CoreState)) return null;
  return notOffered(deed, { text: strange ?? 'nothing on the table has this ability', rules: [] });
}

/** It was offered on the way, and nobody took it up. */
function passedBy(playing: Playing, deed: Deed): Said | null {
  const late = tooLate(playing, deed, playing.passed) ?? tooLate(playing, deed);
  return late === null ? null : notOffered(deed, { text: `it comes too late: ${late}`, rules: [] });
}

/** The part of its condition that was not met, when it was last looked at; else what it waits for. Null: no ability in play is meant. */
function whyNotUsed(playing: Playing, { verb, words, by }: Deed): Said | null {
  if (verb !== 'use' && verb !== 'decline') return null;
  const { language, state } = playing;
  const meant = (state as CoreState).inPlay
    .filter(goingBy(withoutChoice(words), language, state))
    .filter(({ controller }) => by === undefined || by === controller);
  const found = meant.map((each) => whenDone(playing, each));
  const saysWhy = found.find((each) => each !== null && !each.text.endsWith(NOT_SO));
  const any = saysWhy ?? found.find((each) => each !== null);
  return any ?? meant.map((each) => whyNotNow(playing, each))[0] ?? null;
}

/** What was done is done once more, while somebody looks at the ability: the last time that it was looked at tells. */
function whenDone({ language, done }: Playing, own: AbilityInPlay): Said | null {
  for (const { state, action } of [...done].reverse()) {
    let after: unknown = state;
    const found = inquire(onPiece(own), () => {
      const step = language.game.reduce(state, action) as E.Either<Rejection, { state: unknown }>;
      if (E.isRight(step)) after = step.right.state;
    });
    if (!found) continue;
    const rules = language.game.abilities.find(({ id }) => id === own.ability)?.rules ?? [];
    const part = found.why === null ? NOT_SO : withinSentence(whyInWords(language, found.why, after));
    const text = `${abilityInWords(language, own.ability, own.source, after)} is not used: ${part}`;
    return { text, rules: [...new Set([...(found.why?.rules ?? []), ...rules])] };
  }
  return null;
}

const NOT_SO = 'its condition is not met';

/** It waits for something that has not come. */
function whyNotNow(
  { language, state }: Playing,
  { controller: player, ability, source, value }: AbilityInPlay,
): Said | null {
  const use = { type: 'use-ability', player, ability, source, ...(value === undefined ? {} : { value }) };
  const why = language.game.whyNot(state, fromOutside(use)) as Rejection | null;
  if (typeof why?.facts['why'] !== 'string') return null;
  return { text: withinSentence(whyInWords(language, why, state)), rules: why.rules };
}

function withoutChoice(words: Json): Json {
  if (!isObject(words)) return words;
  const { choose: _choose, ...rest } = words;
  return rest;
}
