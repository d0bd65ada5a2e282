/** The difficulty of the maneuver that a ship is about to execute (xw.difficulty). */
import type { Source } from '../../core';
import { innermost, modified } from '../engine';
import type { Maneuver, ManeuverColor } from '../facts';
import { colorOfLevel, difficultyLevel } from '../facts/maneuvers';
import type { ShipId, XwingState } from '../model/state';

/** What is known of a maneuver that a ship executes. */
interface Executed {
  ship: ShipId;
  maneuver: Maneuver;
  inStep: boolean;
  /** Nothing changes its difficulty. */
  fixed: boolean;
  /** Sum of the changes to its difficulty by abilities that were used. */
  difficulty: number;
}

/** All increases and decreases together; those of a fixed maneuver change nothing (xw.difficulty.05, .06, .08, xw.ion.08). `sources`: who changed it. */
export function changedColor(
  state: XwingState,
  { ship, maneuver, fixed, inStep, difficulty }: Executed,
  sources: Source[] = [],
): ManeuverColor {
  const { speed, bearing, color } = maneuver;
  const printed = difficultyLevel(color);
  if (fixed || printed === null) return color;
  const about = { ship, speed, bearing, color, inStep };
  return colorOfLevel(modified(state, 'maneuver difficulty', printed + difficulty, about, sources));
}

/** The color that the maneuver has now, before it is executed; null: the ship executes none. */
export function colorToExecute(state: XwingState, ship: ShipId): ManeuverColor | null {
  const frame = innermost(state, 'execute maneuver');
  return frame?.ship === ship ? changedColor(state, frame) : null;
}
