/** Characters that are activated, or count as it. */
import type { Reason, RuleId } from '../../core';
import { emit, forbidden } from '../engine';
import type { Character, MiniaturesState } from '../model/state';

/** Its turn begins, or it combines fire and has none (min.activation.02, min.combined-fire-rules.09). */
export function activate(
  state: MiniaturesState,
  character: Character,
  how: 'turn' | 'combined-fire',
  rules: readonly RuleId[],
): void {
  character.activated = true;
  emit(state, { type: 'character-activated', rules, character: character.id, how });
}

/** The character counts as activated in this round (min.stun.01). */
export function stun(
  state: MiniaturesState,
  character: Character,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  if (forbidden(state, 'be stunned', { character: character.id })) return;
  character.activated = true;
  const more = because.length > 0 ? { because } : {};
  emit(state, { type: 'character-stunned', rules: [...rules, 'min.stun.01'], character: character.id, ...more });
}

/** A new round: everybody can be activated again (min.rounds-and-phases.07). */
export function readyAll({ characters }: MiniaturesState): void {
  for (const each of characters) each.activated = false;
}
