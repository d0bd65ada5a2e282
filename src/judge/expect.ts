/** Does an expectation hold? One function a word. */
import * as E from 'fp-ts/lib/Either';
import {
  rulesOfAll,
  abilityQueue,
  type AbilityOnPiece,
  type GameEvent,
  type Json,
  type JsonObject,
  type RuleId,
} from '../core';
import { attempt, type Attempt } from './attempt';
import { questionNamed } from './facts';
import { isOnNoCard } from './core-verbs';
import { askedOf, tooLate } from './instead';
import { strangeWord } from './strange';
import { deedOf, listed, listedDeeds, type Deed, type Expectation } from './scenario';
import { legalInstead, legalInWords } from './legal';
import { showEvent } from './narrate';
import { pieceNamed, piecesOf } from './pieces';
import { asksInWords, isWanted, worded } from './plain';
import type { Playing } from './playing';
import type { StoryLine } from './report';
import type { Table } from './table';
import { alike, sayDeed, showDeed } from './words';
import { keptBack } from './why-not';
import { wordsBeside } from './words-beside';

/** The table as expectations see it: with what happened. */
export interface TableSoFar extends Table {
  /** Since the start, and in the last step. */
  events: readonly GameEvent[];
  lastEvents: readonly GameEvent[];
}

export interface Miss {
  what: string;
  expected: Json;
  found: Json;
  rules?: readonly RuleId[];
}

/** What does not hold; empty: all of it does. */
export function misses(table: Playing, { word, about, path }: Expectation): Miss[] {
  const shared = Object.hasOwn(checks, word) ? checks[word] : undefined;
  if (shared) return shared(table, about, path);
  const question = questionNamed(table.language, word);
  if (!question) return aboutPiece(table, word, about);
  const answer = question.ask(about, table.state);
  if (E.isLeft(answer)) return [{ what: word, expected: about, found: answer.left.message }];
  return answer.right.holds ? [] : [{ what: word, expected: answer.right.expected, found: answer.right.found }];
}

function aboutPiece({ language, state }: Table, name: string, about: Json): Miss[] {
  const piece = pieceNamed(language, piecesOf(language, state), name);
  if (!piece) return [{ what: name, expected: about, found: 'no such piece' }];
  if (typeof about !== 'object' || about === null)
    return [{ what: name, expected: about, found: 'a map of values is needed' }];
  return Object.entries(about as JsonObject).flatMap(([key, expected]) => {
    const value = piece.value(key);
    if (!value) return [{ what: `${name}, ${key}`, expected, found: `a ${piece.kind} has no such value` }];
    const found = value.find(state, name);
    return (value.same ?? alike)(expected, found) ? [] : [{ what: `${name}, ${key}`, expected, found }];
  });
}

type Check = (table: Playing, about: Json, path: Deed['path']) => Miss[];

const checks: Readonly<Record<string, Check>> = {
  legal: (table, about, path) => {
    const wanted = listedDeeds(about).map((each) => deedOf(each, path));
    const found = legalInstead(table, wanted);
    return found === null ? [] : [{ what: 'legal', expected: wanted.map(showDeed), found }];
  },
  can: (table, about, path) =>
    listedDeeds(about).flatMap((each) => {
      const deed = deedOf(each, path);
      const found = attempt(table, deed);
      if (found.kind === 'legal') return [];
      const { message, rules } = found.why;
      return [{ what: 'can', expected: showDeed(deed), found: [message, ...legalInWords(table)], rules }];
    }),
  cannot: (table, about, path) =>
    listedDeeds(about).flatMap((each) => {
      const deed = deedOf(each, path);
      return refusalMisses(table, 'cannot', deed, attempt(table, deed), becauseOf(each));
    }),
  'not-offered': (table, about, path) =>
    listedDeeds(about).flatMap((each) => {
      const deed = deedOf(each, path);
      const expected = `${showDeed(deed)} is not offered`;
      const strange = isOver(table) ? OVER : strangeWord(table, deed);
      if (strange !== null) return [{ what: 'not-offered', expected, found: strange }];
      const found = attempt(table, deed);
      if (found.kind === 'not-offered') {
        const never = notHere(table, deed) ?? passedBy(table, deed);
        if (never !== null) return [{ what: 'not-offered', expected, found: never }];
        const left = found.partly ? (found.left ?? 'some words') : wordsBeside(table, deed);
        return left === null ? [] : [{ what: 'not-offered', expected, found: `all but ${left} is offered` }];
      }
      if (found.kind === 'legal') return [{ what: 'not-offered', expected, found: 'it is legal' }];
      const { code, message, rules } = found.why;
      return [{ what: 'not-offered', expected, found: `it is asked for, and refused: ${code}: ${message}`, rules }];
    }),
  decides: ({ language, state }, about) =>
    compare('decides', [...listed(about)], [...language.game.decision(state).by]),
  asks: ({ language, state }, about) =>
    about === language.game.decision(state).asks ? [] : compare('asks', about, asksInWords(language, state)),
  within: ({ language, state }, about) => {
    const { within } = language.game.decision(state);
    return listed(about).every((each) => within.includes(each))
      ? []
      : [{ what: 'within', expected: about, found: [...within] }];
  },
  queue: ({ language, state }, about) => {
    const nameOf = (source: string): string => language.nameOf?.(source, state) ?? source;
    const waiting = abilityQueue(state);
    const wanted = about as readonly Json[];
    const same =
      waiting.length === wanted.length && waiting.every((entry, i) => isEntry(wanted[i] as Json, entry, nameOf));
    return same
      ? []
      : [
          {
            what: 'queue',
            expected: about,
            found: waiting.map(({ ability, source, value }) =>
              language.abilitiesBySource
                ? nameOf(source)
                : { ability, of: source, ...(value === undefined ? {} : { value }) },
            ),
          },
        ];
  },
  happened: (table, about) => notInOrder('happened', table, table.events, about as readonly Json[]),
  'just-happened': (table, about) => notInOrder('just-happened', table, table.lastEvents, about as readonly Json[]),
  'not-happened': (table, about) =>
    (about as readonly Json[]).flatMap((each) => {
      const found = table.events.find((event) => isWanted(table, each, event));
      if (!found) return [];
      return [
        {
          what: 'not-happened',
          expected: each,
          found: showEvent(worded(table.language, found, table.state)),
          rules: found.rules,
        },
      ];
    }),
  cited: ({ events }, about) => {
    const cited = new Set(rulesOfAll(events));
    const missing = listed(about).filter((id) => !cited.has(id));
    return missing.length === 0 ? [] : [{ what: 'cited', expected: missing, found: 'not cited so far' }];
  },
  outcome: (table, about) => {
    const { kind, told } = outcomeOf(table);
    if (typeof about === 'string') return compare('outcome', about, kind);
    return alike(about, told) ? [] : [{ what: 'outcome', expected: about, found: { kind, ...told } }];
  },
};

/** What became of the game, in the words of `outcome`. */
export function outcomeOf({ language, state }: Table): { kind: string; told: JsonObject } {
  const { kind, ...outcome } = language.game.outcome(state);
  const winners = 'winners' in outcome ? [...outcome.winners] : [];
  const winner = winners.length === 1 ? (winners[0] ?? null) : null;
  return { kind, told: { winner, winners, scores: { ...outcome.scores } } };
}

/** Once the game is over nothing could be offered: that something is not says nothing. */
const OVER = 'nothing is asked: the game is over, which `outcome` tells';

function isOver({ language, state }: Playing): boolean {
  return language.game.decision(state).over;
}

/** An ability of a card that is not on the table is never offered: that says nothing. */
function notHere({ language, state }: Playing, { verb, words }: Deed): string | null {
  if (!['use', 'decline'].includes(verb) || !isOnNoCard(words, language, state)) return null;
  return 'nothing on the table has this ability';
}

/** It was offered on the way, and nobody took it up. */
function passedBy(table: Playing, deed: Deed): string | null {
  const late = tooLate(table, deed, table.passed);
  return late === null ? null : `it was offered: ${late}`;
}

function compare(what: string, expected: Json, found: Json): Miss[] {
  return alike(expected, found) ? [] : [{ what, expected, found }];
}

/** What a `cannot` that holds has to tell: why each of its deeds is refused. */
export function reasonsOf(table: Playing, { word, about, path }: Expectation): StoryLine[] {
  if (word !== 'cannot') return [];
  return listedDeeds(about).flatMap((each): StoryLine[] => {
    const deed = deedOf(each, path);
    const found = attempt(table, deed);
    if (found.kind !== 'refused') return [];
    return [{ kind: 'refused', text: `${sayDeed(deed)} is refused: ${found.why.message}`, rules: found.why.rules }];
  });
}

/** People say 'cannot' of what nobody is asked for, too: their claim holds if a rule kept each of its steps back. */
export function isKeptBack(table: Playing, { word, about, path }: Expectation): boolean {
  if (word !== 'cannot') return false;
  return listedDeeds(about).every((each) => {
    const deed = deedOf(each, path);
    const found = attempt(table, deed);
    if (found.kind === 'legal' || becauseOf(each).length > 0) return false;
    return (keptBack(table, deed, found)?.rules.length ?? 0) > 0;
  });
}

function becauseOf(each: Json): readonly string[] {
  return typeof each === 'object' ? listed((each as JsonObject)['because']) : [];
}

/** An expected refusal did not come, or came for another reason than one of `because` (codes or rule ids). */
export function refusalMisses(
  table: Playing,
  what: string,
  deed: Deed,
  found: Attempt,
  because: readonly string[],
): Miss[] {
  const expected = `${showDeed(deed)} is refused${because.length > 0 ? `: ${because.join(', ')}` : ''}`;
  if (found.kind === 'legal') return [{ what, expected, found: 'it is legal' }];
  const { code, message, rules } = found.why;
  if (found.kind === 'not-offered') {
    const nobody = `no rule refuses it, but it is not offered. The question is: ${askedOf(table)}${found.why.ofWords ? `. ${message}` : ''}`;
    return [{ what, expected, found: nobody, rules }];
  }
  if (because.every((each) => code === each || rules.includes(each))) return [];
  return [{ what, expected, found: `${code}: ${message}`, rules }];
}

function isEntry(wanted: Json, entry: AbilityOnPiece, nameOf: (source: string) => string): boolean {
  const isSource = (word: Json): boolean => word === entry.source || word === nameOf(entry.source);
  if (typeof wanted === 'string') return wanted === entry.ability || wanted === nameOf(entry.source);
  const { ability, of, value } = wanted as JsonObject;
  return (
    (ability === undefined || ability === entry.ability) &&
    (of === undefined || isSource(of)) &&
    (value === undefined || value === entry.value)
  );
}

/** The events that meet what is wanted, each the first after the one before it; shorter than what is wanted: the next one did not come. */
export function metInOrder(table: TableSoFar, events: readonly GameEvent[], wanted: readonly Json[]): GameEvent[] {
  const met: GameEvent[] = [];
  let from = 0;
  for (const each of wanted) {
    const at = events.findIndex((event, i) => i >= from && isWanted(table, each, event));
    const event = events[at];
    if (!event) return met;
    met.push(event);
    from = at + 1;
  }
  return met;
}

/** The first wanted event that does not come after the one before it. */
function notInOrder(what: string, table: TableSoFar, events: readonly GameEvent[], wanted: readonly Json[]): Miss[] {
  const missing = wanted[metInOrder(table, events, wanted).length];
  if (missing === undefined) return [];
  const [type] = typeof missing === 'string' ? [missing] : Object.keys(missing as JsonObject);
  const alikeOnes = events
    .filter((event) => event.type === type)
    .map((event) => showEvent(worded(table.language, event, table.state)));
  return [{ what, expected: missing, found: alikeOnes.length > 0 ? alikeOnes : events.map((event) => event.type) }];
}
