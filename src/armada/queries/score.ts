/** Fleet points of destroyed pieces, and scores (arm.scoring). */
import type { PlayerId } from '../../core';
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

/** What it is worth to the enemy when it is destroyed. */
export function worthOf(state: ArmadaState, ship: Ship): number {
  return modified(state, 'ship points', shipPoints(ship), { ship: ship.id });
}

/** Destroyed enemies, however they were destroyed, and victory tokens (arm.scoring.02, .04, .07). */
export function scoreOf(state: ArmadaState, player: PlayerId): number {
  const enemy = otherPlayer(state, player);
  const isScored = (piece: { owner: PlayerId; place: string }): boolean =>
    piece.owner === enemy && piece.place === 'destroyed';
  const ships = state.ships.filter(isScored).map((ship) => worthOf(state, ship));
  const squadrons = state.squadrons.filter(isScored).map((each) => squadronCardOf(each).points);
  const base = [...ships, ...squadrons, victoryPoints(state, player)].reduce((sum, points) => sum + points, 0);
  return modified(state, 'score', base, { player });
}

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
