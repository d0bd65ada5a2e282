/** Acquiring a lock (xw.lock): measure, choose an object at range 0-3, assign the token (xw.lock.01). */
import {
  allowed,
  candidate,
  listed,
  question,
  reason,
  type Candidate,
  type Reason,
  type Sentence,
  say,
} from '../../core';
import { list, nullable, object, reasonCodec, type FieldsOf } from '../../core/codec';
import type { ActivationAction } from '../model/actions';
import { ask, call, finish, forbidden, procedure, run, tell, trigger } from '../engine';
import type { XwingEvent } from '../model/events';
import { fail, type MayFail, mayFailFields } from '../effects/failing';
import { beforeMeasuring, reachingFields, reachOf, type Reaching } from '../effects/reach';
import { LAST_RANGE } from '../queries/firing-arcs';
import { objectsOnTable } from '../queries/objects';
import { hasLocked, locksOf, mostLocks, rangesOfLocks } from '../queries/locks';
import { onApproximateOutline } from '../queries/outlines';
import { fromAfar, inMm, longRangeOf, marginOfRanges, rangeFor } from '../queries/range';
import { shipOf } from '../queries/ships';
import { loseWhatWasGained } from './jam';
import { breakLock } from '../effects/locks';
import type { Lock, ObjectId, ShipId, XwingState } from '../model/state';
import { range } from '../model/codecs';
import type { XwingNames } from '../queries/names';

type ChooseLock = Extract<ActivationAction, { type: 'choose-lock' }>;
type BreakLock = Extract<ActivationAction, { type: 'break-lock' }>;
type ChooseNothing = Extract<ActivationAction, { type: 'decline-action' }>;

export interface LockFrame extends MayFail, Reaching {
  ship: ShipId;
  range: { min: number; max: number };
  /** Only these objects may be locked, in the end the one that is; null: any. */
  among: ObjectId[] | null;
  objects: { id: ObjectId; not: Reason | null }[];
}

export const lockFields = ({ ship, object: piece }: XwingNames): FieldsOf<LockFrame> => ({
  ship,
  range,
  among: nullable(list(piece)),
  objects: list(object<LockFrame['objects'][number]>('an object', { id: piece, not: nullable(reasonCodec) })),
  ...reachingFields,
  ...mayFailFields,
});

/** What an effect that lets a ship lock may limit. */
export interface LockLimits {
  /** Default 0-3 (xw.lock.13), unless abilities have it otherwise. */
  range?: { min: number; max: number };
  /** Default: any object. */
  among?: readonly ObjectId[];
}

/** The ship acquires a lock. Called by an action, or by an ability as no action (xw.lock.12); either is told if it fails (see `hasFailed`). */
export function acquireLock(state: XwingState, ship: ShipId, { range, among }: LockLimits = {}): void {
  call(state, 'acquire a lock', {
    ship,
    range: range ? { ...range } : rangesOfLocks(state, ship),
    among: among ? [...among] : null,
    objects: [],
  });
}

/** Most objects of which is told why they cannot be locked. */
const MOST_TOLD = 4;

export const lockProcedure = procedure('acquire a lock', lockFields, [
  run('before it measures', ['xw.timing.02'], (state, { ship }) => beforeMeasuring(state, ship, 'lock')),
  run('measure range', ['xw.lock.02', 'xw.lock.08'], (state, frame) => {
    frame.range.max = reachOf(frame, frame.range.max);
    frame.objects = lockable(state, frame);
    if (frame.objects.some((each) => each.not === null)) return;
    const { min, max } = frame.range;
    const said = say`nothing at range ${min}-${max} of ${frame.ship} can be locked.`;
    const why = reason('nothing-to-lock', said, ['xw.lock.08']);
    const each = frame.objects.flatMap(({ not }) => not ?? []).slice(0, MOST_TOLD);
    fail(state, frame.ship, 'lock', why, [why, ...each]);
    finish(frame);
  }),
  run('remove the former lock', ['xw.lock.11'], (state, { ship }) => {
    const [first, ...others] = locksOf(state, ship);
    if (first && others.length === 0 && mostLocks(state, ship) === 1) breakLock(state, first, ['xw.lock.11']);
  }),
  ask('remove one of several locks', ['xw.lock.11'], whichGoes, (state, { ship }, { on }: BreakLock) => {
    breakLock(state, { by: ship, on }, ['xw.lock.11']);
  }),
  ask(
    'choose an object',
    ['xw.lock.03', 'xw.faq-lock.02'],
    chooseObject,
    (state, frame, action: ChooseLock | ChooseNothing) => {
      if (action.type === 'decline-action') return;
      state.locks.push({ by: frame.ship, on: action.on });
      frame.among = [action.on];
      tell(state, acquired(state, frame, action.on));
      // Jammed, it does not keep the lock (xw.jam.07).
      if (shipOf(state, frame.ship).tokens.jam > 0) loseWhatWasGained(state, frame.ship, 'lock');
    },
  ),
  run('after it is acquired', ['xw.lock.04', 'xw.jam.10'], (state, frame) => {
    for (const on of frame.among ?? []) trigger(state, acquired(state, frame, on));
  }),
]);

/** With how far away it is, and what else could have been locked. */
function acquired(state: XwingState, { ship, objects, range: { min, max } }: LockFrame, on: ObjectId): XwingEvent {
  const { range, distance } = rangeFor(state, ship, on, 'lock');
  const others = objects.filter(({ id, not }) => not === null && id !== on).map(({ id }) => id);
  const said = say`at range ${range} (${[inMm(distance)]})${others.length > 0 ? say`; ${listed(others, 'or')} could be locked, too` : []}.`;
  const because = [
    reason('in-range', said, ['xw.lock.03'], { range, distance, others }),
    ...fromAfar(state, ship, on, 'lock'),
    ...onApproximateOutline(state, [on], marginOfRanges(min, max, distance), ['xw.lock.03']),
  ];
  return { type: 'lock-acquired', rules: ['xw.lock.04'], ship, on, because };
}

/** Every other object in the play area, and why it cannot be locked (xw.objects.03). */
function lockable(state: XwingState, frame: LockFrame): LockFrame['objects'] {
  const others = objectsOnTable(state).filter((each) => each.id !== frame.ship);
  return others.map(({ id }) => ({ id, not: cannotLock(state, frame, id) }));
}

function cannotLock(state: XwingState, frame: LockFrame, on: ObjectId): Reason | null {
  const { ship, range, among } = frame;
  if (among && !among.includes(on)) return reason('not-among', say`${on} cannot be locked here.`, ['xw.lock.03']);
  const isFriend = state.ships.some(({ id, player }) => id === on && player === shipOf(state, ship).player);
  if (isFriend && state.options.readings?.locks === 'no friendly ship')
    return reason('friendly', say`${on} is friendly.`, ['xw.faq-lock.02']);
  const measured = rangeFor(state, ship, on, 'lock');
  const band = measured.range > LAST_RANGE ? longRangeOf(measured.distance) : measured.range;
  if (band < range.min || band > range.max) {
    const { distance, margin } = measured;
    const said = [{ is: on }, ` is not at range ${range.min}-${range.max}: ${inMm(distance)} away.`];
    return reason('out-of-range', said, ['xw.lock.03', 'xw.lock.13'], { range: measured.range, distance, margin });
  }
  // Of several locks each is on another object.
  if (hasLocked(state, ship, on) && mostLocks(state, ship) > 1)
    return reason('locked-already', say`${ship} has a lock on ${on}.`, ['xw.faq-lock.03']);
  return forbidden(state, 'acquire lock', { ship, on });
}

/** A ship that maintains several, and has all of them. */
function whichGoes(state: XwingState, { ship }: LockFrame) {
  const { player } = shipOf(state, ship);
  const locks = locksOf(state, ship);
  if (locks.length < Math.max(2, mostLocks(state, ship))) return null;
  const break_ = ({ on }: Lock): BreakLock => ({ type: 'break-lock', player, ship, on });
  return question(
    player,
    'which lock is removed',
    locks.map((lock) => allowed(break_(lock))),
  );
}

function chooseObject(state: XwingState, frame: LockFrame) {
  const { player } = shipOf(state, frame.ship);
  const candidates = frame.objects.map(({ id, not }): Candidate<ChooseLock | ChooseNothing> =>
    candidate({ type: 'choose-lock', player, ship: frame.ship, on: id }, not),
  );
  const nothing: ChooseNothing = { type: 'decline-action', player, ship: frame.ship };
  const lockable = frame.objects.filter(({ not }) => not === null).map(({ id }) => id);
  const near = lockable.map((id, i): Sentence => {
    const { range, distance } = rangeFor(state, frame.ship, id, 'lock');
    return say`${[i === 0 ? '' : ', ']}${id} is at range ${range} (${[inMm(distance)]})`;
  });
  const said = say`${listed(lockable, 'or')} has to be locked: ${near.flat()}.`;
  const must = reason('must-lock', said, ['xw.faq-lock.02', 'xw.faq-lock.01']);
  return question(player, 'choose what to lock', [...candidates, candidate(nothing, must)]);
}
