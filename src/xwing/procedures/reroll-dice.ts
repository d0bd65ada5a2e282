/** Rerolling dice (xw.dice-modification.05). */
import { reroll, rollQuestion, type Frame, type PlayerId, type RollAction, type RuleId, say } from '../../core';
import { list, type FieldsOf } from '../../core/codec';
import {
  rolledNow,
  canReroll,
  dieKind,
  facesOf,
  focusResultsLeft,
  noteFocusModified,
  noteModified,
  rerollsLeft,
} from '../queries/dice';
import { announce, ask, call, run, procedure, finish, emit } from '../engine';
import { REROLLS } from '../facts/dice';
import type { XwingState } from '../model/state';
import type { Pool } from '../queries/attack';
import { pool, rules, few } from '../model/codecs';
import type { XwingNames } from '../queries/names';

/**
 * Rerolls dice, named by their indexes: those that were not rerolled before, as many as qualify (xw.dice-modification.05, xw.faq-dice.01).
 * Chance is asked when the running step is done.
 */
export function rerollResults(
  state: XwingState,
  pool: Pool,
  dice: readonly number[],
  player: PlayerId,
  rules: readonly RuleId[],
): void {
  call(state, 'reroll dice', { pool, dice: [...dice], player, rules });
}

export interface RerollFrame extends Frame {
  pool: Pool;
  dice: number[];
  player: PlayerId;
  rules: readonly RuleId[];
}

export const rerollFields = ({ player }: XwingNames): FieldsOf<RerollFrame> => ({
  pool,
  dice: list(few),
  player,
  rules,
});

export const rerollDice = procedure('reroll dice', rerollFields, [
  run('set aside dice that were rerolled', REROLLS.rules, (state, frame) => {
    const dice = rolledNow(state, frame.pool)?.dice ?? [];
    let focus = focusResultsLeft(state, frame.pool);
    const may = canReroll(state, frame.pool);
    const open = frame.dice.filter((i) => dice[i] && may(dice[i]) && (dice[i].face !== 'focus' || focus-- > 0));
    frame.dice = open.slice(0, rerollsLeft(state, frame.pool));
    if (frame.dice.length === 0) finish(frame);
  }),
  run('before they are rerolled', ['xw.timing.02'], (state, { pool: die, player }) => {
    const ship = rolledNow(state, die)?.ship;
    if (ship !== undefined)
      announce(state, { type: 'dice-rerolled', rules: ['xw.timing.02'], ship, die, were: [], faces: [], player });
  }),
  ask(
    'reroll dice',
    ['xw.dice-modification.05'],
    (_state, { pool, dice }) => rollQuestion(dieKind(pool), dice.length, say`${dice.length} ${pool} dice again`),
    (state, { pool, dice, player, rules }, action: RollAction) => {
      const rolled = rolledNow(state, pool);
      if (!rolled) return;
      const { ship, dice: all } = rolled;
      const chosen = dice.flatMap((i) => all[i] ?? []);
      const were = facesOf(chosen);
      noteFocusModified(state, pool, were.filter((face) => face === 'focus').length);
      noteModified(state, pool, chosen.length);
      reroll(chosen, action);
      const why = [...rules, 'xw.dice-modification.05'];
      emit(state, { type: 'dice-rerolled', rules: why, ship, die: pool, were, faces: action.faces, player });
    },
  ),
]);
