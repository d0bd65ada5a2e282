/** A roll of the dice. Cards may reroll or turn dice between the roll and its use. */
import { rollQuestion, type Frame, type PlayerId, say } from '../../core';
import { count, nullable, type FieldsOf } from '../../core/codec';
import { die } from '../queries/dice';
import { give, ask, emit, procedure, run } from '../engine';
import type { OuterRimState } from '../model/state';
import type { DiceOwner, RollFor } from '../model/events';
import { faces, rollFor } from '../model/codecs';
import type { OuterRimNames } from '../queries/names';

export interface RollFrame extends Frame {
  owner: DiceOwner;
  roller: PlayerId;
  for: RollFor;
  count: number;
  faces: string[];
}

export const rollFields = ({ player }: OuterRimNames): FieldsOf<RollFrame> => ({
  owner: nullable(player),
  roller: player,
  for: rollFor,
  count,
  faces,
});

export const roll = procedure('roll', [
  ask(
    'roll the dice',
    ['or.resolving-combat.02', 'or.skill-tests.05'],
    (state, frame) =>
      frame.count > 0 ? rollQuestion(die(state), frame.count, say`${frame.count} dice (${frame.for})`) : null,
    (state, frame, action) => {
      frame.faces = [...action.faces];
      tell(state, frame);
    },
  ),
  run('give the result', ['or.resolving-combat.02', 'or.skill-tests.05'], (state, frame) => {
    give(state, { faces: [...frame.faces] });
  }),
]);

const RULES = {
  'first-player': ['or.setup-choose-characters.01'],
  test: ['or.skill-tests.05'],
  ground: ['or.ground-and-ship-combat.02', 'or.quick-reference-combat.03'],
  ship: ['or.ground-and-ship-combat.03', 'or.quick-reference-combat.03'],
  delivery: ['or.deliver-action.03'],
  card: ['or.attempting-a-job.05'],
} as const;

/** The event has faces of its own: cards turn those of the roll. */
function tell(state: OuterRimState, { owner, roller, for: what, faces }: RollFrame): void {
  emit(state, { type: 'dice-rolled', rules: RULES[what], player: owner, roller, for: what, faces: [...faces] });
}
