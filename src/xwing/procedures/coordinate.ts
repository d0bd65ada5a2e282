/** Coordinating (xw.coordinate): measure, choose another friendly ship at range 1-2, which may perform an action. */
import type { Frame } from '../../core';
import { nullable, optional, text, type FieldsOf } from '../../core/codec';
import type { ActivationAction } from '../model/actions';
import { ask, call, finish, forbidden, give, modified, procedure, run, tell, trigger } from '../engine';
import { type MayFail, mayFailFields } from '../effects/failing';
import { coordinated } from '../model/codecs';
import type { XwingEvent } from '../model/events';
import type { Coordinated, Ship, ShipId, XwingState } from '../model/state';
import type { XwingNames } from '../queries/names';
import { COORDINATED } from '../queries/actions';
import { isFriendly, shipOf } from '../queries/ships';
import { atRangeOf, chooseAmong, failWithout, howFar, type Reach, type ShipInReach } from './choose-ship';

type ChooseCoordinated = Extract<ActivationAction, { type: 'choose-coordinated' }>;

/** A frame that is told which ship was coordinated. */
export interface Coordinating extends Frame {
  coordinated?: Coordinated;
}

export const coordinatingFields = ({ ship }: XwingNames): FieldsOf<Coordinating> => ({
  coordinated: optional(coordinated(ship)),
});

export interface CoordinateFrame extends MayFail {
  ship: ShipId;
  /** The ship that was chosen. */
  on: ShipId | null;
  /** What that has performed. */
  performed?: string;
}

export const coordinateFields = ({ ship }: XwingNames): FieldsOf<CoordinateFrame> => ({
  ship,
  on: nullable(ship),
  performed: optional(text),
  ...mayFailFields,
});

/** The ship coordinates. Called by an action or ability, which is told if it fails (see `hasFailed`). */
export function coordinate(state: XwingState, ship: ShipId): void {
  call(state, 'coordinate', { ship, on: null });
}

export const coordinateProcedure = procedure('coordinate', [
  run('measure range', ['xw.coordinate.02', 'xw.coordinate.05'], (state, frame) => {
    if (failWithout(state, frame.ship, 'coordinate', friends(state, frame.ship), ['xw.coordinate.05'])) finish(frame);
  }),
  ask('choose a ship', ['xw.coordinate.03'], chooseShip, (state, frame, { on }) => {
    frame.on = on;
    tell(state, coordinatedEvent(state, frame.ship, on));
    const grants = 'any standard action' as const;
    call(state, 'perform action', { ship: on, grants, may: true, source: COORDINATED, chosen: null, failed: null });
  }),
  run('after it has performed it', ['xw.coordinate.04', 'xw.timing.07'], (state, { ship, on, performed = null }) => {
    if (on === null) return;
    give(state, { coordinated: { ship: on, action: performed } });
    trigger(state, coordinatedEvent(state, ship, on));
  }),
]);

function coordinatedEvent(state: XwingState, ship: ShipId, on: ShipId): XwingEvent {
  const because = [howFar(state, ship, on, 'coordinate', ['xw.coordinate.03'])];
  return { type: 'coordinated', rules: ['xw.coordinate.04'], ship, on, because };
}

function friends(state: XwingState, id: ShipId): ShipInReach[] {
  const own = shipOf(state, id);
  const reach = ({ id: on }: Ship): Reach => [1, modified(state, 'range of coordinating', 2, { ship: id, on })];
  const near = atRangeOf(state, id, 'coordinate', (other) => isFriendly(own, other), reach, ['xw.coordinate.03']);
  return near.map(({ id: on, not }) => ({
    id: on,
    not: not ?? forbidden(state, 'be coordinated', { ship: on, by: id }),
  }));
}

function chooseShip(state: XwingState, { ship }: CoordinateFrame) {
  const { player } = shipOf(state, ship);
  return chooseAmong(player, 'choose a ship to coordinate', friends(state, ship), (on): ChooseCoordinated => {
    return { type: 'choose-coordinated', player, ship, on };
  });
}
