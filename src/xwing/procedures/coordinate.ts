/** Coordinating (xw.coordinate): measure, choose another friendly ship at range 1-2, which may perform an action (xw.coordinate.01). */
import { reason, say, type Frame } from '../../core';
import { optional, text, type FieldsOf } from '../../core/codec';
import type { ActivationAction } from '../model/actions';
import { ask, call, finish, forbidden, give, innermost, modified, procedure, run, tell, trigger } from '../engine';
import { beforeMeasuring } from '../effects/reach';
import { coordinated } from '../model/codecs';
import type { XwingEvent } from '../model/events';
import type { Coordinated, Ship, ShipId, XwingState } from '../model/state';
import type { XwingNames } from '../queries/names';
import { COORDINATED } from '../queries/actions';
import { isAllied, isFriendly, shipOf, shipsInPlay } from '../queries/ships';
import { grantsCodec, type Grants } from './grants';
import {
  atRangeOf,
  chooseAmong,
  choosingFields,
  failWithout,
  howFar,
  type Choosing,
  type Reach,
  type ShipInReach,
} from './choose-ship';

type ChooseCoordinated = Extract<ActivationAction, { type: 'choose-coordinated' }>;

/** A frame that is told which ship was coordinated. */
export interface Coordinating extends Frame {
  coordinated?: Coordinated;
}

export const coordinatingFields = ({ ship }: XwingNames): FieldsOf<Coordinating> => ({
  coordinated: optional(coordinated(ship)),
});

export interface CoordinateFrame extends Choosing {
  /** What the chosen ship has performed, and among what it chooses. Default: any standard action (xw.coordinate.04). */
  performed?: string;
  grants?: Grants;
}

export const coordinateFields = (names: XwingNames): FieldsOf<CoordinateFrame> => ({
  performed: optional(text),
  grants: optional(grantsCodec),
  ...choosingFields(names),
});

/** The ship coordinates, this other one if it has to (`must`), for one of these actions. Called by an action or ability, which is told if it fails (see `hasFailed`). */
export function coordinate(state: XwingState, ship: ShipId, how: Pick<CoordinateFrame, 'must' | 'grants'> = {}): void {
  call(state, 'coordinate', { ship, on: null, ...how });
}

/** The ship that is about to coordinate lets the other one choose among these. */
export function coordinateFor(state: XwingState, grants: Grants): void {
  const frame = innermost(state, 'coordinate');
  if (frame) frame.grants ??= grants;
}

/** Those that it could coordinate now. */
export const coordinatable = (state: XwingState, ship: ShipId): ShipId[] =>
  friends(state, { ship }).flatMap(({ id, not }) => (not === null ? [id] : []));

export const coordinateProcedure = procedure('coordinate', coordinateFields, [
  run('before it measures', ['xw.timing.02'], (state, { ship }) => beforeMeasuring(state, ship, 'coordinate')),
  run('measure range', ['xw.coordinate.02', 'xw.coordinate.05'], (state, frame) => {
    if (failWithout(state, frame, 'coordinate', friends(state, frame), ['xw.coordinate.05'])) finish(frame);
  }),
  ask('choose a ship', ['xw.coordinate.03'], chooseShip, (_state, frame, { on }) => {
    frame.on = on;
  }),
  run('it may perform an action', ['xw.coordinate.04'], (state, frame) => {
    const { ship, on, grants = 'any standard action' } = frame;
    if (on === null) return;
    const because = [howFar(state, ship, on, 'coordinate', ['xw.coordinate.03'])];
    tell(state, { ...coordinatedEvent(ship, on), because });
    call(state, 'perform action', { ship: on, grants, may: true, source: COORDINATED, chosen: null, failed: null });
  }),
  // Its action may have failed: the coordinate has not (xw.coordinate.06).
  run('after it has performed it', ['xw.coordinate.04', 'xw.timing.07'], (state, { ship, on, performed = null }) => {
    if (on === null) return;
    give(state, { coordinated: { ship: on, action: performed } });
    trigger(state, coordinatedEvent(ship, on));
  }),
]);

function coordinatedEvent(ship: ShipId, on: ShipId): XwingEvent {
  return { type: 'coordinated', rules: ['xw.coordinate.04'], ship, on };
}

function friends(state: XwingState, frame: Pick<CoordinateFrame, 'ship' | 'must' | 'farther'>): ShipInReach[] {
  const { ship: by } = frame;
  const own = shipOf(state, by);
  const reach = ({ id: on }: Ship): Reach => [1, modified(state, 'range of coordinating', 2, { ship: by, on })];
  const near = atRangeOf(state, frame, 'coordinate', (other) => isFriendly(own, other), reach, ['xw.coordinate.03']);
  const reached = near.map(({ id: ship, not }) => {
    return { id: ship, not: not ?? forbidden(state, 'be coordinated', { ship, by }) };
  });
  return frame.must === undefined ? [...reached, ...allies(state, own)] : reached;
}

/** Ships of its side that are not friendly, which somebody may ask about. */
function allies(state: XwingState, own: Ship): ShipInReach[] {
  const allied = shipsInPlay(state).filter((other) => isAllied(own, other));
  return allied.map(({ id }) => {
    const said = say`${id} is allied to ${own.id}, not friendly.`;
    return { id, not: reason('allied', said, ['xw.supplement-allied.01']) };
  });
}

function chooseShip(state: XwingState, frame: CoordinateFrame) {
  const { ship } = frame;
  return chooseAmong(
    state,
    frame,
    'choose a ship to coordinate',
    friends(state, frame),
    (on, player): ChooseCoordinated => {
      return { type: 'choose-coordinated', player, ship, on };
    },
  );
}
