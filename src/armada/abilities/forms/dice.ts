/** Dice of the attack pool as cards choose them: of those that are alike it does not matter which. */
import {
  alike,
  allowed,
  candidate,
  choicesOfDice,
  reason,
  say,
  type Candidate,
  type Json,
  type RuleId,
} from '../../../core';
import { attackOf, changeAttackDie, spendAttackDie } from '../../effects/attack-dice';
import { ATTACK_DICE, ICONS, type DieFace, type Icons } from '../../facts';
import type { AttackDie } from '../../model/attack';
import type { ArmadaState } from '../../model/state';

/** Faces of dice of its color that show the icon. */
function facesWith({ kind }: AttackDie, icon: keyof Icons): DieFace[] {
  return (Object.keys(ATTACK_DICE[kind].faces) as DieFace[]).filter((face) => ICONS[face][icon] > 0);
}

/** A die, by its index, and the face to which it is turned. */
interface Turn {
  die: number;
  to: DieFace;
}

/** Dice that may be turned to a face with the icon, and show another one; refused where their color has none (arm.modifying-dice.05). */
export function turnsTo(
  pool: readonly AttackDie[],
  icon: keyof Icons,
  which: (die: AttackDie) => boolean = () => true,
): Candidate<Turn>[] {
  return alike(pool, which).flatMap(([at = 0]) => {
    const die = pool[at] as AttackDie;
    const faces = facesWith(die, icon);
    const none = reason('no-such-face', say`${die.kind} dice have no such face.`, ['arm.modifying-dice.05']);
    if (faces.length === 0) return [candidate<Turn>({ die: at, to: die.face }, none)];
    return faces.filter((face) => face !== die.face).map((to) => allowed<Turn>({ die: at, to }));
  });
}

/** One die is spent, another one is turned. */
type SpendAndTurn = Turn & { spend: number };

/** Ways to spend a die so that another one is turned to a face with the icon. */
export function spendAndTurnTo(state: ArmadaState, icon: keyof Icons): Candidate<Json>[] {
  const { pool } = attackOf(state);
  return turnsTo(pool, icon).flatMap(({ action, not }) =>
    alike(pool, () => true).flatMap((group): Candidate<Json>[] => {
      const spend = group.find((at) => at !== action.die);
      return spend === undefined ? [] : [candidate<Json>({ spend, ...action }, not)];
    }),
  );
}

export function spendAndTurn(state: ArmadaState, chosen: Json, rules: readonly RuleId[]): void {
  const { spend, die, to } = chosen as unknown as SpendAndTurn;
  spendAttackDie(state, spend, rules);
  changeAttackDie(state, spend < die ? die - 1 : die, to, rules);
}

/** Any number of the dice that qualify, at least one: which are rerolled. */
export function anyDice(state: ArmadaState, which: (die: AttackDie) => boolean = () => true): Candidate<Json>[] {
  const { pool } = attackOf(state);
  return choicesOfDice(pool, pool.length, which).map((dice) => allowed<Json>(dice));
}
