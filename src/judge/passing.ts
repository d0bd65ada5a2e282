/** How an opportunity is given up. Abilities that must be used are none: their 'decline' is refused, and a window that holds one cannot be ended. */
import type { AnyLanguage } from '../language/language';
import type { SomeAction } from './match';

/** The action that passes, among these; null: none does. Declining an ability is core's own, so every game has it. */
export function passing(language: AnyLanguage, state: unknown, actions: readonly SomeAction[]): SomeAction | null {
  const own = language.pass(state as never, actions as never) as SomeAction | null;
  return own ?? actions.find(({ type }) => type === 'decline') ?? null;
}
