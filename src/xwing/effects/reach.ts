/** What abilities change about a choice by range before it is measured: how far a ship reaches, or whom it chooses wherever that is. */
import type { Frame } from '../../core';
import { optional, type FieldsOf, upTo } from '../../core/codec';
import { announce, innermost } from '../engine';
import type { MeasuredFor, ShipId, XwingState } from '../model/state';
import { LONGEST_RANGE } from '../queries/range';

/** A frame in which a ship chooses an object by its range. */
export interface Reaching extends Frame {
  /** So many ranges more than usual. */
  farther?: number;
}

export const reachingFields: FieldsOf<Reaching> = { farther: optional(upTo(LONGEST_RANGE)) };

/** Abilities say what they change. Look at the result in a later step. */
export function beforeMeasuring(state: XwingState, ship: ShipId, to: MeasuredFor): void {
  announce(state, { type: 'about-to-measure', rules: ['xw.timing.02'], ship, to });
}

/** The ship reaches this many ranges farther. */
export function reachFarther(state: XwingState, to: MeasuredFor, by: number): void {
  const frame = innermost(state, to === 'lock' ? 'acquire a lock' : to);
  if (frame) frame.farther = (frame.farther ?? 0) + by;
}

/** The ship that coordinates or jams chooses this one, at whatever range. */
export function mustChoose(state: XwingState, to: Exclude<MeasuredFor, 'lock'>, ship: ShipId): void {
  const frame = innermost(state, to);
  if (frame) frame.must = ship;
}

/** The highest range then: the rulers end at range 5. */
export function reachOf({ farther = 0 }: Pick<Reaching, 'farther'>, usual: number): number {
  return Math.max(usual, Math.min(LONGEST_RANGE, usual + farther));
}
