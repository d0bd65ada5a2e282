/** Coordinating (xw.coordinate): measure, choose another friendly ship at range 1-2, which may perform an action. */
import type { Frame } from '../../core';
import { optional, text, type FieldsOf } from '../../core/codec';
import type { ActivationAction } from '../model/actions';
import { ask, call, emit, finish, give, procedure, run } from '../engine';
import { type MayFail, mayFailFields } from '../effects/failing';
import type { ShipId, XwingState } from '../model/state';
import type { XwingNames } from '../queries/names';
import { COORDINATED } from '../queries/actions';
import { isFriendly, shipOf } from '../queries/ships';
import { atRangeOf, chooseAmong, failWithout, howFar, type ShipInReach } from './choose-ship';

type ChooseCoordinated = Extract<ActivationAction, { type: 'choose-coordinated' }>;

/** A frame that is told what a coordinated ship performed. */
export interface Coordinating extends Frame {
  coordinated?: string;
}

export const coordinatingFields: FieldsOf<Coordinating> = { coordinated: optional(text) };

export interface CoordinateFrame extends MayFail, Coordinating {
  ship: ShipId;
}

export const coordinateFields = ({ ship }: XwingNames): FieldsOf<CoordinateFrame> => ({
  ship,
  ...coordinatingFields,
  ...mayFailFields,
});

/** The ship coordinates. Called by an action or ability, which is told if it fails (see `hasFailed`). */
export function coordinate(state: XwingState, ship: ShipId): void {
  call(state, 'coordinate', { ship });
}

export const coordinateProcedure = procedure('coordinate', [
  run('measure range', ['xw.coordinate.02', 'xw.coordinate.05'], (state, frame) => {
    if (failWithout(state, frame.ship, 'coordinate', friends(state, frame.ship), ['xw.coordinate.05'])) finish(frame);
  }),
  ask('choose a ship', ['xw.coordinate.03'], chooseShip, (state, { ship }, { on }) => {
    const because = [howFar(state, ship, on, 'coordinate', ['xw.coordinate.03'])];
    emit(state, { type: 'coordinated', rules: ['xw.coordinate.04'], ship, on, because });
    const grants = 'any standard action' as const;
    call(state, 'perform action', { ship: on, grants, may: true, source: COORDINATED, chosen: null, failed: null });
  }),
  run('the ship has performed it', ['xw.coordinate.04'], (state, { coordinated }) => {
    if (coordinated !== undefined) give(state, { coordinated });
  }),
]);

function friends(state: XwingState, id: ShipId): ShipInReach[] {
  const own = shipOf(state, id);
  return atRangeOf(state, id, 'coordinate', (other) => isFriendly(own, other), [1, 2], ['xw.coordinate.03']);
}

function chooseShip(state: XwingState, { ship }: CoordinateFrame) {
  const { player } = shipOf(state, ship);
  return chooseAmong(player, 'choose a ship to coordinate', friends(state, ship), (on): ChooseCoordinated => {
    return { type: 'choose-coordinated', player, ship, on };
  });
}
