/** Hull points of squadrons (arm.damage.02, .03). */
import type { RuleId } from '../../core';
import { emit } from '../engine';
import type { ArmadaState, Squadron } from '../model/state';
import { squadronCardOf } from '../queries/squadrons';

/** As many hull points as damage, never more than it has (arm.damage.02, .03). Whether the squadron is destroyed by it is for the caller: a Counter attack may come first (arm.squadron-keywords.03). */
export function loseHull(state: ArmadaState, squadron: Squadron, damage: number, rules: readonly RuleId[]): void {
  const was = squadron.hull;
  if (damage === 0 || was === 0) return;
  squadron.hull = Math.max(0, was - damage);
  const change = { was, is: squadron.hull, most: squadronCardOf(squadron).hull };
  emit(state, { type: 'hull-lost', rules, squadron: squadron.id, change });
}
