/** How a skirmish ends (min.how-to-win-advanced, min.tie-breaker, min.team-play.03, min.out-of-the-box.05). */
import type { PlayerId, RuleId } from '../../core';
import { endGame } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import { cardOf, isOnMap, spaceOf } from '../queries/characters';
import { squadOf, teamsIn } from '../queries/players';
import { distanceToCenter } from '../queries/range';
import { scoreOf, squadPoints } from '../queries/score';
import { boardIn } from '../queries/sight';

/** It is over when all characters of all teams but one are defeated (min.how-to-win-advanced.01); characters that came later do not count (min.reserves.03). */
export function endIfDecided(state: MiniaturesState): void {
  if (state.winners !== null) return;
  const left = teamsIn(state).filter((team) => membersOf(state, team).some((id) => isInPlay(state, id)));
  if (left.length <= 1) {
    const rules = state.gameType === 'team-play' ? ['min.team-play.03'] : ['min.how-to-win-advanced.01'];
    return end(state, left, [...rules, 'min.how-to-win.01']);
  }
  if (state.gameType !== 'out-of-the-box') return;
  const scored = state.players.find(({ id }) => scoreOf(state, id) >= Math.max(1, squadPoints(state, id)));
  if (scored) end(state, [scored.team], ['min.out-of-the-box.05', 'min.out-of-the-box.04']);
}

function isInPlay(state: MiniaturesState, player: PlayerId): boolean {
  return state.characters.some((each) => each.counts && each.place !== 'defeated' && squadOf(state, each) === player);
}

function membersOf({ players }: MiniaturesState, team: number): PlayerId[] {
  return players.filter((player) => player.team === team).map(({ id }) => id);
}

function end(state: MiniaturesState, teams: readonly number[], rules: readonly RuleId[]): void {
  const winners = state.players.filter(({ team }) => teams.includes(team)).map(({ id }) => id);
  state.winners = teams.length > 1 ? [] : winners;
  endGame(state, { type: 'game-ended', rules, winners: [...state.winners] });
}

/** Rounds in a row without a fight after which the tie-breaker decides (min.tie-breaker.01). */
export const QUIET_ROUNDS = 10;

/** The round is over: was it a quiet one, and one too many? */
export function countQuietRounds(state: MiniaturesState): void {
  state.quietRounds = state.fought ? 0 : state.quietRounds + 1;
  state.fought = false;
  if (state.quietRounds >= QUIET_ROUNDS) breakTie(state);
}

/** Points, then whoever is closest to the center, then whose most expensive character is; each only where all before are equal (min.tie-breaker.05). */
function breakTie(state: MiniaturesState): void {
  const teams = teamsIn(state);
  const criteria: [RuleId, (team: number) => number][] = [
    ['min.tie-breaker.02', (team) => Math.max(...membersOf(state, team).map((id) => scoreOf(state, id)))],
    ['min.tie-breaker.03', (team) => -closest(state, charactersOf(state, team))],
    ['min.tie-breaker.04', (team) => -closest(state, mostExpensive(state, charactersOf(state, team)))],
  ];
  let left = teams;
  for (const [rule, value] of criteria) {
    const most = Math.max(...left.map(value));
    left = left.filter((team) => value(team) === most);
    if (left.length === 1) return end(state, left, [rule, 'min.tie-breaker.01', 'min.tie-breaker.05']);
  }
  end(state, left, ['min.tie-breaker.04', 'min.tie-breaker.01', 'min.tie-breaker.05']);
}

function charactersOf(state: MiniaturesState, team: number): Character[] {
  const players = membersOf(state, team);
  return state.characters.filter((each) => isOnMap(each) && players.includes(each.player));
}

function closest(state: MiniaturesState, characters: readonly Character[]): number {
  return Math.min(...characters.map((each) => distanceToCenter(boardIn(state), spaceOf(state, each))));
}

function mostExpensive(state: MiniaturesState, characters: readonly Character[]): Character[] {
  const most = Math.max(...characters.map((each) => cardOf(state, each).cost));
  return characters.filter((each) => cardOf(state, each).cost === most);
}
