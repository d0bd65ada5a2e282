/** Upgrade cards that effects equip to other ships, in setup or after it (xw.upgrade-cards.11). */
import type { RuleId } from '../../core';
import { bringIntoPlay, emit, takeOutOfPlay } from '../engine';
import { cardKey } from '../facts';
import type { ShipId, TokenKind, XwingState } from '../model/state';
import { shipOf } from '../queries/ships';
import { shipEquippedWith } from '../queries/upgrades';

/** The card, with its charges, belongs to the other ship from now on, whether or not that has a slot for it (xw.upgrade-cards.12). Ask `cannotEquip` first. */
export function moveUpgrade(state: XwingState, id: string, to: ShipId, rules: readonly RuleId[]): void {
  const from = shipEquippedWith(state, id);
  const moved = from.upgrades.find((each) => each.id === id);
  const ship = shipOf(state, to);
  if (!moved) return;
  from.upgrades = from.upgrades.filter((each) => each.id !== id);
  ship.upgrades.push(moved);
  takeOutOfPlay(state, id);
  bringIntoPlay(state, cardKey('upgrade', moved.card), id, ship.player);
  emit(state, { type: 'upgrade-moved', rules: [...rules, 'xw.upgrade-cards.11'], ship: from.id, to, card: moved.card });
}

/** A token is put on the card, or removed from it. */
export function changeTokensOn(
  state: XwingState,
  id: string,
  token: TokenKind,
  way: 'put' | 'removed',
  rules: readonly RuleId[],
): void {
  const ship = shipEquippedWith(state, id);
  const equipped = ship.upgrades.find((each) => each.id === id);
  if (!equipped) return;
  if (way === 'put') equipped.tokens.push(token);
  else equipped.tokens.splice(equipped.tokens.indexOf(token), 1);
  emit(state, { type: 'token-on-card', rules, ship: ship.id, card: equipped.card, token, way });
}
