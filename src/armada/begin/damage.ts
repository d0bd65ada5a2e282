/** Described damage cards that lie faceup come out of the deck; their texts are in effect. */
import { layFaceup } from '../../core';
import { damageCardKey } from '../queries/carriers';
import { bringIntoPlay } from '../engine';
import type { ArmadaState, Ship } from '../model/state';

/** False: the deck has no such card left. */
export function layFromDeck(state: ArmadaState, ship: Ship, card: string): boolean {
  const { unknown } = state.damageDeck;
  const at = unknown.indexOf(card);
  if (at < 0) return false;
  unknown.splice(at, 1);
  const { id } = layFaceup(ship.damage, `${ship.id}/damage`, card);
  bringIntoPlay(state, damageCardKey(card), id, ship.controller);
  return true;
}
