/** Assigned condition cards (xw.condition-cards). */
import type { PlayerId } from '../../core';
import { condition, damageCard, hugeDamageCard } from '../facts';
import type { AssignedCondition, Ship, XwingState } from '../model/state';

/** Where a condition of a player's is: on a ship in play or gone (xw.condition-cards.08). Undefined: it is not in play (xw.condition-cards.02). */
export function bearerOf(
  { ships }: XwingState,
  card: string,
  by: PlayerId,
): { ship: Ship; condition: AssignedCondition } | undefined {
  for (const ship of ships) {
    const condition = ship.conditions.find((each) => each.card === card && each.by === by);
    if (condition) return { ship, condition };
  }
  return undefined;
}

/** Can this damage card lie on this condition? */
export function holds(card: string, damage: string): boolean {
  return hugeDamageCard(damage) === undefined && damageCard(damage)?.trait === condition(card)?.holds;
}

/** Has the ship such a condition, by whomever? */
export function hasCondition({ conditions }: Ship, card: string): boolean {
  return conditions.some((each) => each.card === card);
}
