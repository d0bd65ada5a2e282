/** More actions, or none any more, in this action phase (des.additional-actions). */
import { onPiece, type PlayerId, type Source } from '../../core';
import { emit } from '../engine';
import type { CardId, DestinyState } from '../model/state';
import { cannotAct } from '../queries/claim';
import { fellShort, memory } from './memory';

/** The action phase ends once the current action is done; no additional actions follow (des.card-hyperspace-jump.01). */
export function endActionPhase(
  state: DestinyState,
  by: PlayerId,
  rules: readonly string[] = ['des.golden-rule.01'],
): void {
  state.phaseEnding = true;
  state.changed = true;
  emit(state, { type: 'action-phase-ended-early', rules, by });
}

/** A player may take additional actions once the current action is done; lost after claiming (des.claim-the-battlefield.04). */
export function gainAdditionalActions(state: DestinyState, player: PlayerId, count: number): void {
  const ability = memory(state);
  const by = ability ? onPiece(ability) : '';
  for (let i = 0; i < count; i++) gain(state, player, ['des.additional-actions.01'], by);
}

/** The additional action of a card with ambush that was played (des.ambush.01); it waits for what that triggers (des.ambush.02). */
export function gainByAmbush(state: DestinyState, player: PlayerId, card: CardId): void {
  gain(state, player, ['des.ambush.01'], card);
}

/** One for each source, so two where ambush and Rey both give one (des.additional-actions.07). */
function gain(state: DestinyState, player: PlayerId, rules: readonly string[], by: Source['by']): void {
  const because = cannotAct(state, player);
  if (because) return fellShort(state, { because });
  const was = state.additional.filter((each) => each === player).length;
  state.additional.push(player);
  emit(state, {
    type: 'additional-action-gained',
    rules,
    player,
    change: { was, is: was + 1 },
    sources: [{ amount: 1, by }],
  });
}
