/** What defeated enemies are worth (min.tie-breaker.02, min.out-of-the-box.04). */
import type { PlayerId } from '../../core';
import { modified } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import { areTeammates } from './players';

/** Points for a character that is defeated; none for one that came later (min.reinforcements.03, min.rakghoul-disease.04). */
export function pointsOf(state: MiniaturesState, character: Character): number {
  if (!character.counts) return 0;
  return modified(state, 'points', character.worth, { character: character.id });
}

/** Points of defeated enemies. */
export function scoreOf(state: MiniaturesState, player: PlayerId): number {
  return state.characters
    .filter((each) => each.place === 'defeated' && !areTeammates(state, each.player, player))
    .reduce((sum, each) => sum + pointsOf(state, each), 0);
}

/** Points of a player's own squad at the start (min.out-of-the-box.05), without those who came later (min.rakghoul-disease.03). */
export function squadPoints(state: MiniaturesState, player: PlayerId): number {
  return state.characters
    .filter((each) => each.player === player && each.counts)
    .reduce((sum, each) => sum + each.worth, 0);
}
