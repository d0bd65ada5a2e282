/** Answers what is asked with the words of a step: every word is used, or it is said which was left. */
import { uncarried, type Clause, type Place } from '../language/phrase';
import type { Json } from '../core';
import { asksForDeed, meaningNow, NOBODY_NAMED, phraseOf, type Meaning, type Refusal, type SomeAction } from './match';
import type { Playing } from './playing';
import type { Deed } from './scenario';
import { alike, show, showDeed } from './words';

/** More choices in a row that nobody had to make than any scenario means: it would run on for ever. */
export const MOST_AUTOMATIC = 500;

export type Trouble =
  | { kind: 'many'; actions: readonly SomeAction[]; rest: readonly Clause[] }
  /** `partly`: the first words were used, and nobody asked for what the others say. */
  | { kind: 'refused' | 'not-offered'; why: Refusal; deed: Deed; left: string | null; partly?: boolean };

/** How far to look for the question that words answer. */
export interface Looking {
  /** Not past the question on the table; past choices that nobody has to make; past opportunities, too. */
  past: 'nothing' | 'only choices' | 'opportunities';
}

/** The clauses of a phrase; a verb is one of its own. */
export function clausesOf(playing: Playing, { verb, words }: Pick<Deed, 'verb' | 'words'>): readonly Clause[] {
  const phrase = phraseOf(playing.language, verb);
  if (phrase) return phrase.clauses(words);
  const whole: Clause = { ways: [{ verb, words }], carries: [[]] };
  // Some abilities are first used, and ask for their choice then: `use: { ability, choose }` does both.
  if (verb !== 'use' || typeof words !== 'object' || words === null || !('choose' in words)) return [whole];
  if (meaningNow(playing, { verb, words, path: [] }).kind !== 'not-offered') return [whole];
  const { choose: _choose, ...use } = words as Readonly<Record<string, Json>>;
  if (asksForChoice(meaningNow(playing, { verb, words: use, path: [] }))) return [whole];
  return [{ ways: [{ verb, words: use }], carries: [[]] }, whole];
}

/** It asks for its choice already, and this is none of those. */
function asksForChoice(meaning: Meaning): boolean {
  const actions = meaning.kind === 'many' ? meaning.actions : meaning.kind === 'legal' ? [meaning.action] : [];
  return actions.length > 0 && actions.every(({ type }) => type === 'choose');
}

/** Words of a phrase that none of its clauses has a use for; null: all have. */
export function idleWords(clauses: readonly Clause[], { words }: Pick<Deed, 'words'>): string | null {
  const idle = uncarried(clauses, words);
  return idle.length === 0 ? null : idle.map((place) => wordAt(words, place)).join(', ');
}

/** Answers with the clauses in turn. Null: every word was used. */
export function answer(playing: Playing, clauses: readonly Clause[], deed: Deed, looking: Looking): Trouble | null {
  let beginning: string | null = null;
  let used = false;
  for (let at = 0; at < clauses.length;) {
    const window = windowAt(clauses, at);
    const isLast = window.every((each) => each.carries.length === 0);
    const found = seek(playing, window, deed, beginning === null ? looking : within(looking, beginning, isLast));
    const { meaning, clause } = found;
    const isOver = isLast && meaning.kind === 'not-offered' && beginning !== null;
    if (isOver) return null;
    const came = meaning.kind === 'legal' || meaning.kind === 'many' ? -1 : cameAbout(playing, window);
    if (came >= 0) {
      at += came + 1;
      continue;
    }
    if (meaning.kind === 'many')
      return { kind: 'many', actions: meaning.actions, rest: clauses.slice(at + clause + 1) };
    if (meaning.kind !== 'legal') {
      const left = beginning === null ? null : leftOf(deed.words, clauses.slice(at + clause));
      const partly = meaning.kind === 'not-offered' && used && !found.isAsked;
      return { kind: meaning.kind, why: meaning.why, deed: found.deed, left, partly };
    }
    beginning ??= stepOf(playing);
    used ||= (window[clause]?.carries.length ?? 0) > 0;
    const why = playing.take(meaning.action, tellingOf(playing, clauses, found, meaning.action));
    if (why) return { kind: 'refused', why, deed: found.deed, left: null };
    at += clause + 1;
    const short = at < clauses.length || typeof deed.words !== 'object' ? null : playing.stillDue();
    if (short) return { kind: 'refused', why: short, deed, left: null };
  }
  return null;
}

/** Which of the clauses said what came about in this step without being asked; -1: none. */
function cameAbout({ lastEvents }: Playing, window: readonly Clause[]): number {
  return window.findIndex(
    ({ orElse }) => orElse !== undefined && lastEvents.some((event) => alike(orElse, event as unknown as Json)),
  );
}

/** In its words; where several clauses say the same whole (sides by card), only what this one answers. */
function tellingOf(playing: Playing, clauses: readonly Clause[], { deed }: Found, action: SomeAction): string {
  const isPart = clauses.filter(({ ways }) => ways.some((way) => way.words === deed.words)).length > 1;
  return isPart && typeof deed.words === 'object' ? playing.said(action) : showDeed(deed);
}

/** Clauses that may be answered next: those on the way, and the first that carries words. */
function windowAt(clauses: readonly Clause[], at: number): readonly Clause[] {
  const carrying = clauses.findIndex((each, i) => i >= at && each.carries.length > 0);
  return clauses.slice(at, carrying < 0 ? clauses.length : carrying + 1);
}

interface Inside extends Looking {
  /** What is said in one breath ends where the same would be asked again. */
  beginning?: string;
}

function within({ past }: Looking, beginning: string, isLast: boolean): Inside {
  return { past: past === 'opportunities' && !isLast ? past : 'only choices', beginning };
}

function stepOf({ language, state }: Playing): string {
  const { within: procedures, step } = language.game.decision(state);
  return [...procedures, step].join(' / ');
}

interface Found {
  meaning: Meaning;
  /** Which of the clauses, and in which words. */
  clause: number;
  deed: Deed;
  /** An answer of this kind was asked for, here or on the way. */
  isAsked?: boolean;
}

/**
 * What the clauses mean at the next question that one of them can answer. Choices that nobody has to make are made on the way, and opportunities
 * passed; but nothing is passed for words that would be refused anyway, for then the refusal belongs here.
 */
function seek(playing: Playing, clauses: readonly Clause[], whole: Deed, looking: Inside): Found {
  const back = playing.mark();
  const first = likeliest(playing, clauses, whole);
  let found = first;
  // Where an answer of this kind was asked for, it is said why this is none.
  let asked: Found | null = null;
  for (let n = 0; n < MOST_AUTOMATIC; n++) {
    if (found.meaning.kind === 'legal' || found.meaning.kind === 'many') return found;
    if (asksForDeed(playing, found.deed)) asked ??= found;
    if (looking.past === 'nothing' || (n > 0 && stepOf(playing) === looking.beginning)) break;
    if (!playing.automatic(looking.past === 'opportunities')) break;
    found = likeliest(playing, clauses, whole);
  }
  back();
  return { ...(asked ?? first), isAsked: asked !== null };
}

/** The first clause that is a legal answer; else the first that is refused, or would be somebody else's; else the last, which carries the words. */
function likeliest(playing: Playing, clauses: readonly Clause[], whole: Deed): Found {
  const all = clauses.map(({ ways }, clause) => {
    const found = ways.map((way): Found => {
      const deed = { ...whole, ...way };
      return { meaning: meaningNow(playing, deed), clause, deed };
    });
    return firstOf(found, 'legal') ?? firstOf(found, 'many') ?? firstOf(found, 'refused') ?? (found[0] as Found);
  });
  const others = all.find(({ meaning }) => meaning.kind === 'not-offered' && meaning.why.code === NOBODY_NAMED);
  return firstOf(all, 'legal', 'many') ?? firstOf(all, 'refused') ?? others ?? (all[all.length - 1] as Found);
}

function firstOf(found: readonly Found[], ...kinds: readonly Meaning['kind'][]): Found | undefined {
  return found.find(({ meaning }) => kinds.includes(meaning.kind));
}

/** The words that were not used: `replacing: Promotion`. */
function leftOf(words: Json, clauses: readonly Clause[]): string | null {
  const left = clauses.flatMap(({ carries }) => carries.map((place) => wordAt(words, place)));
  return left.length === 0 ? null : [...new Set(left)].map((word) => `'${word}'`).join(', ');
}

function wordAt(words: Json, place: Place): string {
  const word = place.reduce<Json | undefined>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Readonly<Record<string, Json>>)[step] : undefined),
    words,
  );
  const key = place.filter((step) => typeof step === 'string').at(-1);
  return key === undefined ? show(word) : `${key}: ${show(word)}`;
}
