/** Initiative (xw.initiative): what decides whose turn is next (xw.initiative.02). */
import { reason, say, textOf, type Reason, type RuleId, type Sentence } from '../../core';
import { modified, playerOrder } from '../engine';
import { pilot } from '../facts';
import type { XwingState, Ship } from '../model/state';

/** The ship's initiative, as the ability says that came into play last (xw.initiative.03); without it, what is left (xw.initiative.04). */
export function initiativeOf(state: XwingState, ship: Ship): number {
  return modified(state, 'initiative', ship.initiative, { ship: ship.id });
}

/** The initiative at which a ship engages: of a huge ship its engagement value, which nothing changes (xw.engagement-value.03). */
export function engagementOf(state: XwingState, ship: Ship): number {
  return pilot(ship.pilot)?.engagement ?? modified(state, 'engages at', initiativeOf(state, ship), { ship: ship.id });
}

/** Why it is this ship's turn before those that wait: by its initiative, or in a tie by player order (xw.player-order.05). Nobody waits: nothing. */
export function turnOf(
  state: XwingState,
  ship: Ship,
  waiting: readonly Ship[],
  byInitiative: readonly RuleId[],
  byPlayerOrder: readonly RuleId[],
  valueOf = initiativeOf,
): Reason[] {
  const initiative = valueOf(state, ship);
  const ties: Ship[] = [];
  let next: Ship | null = null;
  let other = Infinity;
  for (const each of waiting) {
    const own = valueOf(state, each);
    if (own === initiative) {
      if (each.player !== ship.player) ties.push(each);
    } else if (Math.abs(own - initiative) < Math.abs(other - initiative)) {
      next = each;
      other = own;
    }
  }
  if (ties.length > 0) {
    const order = playerOrder(state);
    const at = order.indexOf(ship.player);
    const tied = ties.find((each) => order.indexOf(each.player) > at);
    if (!tied) return [];
    const [own, theirs] = [valueName(ship, valueOf), valueName(tied, valueOf)];
    const both =
      textOf(own) === textOf(theirs)
        ? say`${ship.id} and ${tied.id} have ${own} ${initiative}`
        : say`${ship.id} has ${own} ${initiative} and ${tied.id} ${theirs} ${initiative}`;
    const said =
      at === 0
        ? say`${both}, and ${ship.player} is the first player.`
        : say`${both}, and ${ship.player} comes before ${tied.player} in player order.`;
    return [reason('player-order', said, byPlayerOrder, { initiative })];
  }
  if (!next) return [];
  const [own, theirs] = [valueName(ship, valueOf), valueName(next, valueOf)];
  const said =
    textOf(own) === textOf(theirs)
      ? say`its ${own} is ${initiative}, that of ${next.id} ${other}.`
      : say`its ${own} is ${initiative}, the ${theirs} of ${next.id} ${other}.`;
  return [reason('initiative', said, byInitiative, { initiative, [next.id]: other })];
}

/** What the value is called by which a ship has its turn: a huge ship engages at its engagement value (xw.engagement-value.03). */
function valueName({ pilot: card }: Ship, valueOf: typeof engagementOf): Sentence {
  const isEngagement = valueOf === engagementOf && typeof pilot(card)?.engagement === 'number';
  return isEngagement ? say`engagement value` : say`initiative`;
}
