/** Objective tokens: next to ship cards, in the play area; and victory tokens (arm.objective-cards.08, arm.victory-tokens). */
import { withReasons, type PlayerId, type Reason, type RuleId } from '../../core';
import type { Point } from '../../core/geometry';
import type { ObstacleId } from '../facts';
import { emit } from '../engine';
import type { ArmadaState, Ship } from '../model/state';
import { playerOf } from '../queries/players';

const RULES: readonly RuleId[] = ['arm.objective-cards.01'];

/** arm.objective-cards.08 */
export function assignObjectiveToken(state: ArmadaState, ship: Ship): void {
  ship.objective = true;
  emit(state, { type: 'objective-token-assigned', rules: ['arm.objective-cards.08'], ship: ship.id });
}

export function discardObjectiveToken(state: ArmadaState, ship: Ship): void {
  ship.objective = false;
  emit(state, { type: 'objective-token-discarded', rules: RULES, ship: ship.id });
}

/** Of no obstacle, or on one. */
export function placeObjectiveToken(state: ArmadaState, { x, y }: Point, obstacle: ObstacleId | null): void {
  const id = `token-${state.tokensPlaced + 1}`;
  state.tokensPlaced += 1;
  state.objectiveTokens = [...state.objectiveTokens, { id, at: { x, y }, on: obstacle }];
  emit(state, { type: 'objective-token-placed', rules: RULES, token: id, at: { x, y }, obstacle });
}

export function moveObjectiveToken(state: ArmadaState, id: string, { x, y }: Point): void {
  const token = state.objectiveTokens.find((each) => each.id === id);
  if (!token) return;
  const { at: from } = token;
  token.at = { x, y };
  emit(state, { type: 'objective-token-moved', rules: RULES, token: id, from, to: { x, y } });
}

export function removeObjectiveToken(state: ArmadaState, id: string): void {
  state.objectiveTokens = state.objectiveTokens.filter((each) => each.id !== id);
  emit(state, { type: 'objective-token-removed', rules: RULES, token: id });
}

/** They belong to the player (arm.victory-tokens.01, .03). */
export function gainVictoryTokens(
  state: ArmadaState,
  id: PlayerId,
  tokens: number,
  because: readonly Reason[] = [],
): void {
  const player = playerOf(state, id);
  const was = player.victoryTokens;
  player.victoryTokens = was + tokens;
  const change = { was, is: was + tokens };
  const why = withReasons(because);
  emit(state, { type: 'victory-tokens-gained', rules: ['arm.victory-tokens.01'], player: id, tokens, change, ...why });
}
