/** Dice that are added to the attack pool, and dice of it that are rolled again: chance says what they show (arm.modifying-dice.02 to .04). */
import {
  reroll,
  rerollQuestion,
  rolledDice,
  rollPool,
  type Frame,
  type PlayerId,
  type RollAction,
  type RollDiceAction,
  type RuleId,
} from '../../core';
import { count, each, list, object, type FieldsOf } from '../../core/codec';
import { attackOf } from '../effects/attack-dice';
import { ATTACK_DICE, DICE_COLORS, type DiceColor } from '../facts';
import { ask, call, emit, procedure } from '../engine';
import type { AttackDie } from '../model/attack';
import { rules } from '../model/codecs';
import type { ArmadaState } from '../model/state';
import { shown } from '../queries/attack';
import type { ArmadaNames } from '../queries/names';

/** Adds dice of these colors to the pool: rolled, all at once, when the running step is done (arm.modifying-dice.04). */
export function addAttackDice(
  state: ArmadaState,
  dice: Readonly<Partial<Record<DiceColor, number>>>,
  rules: readonly RuleId[],
): void {
  call(state, 'add attack dice', { dice: { red: 0, blue: 0, black: 0, ...dice }, rules });
}

/** Rerolls dice of the pool, by their indexes, when the running step is done; `player` had it done, but the attacker rolls (arm.modifying-dice.02). */
export function rerollAttackDice(
  state: ArmadaState,
  dice: readonly number[],
  player: PlayerId,
  rules: readonly RuleId[],
): void {
  call(state, 'reroll attack dice', { dice: [...dice], player, rules });
}

export interface AddDiceFrame extends Frame {
  dice: Record<DiceColor, number>;
  rules: readonly RuleId[];
}

export const addDiceFields = (): FieldsOf<AddDiceFrame> => ({
  dice: object<AddDiceFrame['dice']>('dice', each(DICE_COLORS, count)),
  rules,
});

const addDice = procedure('add attack dice', addDiceFields, [
  ask(
    'roll the dice that are added',
    ['arm.modifying-dice.04'],
    (_state: ArmadaState, { dice }: AddDiceFrame) => rollPool(ATTACK_DICE, dice, 'dice that are added'),
    (state, { rules }, action: RollAction | RollDiceAction) => {
      const frame = attackOf(state);
      const { attacker } = frame;
      // Attack dice have no other kinds and faces.
      for (const die of rolledDice(action) as AttackDie[]) {
        frame.pool.push(die);
        const { kind: color, face } = die;
        emit(state, { type: 'die-added', rules: [...rules, 'arm.modifying-dice.04'], attacker, color, face });
      }
    },
  ),
]);

export interface RerollFrame extends Frame {
  dice: number[];
  /** Who had them rerolled. */
  player: PlayerId;
  rules: readonly RuleId[];
}

export const rerollFields = ({ player }: ArmadaNames): FieldsOf<RerollFrame> => ({ dice: list(count), player, rules });

const rerollDice = procedure('reroll attack dice', rerollFields, [
  ask(
    'reroll dice',
    ['arm.modifying-dice.02'],
    (state: ArmadaState, { dice }: RerollFrame) => rerollQuestion(ATTACK_DICE, chosen(state, dice), 'dice again'),
    (state, { dice, player, rules }, action: RollAction | RollDiceAction) => {
      const { attacker } = attackOf(state);
      const again = chosen(state, dice);
      const were = shown(again);
      reroll(again, action);
      const why = [...rules, 'arm.modifying-dice.02'];
      emit(state, { type: 'dice-rerolled', rules: why, attacker, player, were, dice: shown(again) });
    },
  ),
]);

function chosen(state: ArmadaState, dice: readonly number[]): AttackDie[] {
  const { pool } = attackOf(state);
  return dice.flatMap((i) => pool[i] ?? []);
}

export const attackDiceProcedures = [addDice, rerollDice];
