/** How a skirmish stands (min.how-to-win-advanced, min.tie-breaker). */
import type { Outcome } from '../core';
import type { MiniaturesState } from './model/state';
import { scoreOf } from './queries/score';

/** Scores are points of defeated enemies (min.tie-breaker.02). */
export function outcome(state: MiniaturesState): Outcome {
  const scores = Object.fromEntries(state.players.map(({ id }) => [id, scoreOf(state, id)]));
  const { winners } = state;
  if (state.stack.length > 0 || winners === null) return { kind: 'playing', scores };
  const rules = ['min.how-to-win-advanced.01', 'min.tie-breaker.01'];
  return winners.length === 0 ? { kind: 'draw', scores, rules } : { kind: 'won', winners, scores, rules };
}
