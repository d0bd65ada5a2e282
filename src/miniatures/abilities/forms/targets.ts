/** On whom something works, and who may be chosen (min.targeting-with-abilities). */
import {
  candidate,
  onPiece,
  question,
  reason,
  say,
  type AbilityInPlay,
  type Candidate,
  type ChooseForAbility,
  type Json,
  type PlayerId,
  type Question,
  type Reason,
} from '../../../core';
import { forbidden } from '../../engine';
import { SQUARES_OF_SIZE, abilityName, type Size } from '../../facts';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import { hasAbility, isDroid, isLiving } from '../../queries/abilities';
import { characterOf, isWounded, sizeOf } from '../../queries/characters';
import { targetsOf, type Looking } from '../../queries/targets';
import type { UseFrame } from './uses';
import { thisCharacter } from './who';

/** Why a power of this character does not work on somebody; null: it does. Powers that many suffer ask it of each (min.force-immunity.02). */
function whyNoPowerOn(state: MiniaturesState, { source }: AbilityInPlay, on: CharacterId): Reason | null {
  return forbidden(state, 'spend force', { character: source, for: 'power', on });
}

/** A question within an effect: one of these is chosen, as abilities choose. */
export function chooseOf(
  { ability: id, source, value }: AbilityInPlay,
  player: PlayerId,
  options: readonly Candidate<Json>[],
): Question<ChooseForAbility> {
  const self = onPiece({ ability: id, source, ...(value !== undefined && { value }) });
  return question(
    player,
    say`${self}`,
    options.map(({ action: chosen, not }) => candidate({ type: 'choose' as const, player, ...self, chosen }, not)),
  );
}

export function chosenBy(state: MiniaturesState, { chosen }: UseFrame): Character {
  return characterOf(state, String(chosen));
}

/** Why a character is not one of those whom something works on; null: it is. */
export type Only = (state: MiniaturesState, character: Character) => Reason | null;

export const living: Only = (state, character) =>
  isLiving(state, character) ? null : reason('not-living', say`${character.id} is not living.`, ['min.living.01']);

/** Cyborgs are both: min.cyborg.01 says what counts as a Droid. */
export const nonDroid: Only = (state, character) =>
  isDroid(state, character) && !hasAbility(state, character, 'cyborg')
    ? reason('droid', say`${character.id} is a Droid.`, ['min.cyborg.01'])
    : null;

export const droid: Only = (state, character) =>
  isDroid(state, character) ? null : reason('no-droid', say`${character.id} is no Droid.`, ['min.cyborg.01']);

export const mounted: Only = (state, character) =>
  hasAbility(state, character, 'mounted-weapon')
    ? null
    : reason('no-mounted-weapon', say`${character.id} has no Mounted Weapon.`, ['min.mounted-weapon.01']);

/** It is repaired as if it had Mounted Weapon (min.machinery.01). */
export const machinery: Only = (state, character) =>
  hasAbility(state, character, 'machinery')
    ? null
    : reason('no-machinery', say`${character.id} has no Machinery.`, ['min.machinery.01']);

export const wounded: Only = (_state, character) =>
  isWounded(character) ? null : reason('unwounded', say`${character.id} is not wounded.`, ['min.wounded.01']);

/** Either is enough. */
export const either =
  (one: Only, other: Only): Only =>
  (state, character) =>
    one(state, character) && other(state, character);

export const both =
  (one: Only, other: Only): Only =>
  (state, character) =>
    one(state, character) ?? other(state, character);

export function isUpTo(state: MiniaturesState, character: Character, size: Size): boolean {
  return sizeOf(state, character) <= SQUARES_OF_SIZE[size];
}

/** Whom it may choose: legal targets by the usual rules (min.targeting-with-abilities.01), as far as it works on them. */
export function legalTarget(range: Looking['range'], only: Only = () => null) {
  return (state: MiniaturesState, self: AbilityInPlay): Candidate<string>[] =>
    targetsOf(state, thisCharacter(state, self), { by: 'ability', kind: 'turn', range, melee: false }).map(
      ({ target, not }) => candidate(target.id, not ?? only(state, target) ?? whyNotOn(state, self, target)),
    );
}

/** Whom it may choose among these. */
export function oneOfThese(
  among: (state: MiniaturesState, character: Character) => readonly Character[],
  only: Only = () => null,
) {
  return (state: MiniaturesState, self: AbilityInPlay): Candidate<string>[] =>
    among(state, thisCharacter(state, self)).map((each) =>
      candidate(each.id, only(state, each) ?? whyNotOn(state, self, each)),
    );
}

/** Why a Force power does nothing to a character (min.force-immunity.01, .02); null: it does, or it is no Force power. */
export function whyNotOn(state: MiniaturesState, self: AbilityInPlay, on: Character): Reason | null {
  if (abilityName(self.ability)?.kind !== 'force-power' || on.id === self.source) return null;
  return whyNoPowerOn(state, self, on.id);
}
