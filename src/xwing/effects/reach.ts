/** What abilities change about a choice by range before it is measured: how far a ship reaches, or whom it chooses wherever that is. */
import type { Frame } from '../../core';
import { count, optional, type FieldsOf } from '../../core/codec';
import { announce, innermost } from '../engine';
import type { Purpose, ShipId, XwingState } from '../model/state';
import { LONGEST_RANGE } from '../queries/range';
import type { XwingNames } from '../queries/names';

/** A frame in which a ship chooses an object by its range. */
export interface Reaching extends Frame {
  /** So many ranges more than usual. */
  farther?: number;
  /** This ship is chosen, at whatever range. */
  must?: ShipId;
}

export const reachingFields = ({ ship }: XwingNames): FieldsOf<Reaching> => ({
  farther: optional(count),
  must: optional(ship),
});

/** Abilities say what they change. Look at the result in a later step. */
export function beforeMeasuring(state: XwingState, ship: ShipId, to: Purpose): void {
  announce(state, { type: 'about-to-measure', rules: ['xw.timing.02'], ship, to });
}

const measuring = (state: XwingState, to: Purpose): Reaching | null =>
  innermost(state, to === 'lock' ? 'acquire a lock' : to);

export function reachFarther(state: XwingState, to: Purpose, by: number): void {
  const frame = measuring(state, to);
  if (frame) frame.farther = (frame.farther ?? 0) + by;
}

export function mustChoose(state: XwingState, to: Purpose, ship: ShipId): void {
  const frame = measuring(state, to);
  if (frame) frame.must = ship;
}

/** The highest range then: the rulers end at range 5. */
export function reachOf({ farther = 0 }: Reaching, usual: number): number {
  return Math.max(usual, Math.min(LONGEST_RANGE, usual + farther));
}
