/** How a game of Armada stands (arm.winning-and-losing, arm.scoring). */
import type { Outcome } from '../core';
import type { ArmadaState } from './model/state';
import { scoreOf } from './queries/score';

/** Scores are fleet points of destroyed enemies, and victory tokens (arm.scoring.02). */
export function outcome(state: ArmadaState): Outcome {
  const scores = Object.fromEntries(state.players.map(({ id }) => [id, scoreOf(state, id)]));
  const { winner } = state;
  if (state.stack.length > 0 || winner === null) return { kind: 'playing', scores };
  const rules = ['arm.winning-and-losing.01', 'arm.winning-and-losing.02', 'arm.winning-and-losing.03'];
  return { kind: 'won', winners: [winner], scores, rules };
}
