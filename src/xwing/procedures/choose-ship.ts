/** Choosing a ship at some range, which fails where there is none: jamming and coordinating (xw.jam, xw.coordinate). */
import { candidate, question, reason, say, type PlayerId, type Question, type Reason, type RuleId } from '../../core';
import { nullable, optional, type FieldsOf } from '../../core/codec';
import { fail, mayFailFields, type MayFail } from '../effects/failing';
import { reachingFields, reachOf, type Reaching } from '../effects/reach';
import type { XwingAction } from '../model/actions';
import type { MeasuredFor, Ship, ShipId, XwingState } from '../model/state';
import { LAST_RANGE } from '../queries/firing-arcs';
import type { XwingNames } from '../queries/names';
import { BEYOND, inMm, longRangeOf, rangeBetween, rangeFor, type Measured } from '../queries/range';
import { shipOf, shipsInPlay } from '../queries/ships';

/** A ship, and why it cannot be chosen. */
export interface ShipInReach {
  id: ShipId;
  not: Reason | null;
}

/** Who jams may measure from elsewhere (xw.drk-1.06). */
type ToChoose = Exclude<MeasuredFor, 'lock'>;

function measure(state: XwingState, ship: ShipId, on: ShipId, to: ToChoose): Measured {
  return to === 'jam' ? rangeFor(state, ship, on, to) : rangeBetween(state, ship, on);
}

/** A frame in which a ship is chosen. */
export interface Choosing extends MayFail, Reaching {
  ship: ShipId;
  /** The ship that was chosen. */
  on: ShipId | null;
  /** This one is, at whatever range. */
  must?: ShipId;
}

export const choosingFields = (names: XwingNames): FieldsOf<Choosing> => ({
  ship: names.ship,
  on: nullable(names.ship),
  must: optional(names.ship),
  ...reachingFields,
  ...mayFailFields,
});

/** The lowest and the highest range. */
export type Reach = readonly [min: number, max: number];

/** The other ships of which an effect speaks; those at another range are refused, unless one has to be chosen. */
export function atRangeOf(
  state: XwingState,
  { ship, must, ...reaching }: Pick<Choosing, 'ship' | 'must' | 'farther'>,
  to: ToChoose,
  meant: (other: Ship) => boolean,
  reach: (other: Ship) => Reach,
  rules: readonly RuleId[],
): ShipInReach[] {
  if (must !== undefined) return [{ id: must, not: null }];
  const others = shipsInPlay(state).filter((other) => other.id !== ship && meant(other));
  return others.map((other) => {
    const { range, distance, margin } = measure(state, ship, other.id, to);
    const [min, usual] = reach(other);
    const max = reachOf(reaching, usual);
    const band = max > LAST_RANGE ? longRangeOf(distance) : range;
    if (band >= min && band <= max) return { id: other.id, not: null };
    const ranges = min === max ? `${min}` : `${min}-${max}`;
    const said = say`${other.id} is not at range ${[ranges]}: ${[inMm(distance)]} away.`;
    return { id: other.id, not: reason('out-of-range', said, rules, { range, distance, margin }) };
  });
}

/** Most ships of which is told why they cannot be chosen. */
const MOST_TOLD = 4;

/** Where none can be chosen the effect fails: true. What has to be chosen is chosen. */
export function failWithout(
  state: XwingState,
  frame: Choosing,
  what: string,
  ships: readonly ShipInReach[],
  rules: readonly RuleId[],
): boolean {
  const { ship, must = null } = frame;
  if (ships.some(({ not }) => not === null)) {
    frame.on = must;
    return false;
  }
  const why = reason('no-ship', say`there is no ship that ${ship} could choose.`, rules);
  fail(state, ship, what, why, [why, ...ships.flatMap(({ not }) => not ?? []).slice(0, MOST_TOLD)]);
  return true;
}

/** What is offered of these; null: it is chosen. */
export function chooseAmong<A extends XwingAction>(
  state: XwingState,
  { ship, on: chosen }: Choosing,
  asks: string,
  ships: readonly ShipInReach[],
  action: (on: ShipId, player: PlayerId) => A,
): Question<A> | null {
  if (chosen !== null) return null;
  const { player } = shipOf(state, ship);
  return question(
    player,
    asks,
    ships.map(({ id, not }) => candidate(action(id, player), not)),
  );
}

/** At which range the chosen ship is. */
export function howFar(state: XwingState, ship: ShipId, on: ShipId, to: ToChoose, rules: readonly RuleId[]): Reason {
  const { range, distance } = measure(state, ship, on, to);
  const at = range >= BEYOND ? `beyond range ${LAST_RANGE}` : `at range ${range}`;
  return reason('in-range', `${at} (${inMm(distance)}).`, rules, { range, distance });
}
