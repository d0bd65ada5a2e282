/** Putting ships and squadrons on the table, in setup and later. */
import type { RuleId } from '../../core';
import type { Point, Pose } from '../../core/geometry';
import { emit } from '../engine';
import type { ArmadaState, Ship, Squadron } from '../model/state';

/** At a speed of its chart (arm.setup.20, .21). */
export function deployShip(
  state: ArmadaState,
  ship: Ship,
  { pose, speed }: { pose: Pose; speed: number },
  rules: readonly RuleId[],
): void {
  ship.place = 'table';
  ship.pose = pose;
  ship.speed = speed;
  emit(state, { type: 'ship-deployed', rules, ship: ship.id, pose: { ...pose }, speed });
}

export function deploySquadron(
  state: ArmadaState,
  squadron: Squadron,
  { x, y }: Point,
  rules: readonly RuleId[],
): void {
  squadron.place = 'table';
  squadron.at = { x, y };
  emit(state, { type: 'squadron-deployed', rules, squadron: squadron.id, at: { x, y } });
}
