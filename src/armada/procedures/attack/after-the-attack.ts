/** What comes after an attack on a defender: what triggers on it; then a squadron without hull points leaves the table (arm.squadron-keywords.03). */
import { reason, rulesOfAll, say, type Reason, withReasons } from '../../../core';
import { destroySquadronIfDue } from '../../effects/destroy';
import { emit, run } from '../../engine';
import type { ArmadaState } from '../../model/state';
import { declared, iconsIn, type AttackFrame } from '../../queries/attack';
import { hasKeyword, squadronOf } from '../../queries/squadrons';

/** Of a squadron that is no bomber, whose dice show critical icons all the same. */
function whyNoCritical(state: ArmadaState, { attacker, pool }: AttackFrame): Reason[] {
  if (iconsIn(pool).criticals === 0 || hasKeyword(squadronOf(state, attacker), 'bomber')) return [];
  const said = say`${attacker} is no Bomber: its critical icons do no damage to a ship, and it resolves no critical effect.`;
  return [reason('no-bomber', said, ['arm.critical-effects.07', 'arm.squadron-keywords.08'])];
}

/** What could be expected after it, and does not come. */
function whyNothingFollows(state: ArmadaState, frame: AttackFrame): Reason[] {
  const { zone, faceup, cards } = frame;
  const { defendingZone } = declared(frame);
  if (defendingZone !== null) {
    const said = 'No damage card was dealt that the critical effect could turn up.';
    if (faceup > 0 && cards === 0) return [reason('no-card', said, ['arm.attack.23'])];
    return zone === null ? whyNoCritical(state, frame) : [];
  }
  return whyNoCounter(state, frame);
}

function whyNoCounter(state: ArmadaState, frame: AttackFrame): Reason[] {
  const { zone, counter } = frame;
  const { defender } = declared(frame);
  if ((zone === null && counter === null) || !hasKeyword(squadronOf(state, defender), 'counter')) return [];
  if (zone !== null)
    return [reason('no-counter', say`${defender} counters squadrons only.`, ['arm.squadron-keywords.05'])];
  return [reason('no-counter', say`${defender} counters no Counter attack.`, ['arm.squadron-keywords.04'])];
}

export const afterTheAttack = [
  run('after the attack', ['arm.effect-use-and-timing.08'], (state, frame: AttackFrame) => {
    const { attacker, zone, counter, damage, cards } = frame;
    const { defender, defendingZone } = declared(frame);
    const because = whyNothingFollows(state, frame);
    emit(state, {
      type: 'attack-performed',
      rules: [...new Set([...rulesOfAll(because), 'arm.attack.01'])],
      attacker,
      zone,
      defender,
      defendingZone,
      counter: counter !== null,
      damage,
      cards,
      ...withReasons(because),
    });
  }),
  run('remove a destroyed squadron', ['arm.destroyed-ships-and-squadrons.02'], (state, frame: AttackFrame) => {
    const { defender, defendingZone } = declared(frame);
    if (defendingZone === null) destroySquadronIfDue(state, defender);
  }),
];
