/** Star Wars: Destiny, Rules Reference 1.4, with the cards of Awakenings and Spirit of Rebellion (des.document.01). */
import { defineGame, type Outcome } from '../core';
import { abilities } from './abilities';
import { check } from './codecs/check';
import { actionFields, stateFields } from './codecs/state';
import { eventFields } from './codecs/events';
import { frameFields, memoryFields } from './codecs/frames';
import { playersIn, sourcesIn } from './codecs/names';
import { engine } from './engine';
import { charactersOf, healthLeft } from './queries/cards';
import { place, positionCodec, type Position } from './begin/position';
import { happenings, procedures } from './procedures';
import { setUp, setupCodec, type DestinySetup } from './begin/set-up';
import type { DestinyState } from './model/state';
import { redeal, view, type DestinyView } from './view';

export const destiny = defineGame({
  id: 'destiny',
  edition: {
    title: 'Star Wars: Destiny, Rules Reference',
    version: '1.4',
    date: null,
    wording: 'as printed, with the errata of this reference; later errata are not played (see docs/ambiguities.md)',
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
    frames: frameFields,
    memory: memoryFields,
    players: playersIn,
    sources: sourcesIn,
  },
  setUp,
  place,
  check,
  view,
  redeal,
  outcome,
});

/** Scores: how much health a player's characters have left. */
function outcome(state: DestinyState): Outcome {
  const scores = Object.fromEntries(state.players.map((each) => [each.id, healthOf(state, each.id)]));
  return state.winner === null
    ? { kind: 'playing', scores }
    : { kind: 'won', winners: [state.winner], scores, rules: state.wonBy };
}

function healthOf(state: DestinyState, player: string): number {
  return charactersOf(state, player).reduce((sum, each) => sum + healthLeft(each), 0);
}

export { decodeDeck, type Deck } from './lists/deck';
export type * from './model/actions';
export * from './facts';
export type * from './model/events';
export type * from './model/state';
export type { DestinySetup, DestinyView, Position };
export type { TeamMember } from './lists/deck-building';
export type { Moment } from './begin/position';
export type { Destiny } from './model/types';
export type { Covering, SeenLimbo, SeenPlayer, SeenSetAside } from './view';
export type { PlacedCard, PlacedCharacter, PlacedPlayer } from './begin/position';
