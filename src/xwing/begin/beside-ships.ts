/** What a position says of cards beside ships, and of ships in reserve: conditions (xw.condition-cards), docked ships (xw.docking). */
import { impossible, type Path, type PlayerId, type Rejection } from '../../core';
import { condition as conditionCard } from '../facts';
import { layCondition } from '../effects/conditions';
import type { Ship, XwingState } from '../model/state';
import { carriersFor } from '../queries/docking';
import { bearerOf, holds } from '../queries/conditions';
import { playerOf } from '../queries/players';
import { shipOf } from '../queries/ships';
import type { Position } from './position';

/** Why a described ship cannot be docked with the one that is named, or null. */
export function wrongDocking(
  state: XwingState,
  { id, player, place: where, docked }: Ship,
  path: Path,
): Rejection | null {
  if (docked === null) return null;
  const carrier = state.ships.find((each) => each.id === docked);
  if (!carrier) return impossible('unknown-ship', `There is no ship '${docked}'.`, path);
  const fits = where === 'reserve' && carrier.place === 'table' && carrier.player === player;
  if (!fits)
    return impossible(
      'not-docked',
      `${id} is in reserve, and ${docked} a ship of its player's in the play area.`,
      path,
      ['xw.docking.01'],
    );
  // As if it were about to dock: it takes a place among those that its carrier has.
  const undocked = state.ships.map((each) => (each.id === id ? { ...each, docked: null } : each));
  if (carriersFor({ ...state, ships: undocked }, { id, player }).some((each) => each.id === docked)) return null;
  return impossible(
    'no-carrier',
    `no card lets ${id} dock with ${docked}, or there is no room for another docked ship.`,
    path,
    ['xw.docking.01'],
  );
}

/** Whoever assigned it, that card has been resolved: nothing is told. */
export function assignConditions(state: XwingState, { ships }: Position): Rejection | null {
  for (const [i, { id, player, conditions = [] }] of ships.entries())
    for (const [k, { card, by, damage, facedown }] of conditions.entries()) {
      const path = ['ships', i, 'conditions', k];
      if (!conditionCard(card))
        return impossible('unknown-condition', `There is no condition '${card}'.`, [...path, 'card']);
      const other = by ?? onlyAssigner(state, card, player);
      if (other === null)
        return impossible('assigned-by-whom', `write by: several players can have assigned ${card}.`, path);
      if (!state.players.some((each) => each.id === other))
        return impossible('unknown-player', `There is no player '${other}'.`, [...path, 'by']);
      const limited = (conditionCard(card)?.limited ?? 0) > 0;
      if (limited && bearerOf(state, card, other))
        return impossible('limited', `${other} has one ${card} only.`, [...path, 'card'], ['xw.condition-cards.07']);
      const wrong = damage === undefined ? null : wrongDamageOn(state, card, other, damage, [...path, 'damage']);
      if (wrong) return wrong;
      layCondition(state, shipOf(state, id), card, other, { ...(damage && { damage }), ...(facedown && { facedown }) });
    }
  return null;
}

/** Who must have assigned it: of secret ones its own player, of others the opponent; null: there are several. */
function onlyAssigner(state: XwingState, card: string, player: PlayerId): PlayerId | null {
  if (conditionCard(card)?.secret !== undefined) return player;
  const [only, ...more] = state.players.filter((each) => each.id !== player);
  return only && more.length === 0 ? only.id : null;
}

/** Why this damage card cannot lie on the condition, or null: then it comes out of the deck of whoever assigned it. */
function wrongDamageOn(state: XwingState, card: string, by: PlayerId, damage: string, path: Path): Rejection | null {
  if (!holds(card, damage))
    return impossible('no-such-damage', `no damage card '${damage}' lies on '${card}'.`, path, [
      'xw.condition-cards.03',
    ]);
  const { unknown } = playerOf(state, by).damageDeck;
  if (!unknown.includes(damage))
    return impossible('no-card-left', `${by} has no ${damage} left.`, path, ['xw.damage-cards.14']);
  unknown.splice(unknown.indexOf(damage), 1);
  return null;
}
