/** What apps draw with, for programs: what is no state is answered. */
import { ofStates } from '../core/engine/not-a-state';
import type { Area, Polygon } from '../core/geometry';
import type { HullZone } from './facts';
import { armada } from './game';
import type { ArmadaState, ShipId, SquadronId } from './model/state';
import * as drawing from './queries/drawing';
import type { ToolSide } from './queries/maneuver-tool';

/**
 * What every ship, squadron and obstacle in the play area covers.
 * @throws NotAState
 * @example
 * ```ts
 * import { armada, outlines } from 'holojudge/armada';
 *
 * const north = { x: 0, y: 1 }; // unit vectors
 * const south = { x: 0, y: -1 };
 * const resumed = armada.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'corvette', owner: 'ann', card: 'cr90-corvette-a', at: { x: 900, y: 300, heading: north } },
 *       { id: 'destroyer', owner: 'bob', card: 'victory-i-class-star-destroyer', at: { x: 900, y: 600, heading: south } },
 *     ],
 *     moment: { phase: 'ship', ship: 'corvette', step: 'attack' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * console.log(outlines(state).map(({ id }) => id)); // [ 'corvette', 'destroyer' ]
 * ```
 */
export const outlines: (state: ArmadaState) => readonly drawing.Outlined[] = ofStates(armada.load, drawing.outlines);

/**
 * The firing arc of a hull zone up to long range. Empty: there is no such ship in the play area, or no such hull zone.
 * @throws NotAState
 * @example
 * ```ts
 * import { arcOutline, armada } from 'holojudge/armada';
 *
 * const north = { x: 0, y: 1 }; // unit vectors
 * const south = { x: 0, y: -1 };
 * const resumed = armada.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'corvette', owner: 'ann', card: 'cr90-corvette-a', at: { x: 900, y: 300, heading: north } },
 *       { id: 'destroyer', owner: 'bob', card: 'victory-i-class-star-destroyer', at: { x: 900, y: 600, heading: south } },
 *     ],
 *     moment: { phase: 'ship', ship: 'corvette', step: 'attack' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * console.log(arcOutline(state, 'corvette', 'front').length); // 1
 * ```
 */
export const arcOutline: (state: ArmadaState, ship: ShipId, zone: HullZone) => Area = ofStates(
  armada.load,
  drawing.arcOutline,
);

/**
 * Everything within close, medium and long range of a ship or squadron: around its base, without shield dials. Empty: there is no such piece in the play area.
 * @throws NotAState
 * @example
 * ```ts
 * import { armada, rangeBands } from 'holojudge/armada';
 *
 * const north = { x: 0, y: 1 }; // unit vectors
 * const south = { x: 0, y: -1 };
 * const resumed = armada.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'corvette', owner: 'ann', card: 'cr90-corvette-a', at: { x: 900, y: 300, heading: north } },
 *       { id: 'destroyer', owner: 'bob', card: 'victory-i-class-star-destroyer', at: { x: 900, y: 600, heading: south } },
 *     ],
 *     moment: { phase: 'ship', ship: 'corvette', step: 'attack' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * console.log(rangeBands(state, 'corvette').length); // 3
 * ```
 */
export const rangeBands: (state: ArmadaState, id: ShipId | SquadronId) => readonly Polygon[] = ofStates(
  armada.load,
  drawing.rangeBands,
);

/**
 * Where a course would take a ship that nothing is in the way of: its base, the maneuver tool, where the joints turn, and why it cannot take that course.
 * `course`: the clicks of each joint from straight, to the right above 0. Null: no such ship is in the play area, or the tool has no such joints or side.
 * @throws NotAState
 * @example
 * ```ts
 * import { armada, maneuverOutline } from 'holojudge/armada';
 *
 * const north = { x: 0, y: 1 }; // unit vectors
 * const south = { x: 0, y: -1 };
 * const resumed = armada.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'corvette', owner: 'ann', card: 'cr90-corvette-a', at: { x: 900, y: 300, heading: north }, speed: 1 },
 *       { id: 'destroyer', owner: 'bob', card: 'victory-i-class-star-destroyer', at: { x: 900, y: 600, heading: south } },
 *     ],
 *     moment: { phase: 'ship', ship: 'corvette', step: 'execute maneuver' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * console.log(maneuverOutline(state, 'corvette', [2], 'right')?.not); // null
 * console.log(maneuverOutline(state, 'corvette', [2, 2], 'right')?.not?.code); // other-speed
 * ```
 */
export const maneuverOutline: (
  state: ArmadaState,
  ship: ShipId,
  course: readonly number[],
  side: ToolSide,
) => drawing.CourseOutline | null = ofStates(armada.load, drawing.maneuverOutline);
