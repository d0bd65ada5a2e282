/** Characters who come to be of another squad. */
import type { PlayerId, RuleId } from '../../core';
import { changeController, emit } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import { refreshAbilities } from './abilities';
import { endIfDecided } from './victory';

/** It is of this player's squad from now on (min.betrayal.01): whoever was its ally is its enemy. */
export function joinSquad(
  state: MiniaturesState,
  character: Character,
  player: PlayerId,
  rules: readonly RuleId[],
): void {
  const from = character.player;
  if (from === player) return;
  character.player = player;
  changeController(state, character.id, player);
  refreshAbilities(state);
  emit(state, { type: 'squad-joined', rules, character: character.id, player, from });
  endIfDecided(state);
}
