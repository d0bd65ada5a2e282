/** How a game of X-Wing stands (xw.winning). */
import type { Outcome } from '../core';
import { pilot, ship as shipType, upgrade, upgradeCost } from './facts';
import { shipsNotRemoved } from './queries/ships';
import type { Ship, XwingState } from './model/state';

/** Scores are the squad points of the ships that a player still has. */
export function outcome(state: XwingState): Outcome {
  const scores = Object.fromEntries(state.players.map(({ id }) => [id, pointsLeft(state, id)]));
  const { winner } = state;
  if (state.stack.length > 0 || winner === null) return { kind: 'playing', scores };
  if (winner === 'draw') return { kind: 'draw', scores, rules: ['xw.winning.03'] };
  return { kind: 'won', winners: [winner], scores, rules: ['xw.winning.01', 'xw.winning.02'] };
}

/** Squad points of the ships that the player still has (xw.squad-points.01). */
function pointsLeft(state: XwingState, player: string): number {
  const ships = shipsNotRemoved(state).filter((ship) => ship.player === player);
  return ships.reduce((sum, ship) => sum + pointsOf(ship), 0);
}

/** Squad points of the ship card and its upgrades (xw.squad-points.01); a card without a price on this ship counts nothing. */
function pointsOf(made: Ship): number {
  const [card, type] = [pilot(made.pilot), shipType(made.type)];
  if (!card || !type) return 0;
  const prices = made.upgrades.map((each) => {
    const equipped = upgrade(each.card);
    return (equipped && upgradeCost(equipped, { ship: type, pilot: card })) ?? 0;
  });
  return prices.reduce((sum, price) => sum + price, card.cost);
}
