/** Fleeing (xw.flee): after a maneuver, a ship any part of which is outside the play area leaves the game. */
import { reason, say, type Frame } from '../../core';
import type { FieldsOf } from '../../core/codec';
import { cause, emit, finish, procedure, run } from '../engine';
import { removeFromGame } from '../effects/removal';
import { dockedWith } from '../queries/docking';
import { insidePlayArea } from '../queries/play-area';
import { inMm } from '../queries/range';
import { shipOf } from '../queries/ships';
import type { ShipId } from '../model/state';
import type { XwingNames } from '../queries/names';

export interface FleeFrame extends Frame {
  ship: ShipId;
}

export const fleeFields = ({ ship }: XwingNames): FieldsOf<FleeFrame> => ({ ship });

/** Only what fleeing itself triggers is resolved before the ship is gone (xw.flee.04). */
export const flee = procedure('flee', fleeFields, [
  run('flee', ['xw.flee.01', 'xw.flee.04'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    const { margin } = insidePlayArea(state, ship, ship.pose);
    const said = `its base reaches ${inMm(-margin)} out of the play area.`;
    const because = [reason('outside-play-area', said, ['xw.flee.01'], { mm: -margin })];
    cause(state, { type: 'fled', rules: ['xw.flee.01', 'xw.play-area.02'], ship: ship.id, because });
  }),
  run('remove the ship', ['xw.flee.02'], (state, frame) => {
    const { ship } = frame;
    // Something happened instead.
    if (shipOf(state, ship).place !== 'table') return finish(frame);
    for (const { id } of dockedWith(state, ship)) {
      removeFromGame(state, id);
      const because = [
        reason('carrier-fled', say`it is docked with ${ship}.`, ['xw.docking.01']),
        reason('fled', say`${ship} has fled.`, ['xw.flee.02']),
      ];
      emit(state, { type: 'ship-removed', rules: ['xw.flee.02'], ship: id, because });
    }
    removeFromGame(state, ship);
    const because = [reason('fled', 'it has fled.', ['xw.flee.02'])];
    emit(state, { type: 'ship-removed', rules: ['xw.flee.02'], ship, because });
  }),
]);
