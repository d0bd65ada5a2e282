/**
 * Effects with a stated duration: 'until the end of the Engagement Phase' (xw.abilities.06, xw.destroying-ships.07). They are abilities of
 * their own, on the ship that started them, and stay in play until that time even if the ship is gone.
 */
import type { AbilityInPlay, AbilityValue, PlayerId } from '../../core';
import { abilityNamed, bringIntoPlay, takeOutOfPlay } from '../engine';
import type { Phase, ShipId, XwingState } from '../model/state';
import { UNTIL_END_OF } from '../queries/carriers';

/** The card key of the abilities of an effect that lasts until the end of this phase or attack. */
export function untilEndOf(phase: Phase | 'attack', effect: string): string {
  return `${UNTIL_END_OF}${phase}: ${effect}`;
}

/** Starts a lasting effect on the ship. Its abilities read `value` as `self.value`. */
export function startEffect(
  state: XwingState,
  card: string,
  ship: ShipId,
  controller: PlayerId,
  value?: AbilityValue,
): void {
  bringIntoPlay(state, card, ship, controller, value);
}

/** Does it stay in play without its ship? */
export function outlastsShip({ ability }: AbilityInPlay): boolean {
  return cardOf(ability).startsWith(UNTIL_END_OF);
}

/** The phase is over, or the attack, before the bonus attacks that it brings: its effects leave play. */
export function endEffects(state: XwingState, phase: Phase | 'attack'): void {
  const over = untilEndOf(phase, '');
  takeOutOfPlay(state, (each) => cardOf(each.ability).startsWith(over));
}

/** The card that an ability is on. */
export function cardOf(ability: string): string {
  return abilityNamed(ability)?.card ?? '';
}
