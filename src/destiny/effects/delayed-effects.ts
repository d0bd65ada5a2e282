/** What waits for later (des.delayed-effects). */
import type { PlayerId } from '../../core';
import { emit } from '../engine';
import type { CardId, DestinyState } from '../model/state';

/** A character is defeated after the round ends (des.delayed-effects.02). */
export function delayDefeat(state: DestinyState, character: CardId, by: PlayerId): void {
  delay(state, 'defeat', by, character);
}

/** The next card that the player plays this turn has ambush. */
export function promiseAmbush(state: DestinyState, player: PlayerId): void {
  delay(state, 'ambush', player, null);
}

function delay(state: DestinyState, what: 'defeat' | 'ambush', player: PlayerId, card: CardId | null): void {
  state.delayed.push({ what, player, card });
  state.changed = true;
  emit(state, { type: 'effect-delayed', rules: ['des.delayed-effects.01'], player, what, card });
}
