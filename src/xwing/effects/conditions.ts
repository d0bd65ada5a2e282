/** Condition cards (xw.condition-cards): assigned to a ship by a card of a player, and removed from it. */
import { withReasons, say, reason, type PlayerId, type Reason, type RuleId } from '../../core';
import { bringIntoPlay, emit, takeOutOfPlay } from '../engine';
import { condition } from '../facts';
import { found } from '../facts/found';
import type { AssignedCondition, Ship, ShipId, XwingState } from '../model/state';
import { takeFromDeck } from './damage-deck';
import { bearerOf, textOfCondition } from '../queries/conditions';
import { freeName } from '../queries/free-name';
import { shipOf } from '../queries/ships';

/**
 * A player's card assigns a condition to a ship, with its marker; what the card does when it is assigned triggers by that (xw.condition-cards.03, .04). A limited condition
 * of the player's that is in play is removed from where it is first (xw.condition-cards.07). Secret ones come facedown.
 */
export function assignCondition(
  state: XwingState,
  card: string,
  to: ShipId,
  by: PlayerId,
  rules: readonly RuleId[],
): void {
  const { limited, secret } = found(condition(card), card);
  const before = limited > 0 ? bearerOf(state, card, by) : undefined;
  if (before) {
    const said = say`it is limited, and ${by} assigns it to ${to}.`;
    const because = [reason('limited', said, ['xw.condition-cards.07'], { to })];
    removeCondition(state, before.condition.id, ['xw.condition-cards.07'], because);
  }
  const facedown = secret !== undefined;
  const id = layCondition(state, shipOf(state, to), card, by, { facedown, damage: before?.condition.damage ?? null });
  const told = { ship: to, card: facedown ? null : card, id, by };
  emit(state, { type: 'condition-assigned', rules: [...rules, 'xw.condition-cards.04'], ...told });
}

/** Puts the card beside the ship, with the damage card that lies on it: its text is in play. Its id. */
export function layCondition(
  state: XwingState,
  { id: ship, player, conditions }: Ship,
  card: string,
  by: PlayerId,
  { damage = null, facedown = false }: Partial<Pick<AssignedCondition, 'damage' | 'facedown'>> = {},
): string {
  const name = `${ship}/${facedown ? 'facedown' : card}-${by}`;
  // One that is not limited may be there several times.
  const id = conditions.some((each) => each.id === name) ? freeName(name, conditions, 2) : name;
  conditions.push({ id, card, by, damage, facedown });
  bringIntoPlay(state, textOfCondition({ card, facedown }), id, player);
  return id;
}

/** Turns a facedown condition faceup: from now on it is its own text that applies. `attacker`: after whose attack. */
export function revealCondition(
  state: XwingState,
  ship: Ship,
  assigned: AssignedCondition,
  attacker: ShipId | null,
  rules: readonly RuleId[],
): void {
  const { id, card } = assigned;
  takeOutOfPlay(state, id);
  assigned.facedown = false;
  bringIntoPlay(state, textOfCondition(assigned), id, ship.player);
  emit(state, { type: 'condition-revealed', rules, ship: ship.id, card, id, attacker });
}

/** Takes a condition with its marker off its ship; its text stops applying, and it may be assigned again (xw.condition-cards.05, .06). */
export function removeCondition(
  state: XwingState,
  id: string,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const ship = state.ships.find(({ conditions }) => conditions.some((each) => each.id === id));
  const removed = ship?.conditions.find((each) => each.id === id);
  if (!ship || !removed) return;
  ship.conditions = ship.conditions.filter((each) => each.id !== id);
  takeOutOfPlay(state, id);
  const told = [...rules, 'xw.condition-cards.05'];
  emit(state, {
    type: 'condition-removed',
    rules: told,
    ship: ship.id,
    card: removed.facedown ? null : removed.card,
    id,
    ...withReasons(because),
  });
}

/** A damage card that its player searched for lies on the condition. */
export function putDamageOn(state: XwingState, assigned: AssignedCondition, ship: ShipId, damage: string): void {
  const { card, by } = assigned;
  takeFromDeck(state, by, damage);
  assigned.damage = damage;
  emit(state, { type: 'damage-card-found', rules: ['xw.condition-cards.03'], ship, card, damage, by });
}

/** Takes the damage card off the condition, and returns its name. */
export function takeDamageOff(assigned: AssignedCondition): string | null {
  const { damage } = assigned;
  assigned.damage = null;
  return damage;
}
