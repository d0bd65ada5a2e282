/** The objective card of the game comes into play (arm.objective-cards.03): its text works for both players, for each of them by itself. */
import { adjudicated, bringIntoPlay, emit, playerOrder } from '../engine';
import type { ArmadaState } from '../model/state';
import { objectiveKey } from '../queries/carriers';

/** Each player has it once, as value: 'you' in its abilities is that player. */
export function layObjective(state: ArmadaState): void {
  const { objective } = state;
  if (objective === null) return;
  const key = objectiveKey(objective);
  for (const player of playerOrder(state)) bringIntoPlay(state, key, objective, player, player);
  if (adjudicated(key)) return;
  emit(state, { type: 'not-adjudicated', rules: ['arm.objective-cards.01'], piece: null, card: objective });
}
