/** Texts of games as people read them: names as printed where the game itself has ids. The one place where rulings get their words from. */
import type { GameEvent } from '../core';
import type { AnyLanguage } from '../language/language';

/** What is being decided. An ability that asks for its choice is named. */
export function asksInWords(language: AnyLanguage, state: unknown): string {
  const { asks } = language.game.decision(state);
  const candidates = (language.game.question(state)?.candidates ?? []) as readonly { action: object }[];
  const asking = candidates
    .map(({ action }) => action as Partial<Record<string, unknown>>)
    .find((action) => action['ability'] === asks && typeof action['source'] === 'string');
  if (asking) return abilityInWords(language, asks, String(asking['source']), state);
  return textInWords(language, asks, state);
}

export function textInWords(language: AnyLanguage, text: string, state: unknown): string {
  return language.inWords?.(text, state) ?? text;
}

/** A refusal as it is shown. */
export function plainly<A extends { code: string; message: string }>(
  language: AnyLanguage,
  refusal: A,
  state: unknown,
): A {
  const { code, message } = refusal;
  // Core quotes the question that was not answered.
  const quoted = code === 'not-offered' && state !== null ? language.game.decision(state).asks : null;
  const told = quoted === null ? message : message.replace(`: ${quoted}.`, () => `: ${asksInWords(language, state)}.`);
  return { ...refusal, message: textInWords(language, told, state) };
}

export function abilityInWords(language: AnyLanguage, ability: string, source: string, state: unknown): string {
  if (language.abilityName) return language.abilityName(ability, source, state);
  const on = language.nameOf?.(source, state) ?? source;
  const kind = ability.split('/').at(-1) ?? ability;
  return language.abilitiesBySource ? `the ability '${kind}' of ${on}` : `'${ability}' of ${on}`;
}

/** An event in the words of the table, where the game has some. */
export function worded(language: AnyLanguage, event: GameEvent, state: unknown): GameEvent {
  return (language.eventInWords?.(event, state) as GameEvent | undefined) ?? event;
}
