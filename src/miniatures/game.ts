/** The definition of the game. */
import { defineGame, previewOf } from '../core';
import { moveBy } from './queries/drawing';
import { abilities } from './abilities';
import { place, positionCodec } from './begin/position';
import { setUp, setupCodec } from './begin/set-up';
import { check, checkFrames } from './codecs/check';
import { eventFields } from './codecs/events';
import { actionFields, stateFields } from './codecs/state';
import { engine } from './engine';
import { ABILITY_NAMES, characters } from './facts';
import { isOwnAbility } from './facts/own-ability';
import { abilityNames } from './model/ability-names';
import { outcome } from './outcome';
import { strategy } from './policy/strategy';
import { procedures } from './procedures';
import { carriers, mayCarry, mayHaveCarried } from './queries/carriers';
import { count, flag, optional } from '../core/codec';
import { namesIn, playersIn, sourcesIn } from './queries/names';
import { knowledge } from './view';
import { calls } from './codecs/calls';
import { standing } from './codecs/standing';

/** Ids of the commander effects on official cards. */
function commanderEffects(): string[] {
  return [...new Set(characters().flatMap(({ commanderEffect }) => commanderEffect ?? []))];
}

/** Star Wars Miniatures, by the rulebook of the Clone Wars starter set with its glossary. */
export const miniatures = defineGame({
  id: 'miniatures',
  edition: {
    title: 'Star Wars Miniatures: rulebook and glossary of The Clone Wars starter set',
    version: '1',
    date: null,
    wording: 'as printed; where cards say otherwise, the rulebook is played',
  },
  engine,
  procedures,
  abilities,
  codecs: {
    setup: setupCodec,
    position: positionCodec,
    state: stateFields,
    actions: actionFields,
    events: eventFields,
    names: namesIn,
    // What is given to it by what it called.
    memory: () => ({ saved: optional(flag), dealt: optional(count) }),
    players: playersIn,
    sources: sourcesIn,
  },
  setUp,
  place,
  check,
  checkFrames,
  calls,
  standing,
  once: {
    setup: [],
    round: [],
    initiative: [],
    activations: [],
    turn: ['character'],
  },
  answers: ['save', 'area'],
  carriers,
  mayCarry,
  mayHaveCarried,
  knowledge,
  outcome,
  strategy,
  constants: ['map', 'cards'],
  abilityNames,
  ownAbility: isOwnAbility,
  cards: () => [...ABILITY_NAMES.map(({ id }) => id), ...commanderEffects()],
});

/**
 * The moves that an action would make, up to the first roll or draw. Each gives the lower left square of the character's space. Empty: nothing moves. Left:
 * why `reduce` refuses the action.
 * @example
 * ```ts
 * import { miniatures, preview } from 'holojudge/miniatures';
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
 * const { state } = resumed.right;
 * const move = miniatures.allLegalActions(state).actions.find(({ type }) => type === 'move');
 * if (!move) throw new Error('nobody can move');
 * const moves = preview(state, move);
 * console.log(moves._tag === 'Right' && moves.right.map(({ piece }) => piece)); // [ 'obi-wan' ]
 * ```
 */
export const preview = previewOf(miniatures, moveBy);
