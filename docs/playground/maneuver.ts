/** The maneuver that an answer sets a dial of X-Wing to: `2 bank-left`. */
import type { Action } from 'holojudge/core';

/** Null: it sets none. */
export function maneuverOf(action: Action): { speed: number; bearing: string } | null {
  const { maneuver } = action as { maneuver?: unknown };
  if (action.type !== 'set-dial' || typeof maneuver !== 'string') return null;
  const [, speed, bearing] = /^(\d) ([\w-]+)$/.exec(maneuver) ?? [];
  return bearing === undefined ? null : { speed: Number(speed), bearing };
}
