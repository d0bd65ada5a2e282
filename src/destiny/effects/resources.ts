/** Resources: gained, lost, spent, given (des.resources). */
import type { PlayerId } from '../../core';
import { cause } from '../engine';
import type { EventOf } from '../model/events';
import { playerOf } from '../queries/players';
import type { DestinyState } from '../model/state';
import { fellShort, tally } from './memory';

export function gainResources(
  state: DestinyState,
  player: PlayerId,
  amount: number,
  by: PlayerId | null,
  rules: readonly string[] = ['des.resources.02'],
): void {
  if (amount > 0) cause(state, { type: 'resources-gained', rules, player, amount, by });
}

export function resourcesGained(state: DestinyState, event: EventOf<'resources-gained'>): void {
  playerOf(state, event.player).resources += event.amount;
}

/** A player loses resources, as many as they have at most (des.disrupt-symbol.02); gives how many. */
export function loseResources(state: DestinyState, player: PlayerId, amount: number, by: PlayerId): number {
  const lost = Math.min(amount, playerOf(state, player).resources);
  if (lost < amount) fellShort(state);
  if (lost > 0)
    cause(state, {
      type: 'resources-lost',
      rules: ['des.disrupt-symbol.02', 'des.disrupt-symbol.03'],
      player,
      amount: lost,
      by,
    });
  return lost;
}

export function resourcesLost(state: DestinyState, event: EventOf<'resources-lost'>): void {
  playerOf(state, event.player).resources -= event.amount;
  tally(state, 'lost', event.amount);
}

/** Pays for a card, a die or an ability; check `canSpend` first. */
export function spendResources(
  state: DestinyState,
  player: PlayerId,
  amount: number,
  on: string,
  rules: readonly string[],
): void {
  if (amount > 0) cause(state, { type: 'resources-spent', rules, player, amount, on });
}

export function resourcesSpent(state: DestinyState, event: EventOf<'resources-spent'>): void {
  playerOf(state, event.player).resources -= event.amount;
}

/** One player gives resources to another. */
export function giveResources(state: DestinyState, player: PlayerId, to: PlayerId, amount: number): void {
  if (amount > 0) cause(state, { type: 'resources-given', rules: ['des.resources.01'], player, to, amount });
}

export function resourcesGiven(state: DestinyState, event: EventOf<'resources-given'>): void {
  playerOf(state, event.player).resources -= event.amount;
  playerOf(state, event.to).resources += event.amount;
}
