/** Who plays, who sits where, and how they stand with each other and the factions. */
import type { PlayerId } from '../../core';
import { shipSheet } from './lookup';
import type { Faction, PlayerFilter, Standing } from '../facts';
import { distancesFrom } from './map';
import type { OuterRimPlayer, OuterRimState } from '../model/state';

/** The player of this name. @throws Error where there is none */
export function playerOf(state: OuterRimState, id: PlayerId): OuterRimPlayer {
  for (const player of state.players) if (player.id === id) return player;
  throw new Error(`no player '${id}'`);
}

export const isSolo = (state: OuterRimState): boolean => state.players.some((player) => player.kind === 'ai');

/** The players clockwise, from the one on the left of this one; this one is not among them. */
export function othersOf(state: OuterRimState, id: PlayerId): OuterRimPlayer[] {
  const at = state.players.findIndex((player) => player.id === id);
  return [...state.players.slice(at + 1), ...state.players.slice(0, at)];
}

/**
 * Who rolls and decides for a patrol or card enemy that this player fights: the player on the left of the active player
 * (or.combat-against-patrols-and-card-enemies.01, or.combat-during-jobs.01, or.combat-example.04); alone, the person does.
 */
export function enemyRoller(state: OuterRimState): PlayerId {
  const left = othersOf(state, state.active ?? '').find((player) => player.kind === 'person');
  return left?.id ?? state.players.find((player) => player.kind === 'person')?.id ?? '';
}

/** Players in the same space, clockwise. */
export function playersHere(state: OuterRimState, player: OuterRimPlayer): OuterRimPlayer[] {
  return othersOf(state, player.id).filter((other) => other.space !== null && other.space === player.space);
}

export function standingWith(player: OuterRimPlayer, faction: Faction): Standing {
  const reputation = player.reputation[faction];
  return reputation > 0 ? 'positive' : reputation < 0 ? 'negative' : 'neutral';
}

/**
 * All players who share the most fame (or.winning-the-game.12, or.winning-the-game.13, or.commonly-forgotten-rules.06); at the start that is
 * everybody (or.winning-the-game.14).
 */
export function mostFamous(state: OuterRimState): PlayerId[] {
  const most = Math.max(...state.players.map((player) => player.fame));
  return state.players.filter((player) => player.fame === most).map((player) => player.id);
}

/** The other players who fit, clockwise from `you`. */
export function playersWho(state: OuterRimState, you: PlayerId, filter: PlayerFilter): OuterRimPlayer[] {
  const self = playerOf(state, you);
  return othersOf(state, you).filter((other) => {
    if (other.space === null || self.space === null) return false;
    if (filter.here && other.space !== self.space) return false;
    if (filter.within !== undefined && (distancesFrom(state, self.space).get(other.space) ?? Infinity) > filter.within)
      return false;
    if (filter.moreFame && other.fame <= self.fame) return false;
    return filter.negativeWith === undefined || isNegative(other, filter.negativeWith);
  });
}

function isNegative(player: OuterRimPlayer, faction: Faction | 'any'): boolean {
  if (faction !== 'any') return player.reputation[faction] < 0;
  return Object.values(player.reputation).some((reputation) => reputation < 0);
}

/** Cost of the player's ship sheet (or.bartering.05). */
export function shipCost(state: OuterRimState, player: OuterRimPlayer): number {
  return player.ship === null ? 0 : shipSheet(state, player.ship).cost;
}
