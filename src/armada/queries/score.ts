/** Fleet points of destroyed pieces, and scores (arm.scoring). */
import { reason, say, type PlayerId, type Reason, type Source } from '../../core';
import { modified } from '../engine';
import { objectiveCard, upgradeCard } from '../facts';
import type { ArmadaState, Ship } from '../model/state';
import { otherPlayer } from './players';
import { cardOf } from './ships';
import { squadronCardOf } from './squadrons';

/** The ship card with all upgrades it was equipped with, discarded ones among them (arm.scoring.05, .06). */
export function shipPoints(ship: Ship): number {
  return ship.upgrades.reduce((sum, { card }) => sum + (upgradeCard(card)?.points ?? 0), cardOf(ship).points);
}

/** What it is worth to the enemy when it is destroyed. `sources`: filled with the cards that change it. */
export function worthOf(state: ArmadaState, ship: Ship, sources?: Source[]): number {
  return modified(state, 'ship points', shipPoints(ship), { ship: ship.id }, sources);
}

/** The same with its reason: an objective may say more than the costs of its cards. */
export function whyWorth(state: ArmadaState, ship: Ship): Reason {
  const sources: Source[] = [];
  const points = worthOf(state, ship, sources);
  const by = sources.flatMap(({ amount, by: card }) => (typeof card === 'string' ? [] : [{ amount, card }]));
  const costs = shipPoints(ship);
  const [first] = by;
  if (first) {
    const said = say`${ship.id} costs ${costs} fleet points; by ${first.card} it is worth ${points}.`;
    return reason('worth', said, ['arm.objective-cards.05', 'arm.scoring.02'], { points });
  }
  const said =
    ship.upgrades.length > 0
      ? say`${ship.id} is worth ${points} fleet points with its upgrades.`
      : say`${ship.id} is worth ${points} fleet points.`;
  return reason('worth', said, ship.upgrades.length > 0 ? ['arm.scoring.05'] : ['arm.scoring.02'], { points });
}

interface Worth {
  id: string;
  points: number;
}

/** Destroyed enemies, however they were destroyed, with what they are worth (arm.scoring.02, .04); none that survive (arm.scoring.03). */
function destroyedEnemies(state: ArmadaState, player: PlayerId): Worth[] {
  const enemy = otherPlayer(state, player);
  const isScored = (piece: { owner: PlayerId; place: string }): boolean =>
    piece.owner === enemy && piece.place === 'destroyed';
  const ships = state.ships.filter(isScored).map((ship) => ({ id: ship.id, points: worthOf(state, ship) }));
  const squadrons = state.squadrons.filter(isScored);
  return [...ships, ...squadrons.map((each) => ({ id: each.id, points: squadronCardOf(each).points }))];
}

/** Destroyed enemies and victory tokens (arm.scoring.02, .04, .07). */
export function scoreOf(state: ArmadaState, player: PlayerId): number {
  const base = destroyedEnemies(state, player).reduce((sum, each) => sum + each.points, victoryPoints(state, player));
  return modified(state, 'score', base, { player });
}

/** What a score is the sum of. */
export function whyScored(state: ArmadaState, player: PlayerId): Reason[] {
  const destroyed = destroyedEnemies(state, player).map(({ id, points }) => {
    const ship = state.ships.find((each) => each.id === id);
    const why = ship ? whyWorth(state, ship) : null;
    const rules = [...new Set([...(why?.rules ?? []), 'arm.scoring.02'])];
    // What an objective makes of it is told with what it costs.
    const isMore = ship !== undefined && points !== shipPoints(ship);
    const said = isMore ? say`${id} is destroyed: ${why?.parts ?? ''}` : say`${id}, destroyed, is worth ${points}.`;
    return reason('destroyed', said, rules, { points });
  });
  const points = victoryPoints(state, player);
  const tokens = reason('victory-tokens', say`Victory tokens are worth ${points}.`, ['arm.scoring.07'], { points });
  if (destroyed.length === 0 && points === 0)
    return [reason('nothing-scored', say`No enemy is destroyed, and there are no victory tokens.`, ['arm.scoring.02'])];
  return [...destroyed, ...(points > 0 ? [tokens] : [])];
}

/** The objective card says what each token is worth (arm.victory-tokens.02). */
function victoryPoints({ players, objective }: ArmadaState, player: PlayerId): number {
  const tokens = players.find(({ id }) => id === player)?.victoryTokens ?? 0;
  return tokens * (objectiveCard(objective ?? '')?.victoryToken ?? 0);
}

/** Who wins by the scores: the higher one, and with equal ones the second player (arm.winning-and-losing.01, .02). */
export function winnerByScore(state: ArmadaState): PlayerId {
  const first = state.first ?? state.players[0]?.id ?? '';
  const second = otherPlayer(state, first);
  return scoreOf(state, first) > scoreOf(state, second) ? first : second;
}
