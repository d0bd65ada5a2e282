/** Characters who come to a squad, go to another one, or leave. */
import type { PlayerId, RuleId } from '../../core';
import { changeController, emit, takeOutOfPlay } from '../engine';
import type { Square } from '../facts/battle-map';
import type { Character, MiniaturesState } from '../model/state';
import { bringCardIntoPlay, lose, refreshAbilities } from './abilities';
import { setUpAt } from './movement';
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

/** One that stood aside comes to its squad, and is set up when that is due. */
export function join(state: MiniaturesState, character: Character, rules: readonly RuleId[]): void {
  character.place = 'reserve';
  bringCardIntoPlay(state, character);
  refreshAbilities(state);
  emit(state, { type: 'character-joined', rules, character: character.id, player: character.player });
}

/** The same, at once and in this place. */
export function joinAt(state: MiniaturesState, character: Character, at: Square, rules: readonly RuleId[]): void {
  join(state, character, rules);
  setUpAt(state, character, at, rules);
}

/** It leaves the skirmish, and is not defeated. */
export function remove(state: MiniaturesState, character: Character, rules: readonly RuleId[]): void {
  character.place = 'defeated';
  character.counts = false;
  lose(state, (each) => each.character === character.id, rules);
  takeOutOfPlay(state, character.id);
  emit(state, { type: 'character-removed', rules, character: character.id });
  refreshAbilities(state);
}
