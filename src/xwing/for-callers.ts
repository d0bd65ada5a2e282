/** What apps draw with, for programs: what is no state is answered. */
import { ofStates } from '../core/engine/not-a-state';
import type { Area } from '../core/geometry';
import type { Bearing } from './facts';
import { xwing } from './game';
import type { ObjectId, ShipId, XwingState } from './model/state';
import * as attack from './queries/attack';
import * as drawing from './queries/drawing';
import type { ArcName } from './queries/firing-arcs';

/**
 * The innermost attack that is being resolved, or null.
 * @throws NotAState
 * @example
 * ```ts
 * import { currentAttack, xwing } from 'holojudge/xwing';
 *
 * const heading = { x: 0, y: 1 }; // a unit vector
 * const resumed = xwing.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 300, heading } },
 *       { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading } },
 *     ],
 *     moment: { phase: 'engagement', ship: 'red-5' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * console.log(currentAttack(state)?.attacker); // red-5
 * ```
 */
export const currentAttack: (state: XwingState) => attack.AttackFrame | null = ofStates(
  xwing.load,
  attack.currentAttack,
);

/**
 * What every ship, obstacle and device in the play area covers.
 * @throws NotAState
 * @example
 * ```ts
 * import { outlines, xwing } from 'holojudge/xwing';
 *
 * const heading = { x: 0, y: 1 }; // a unit vector
 * const resumed = xwing.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 300, heading } },
 *       { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading } },
 *     ],
 *     moment: { phase: 'engagement', ship: 'red-5' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * console.log(outlines(state).map(({ id, area }) => [id, area.length])); // [ [ 'red-5', 1 ], [ 'tie', 1 ] ]
 * ```
 */
export const outlines: (state: XwingState) => readonly drawing.Outlined[] = ofStates(xwing.load, drawing.outlines);

/**
 * An arc of a ship as far as it reaches; a double turret has two parts or more. Empty: there is no such ship in the play area, or it has no such arc.
 * @throws NotAState
 * @example
 * ```ts
 * import { arcOutline, xwing } from 'holojudge/xwing';
 *
 * const heading = { x: 0, y: 1 }; // a unit vector
 * const resumed = xwing.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 300, heading } },
 *       { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading } },
 *     ],
 *     moment: { phase: 'engagement', ship: 'red-5' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * console.log(arcOutline(state, 'red-5', 'front').length); // 1
 * ```
 */
export const arcOutline: (state: XwingState, ship: ShipId, arc: ArcName) => Area = ofStates(
  xwing.load,
  drawing.arcOutline,
);

/**
 * Everything at range 0 to 1, to 2 and to 3 of an object: an outline around each of its convex parts. Empty: there is no such object in the play area.
 * @throws NotAState
 * @example
 * ```ts
 * import { rangeBands, xwing } from 'holojudge/xwing';
 *
 * const heading = { x: 0, y: 1 }; // a unit vector
 * const resumed = xwing.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 300, heading } },
 *       { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading } },
 *     ],
 *     moment: { phase: 'engagement', ship: 'red-5' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * console.log(rangeBands(state, 'red-5').length); // 3
 * ```
 */
export const rangeBands: (state: XwingState, object: ObjectId) => readonly Area[] = ofStates(
  xwing.load,
  drawing.rangeBands,
);

/**
 * The arcs through which a ship attacks with its primary weapons, and those to which its turret points. Empty: there is no such ship in the play area.
 * @throws NotAState
 * @example
 * ```ts
 * import { arcsOf, xwing } from 'holojudge/xwing';
 *
 * const heading = { x: 0, y: 1 }; // a unit vector
 * const resumed = xwing.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 300, heading } },
 *       { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading } },
 *     ],
 *     moment: { phase: 'engagement', ship: 'red-5' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * console.log(arcsOf(state, 'red-5')); // [ 'front' ]
 * ```
 */
export const arcsOf: (state: XwingState, ship: ShipId) => readonly ArcName[] = ofStates(xwing.load, drawing.arcsOf);

/**
 * Where a maneuver would take a ship if nothing is in its way, and the template: for a player who sets a dial. Null: the ship is not in the play area or is
 * huge, the maneuver has no template, or it is a Tallon roll, whose position is chosen at its end.
 * @throws NotAState
 * @example
 * ```ts
 * import { maneuverOutline, xwing } from 'holojudge/xwing';
 *
 * const heading = { x: 0, y: 1 }; // a unit vector
 * const resumed = xwing.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 300, heading } },
 *       { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading } },
 *     ],
 *     moment: { phase: 'engagement', ship: 'red-5' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * console.log(maneuverOutline(state, 'red-5', 2, 'straight')?.to); // { x: 450, y: 420, heading: { x: 0, y: 1 } }
 * ```
 */
export const maneuverOutline: (
  state: XwingState,
  ship: ShipId,
  speed: number,
  bearing: Bearing,
) => drawing.ShipMove | null = ofStates(xwing.load, drawing.maneuverOutline);
