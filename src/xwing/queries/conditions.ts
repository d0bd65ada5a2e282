/** Assigned condition cards (xw.condition-cards). */
import type { PlayerId } from '../../core';
import { cardKey, condition, conditions, damageCard, hugeDamageCard } from '../facts';
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

/** The cards that are assigned facedown, by XWS id. */
export function secretConditions(): string[] {
  return conditions().flatMap(({ id, secret }) => (secret ? [id] : []));
}

/** What an assigned card brings into play: its own text; facedown what all such cards say alike, so that nothing tells which one it is. */
export function textOfCondition({ card, facedown }: Pick<AssignedCondition, 'card' | 'facedown'>): string {
  return facedown ? 'rule:facedown-condition' : cardKey('condition', card);
}
