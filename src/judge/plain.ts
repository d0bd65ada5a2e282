/** What a game asks, refuses and tells, as people read it. */
import type { GameEvent, Json, JsonObject, Reason } from '../core';
import { whyInWords } from '../language/in-words';
import type { AnyLanguage } from '../language/language';
import { listed } from './scenario';
import type { Table } from './table';
import { alike } from './words';

export { asksInWords } from '../language/in-words';

/** A refusal as it is shown. */
export function plainly<A extends Pick<Reason, 'message' | 'parts'>>(
  language: AnyLanguage,
  refusal: A,
  state: unknown,
): A {
  return { ...refusal, message: whyInWords(language, refusal, state) };
}

/** An event in the words of the table, where the game has some. */
export function worded(language: AnyLanguage, event: GameEvent, state: unknown): GameEvent {
  return (language.eventInWords?.(event, state) as GameEvent | undefined) ?? event;
}

/** Is this event of the type and with the fields that a file expects, as the game or as the table names them? */
export function isWanted(
  { language, state }: Pick<Table, 'language' | 'state'>,
  wanted: Json,
  event: GameEvent,
): boolean {
  if (typeof wanted === 'string') return event.type === wanted;
  const [[type, fields] = ['', null]] = Object.entries(wanted as JsonObject);
  if (event.type !== type) return false;
  const { rules, ...rest } = (fields ?? {}) as JsonObject;
  const fits = (told: GameEvent): boolean => alike(rest, told as unknown as Json);
  return listed(rules).every((id) => event.rules.includes(id)) && (fits(event) || fits(worded(language, event, state)));
}
