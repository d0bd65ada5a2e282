/** Where a maneuver takes a huge ship, and what stands there (xw.huge-overlap). Nothing of it changes the state. */
import { reason, say, type Reason, type RuleId } from '../../core';
import type { Pose } from '../../core/geometry';
import type { Maneuver, Size } from '../facts';
import { toolEnd } from '../facts/huge-tool';
import type { Ship, ShipId, XwingState } from '../model/state';
import { shipsOverlappedAt } from './overlap';
import { shipOf } from './ships';

/** Small, medium and large ships (xw.huge-ships.02). */
export function isStandard({ size }: { size: Size }): boolean {
  return size !== 'huge';
}

/** No effect moves or rotates a huge ship: not a barrel roll, a boost, a decloak, a SLAM, nor what turns a base by some degrees. Null: the ship is none. */
export function cannotBeMoved(
  { id, size }: Pick<Ship, 'id' | 'size'>,
  rules: readonly RuleId[] = ['xw.huge-move-and-rotate.01', 'xw.huge-move-and-rotate.02'],
): Reason | null {
  return size === 'huge' ? reason('huge', say`${id} is huge: no effect moves or rotates it.`, rules) : null;
}

export interface HugeLanding {
  pose: Pose;
  /** As executed: slower than begun where other huge ships were in the way. */
  maneuver: Maneuver;
  /** Huge ships that it would have overlapped at one of the speeds that were tried (xw.huge-overlap-huge.03). */
  blockers: ShipId[];
  /** Standard ships that it overlaps. */
  under: ShipId[];
}

/**
 * Slower by 1 until it overlaps no huge ship (xw.huge-overlap-huge-example.01); after the bank at speed 0 it stays (xw.huge-overlap-huge.01, .02).
 * Null: the tool has no such maneuver.
 */
export function hugeLanding(state: XwingState, ship: Ship, maneuver: Maneuver): HugeLanding | null {
  const blockers = new Set<ShipId>();
  for (let { speed } = maneuver; speed >= 0; speed--) {
    const pose = toolEnd(ship.pose, speed, maneuver.bearing);
    if (!pose) return null;
    const met = shipsOverlappedAt(state, ship, pose);
    const huge = met.filter((id) => !isStandard(shipOf(state, id)));
    if (huge.length === 0) {
      const under = met.filter((id) => !huge.includes(id));
      return { pose, maneuver: { ...maneuver, speed }, blockers: [...blockers], under };
    }
    for (const id of huge) blockers.add(id);
  }
  return {
    pose: ship.pose,
    maneuver: { ...maneuver, speed: 0, bearing: 'stationary' },
    blockers: [...blockers],
    under: [],
  };
}

/** Attack dice that a huge ship rolls for a ship that it overlapped (xw.huge-overlap-standard.07). */
export const DICE_FOR_OVERLAPPED: Readonly<Record<Size, number>> = { small: 1, medium: 2, large: 3, huge: 0 };
