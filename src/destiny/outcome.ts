/** How a game of Destiny stands (des.winning). */
import type { Outcome } from '../core';
import type { DestinyState } from './model/state';
import { charactersOf, healthLeft } from './queries/cards';

/** Scores: how much health a player's characters have left. */
export function outcome(state: DestinyState): Outcome {
  const scores = Object.fromEntries(state.players.map((each) => [each.id, healthOf(state, each.id)]));
  return state.winner === null
    ? { kind: 'playing', scores }
    : { kind: 'won', winners: [state.winner], scores, rules: state.wonBy };
}

function healthOf(state: DestinyState, player: string): number {
  return charactersOf(state, player).reduce((sum, each) => sum + healthLeft(each), 0);
}
