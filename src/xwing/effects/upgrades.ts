/** Upgrade cards that effects equip to other ships, in setup or after it (xw.upgrade-cards.11), put tokens on, or turn over. */
import type { RuleId } from '../../core';
import { bringIntoPlay, emit, takeOutOfPlay } from '../engine';
import { sideKey } from '../facts';
import type { ShipId, TokenKind, XwingState } from '../model/state';
import { shipOf } from '../queries/ships';
import { chargesOfUpSide, shipEquippedWith, upSide } from '../queries/upgrades';

/** The card, with its charges, belongs to the other ship from now on, whether or not that has a slot for it (xw.upgrade-cards.12). Ask `cannotEquip` first. */
export function moveUpgrade(state: XwingState, id: string, to: ShipId, rules: readonly RuleId[]): void {
  const from = shipEquippedWith(state, id);
  const moved = from.upgrades.find((each) => each.id === id);
  const ship = shipOf(state, to);
  if (!moved) return;
  from.upgrades = from.upgrades.filter((each) => each.id !== id);
  ship.upgrades.push(moved);
  takeOutOfPlay(state, id);
  bringIntoPlay(state, sideKey(moved.card, moved.side), id, ship.player);
  emit(state, { type: 'upgrade-moved', rules: [...rules, 'xw.upgrade-cards.11'], ship: from.id, to, card: moved.card });
}

/** The other side of a card with two is up from now on: its abilities, actions and charges take the place of those of the first. Ask `cannotFlip` first. */
export function flipUpgrade(state: XwingState, id: string, rules: readonly RuleId[]): void {
  const ship = shipEquippedWith(state, id);
  const equipped = ship.upgrades.find((each) => each.id === id);
  if (!equipped) return;
  equipped.side = 1 - equipped.side;
  equipped.charges = chargesOfUpSide(equipped);
  takeOutOfPlay(state, id);
  bringIntoPlay(state, sideKey(equipped.card, equipped.side), id, ship.player);
  emit(state, { type: 'upgrade-flipped', rules, ship: ship.id, card: equipped.card, up: upSide(equipped).title });
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
