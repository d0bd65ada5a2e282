/** How a game of Outer Rim stands: fame alone decides (or.introduction.03). */
import type { Outcome } from '../core';
import type { OuterRimState } from './model/state';

export function outcome(state: OuterRimState): Outcome {
  const scores = Object.fromEntries(state.players.map(({ id, fame }) => [id, fame]));
  if (state.winner === null) return { kind: 'playing', scores };
  return { kind: 'won', winners: [state.winner], scores, rules: ['or.winning-the-game.01'] };
}
