/**
 * Which squadrons are engaged with each other: a state of positions only (arm.engagement.12), not of what they pass (arm.engagement.11). Whose they are is for
 * the caller.
 */
import { circlesApart } from '../../core/geometry';
import type { SquadronPiece } from '../model/pieces';
import { distanceBetween } from './distance';
import { lineOfSight, type InBetween, type LineOfSight } from './line-of-sight';
import type { MeasuredDistance, RulerLengths } from './ruler';

/** Whether two squadrons of opposing fleets are engaged, and why. */
export interface Engaged {
  /** At distance 1 with nothing across their line of sight (arm.engagement.01, .07, .08). */
  readonly holds: boolean;
  readonly distance: MeasuredDistance;
  /** Null: too far apart for it to matter. */
  readonly sight: LineOfSight | null;
}

/** Are two enemy squadrons engaged with each other (arm.engagement.01, .02)? */
export function engaged(lengths: RulerLengths, a: SquadronPiece, b: SquadronPiece, between: InBetween): Engaged {
  const distance = distanceBetween(lengths, a, b);
  if (distance.distance > 1) return { holds: false, distance, sight: null };
  const sight = lineOfSight({ squadron: a }, { squadron: b }, between);
  return { holds: !sight.obstructed.holds, distance, sight };
}

/** The enemy squadrons with which a squadron is engaged. */
export function engagedWith(
  lengths: RulerLengths,
  squadron: SquadronPiece,
  enemies: readonly SquadronPiece[],
  between: InBetween,
): SquadronPiece[] {
  const reach = lengths.distances[0] ?? 0;
  const near = enemies.filter((enemy) => !circlesApart(squadron, enemy, reach + 1));
  return near.filter((enemy) => engaged(lengths, squadron, enemy, between).holds);
}
