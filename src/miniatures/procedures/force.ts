/** Whose Force points are spent for a character, where several have them (min.dark-master.01, min.hand-of-the-emperor.01). */
import { allowed, question, type Frame } from '../../core';
import { count, text, type FieldsOf } from '../../core/codec';
import { payForce, type ForceSpent } from '../effects/force';
import { ask, procedure } from '../engine';
import type { AttackAction } from '../model/actions';
import { rules } from '../model/codecs';
import type { CharacterId, MiniaturesState } from '../model/state';
import { characterOf } from '../queries/characters';
import { whoCanPay } from '../queries/force';
import type { MiniaturesNames } from '../queries/names';

export interface ForceFrame extends Frame, ForceSpent {
  /** For whom. */
  character: CharacterId;
}

export const forceFields = ({ character }: MiniaturesNames): FieldsOf<ForceFrame> => ({
  character,
  points: count,
  what: text,
  rules,
});

type Answer = Extract<AttackAction, { type: 'pay-force' }>;

const payForcePoints = procedure('pay Force points', forceFields, [
  ask(
    'whose Force points',
    ['min.dark-master.01', 'min.hand-of-the-emperor.01'],
    whose,
    (state, frame, { from }: Answer) =>
      payForce(state, characterOf(state, frame.character), characterOf(state, from), frame),
  ),
]);

function whose(state: MiniaturesState, { character: id, points }: ForceFrame) {
  const character = characterOf(state, id);
  const { player } = character;
  return question(
    player,
    'whose Force points are spent',
    whoCanPay(state, character, points).map((from) =>
      allowed<Answer>({ type: 'pay-force', player, character: id, from }),
    ),
  );
}

export const forceProcedures = [payForcePoints];
