/** A ship's speed dial (arm.speed). */
import type { RuleId } from '../../core';
import { emit } from '../engine';
import type { ArmadaState, Ship } from '../model/state';
import { highestSpeed } from '../queries/speed';

/** Turns the speed dial, for good (arm.speed.04). The ship has this speed; where it has it already, nothing happens. */
export function changeSpeed(state: ArmadaState, ship: Ship, speed: number, rules: readonly RuleId[]): void {
  if (speed === ship.speed) return;
  const change = { was: ship.speed, is: speed, most: highestSpeed(ship) };
  ship.speed = speed;
  emit(state, { type: 'speed-changed', rules, ship: ship.id, change });
}
