/** By which abilities of a character something is permitted: evidence, where `permitted` says only that it is. */
import type { AbilityInPlay, RuleId } from '../../core';
import { abilityNamed } from '../engine';
import type { CharacterId, MiniaturesState } from '../model/state';
import type { MiniaturesPermits } from '../model/values';

/** The first ability of the character that permits such things; null: it has none. */
export function abilityPermitting(
  { inPlay }: Pick<MiniaturesState, 'inPlay'>,
  what: keyof MiniaturesPermits,
  character: CharacterId,
): AbilityInPlay | null {
  const permits = ({ ability, source }: AbilityInPlay): boolean =>
    source === character && abilityNamed(ability)?.permits?.[what] !== undefined;
  return inPlay.find(permits) ?? null;
}

/** What decides about it. */
export function rulesPermitting(
  state: Pick<MiniaturesState, 'inPlay'>,
  what: keyof MiniaturesPermits,
  character: CharacterId,
): readonly RuleId[] {
  const found = abilityPermitting(state, what, character);
  return found ? (abilityNamed(found.ability)?.rules ?? []).slice(0, 1) : [];
}
