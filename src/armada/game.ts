/** The definition of the game. */
import { defineGame, previewOf } from '../core';
import { moveBy } from './queries/drawing';
import { abilities } from './abilities';
import { place, positionCodec } from './begin/position';
import { setUp, setupCodec } from './begin/set-up';
import { check } from './codecs/check';
import { checkFrames } from './codecs/check-frames';
import { eventFields } from './codecs/events';
import { actionFields, stateFields } from './codecs/state';
import { engine } from './engine';
import { damageDeck, KEYWORDS, objectiveCards, shipCards, squadronCards, upgradeCards } from './facts';
import { abilityNames } from './model/ability-names';
import { outcome } from './outcome';
import { strategy } from './policy/strategy';
import { happenings, procedures } from './procedures';
import { carriers, mayCarry, mayHaveCarried } from './queries/carriers';
import { namesIn, playersIn, sourcesIn } from './queries/names';
import { knowledge } from './view';
import { calls } from './codecs/calls';
import { standing } from './codecs/standing';

/** Armada, by the Rules Reference of its core set. */
export const armada = defineGame({
  id: 'armada',
  edition: {
    title: 'Star Wars: Armada Rules Reference',
    version: '1',
    date: null,
    wording: 'as first printed; what later editions changed is not played',
  },
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
    'command phase': [],
    'ship phase': [],
    'ship activation': [],
    attack: ['attacker'],
    'squadron phase': [],
    'squadron activation': ['squadron'],
    'status phase': [],
  },
  carriers,
  mayCarry,
  mayHaveCarried,
  checkFrames,
  knowledge,
  outcome,
  strategy,
  constants: ['lengths', 'options'],
  abilityNames,
  cards: () => [
    ...KEYWORDS.map((keyword) => `keyword:${keyword}`),
    ...shipCards().map(({ id }) => `ship:${id}`),
    ...squadronCards().map(({ id }) => `squadron:${id}`),
    ...upgradeCards().map(({ id }) => `upgrade:${id}`),
    ...objectiveCards().map(({ id }) => `objective:${id}`),
    ...damageDeck().map(({ id }) => `damage:${id}`),
  ],
});

/**
 * The moves that an action would make, up to the first roll or draw: the ship or squadron that the action names, its base at the end, and the maneuver tool,
 * in mm. Empty: nothing moves. Left: `reduce` refuses the action. With this function an app can try courses before it determines one.
 * @example
 * ```ts
 * import { armada, preview } from 'holojudge/armada';
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
 *     moment: { phase: 'ship', ship: 'corvette', step: 'execute maneuver' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const { state } = resumed.right;
 * const [action] = armada.allLegalActions(state).actions;
 * if (!action) throw new Error('nobody is asked');
 * const moves = preview(state, action);
 * console.log(moves._tag === 'Right' && moves.right.map(({ piece }) => piece)); // [ 'corvette' ]
 * ```
 */
export const preview = previewOf(armada, moveBy);
