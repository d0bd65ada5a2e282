/** Choosing a ship at some range, which fails where there is none: jamming and coordinating (xw.jam, xw.coordinate). */
import { candidate, question, reason, say, type PlayerId, type Question, type Reason, type RuleId } from '../../core';
import type { XwingAction } from '../model/actions';
import { fail } from '../effects/failing';
import { LAST_RANGE } from '../queries/firing-arcs';
import { BEYOND, inMm, longRangeOf, rangeBetween, rangeFor, type Measured } from '../queries/range';
import { shipsInPlay } from '../queries/ships';
import type { Ship, ShipId, XwingState } from '../model/state';

/** A ship, and why it cannot be chosen. */
export interface ShipInReach {
  id: ShipId;
  not: Reason | null;
}

/** What the ship is chosen for: who jams may measure from elsewhere (xw.drk-1.06). */
type Purpose = 'jam' | 'coordinate';

function measure(state: XwingState, ship: ShipId, on: ShipId, to: Purpose): Measured {
  return to === 'jam' ? rangeFor(state, ship, on, to) : rangeBetween(state, ship, on);
}

/** The lowest and the highest range. */
export type Reach = readonly [min: number, max: number];

/** The other ships of which an effect speaks; those at another range are refused. */
export function atRangeOf(
  state: XwingState,
  ship: ShipId,
  to: Purpose,
  meant: (other: Ship) => boolean,
  reach: (other: Ship) => Reach,
  rules: readonly RuleId[],
): ShipInReach[] {
  const others = shipsInPlay(state).filter((other) => other.id !== ship && meant(other));
  return others.map((other) => {
    const { range, distance, margin } = measure(state, ship, other.id, to);
    const [min, max] = reach(other);
    const band = max > LAST_RANGE ? longRangeOf(distance) : range;
    if (band >= min && band <= max) return { id: other.id, not: null };
    const ranges = min === max ? `${min}` : `${min}-${max}`;
    const said = say`${other.id} is not at range ${[ranges]}: ${[inMm(distance)]} away.`;
    return { id: other.id, not: reason('out-of-range', said, rules, { range, distance, margin }) };
  });
}

/** Most ships of which is told why they cannot be chosen. */
const MOST_TOLD = 4;

/** Where none can be chosen the effect fails: true. */
export function failWithout(
  state: XwingState,
  ship: ShipId,
  what: string,
  ships: readonly ShipInReach[],
  rules: readonly RuleId[],
): boolean {
  if (ships.some(({ not }) => not === null)) return false;
  const why = reason('no-ship', say`there is no ship that ${ship} could choose.`, rules);
  fail(state, ship, what, why, [why, ...ships.flatMap(({ not }) => not ?? []).slice(0, MOST_TOLD)]);
  return true;
}

/** What is offered of these. */
export function chooseAmong<A extends XwingAction>(
  player: PlayerId,
  asks: string,
  ships: readonly ShipInReach[],
  action: (on: ShipId) => A,
): Question<A> {
  return question(
    player,
    asks,
    ships.map(({ id, not }) => candidate(action(id), not)),
  );
}

/** At which range the chosen ship is. */
export function howFar(state: XwingState, ship: ShipId, on: ShipId, to: Purpose, rules: readonly RuleId[]): Reason {
  const { range, distance } = measure(state, ship, on, to);
  const at = range >= BEYOND ? `beyond range ${LAST_RANGE}` : `at range ${range}`;
  return reason('in-range', `${at} (${inMm(distance)}).`, rules, { range, distance });
}
