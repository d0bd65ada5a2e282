/** Dice that a ship rolls outside attacks: for an obstacle, a device, a damage card. What follows a roll comes before the dice are read. */
import { rolledDice, rollQuestion, type Die, type Frame, type RollAction, type RuleId, say } from '../../core';
import { optional, type FieldsOf, list, oneOf, text, whole } from '../../core/codec';
import { MOST_DICE } from '../facts/dice';
import { dieKind } from '../queries/dice';
import { announce, ask, call, emit, give, procedure, run } from '../engine';
import type { ShipId, XwingState } from '../model/state';
import { face, die, rules } from '../model/codecs';
import type { XwingNames } from '../queries/names';

export interface RollFrame extends Frame {
  ship: ShipId;
  /** What they are rolled for: the id of an obstacle, of a device, of a damage card. */
  why: string;
  rules: readonly RuleId[];
  count: number;
  /** Green ones; left out: red ones. */
  die?: 'defense';
  /** The dice on the table, once they were rolled. */
  dice: Die[];
}

export const rollFields = ({ target }: XwingNames): FieldsOf<RollFrame> => ({
  ship: target,
  why: text,
  rules,
  count: whole(`a number of dice from 1 to ${MOST_DICE}`, 1, MOST_DICE),
  die: optional(oneOf('dice', ['defense'])),
  dice: list(die),
});

/** A frame that is told what the dice show. */
export interface TellsRoll extends Frame {
  rolled?: string[];
}

export const tellsRollFields: FieldsOf<TellsRoll> = { rolled: optional(list(face)) };

/** The ship rolls an attack die. A later step of the caller finds the result with `shownOn`. */
export function rollADie(state: XwingState, ship: ShipId, why: string, rules: readonly RuleId[]): void {
  rollAttackDice(state, ship, 1, why, rules);
}

/** The ship, or a remote, rolls that many; a later step finds what they show with `allShown`. */
export function rollAttackDice(
  state: XwingState,
  ship: ShipId,
  count: number,
  why: string,
  rules: readonly RuleId[],
): void {
  call(state, 'roll a die', { ship, why, rules, count, dice: [] });
}

/** The ship rolls green dice outside of an attack. */
export function rollDefenseDice(
  state: XwingState,
  ship: ShipId,
  count: number,
  why: string,
  rules: readonly RuleId[],
): void {
  call(state, 'roll a die', { ship, why, rules, count, die: 'defense', dice: [] });
}

/** The faces of the dice that this frame had rolled; empty: it rolled none. */
export function allShown(frame: Frame): readonly string[] {
  return (frame as TellsRoll).rolled ?? [];
}

/** The face of the die that this frame had rolled; null: it rolled none. */
export function shownOn(frame: Frame): string | null {
  return allShown(frame)[0] ?? null;
}

export const rollingADie = procedure('roll a die', rollFields, [
  run('before it is rolled', ['xw.timing.02'], (state, { ship, why, die }) =>
    announce(state, { type: 'dice-rolled', rules: ['xw.timing.02'], ship, die: die ?? 'attack', faces: [], why }),
  ),
  // What it is rolled for says by which rule: an obstacle (xw.obstacles.03, .06, .10, .11) or a device (xw.drk-1.07).
  ask(
    'roll an attack die',
    [],
    (_state, { ship, why, rules, count: dice, die }) => ({
      ...rollQuestion(dieKind(die ?? 'attack'), dice, say`${ship} rolls for ${why}`),
      rules,
    }),
    (state, frame, action: RollAction) => {
      const { ship, why, rules } = frame;
      const die = frame.die ?? 'attack';
      frame.dice = rolledDice(action);
      emit(state, { type: 'dice-rolled', rules, ship, die, faces: action.faces, why });
    },
  ),
  run('read the die', ['xw.timing.07'], (state, { dice }) => give(state, { rolled: dice.map((each) => each.face) })),
]);
