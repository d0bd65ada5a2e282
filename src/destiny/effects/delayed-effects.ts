/** What waits for later (des.delayed-effects). */
import { reason, type PlayerId } from '../../core';
import { emit } from '../engine';
import type { CardId, DestinyState } from '../model/state';
import { memory } from './memory';

/** A character is defeated after the round ends (des.delayed-effects.02). */
export function delayDefeat(state: DestinyState, character: CardId, by: PlayerId): void {
  delay(state, 'defeat', by, character);
}

/** The next card that the player plays this turn has ambush. */
export function promiseAmbush(state: DestinyState, player: PlayerId): void {
  delay(state, 'ambush', player, null);
}

/** The turn for which it was promised is over (des.faq-turn-vs-round.01). */
export function expireAmbush(state: DestinyState): void {
  const expired = state.delayed.filter((each) => each.what === 'ambush');
  if (expired.length === 0) return;
  state.delayed = state.delayed.filter((each) => each.what !== 'ambush');
  const because = [
    reason('turn-over', 'it was for one turn, which is one action and what follows it, not for the round', [
      'des.faq-turn-vs-round.01',
    ]),
  ];
  for (const { player, what } of expired)
    emit(state, { type: 'effect-expired', rules: ['des.faq-turn-vs-round.01'], player, what, because });
}

function delay(state: DestinyState, what: 'defeat' | 'ambush', player: PlayerId, card: CardId | null): void {
  const source = memory(state)?.source;
  state.delayed.push({ what, player, card, ...(source === undefined ? {} : { source }) });
  state.changed = true;
  emit(state, { type: 'effect-delayed', rules: ['des.delayed-effects.01'], player, what, card });
}
