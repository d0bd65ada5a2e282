/** Sentences of games as people read them: names as printed where the game itself has ids. The one place where rulings get their names from. */
import { textOf, type Reason, type Sentence } from '../core';
import type { AnyLanguage } from './language';

/** What a language says of names. */
export type Naming = Pick<AnyLanguage, 'named' | 'nameOf' | 'abilityName' | 'abilitiesBySource'>;

/** `state`: the one that the sentence speaks of; null: there is none, for the file's table cannot be. */
export function inWords(naming: Naming, said: string | Sentence, state: unknown): string {
  return textOf(said, (spoken) => {
    if ('ability' in spoken) return abilityInWords(naming, spoken.ability, spoken.source, state);
    return typeof spoken.is === 'number' ? figure(spoken.is) : (naming.named?.(spoken.is, state) ?? spoken.is);
  });
}

/** What is being decided. */
export function asksInWords({ game, ...naming }: Naming & Pick<AnyLanguage, 'game'>, state: unknown): string {
  const { asks, parts } = game.decision(state);
  return inWords(naming, parts ?? asks, state);
}

/** Why something is refused, or came about. */
export function whyInWords(
  naming: Naming,
  { message, parts }: Pick<Reason, 'message' | 'parts'>,
  state: unknown,
): string {
  return inWords(naming, parts ?? message, state);
}

/** A sentence within another: without its full stop. */
export function withinSentence(said: string): string {
  return said.replace(/\.$/, '');
}

export function abilityInWords(naming: Naming, ability: string, source: string, state: unknown): string {
  if (state === null) return ability;
  if (naming.abilityName) return naming.abilityName(ability, source, state);
  const on = naming.nameOf?.(source, state) ?? source;
  const kind = ability.split('/').at(-1) ?? ability;
  return naming.abilitiesBySource ? `the ability '${kind}' of ${on}` : `'${ability}' of ${on}`;
}

/** `12,000`. */
export function figure(amount: number): string {
  return !Number.isInteger(amount) ? String(amount) : String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}
