/** The battlefield, the phase, additional actions and what waits for later (des.battlefield, des.delayed-effects). */
import type { PlayerId } from '../../core';
import { emit } from '../engine';
import { factsOf } from '../queries/cards';
import type { CardId, Code, DestinyState } from '../model/state';

export { switchBattlefield, takeBattlefield, useClaimAbility } from './claim';
export { gainAdditionalActions } from './play-a-card';

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

/** The action phase ends once the current action is done; no additional actions follow (des.card-hyperspace-jump.01). */
export function endActionPhase(state: DestinyState, by: PlayerId): void {
  state.phaseEnding = true;
  state.changed = true;
  emit(state, { type: 'action-phase-ended-early', rules: ['des.golden-rule.01'], by });
}

/** Battlefields that players brought and that are not in use, with who brought them (des.card-ascension-gun.01). */
export function unusedBattlefields(state: DestinyState): { owner: PlayerId; code: Code }[] {
  return state.players.flatMap(({ id: owner, setAside }) =>
    setAside.flatMap(({ code }) => (factsOf(code).type === 'battlefield' ? [{ owner, code }] : [])),
  );
}
