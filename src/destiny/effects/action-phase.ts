/** More actions, or none any more, in this action phase (des.additional-actions). */
import type { PlayerId } from '../../core';
import { emit } from '../engine';
import type { DestinyState } from '../model/state';
import { mayAct } from '../queries/claim';

/** The action phase ends once the current action is done; no additional actions follow (des.card-hyperspace-jump.01). */
export function endActionPhase(state: DestinyState, by: PlayerId): void {
  state.phaseEnding = true;
  state.changed = true;
  emit(state, { type: 'action-phase-ended-early', rules: ['des.golden-rule.01'], by });
}

/** A player may take additional actions once the current action is done; lost after claiming (des.claim-the-battlefield.04). */
export function gainAdditionalActions(state: DestinyState, player: PlayerId, count: number): void {
  if (!mayAct(state, player)) return;
  for (let i = 0; i < count; i++) {
    state.additional.push(player);
    emit(state, { type: 'additional-action-gained', rules: ['des.additional-actions.01'], player });
  }
}
