/** Effects that fail (xw.fail): the default outcome is resolved (xw.fail.01), and what was meant to follow does not (xw.fail.03). */
import type { Frame, Reason } from '../../core';
import { nullable, optional, text, type FieldsOf } from '../../core/codec';
import { emit, give } from '../engine';
import type { NoEffect } from '../model/events';
import type { ShipId, XwingState } from '../model/state';

/** A frame in which a failed effect leaves its mark: that of the action, or of the ability, whose effect it was. */
export interface MayFail extends Frame {
  /** Why it failed: a code. Absent or null: it did not. */
  failed?: string | null;
}

export const mayFailFields: FieldsOf<MayFail> = { failed: optional(nullable(text)) };

/**
 * The effect of the innermost frame fails. As part of an action it makes that action fail (xw.barrel-roll.16, xw.boost.13); as the effect
 * of an ability it is marked there, so that a later step of the ability can look with `hasFailed`. Told is why, with the rule by which it fails.
 */
export function fail(
  state: XwingState,
  ship: ShipId,
  what: string,
  { code, rules }: Pick<Reason, 'code' | 'rules'>,
  because: readonly Reason[],
): void {
  emit(state, { type: 'effect-failed', rules, ship, what, code, because });
  give(state, { failed: code });
}

/** An effect that one could expect from a card or an obstacle does not happen to the ship. `of`: the id of the card or obstacle. */
export function nothingDone(
  state: XwingState,
  ship: ShipId,
  of: string,
  why: Reason,
  what: NoEffect = 'anything',
): void {
  emit(state, { type: 'no-effect', rules: why.rules, ship, of, what, because: [why] });
}

/** Did something that this frame called fail? */
export function hasFailed(frame: Frame): boolean {
  return typeof (frame as MayFail).failed === 'string';
}
