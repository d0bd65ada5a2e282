/** What is noted of a ship, in positions and in saves. */
import { didYouMean } from '../../core/codec/nearest';
import { readingsOfUse } from '../../core/engine/uses';
import { firstRejection, impossible, rejection, type Path, type Rejection } from '../../core';
import { condition, ship as shipType } from '../facts';
import { maneuverName } from '../facts/maneuvers';
import { ACTIONS } from '../facts/words';
import { abilityNamed, forbidden } from '../engine';
import type { AssignedCondition, Ship, XwingState } from '../model/state';
import { mayHaveCarried } from '../queries/carriers';

/** Why no ship has performed such an action; null: it may have. They are names of actions, and of abilities with the header 'Action:' with the card that has it (xw.actions.14, .16). */
export function wrongActions(state: XwingState, { id, actions }: Ship, path: Path): Rejection | null {
  const i = actions.findIndex((action) => !isAction(state, action));
  if (i < 0) return null;
  const said = `${id} has performed no action called '${actions[i]}'${didYouMean(actions[i] ?? '', ACTIONS)}`;
  return impossible('unknown-action', said, [...path, 'actions', i], ['xw.actions.02']);
}

function isAction(state: XwingState, action: string): boolean {
  if ((ACTIONS as readonly string[]).includes(action)) return true;
  return readingsOfUse(action).some(({ ability, source }) => {
    const known = abilityNamed(ability);
    return known !== undefined && mayHaveCarried(state, { card: known.card ?? ability, source });
  });
}

/** Only a maneuver of its dial can be set on it (xw.dial.01). */
export function wrongDial({ id, type, dial }: Ship, path: Path): Rejection | null {
  const printed = (shipType(type)?.dial ?? []).map(maneuverName);
  if (dial === null || printed.includes(maneuverName(dial))) return null;
  const said = `${id} has no ${maneuverName(dial)} on its dial, which has ${printed.join(', ')}.`;
  return impossible('not-on-dial', said, [...path, 'dial'], ['xw.dial.01']);
}

/** What says to which arcs an indicator may be rotated says so of where it points (xw.setup.11, xw.rotate.01). */
export function wrongTurret(state: XwingState, { id, turret }: Ship, path: Path): Rejection | null {
  const not = turret && forbidden(state, 'rotate to', { ship: id, arc: turret.arc });
  return not ? rejection(not, [...path, 'turret']) : null;
}

/** A secret condition lies with a ship of the player whose card it is, one at a time; no other condition lies facedown. */
export function wrongSecrets({ ships }: XwingState, { player, conditions }: Ship, path: Path): Rejection | null {
  return firstRejection(conditions, ({ id, card, by, facedown }, i) => {
    const at = [...path, i];
    if (!condition(card)?.secret)
      return facedown ? impossible('not-secret', `${card} does not lie facedown.`, [...at, 'facedown']) : null;
    if (by !== player)
      return impossible('not-own', `${card} lies with a ship of the player who assigned it.`, [...at, 'by']);
    const isOther = (each: AssignedCondition): boolean => each.id !== id && each.by === by && isSecret(each);
    return ships.some((ship) => ship.conditions.some(isOther))
      ? impossible('second-secret', `${by} has one secret condition assigned at a time.`, at)
      : null;
  });
}

function isSecret({ card }: AssignedCondition): boolean {
  return condition(card)?.secret !== undefined;
}
