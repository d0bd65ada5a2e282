/** What happens when a ship becomes tractored for the first time in a round (xw.tractor.03): who caused it may move it. */
import { allowed, question, reason, say, type PlayerId } from '../../core';
import type { FieldsOf } from '../../core/codec';
import { ask, procedure } from '../engine';
import { type MayFail, mayFailFields, nothingDone } from '../effects/failing';
import type { TractorChoice } from '../model/actions';
import { DECLARED_MOVES } from '../model/codecs';
import type { ShipId, XwingState } from '../model/state';
import type { XwingNames } from '../queries/names';
import { isActive, shipOf } from '../queries/ships';
import { moveAsDeclared } from './declared-move';

export interface TractoredFrame extends MayFail {
  ship: ShipId;
  /** The player who caused it, and moves the ship, whoever owns it (xw.tractor.05, .06). */
  by: PlayerId;
}

export const tractoredFields = ({ ship, player }: XwingNames): FieldsOf<TractoredFrame> => ({
  ship,
  by: player,
  ...mayFailFields,
});

export const becomeTractored = procedure('become tractored', tractoredFields, [
  ask('choose a move', ['xw.tractor.04', 'xw.tractor.05', 'xw.tractor.06'], whichMove, (state, frame, action) => {
    const { ship, by } = frame;
    if (action.move !== 'nothing') {
      const rules = [action.move === 'boost' ? 'xw.tractor.07' : 'xw.tractor.06'];
      return moveAsDeclared(state, ship, action.move, { by, through: true, rules });
    }
    const why = reason('declined', say`${by} does not move it.`, ['xw.tractor.04']);
    nothingDone(state, ship, 'tractor token', why);
  }),
]);

/** A ship that is off the table is not moved. */
function whichMove(state: XwingState, { ship, by: player }: TractoredFrame) {
  if (!isActive(shipOf(state, ship))) return null;
  const candidates = [...DECLARED_MOVES, 'nothing' as const].map((move) =>
    allowed<TractorChoice>({ type: 'tractor-moves', player, ship, move }),
  );
  return question(player, 'how the tractored ship is moved', candidates);
}
