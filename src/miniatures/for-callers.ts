/** What apps draw with, for programs: what is no state is answered. */
import { ofStates } from '../core/engine/not-a-state';
import { miniatures } from './game';
import type { CharacterId, MiniaturesState } from './model/state';
import * as drawing from './queries/drawing';

/**
 * Every square where a move of a character could end as things stand, with the squares that it takes, up to a move without an attack. Empty: there is no such character on the map.
 * @throws NotAState
 * @example
 * ```ts
 * import { miniatures, squaresInReach } from 'holojudge/miniatures';
 *
 * const resumed = miniatures.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     map: 'hangar',
 *     characters: [
 *       { id: 'obi-wan', player: 'ann', card: 'general-obi-wan-kenobi', at: [3, 3] },
 *       { id: 'dooku', player: 'bob', card: 'count-dooku', at: [9, 3] },
 *     ],
 *     moment: { stage: 'activations', character: 'obi-wan' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * console.log(squaresInReach(resumed.right.state, 'obi-wan')[0]); // { at: [ 3, 3 ], cost: 0 }
 * ```
 */
export const squaresInReach: (state: MiniaturesState, character: CharacterId) => readonly drawing.ReachedSquare[] =
  ofStates(miniatures.load, drawing.squaresInReach);

/**
 * Every character that this one sees, and that sees it. Empty: there is no such character on the map.
 * @throws NotAState
 * @example
 * ```ts
 * import { miniatures, inLineOfSight } from 'holojudge/miniatures';
 *
 * const resumed = miniatures.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     map: 'hangar',
 *     characters: [
 *       { id: 'obi-wan', player: 'ann', card: 'general-obi-wan-kenobi', at: [3, 3] },
 *       { id: 'dooku', player: 'bob', card: 'count-dooku', at: [4, 3] },
 *     ],
 *     moment: { stage: 'activations', character: 'obi-wan' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * console.log(inLineOfSight(resumed.right.state, 'obi-wan')); // [ 'dooku' ]
 * ```
 */
export const inLineOfSight: (state: MiniaturesState, character: CharacterId) => readonly CharacterId[] = ofStates(
  miniatures.load,
  drawing.inLineOfSight,
);
