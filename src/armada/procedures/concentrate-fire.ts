/** The concentrate fire command: a die is added for the dial, one is rerolled for the token, both in one pool (arm.commands.30 to .34, .38). */
import { alike, allowed, candidate, question, reason, say, type Frame, type Reason } from '../../core';
import { flag, type FieldsOf } from '../../core/codec';
import { attackOf } from '../effects/attack-dice';
import { DICE_COLORS, type DiceColor } from '../facts';
import { ask, procedure } from '../engine';
import type { AttackAction } from '../model/actions';
import type { ArmadaState } from '../model/state';
import { attackingPlayer } from '../queries/attack';
import { addAttackDice, rerollAttackDice } from './attack-dice';

export interface ConcentrateFireFrame extends Frame {
  /** The dial was spent. */
  add: boolean;
  /** The token was spent. */
  reroll: boolean;
}

export const concentrateFireFields = (): FieldsOf<ConcentrateFireFrame> => ({ add: flag, reroll: flag });

export const concentrateFire = procedure('concentrate fire', concentrateFireFields, [
  ask(
    'add a die',
    ['arm.commands.31', 'arm.commands.32'],
    whichColor,
    (state, _frame, { color }: Extract<AttackAction, { type: 'add-die' }>) =>
      addAttackDice(state, { [color]: 1 }, ['arm.commands.31']),
  ),
  ask(
    'reroll a die',
    ['arm.commands.33'],
    whichDie,
    (state, _frame, { die, player }: Extract<AttackAction, { type: 'reroll-die' }>) =>
      rerollAttackDice(state, [die], player, ['arm.commands.33']),
  ),
]);

function whichColor(state: ArmadaState, { add }: ConcentrateFireFrame) {
  if (!add) return null;
  const frame = attackOf(state);
  const player = attackingPlayer(state, frame);
  const { attacker, pool } = frame;
  const colors = DICE_COLORS.map((color) => {
    const there = pool.some(({ kind }) => kind === color);
    return candidate({ type: 'add-die' as const, player, attacker, color }, there ? null : noSuchColor(color));
  });
  return question(player, 'add a die', colors);
}

function noSuchColor(color: DiceColor): Reason {
  return reason('no-such-color', say`There is no ${color} die in the attack pool.`, ['arm.commands.31'], { color });
}

function whichDie(state: ArmadaState, { reroll }: ConcentrateFireFrame) {
  if (!reroll) return null;
  const frame = attackOf(state);
  const player = attackingPlayer(state, frame);
  const { attacker, pool } = frame;
  const dice = alike(pool, () => true).map((group) => group[0] as number);
  return question(
    player,
    'reroll a die',
    dice.map((die) => allowed({ type: 'reroll-die', player, attacker, die })),
  );
}
