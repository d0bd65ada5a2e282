/** Whose deed a step is that names nobody: that of a piece which the story last spoke of, or its steps would carry out what others were not meant to do. */
import type { Frame } from '../core';
import type { AnyLanguage, Parts } from '../language/language';
import type { SomeAction } from './match';
import type { Deed } from './scenario';
import { piecesOf } from './pieces';
import type { Table } from './table';
import { showDeed, textsIn } from './words';

/** Pieces that did something in steps, since another turn began; none: nobody was spoken of. */
export type Spoken = readonly string[];

/** The piece whose deed an action is; null: it is a player's. */
function doerOf({ doers = [] }: AnyLanguage, action: SomeAction): string | null {
  const field = doers.find((each) => typeof action[each] === 'string');
  return field === undefined ? null : (action[field] as string);
}

/** The pieces that the moment of a file names. */
export function spokenAtStart(language: AnyLanguage, parts: Parts | null, state: object): Spoken {
  const { player: players = [], table: _table, ...pieces } = piecesOf(language, state);
  const { doers = [] } = language;
  const names = [...(doers.includes('player') ? players : []), ...Object.values(pieces).flat()];
  return textsIn(parts?.['moment']).filter((name) => names.includes(name));
}

/** Chance does what nobody means to do. */
const NOBODY = 'chance';

/** After a step. What others do within the turn of one belongs to it: a ship that is coordinated, who reacts to an attack. */
export function spokenAfter(spoken: Spoken, { language, state }: Table, action: SomeAction): Spoken {
  const doer = doerOf(language, action);
  if (doer === null || doer === NOBODY || spoken.includes(doer)) return spoken;
  return isAtIt(spoken, state) ? [...spoken, doer] : [doer];
}

/** Is the deed that of a piece which neither the words name, nor the story spoke of? Whoever is spoken of is done. */
export function isAnothers(spoken: Spoken, { language, state }: Table, deed: Deed, action: SomeAction): boolean {
  const doer = doerOf(language, action);
  if (doer === null || doer === NOBODY || spoken.length === 0 || spoken.includes(doer) || isAtIt(spoken, state))
    return false;
  const named = textsIn(deed.words);
  return deed.by !== doer && !named.includes(doer) && (named.length === 0 || !isAboutOwn(language, state, action));
}

/** Is it about something that is only theirs who do it? Words that name it name them. */
function isAboutOwn({ ownerOf }: AnyLanguage, state: object, { player, ...about }: SomeAction): boolean {
  return textsIn(about).some((id) => ownerOf?.(id, state) === player);
}

/** Is a procedure in progress that is about one of them? */
function isAtIt(spoken: Spoken, state: object): boolean {
  const { stack } = state as { stack: readonly Frame[] };
  return stack.some((frame) =>
    Object.values(frame).some((value: unknown) => typeof value === 'string' && spoken.includes(value)),
  );
}

/** How it is written so that it means this deed. */
export function askWhose(spoken: Spoken, { language }: Table, inWords: Deed, action: SomeAction): string {
  const doer = doerOf(language, action) ?? action.player;
  const { doers = [] } = language;
  const deed = doers.includes('player') ? `by: ${doer}' beside it` : `${showDeed(inWords)}'`;
  return `It names nobody. The story last spoke of ${spoken.join(' and ')}, and ${doer} is asked now: if ${doer} is meant, write '${deed}.`;
}
