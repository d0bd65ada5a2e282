/** A die that a ship rolls outside attacks: for an obstacle, for a damage card. What follows a roll comes before the die is read. */
import { rolledDice, rollQuestion, type Die, type Frame, type RollAction, type RuleId, say } from '../../core';
import { optional, type FieldsOf, list, text } from '../../core/codec';
import { ATTACK_DIE } from '../facts/dice';
import { ask, call, emit, give, procedure, run } from '../engine';
import type { ShipId, XwingState } from '../model/state';
import { face, die, rules } from '../model/codecs';
import type { XwingNames } from '../queries/names';

export interface RollFrame extends Frame {
  ship: ShipId;
  /** What it is rolled for: the id of an obstacle, of a damage card. */
  why: string;
  rules: readonly RuleId[];
  /** The die on the table, once it was rolled. */
  dice: Die[];
}

export const rollFields = ({ ship }: XwingNames): FieldsOf<RollFrame> => ({ ship, why: text, rules, dice: list(die) });

/** A frame that is told what the die shows. */
export interface TellsRoll extends Frame {
  rolled?: string;
}

export const tellsRollFields: FieldsOf<TellsRoll> = { rolled: optional(face) };

/** The ship rolls an attack die; a later step of whatever asks for it finds the result with `shownOn`. */
export function rollADie(state: XwingState, ship: ShipId, why: string, rules: readonly RuleId[]): void {
  call(state, 'roll a die', { ship, why, rules, dice: [] });
}

/** What the die shows that this frame had rolled; null: it had none rolled. */
export function shownOn(frame: Frame): string | null {
  return (frame as TellsRoll).rolled ?? null;
}

export const rollingADie = procedure('roll a die', [
  ask(
    'roll an attack die',
    ['xw.golden-rules.04'],
    (_state, { ship, why, rules }) => ({ ...rollQuestion(ATTACK_DIE, 1, say`${ship} rolls for ${why}`), rules }),
    (state, frame, action: RollAction) => {
      const { ship, why, rules } = frame;
      frame.dice = rolledDice(action);
      emit(state, { type: 'dice-rolled', rules, ship, die: 'attack', faces: action.faces, why });
    },
  ),
  run('read the die', ['xw.timing.07'], (state, { dice: [die] }) => {
    if (die) give(state, { rolled: die.face });
  }),
]);
