/** Three ways to modify dice: they are changed, spent, canceled (arm.modifying-dice.01). Adding and rerolling ask chance: procedures/attack-dice. */
import { takeOut, turnDie, type RuleId } from '../../core';
import { ATTACK_DICE, ICONS, type DieFace } from '../facts';
import { emit } from '../engine';
import type { AttackDie } from '../model/attack';
import type { ArmadaState } from '../model/state';
import { currentAttack, shown, type AttackFrame } from '../queries/attack';

/** The attack in progress. @throws Error where there is none */
export function attackOf(state: ArmadaState): AttackFrame {
  const frame = currentAttack(state);
  if (!frame) throw new Error('attack dice are modified during an attack');
  return frame;
}

/** Turns a die of the pool to a face; nothing happens if dice of its color have no such face (arm.modifying-dice.05). */
export function changeAttackDie(state: ArmadaState, index: number, to: DieFace, rules: readonly RuleId[]): void {
  const frame = attackOf(state);
  const die = frame.pool[index];
  if (!die) return;
  const from = die.face;
  if (turnDie(die, ATTACK_DICE[die.kind], to) === null) return;
  const { attacker } = frame;
  emit(state, {
    type: 'die-changed',
    rules: [...rules, 'arm.modifying-dice.05'],
    attacker,
    color: die.kind,
    from,
    to,
  });
}

/** The attacker spends a die: it leaves the pool (arm.modifying-dice.06). */
export function spendAttackDie(state: ArmadaState, index: number, rules: readonly RuleId[]): void {
  const frame = attackOf(state);
  const [die] = takeOut(frame.pool, [index]) as AttackDie[];
  if (!die) return;
  const { kind: color, face } = die;
  const { attacker } = frame;
  emit(state, { type: 'die-spent', rules: [...rules, 'arm.modifying-dice.06'], attacker, color, face });
}

/** Cancels dice of the pool, by their indexes: they leave it (arm.modifying-dice.07). */
export function cancelAttackDice(state: ArmadaState, which: readonly number[], rules: readonly RuleId[]): void {
  const frame = attackOf(state);
  const canceled = takeOut(frame.pool, which) as AttackDie[];
  if (canceled.length === 0) return;
  const { attacker } = frame;
  emit(state, {
    type: 'dice-canceled',
    rules: [...rules, 'arm.modifying-dice.07'],
    attacker,
    dice: shown(canceled),
  });
}

/** Cancels all of them (arm.defense-tokens.13, arm.critical-effects.03). */
export function cancelAllAttackDice(state: ArmadaState, rules: readonly RuleId[]): void {
  const which = attackOf(state).pool.map((_, i) => i);
  cancelAttackDice(state, which, rules);
}

/** Does a die show an accuracy icon (arm.dice-icons.03)? */
export function showsAccuracy({ face }: AttackDie): boolean {
  return ICONS[face].accuracies > 0;
}
