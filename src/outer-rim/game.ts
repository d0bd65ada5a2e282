/** The definition of the game. */
import { defineGame, previewOf } from '../core';
import { moveBy } from './queries/drawing';
import { abilities } from './abilities';
import { check, checkFrames } from './codecs/check';
import { frameNames } from './codecs/continuation';
import { actionFields, stateFields } from './codecs/state';
import { eventFields } from './codecs/events';
import { carriers, mayHaveCarried } from './queries/abilities-in-play';
import { playersIn, sourcesIn } from './queries/names';
import { engine } from './engine';
import { outcome } from './outcome';
import { strategy } from './policy/strategy';
import { place, positionCodec } from './begin/position';
import { procedures } from './procedures';
import { setUp, setupCodec } from './begin/set-up';
import { CONSTANT_PARTS } from './model/state';
import { knowledge } from './view';
import { abilityNames } from './model/ability-names';
import { cardsIn } from './queries/lookup';
import { calls } from './codecs/calls';
import { standing } from './codecs/standing';

/** Outer Rim, by its Learn to Play book; the values of its pieces come from a content pack (docs/packs.md). */
export const outerRim = defineGame({
  id: 'outer-rim',
  edition: { title: 'Outer Rim Learn to Play', version: '1', date: null },
  engine,
  constants: CONSTANT_PARTS,
  procedures,
  abilities,
  codecs: {
    setup: setupCodec,
    position: positionCodec,
    state: stateFields,
    actions: actionFields,
    events: eventFields,
    names: frameNames,
    players: playersIn,
    sources: sourcesIn,
  },
  setUp,
  place,
  check,
  calls,
  standing,
  once: {
    turn: [],
    'planning step': [],
    'action step': [],
    'encounter step': [],
    'choose character': ['player'],
    'set up character': ['player'],
    'turn up market card': ['deck'],
    'gain card': ['card'],
  },
  answers: ['roll'],
  carriers,
  mayHaveCarried,
  checkFrames,
  knowledge,
  outcome,
  strategy,
  abilityNames,
  cards: (state) => (state ? cardsIn(state) : null),
});

/**
 * The moves that an action would make, up to the first roll or draw, for the player or the patrol that the action names. Empty: nothing moves. Left: `reduce`
 * refuses the action.
 * @example
 * ```ts
 * import { outerRim, preview } from 'holojudge/outer-rim';
 *
 * const resumed = outerRim.resume(
 *   {
 *     players: [
 *       { id: 'ann', character: 'bossk', at: 'tatooine' },
 *       { id: 'bob', character: 'boba-fett', at: 'kessel' },
 *     ],
 *     moment: { player: 'ann', step: 'planning' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const moving = outerRim.reduce(resumed.right.state, { type: 'move', player: 'ann' });
 * if (moving._tag === 'Left') throw new Error(moving.left.message);
 * const [action] = outerRim.legalActions(moving.right.state, 'ann').actions;
 * if (!action) throw new Error('nobody is asked');
 * const moves = preview(moving.right.state, action);
 * console.log(moves._tag === 'Right' && moves.right); // [ { piece: 'ann', from: 'tatooine', to: 'nh1' } ]
 * ```
 */
export const preview = previewOf(outerRim, moveBy);
