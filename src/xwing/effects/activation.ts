/** What abilities may still change about the activation in progress (xw.activation-phase). */
import type { Reason, RuleId } from '../../core';
import type { Bearing, Maneuver } from '../facts';
import { emit, innermost } from '../engine';
import { changedSpeed } from '../facts/maneuvers';
import type { ShipId, XwingState } from '../model/state';
import { activationOf } from '../queries/activation';
import { deviceNamed } from '../queries/devices';
import { shipOf } from '../queries/ships';

/** The ship or remote has had its activation. */
export function hasActivated(state: XwingState, id: ShipId): void {
  turnTaker(state, id).activated = true;
}

/** The ship or remote engages, and does so once a round. */
export function hasEngaged(state: XwingState, id: ShipId): void {
  turnTaker(state, id).engaged = true;
}

function turnTaker(state: XwingState, id: ShipId): { activated: boolean; engaged: boolean } {
  return deviceNamed(state, id)?.remote ?? shipOf(state, id);
}

/** The ship is going to skip its Perform Action step in this activation, not what effects grant it (xw.overlap.08, xw.obstacles.16). */
export function skipPerformAction(state: XwingState, ship: ShipId, why: Reason): void {
  const activation = activationOf(state, ship);
  if (activation) activation.skips = [...activation.skips, why];
}

/** The activating ship skips its Execute Maneuver step: it executes no maneuver. */
export function skipExecuteManeuver(state: XwingState, ship: ShipId, why: Reason): void {
  const activation = activationOf(state, ship);
  if (!activation) return;
  activation.maneuver = null;
  emit(state, { type: 'step-skipped', rules: why.rules, ship, step: 'execute maneuver', because: [why] });
}

/** The speed of the maneuver that the activating ship has executed, for SLAM (xw.slam.02). */
export function noteSpeed(state: XwingState, ship: ShipId, speed: number): void {
  const activation = activationOf(state, ship);
  if (activation) activation.speed = speed;
}

/** Increases (1) or decreases (-1) the difficulty of the maneuver that the ship is about to execute, or is going to in its activation (xw.difficulty.05, .06). */
export function changeDifficulty(state: XwingState, ship: ShipId, by: 1 | -1): void {
  const now = innermost(state, 'execute maneuver');
  const changed = now?.ship === ship ? now : activationOf(state, ship);
  if (changed) changed.difficulty += by;
}

/** Changes the speed of the maneuver that the activating ship is going to execute, as far as there are templates (xw.speed.02). */
export function changeSpeed(state: XwingState, ship: ShipId, by: number): void {
  const activation = activationOf(state, ship);
  if (!activation?.maneuver || activation.ion) return;
  const { maneuver } = activation;
  activation.maneuver = { ...maneuver, speed: changedSpeed(maneuver, by) };
}

/**
 * The ship that is about to execute a maneuver executes another instead, its difficulty changed by `harder`; what is on its dial stays
 * revealed (xw.maneuver.16).
 */
export function executeInstead(
  state: XwingState,
  ship: ShipId,
  by: Maneuver,
  rules: readonly RuleId[],
  harder: 0 | 1 = 0,
): void {
  const frame = innermost(state, 'execute maneuver');
  if (frame?.ship !== ship || frame.fixed) return;
  frame.maneuver = by;
  frame.difficulty += harder;
  emit(state, { type: 'maneuver-replaced', rules, ship, by });
}

/** The ship that is about to execute a maneuver uses the template of another bearing, of the same speed. */
export function executeAlong(state: XwingState, ship: ShipId, along: Bearing): void {
  const frame = innermost(state, 'execute maneuver');
  if (frame?.ship === ship) frame.along = along;
}

/** The ship that is about to execute a bank or turn executes it as a sideslip. */
export function executeAsSideslip(state: XwingState, ship: ShipId): void {
  const frame = innermost(state, 'execute maneuver');
  if (frame?.ship === ship && !frame.fixed) frame.sideslip = true;
}
