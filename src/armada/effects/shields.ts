/** Shields of hull zones (arm.shields). */
import type { RuleId } from '../../core';
import type { HullZone } from '../facts';
import { emit } from '../engine';
import type { ArmadaState, Ship } from '../model/state';
import { maximumShields } from '../queries/ships';

/** The zone loses a shield; it must have one (arm.shields.05). */
export function loseShield(state: ArmadaState, ship: Ship, zone: HullZone, rules: readonly RuleId[]): void {
  const was = ship.shields[zone];
  ship.shields[zone] = was - 1;
  const change = { was, is: was - 1, most: maximumShields(ship, zone) };
  emit(state, { type: 'shield-lost', rules, ship: ship.id, zone, change });
}

/** The zone recovers a shield (arm.commands.22); it must be below its maximum (arm.shields.04). */
export function recoverShield(state: ArmadaState, ship: Ship, zone: HullZone, rules: readonly RuleId[]): void {
  const was = ship.shields[zone];
  ship.shields[zone] = was + 1;
  const change = { was, is: was + 1, most: maximumShields(ship, zone) };
  emit(state, { type: 'shield-recovered', rules, ship: ship.id, zone, change });
}

/** One zone gives, another takes (arm.commands.20). */
export function moveShield(
  state: ArmadaState,
  ship: Ship,
  from: HullZone,
  to: HullZone,
  rules: readonly RuleId[],
): void {
  ship.shields[from] -= 1;
  const was = ship.shields[to];
  ship.shields[to] = was + 1;
  const change = { was, is: was + 1, most: maximumShields(ship, to) };
  emit(state, { type: 'shields-moved', rules, ship: ship.id, from, to, change });
}
