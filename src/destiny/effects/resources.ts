/** Resources: gained, lost, spent, given (des.resources). */
import { reason, say, type Change, type PlayerId, type Reason, withReasons } from '../../core';
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
  event.change = addResources(state, event.player, event.amount);
}

/**
 * Adds to a player's resources, or takes some away; gives what they were and are. The supply needs no state (des.supply.01): it never runs out
 * (des.supply.04, des.resources.05).
 */
function addResources(state: DestinyState, player: PlayerId, amount: number): Change {
  const of = playerOf(state, player);
  const was = of.resources;
  of.resources += amount;
  return { was, is: of.resources };
}

/** A player loses resources, as many as they have at most (des.disrupt-symbol.02); gives how many. */
export function loseResources(
  state: DestinyState,
  player: PlayerId,
  amount: number,
  by: PlayerId,
  rules: readonly string[] = ['des.resources.03'],
): number {
  const { resources } = playerOf(state, player);
  const lost = Math.min(amount, resources);
  const short = lost < amount ? tooFew(player, resources, amount) : null;
  if (short) fellShort(state, lost === 0 ? { because: short, did: 0, of: amount } : undefined);
  const because = withReasons(short);
  if (lost > 0) cause(state, { type: 'resources-lost', rules, player, amount: lost, by, ...because });
  return lost;
}

function tooFew(player: PlayerId, resources: number, amount: number): Reason {
  const rule = resources === 0 ? 'des.disrupt-symbol.03' : 'des.disrupt-symbol.02';
  const facts = { resources, toLose: amount };
  return reason('too-few-resources', say`${player} had ${resources} of the ${amount} to lose`, [rule], facts);
}

export function resourcesLost(state: DestinyState, event: EventOf<'resources-lost'>): void {
  event.change = addResources(state, event.player, -event.amount);
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
  event.change = addResources(state, event.player, -event.amount);
}

/** One player gives resources to another; what changes for the giver is told. */
export function giveResources(state: DestinyState, player: PlayerId, to: PlayerId, amount: number): void {
  if (amount > 0) cause(state, { type: 'resources-given', rules: ['des.resources.01'], player, to, amount });
}

export function resourcesGiven(state: DestinyState, event: EventOf<'resources-given'>): void {
  event.change = addResources(state, event.player, -event.amount);
  addResources(state, event.to, event.amount);
}
