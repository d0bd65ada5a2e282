/** Is this list all that is legal? Positions are too many to list: one of them, or the verb alone, stands for all. */
import * as E from 'fp-ts/lib/Either';
import type { Question } from '../core';
import type { Pattern } from './core-verbs';
import { completed, fits, inWords, patternsOf, type SomeAction } from './match';
import type { Deed } from './scenario';
import type { Table } from './table';
import { showDeed } from './words';

/** What is legal instead, in words; null: exactly what is wanted. */
export function legalInstead(table: Table, wanted: readonly Deed[]): readonly string[] | null {
  const { language, state } = table;
  const legal = language.game.allLegalActions(state).actions as readonly SomeAction[];
  const places = somewhere(table);
  const read = wanted.map((deed) => ({ deed, patterns: patternsOf(language, deed, state) }));
  const isListed = ({ patterns }: Read, action: SomeAction): boolean =>
    E.isRight(patterns) && patterns.right.some((pattern) => fits(pattern, action));
  const isSomewhere = (each: Read): boolean => places !== null && standsFor(table, each);
  const isMissing = read.some((each) => !legal.some((action) => isListed(each, action)) && !isSomewhere(each));
  const isMore = legal.some((action) => !read.some((each) => isListed(each, action)));
  const leavesPlaces = places !== null && !read.some(isSomewhere);
  return isMissing || isMore || leavesPlaces ? legalInWords(table) : null;
}

interface Read {
  deed: Deed;
  patterns: ReturnType<typeof patternsOf>;
}

/** A legal position, or the verb with no more said. */
function standsFor({ language, state }: Table, { deed, patterns }: Read): boolean {
  const asked = language.game.question(state) as Question<SomeAction> | null;
  if (!asked?.region || E.isLeft(patterns)) return false;
  const { type } = asked.region;
  return patterns.right.some(
    (pattern: Pattern) =>
      pattern['type'] === type &&
      (deed.words === null || language.game.whyNot(state, completed(asked, pattern)) === null),
  );
}

/** All that is legal, in the words of the file. */
export function legalInWords(table: Table): readonly string[] {
  const { language, state } = table;
  const actions = language.game.allLegalActions(state).actions as readonly SomeAction[];
  const places = somewhere(table);
  return [...actions.map((action) => showDeed(inWords(language, action, state))), ...(places === null ? [] : [places])];
}

/** `move-squadron (anywhere allowed)`, where positions are chosen and there is one; null: none is to be chosen. */
export function somewhere({ language, state }: Table): string | null {
  const legal = language.game.allLegalActions(state);
  const sample = legal.kind === 'region' ? (legal.sample(1) as SomeAction | null) : null;
  if (sample === null || legal.actions.includes(sample)) return null;
  return `${inWords(language, sample, state).verb} (anywhere allowed)`;
}
