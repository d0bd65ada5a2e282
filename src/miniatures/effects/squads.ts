/** Whose squads are, and characters who come to one, go to another one, or leave. */
import type { PlayerId, RuleId } from '../../core';
import { changeController, emit, takeOutOfPlay } from '../engine';
import type { Square } from '../facts/battle-map';
import type { Faction } from '../facts/words';
import type { Character, MiniaturesState } from '../model/state';
import { playerOf } from '../queries/players';
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

/** It is no part of the skirmish any more, nor is what it could do (min.out-of-the-box.05, min.frozen-in-carbonite.07). */
export function takeAway(state: MiniaturesState, character: Character, rules: readonly RuleId[]): void {
  character.place = 'defeated';
  character.counts = false;
  lose(state, (each) => each.character === character.id, rules);
  takeOutOfPlay(state, character.id);
}

/** It leaves the skirmish, and is not defeated. */
export function remove(state: MiniaturesState, character: Character, rules: readonly RuleId[]): void {
  takeAway(state, character, rules);
  emit(state, { type: 'character-removed', rules, character: character.id });
  refreshAbilities(state);
}

/** A player has the squad of this faction; who had it has the other one (min.choose-sides.04, .05). */
export function takeSide(state: MiniaturesState, player: PlayerId, faction: Faction, rules: readonly RuleId[]): void {
  const taker = playerOf(state, player);
  const other = state.players.find((each) => each.id !== player && each.faction === faction);
  if (other && taker.faction !== faction) {
    [taker.faction, other.faction] = [other.faction, taker.faction];
    [taker.side, other.side] = [other.side, taker.side];
    for (const each of state.characters) {
      const to = each.player === player ? other.id : each.player === other.id ? player : each.player;
      each.player = to;
      changeController(state, each.id, to);
    }
  }
  state.contested = false;
  emit(state, { type: 'side-chosen', rules, player, faction });
}
