/** Destroying ships, and removing them when their time has come (xw.destroying-ships, xw.simultaneous-fire). */
import {
  allowed,
  listed,
  question,
  reason,
  say,
  type Candidate,
  type Frame,
  type Reason,
  type RuleId,
  withReasons,
} from '../../core';
import { nullable, type FieldsOf } from '../../core/codec';
import { damageCards } from '../queries/damage-cards';
import { counted } from '../queries/tokens';
import {
  ask,
  call,
  callAfterQueued,
  callBelow,
  cause,
  emit,
  finish,
  framesOf,
  modified,
  permitted,
  procedure,
  run,
} from '../engine';
import { deploy, loseDocked } from '../effects/docking';
import { removeFromGame } from '../effects/removal';
import { removeDevice } from '../effects/devices';
import type { DockingAction } from '../model/actions';
import { rules as ruleIds } from '../model/codecs';
import type { XwingEvent } from '../model/events';
import { currentAttack } from '../queries/attack';
import { deviceNamed, deviceOf, isRemote } from '../queries/devices';
import { deploying, dockedWith } from '../queries/docking';
import { initiativeOf } from '../queries/initiative';
import { sourcesOn, shipOf, shipsAndRemotes } from '../queries/ships';
import type { ObjectId, Ship, ShipId, XwingState } from '../model/state';
import type { XwingNames } from '../queries/names';

/** The ship is destroyed if it has as many damage cards as hull (xw.destroying-ships.01, xw.hull.02). */
export function destroyIfDue(state: XwingState, id: ShipId): void {
  const ship = shipOf(state, id);
  if (ship.destroyed) return;
  const hull = hullValue(state, id);
  const damage = damageCards(ship);
  if (damage < hull) return;
  const rules = [isRemote(ship) ? 'xw.remote-damage.02' : 'xw.destroying-ships.01'];
  const said = say`${id} has ${counted(damage, 'damage card')}, its hull value is ${hull}.`;
  const why = reason('no-hull-left', said, rules, { damage, hull });
  if (isRemote(ship)) return destroyRemote(state, id, why);
  cause(state, { type: 'ship-destroyed', rules, ship: id, because: [why, ...stays(state, id)] });
  if (shipOf(state, id).destroyed) return removeIfPast(state, id);
  call(state, 'after it would be destroyed', { ship: id, atOnce: null });
}

/** Unless something happens instead. */
export function shipDestroyed(state: XwingState, event: Extract<XwingEvent, { type: 'ship-destroyed' }>): void {
  shipOf(state, event.ship).destroyed = true;
}

/** Outside the Engagement Phase it is removed, unless an ability keeps it. */
function removeIfPast(state: XwingState, id: ShipId): void {
  const past = framesOf(state, 'engagement phase').length === 0;
  if (past && !permitted(state, 'stays though destroyed', { ship: id, past })) removeSoon(state, id);
}

export interface WouldBeFrame extends Frame {
  ship: ShipId;
  /** By which rules it is removed at once; null: it is removed as ships usually are. */
  atOnce: readonly RuleId[] | null;
}

export const wouldBeFields = ({ ship }: XwingNames): FieldsOf<WouldBeFrame> => ({ ship, atOnce: nullable(ruleIds) });

/** Players were asked whether something happens instead (xw.replacement-effect.02). */
export const afterItWouldBeDestroyed = procedure('after it would be destroyed', wouldBeFields, [
  run('remove it if it was', ['xw.destroying-ships.03'], (state, { ship, atOnce }) => {
    if (!shipOf(state, ship).destroyed) return;
    if (atOnce) removeAtOnce(state, ship, atOnce);
    else removeIfPast(state, ship);
  }),
]);

/** It is removed at once, unless its attacker has the same initiative: then with the ships that are destroyed at it (xw.remote-damage.02, .03). */
function destroyRemote(state: XwingState, id: ObjectId, why: Reason): void {
  const { remote } = deviceOf(state, id);
  if (!remote) return;
  remote.destroyed = true;
  emit(state, { type: 'remote-destroyed', rules: why.rules, device: id, because: [why] });
  const attacker = currentAttack(state)?.attacker;
  const initiative = framesOf(state, 'engagement phase')[0]?.initiative;
  const ofSame =
    attacker !== undefined &&
    initiativeOf(state, shipOf(state, attacker)) === initiativeOf(state, shipOf(state, id)) &&
    initiative !== undefined;
  if (!ofSame) removeSoon(state, id);
}

/** In the Engagement Phase it stays until all ships of the initiative being resolved have engaged (xw.attack.39), whatever its own is (xw.attack.40). */
function stays(state: XwingState, id: ShipId): Reason[] {
  const initiative = framesOf(state, 'engagement phase')[0]?.initiative;
  if (initiative === undefined) return [];
  const said = say`${id} stays until all ships of initiative ${initiative} have engaged.`;
  return [reason('simultaneous-fire', said, ['xw.simultaneous-fire.01'], { initiative })];
}

/** Not reduced by damage cards (xw.damage-cards.11): they reduce what remains of it (xw.hull.03). */
export function hullValue(state: XwingState, ship: ShipId): number {
  return modified(state, 'hull', shipOf(state, ship).hull, { ship });
}

/** Removes every destroyed ship from the play area at once (xw.engagement-phase.03), but for those that an ability keeps; `over`: of the round nobody. */
export function removeDestroyed(
  state: XwingState,
  rules: readonly RuleId[],
  because: () => readonly Reason[],
  over: 'initiative' | 'phase' | 'round' = 'initiative',
): void {
  for (const ship of shipsAndRemotes(state)) {
    if (!ship.destroyed || ship.place !== 'table') continue;
    const past = over !== 'initiative';
    if (over !== 'round' && permitted(state, 'stays though destroyed', { ship: ship.id, past })) continue;
    // Before it is removed those docked with it may leave (xw.docking.11).
    if (dockedWith(state, ship.id).length > 0) call(state, 'remove destroyed ship', { ship: ship.id });
    else remove(state, ship.id, rules, because());
  }
}

function remove(state: XwingState, ship: ShipId, rules: readonly RuleId[], because: readonly Reason[] = []): void {
  if (deviceNamed(state, ship)) return removeDevice(state, ship, ['xw.remote-damage.02'], because);
  removeFromGame(state, ship);
  const why = withReasons([...because, ...keepsConditions(shipOf(state, ship))]);
  emit(state, { type: 'ship-removed', rules, ship, ...why });
}

function keepsConditions({ id, conditions }: Ship): Reason[] {
  if (conditions.length === 0) return [];
  const said = say`${listed(conditions.map((each) => each.id))} stays in play, on ${id}.`;
  return [reason('conditions-stay', said, ['xw.condition-cards.08'])];
}

/** The ship, which was picked up, is destroyed, and removed with those docked with it: it has no guides on the table that they could leave from. */
export function destroyAtOnce(
  state: XwingState,
  id: ShipId,
  rules: readonly RuleId[],
  because: readonly Reason[],
): void {
  cause(state, { type: 'ship-destroyed', rules, ship: id, because });
  if (shipOf(state, id).destroyed) removeAtOnce(state, id, rules);
  else call(state, 'after it would be destroyed', { ship: id, atOnce: [...rules] });
}

function removeAtOnce(state: XwingState, id: ShipId, rules: readonly RuleId[]): void {
  const said = say`${id} was picked up: it cannot be left.`;
  for (const docked of dockedWith(state, id)) loseDocked(state, docked.id, rules, [reason('picked-up', said, rules)]);
  remove(state, id, rules);
}

export interface RemoveFrame extends Frame {
  ship: ShipId;
}

export const removeFields = ({ target: ship }: XwingNames): FieldsOf<RemoveFrame> => ({ ship });

export const removeDestroyedShip = procedure('remove destroyed ship', removeFields, [
  run('wait for its abilities', ['xw.destroying-ships.05'], (state, frame) => {
    if (shipOf(state, frame.ship).place !== 'table' || waitsForAbilities(state, frame.ship)) finish(frame);
  }),
  ask(
    'emergency deployment',
    ['xw.docking.11', 'xw.docking.12'],
    whoLeaves,
    (state, { ship: carrier }, action: Leaves) => {
      if (action.type === 'deploy') deploy(state, action, true);
      else {
        const said = say`${action.ship} stays docked with ${carrier}, which is destroyed.`;
        loseDocked(state, action.ship, ['xw.docking.11'], [reason('stays-docked', said, ['xw.docking.11'])]);
      }
      return 'again';
    },
  ),
  run('remove the ship', ['xw.destroying-ships.03', 'xw.engagement-phase.03'], (state, { ship }) => {
    const engaging = framesOf(state, 'engagement phase').length > 0;
    remove(state, ship, [engaging ? 'xw.engagement-phase.03' : 'xw.destroying-ships.03']);
  }),
]);

type Leaves = Extract<DockingAction, { type: 'deploy' | 'stay-docked' }>;

/** The ships docked with it one after the other; none has to (xw.docking.11). */
function whoLeaves(state: XwingState, { ship: carrier }: RemoveFrame) {
  const [docked] = dockedWith(state, carrier);
  if (!docked) return null;
  const stay: Leaves = { type: 'stay-docked', player: docked.player, ship: docked.id };
  const offered: Candidate<Leaves>[] = [...deploying(state, docked), allowed(stay)];
  return question(docked.player, 'emergency deployment', offered);
}

/** What is under way when a ship is destroyed and has to end before the ship is removed. */
const UNDER_WAY = new Set(['attack', 'suffer damage', 'deal damage card', 'resolve ability']);

/**
 * Puts the removal under whatever is being resolved: the rest of the damage, the attack, the ability, and every ability of the
 * ship that waits in the queue (xw.destroying-ships.03, xw.ability-queue.11).
 */
function removeSoon(state: XwingState, ship: ShipId): void {
  if (waitsForAbilities(state, ship)) return;
  callBelow(state, innermostUnderWay(state), 'remove destroyed ship', { ship });
}

/** Comes back when the abilities of the ship have resolved, if any waits. */
function waitsForAbilities(state: XwingState, ship: ShipId): boolean {
  return callAfterQueued(state, sourcesOn(state, ship), 'remove destroyed ship', { ship });
}

/** Where the innermost ability, or else the outermost attack or damage outside abilities, begins in the stack. */
function innermostUnderWay(state: XwingState): number {
  const ability = state.stack.map((frame) => frame.procedure).lastIndexOf('resolve ability');
  if (ability >= 0) return ability;
  const other = state.stack.findIndex((frame) => UNDER_WAY.has(frame.procedure));
  return other >= 0 ? other : state.stack.length;
}
