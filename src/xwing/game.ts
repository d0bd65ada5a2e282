/** The definition of the game. */
import { defineGame, previewOf } from '../core';
import { abilities } from './abilities';
import { check, checkFrames } from './codecs/check';
import { actionFields, stateFields } from './codecs/state';
import { eventFields } from './codecs/events';
import { carriers, mayCarry, mayHaveCarried } from './queries/carriers';
import { mayFailFields } from './effects/failing';
import { moveBy } from './queries/drawing';
import { namesIn, playersIn, sourcesIn } from './queries/names';
import { adjudicated, engine } from './engine';
import { decodeXws as decodeSquad } from './lists/xws';
import { outcome } from './outcome';
import { strategy } from './policy/strategy';
import { place, positionCodec } from './begin/position';
import { happenings, procedures } from './procedures';
import { coordinatingFields } from './procedures/coordinate';
import { tellsRollFields } from './procedures/roll-a-die';
import { setUp, setupCodec } from './begin/set-up';
import { knowledge } from './view';
import { abilityNames } from './model/ability-names';
import { allCards, sideKey, upgrades } from './facts';
import { DEVICE_KINDS } from './facts/words';
import { calls } from './codecs/calls';
import { standing } from './codecs/standing';

/** X-Wing, second edition, by its Rules Reference (xw.document.01). */
export const xwing = defineGame({
  id: 'xwing',
  edition: { title: 'X-Wing second edition Rules Reference', version: '1.0.6', date: '2019-10-21' },
  engine,
  procedures,
  abilities,
  happenings,
  codecs: {
    setup: setupCodec,
    position: positionCodec,
    state: stateFields,
    actions: actionFields,
    events: eventFields,
    names: namesIn,
    memory: (names) => ({ ...mayFailFields, ...tellsRollFields, ...coordinatingFields(names) }),
    players: playersIn,
    sources: sourcesIn,
  },
  setUp,
  place,
  check,
  calls,
  standing,
  once: {
    setup: [],
    round: [],
    'planning phase': [],
    'system phase': [],
    'activation phase': [],
    activation: ['ship'],
    'engagement phase': [],
    engagement: ['ship'],
    'end phase': [],
  },
  answers: ['roll a die', 'coordinate'],
  carriers,
  mayCarry,
  mayHaveCarried,
  checkFrames,
  knowledge,
  outcome,
  strategy,
  abilityNames,
  cards: () => [
    ...allCards().map((each) => each.key),
    ...upgrades().flatMap(({ id, sides }) => (sides.length > 1 ? [sideKey(id, 1)] : [])),
    'rule:every-ship',
    ...DEVICE_KINDS.map((each) => `device:${each}`),
  ],
});

/**
 * The moves that an action would make, up to the first roll or draw: the ship that the action names, its base at the end, and the template, in mm. Empty:
 * nothing moves. Left: `reduce` refuses the action.
 * @example
 * ```ts
 * import { preview, xwing } from 'holojudge/xwing';
 *
 * const heading = { x: 0, y: 1 }; // a unit vector
 * const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
 * const resumed = xwing.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', dial, at: { x: 300, y: 300, heading } },
 *       { id: 'red-6', player: 'ann', pilot: 'bluesquadronescort', dial, at: { x: 500, y: 300, heading } },
 *     ],
 *     moment: { phase: 'activation' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * const [action] = xwing.allLegalActions(state).actions; // red-5 or red-6 is activated
 * if (!action) throw new Error('nobody is asked');
 * const moves = preview(state, action);
 * console.log(moves._tag === 'Right' && moves.right.map(({ piece, from, to }) => [piece, from?.y, to.y])); // [ [ 'red-5', 300, 420 ] ]
 * ```
 */
export const preview = previewOf(xwing, moveBy);

/**
 * Reads a squad as `readXws` does. `unadjudicated` also lists each card whose ability this library does not play yet. It does not know abilities that an app
 * adds; `begin` knows them.
 * @example
 * ```ts
 * import { decodeXws } from 'holojudge/xwing';
 *
 * const pilots = [{ id: 'bluesquadronescort', ship: 't65xwing' }];
 * const squad = decodeXws({ faction: 'rebelalliance', pilots });
 * console.log(squad._tag === 'Right' && squad.right.unadjudicated); // []
 * ```
 */
export const decodeXws = (input: unknown): ReturnType<typeof decodeSquad> => decodeSquad(input, adjudicated);
