/** How an opportunity is given up. Abilities that must be used are none: their 'decline' is refused, and a window that holds one cannot be ended. */
import type { AnyLanguage } from '../language/language';
import type { Reason } from '../core';
import type { SomeAction } from './match';

/** The action that passes, among these; null: none does. Declining an ability is core's own, so every game has it. */
export function passing(language: AnyLanguage, state: unknown, actions: readonly SomeAction[]): SomeAction | null {
  const own = language.pass(state as never, actions as never) as SomeAction | null;
  return own ?? actions.find(({ type }) => type === 'decline') ?? null;
}

/** What has to be used before the opportunity can be given up, as the rule that refuses that says; null: nothing. */
export function dueBefore(language: AnyLanguage, state: unknown, candidates: readonly Asked[]): SomeAction | null {
  const all = candidates.map(({ action }) => action);
  const pass = passing(language, state, all);
  const not = candidates.find(({ action }) => action === pass)?.not;
  if (not?.code !== 'mandatory' || not.facts?.['ability'] === undefined) return null;
  const { ability, source } = not.facts;
  const due = candidates.find(({ action, not: refused }) => {
    return !refused && action.type === 'use-ability' && action['ability'] === ability && action['source'] === source;
  });
  return due?.action ?? null;
}

interface Asked {
  action: SomeAction;
  not: Reason | null;
}
