/** What a game asks, refuses and tells, as people read it. */
import type { GameEvent, Reason } from '../core';
import { whyInWords } from '../language/in-words';
import type { AnyLanguage } from '../language/language';

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
