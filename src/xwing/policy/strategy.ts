/** How X-Wing is played well: keep enemies in arc and out of theirs, shoot with a token, and lose no ship for nothing. */
import { dealtCount, noTerms, type PlayerId, type Strategy, type TermsOf } from '../../core';
import { pointDistance } from '../../core/geometry';
import { pilot } from '../facts';
import type { Ship, XwingState } from '../model/state';
import type { Xwing } from '../model/types';
import { damageOn } from './shots';
import { enemiesOf, nearEdge, turnedTo } from './seen';
import { likesOf } from './likes';

/** Half of a squad is worth a lead of 1. */
const WEIGHTS = {
  /** Squad points of ships in the game, as a share of the squad. */
  ships: 1,
  /** The same by the hull and shields that are left. */
  health: 1.5,
  /** What its ships would do to the best of their targets, in shares of the enemy squad. */
  shots: 0.9,
  tokens: 0.08,
  locks: 0.06,
  force: 0.04,
  stress: -0.05,
  trouble: -0.06,
  faceup: -0.03,
  edge: -0.25,
  facing: 0.1,
  distance: -0.06,
} as const;

const GREEN = ['focus', 'evade', 'calculate', 'reinforce-fore', 'reinforce-aft'] as const;
const TROUBLE = ['ion', 'jam', 'tractor', 'disarm', 'strain'] as const;

function costOf({ pilot: card }: Ship): number {
  return pilot(card)?.cost ?? 0;
}

/** Hull and shields that are left, and all that it had. */
function healthOf({ hull, shields, damage }: Ship): { left: number; all: number } {
  return { left: Math.max(0, hull - dealtCount(damage)) + shields.active, all: Math.max(1, hull + shields.limit) };
}

function terms(state: XwingState, player: PlayerId): TermsOf<typeof WEIGHTS> {
  const found = noTerms(WEIGHTS);
  const points = Math.max(1, sumOfCosts(state, player));
  const targets = enemiesOf(state, player).map((enemy) => ({
    enemy,
    share: costOf(enemy) / Math.max(1, sumOfCosts(state, enemy.player)),
  }));
  for (const ship of state.ships) {
    if (ship.player !== player || ship.place === 'removed' || ship.destroyed) continue;
    const share = costOf(ship) / points;
    const { left, all } = healthOf(ship);
    found.ships += share;
    found.health += (share * left) / all;
    if (ship.place !== 'table') continue;
    found.tokens += share * GREEN.reduce((sum, kind) => sum + ship.tokens[kind], 0);
    found.force += share * (ship.force?.active ?? 0);
    found.stress += share * ship.tokens.stress;
    found.trouble += share * TROUBLE.reduce((sum, kind) => sum + ship.tokens[kind], 0);
    found.faceup += share * ship.damage.faceup.length;
    found.edge += share * nearEdge(state, ship.pose);
    const near = Math.min(2000, ...targets.map(({ enemy }) => pointDistance(ship.pose, enemy.pose)));
    found.distance += (share * near) / 300;
    found.facing += share * Math.max(-1, ...targets.map(({ enemy }) => turnedTo(ship.pose, enemy.pose)));
    // Who has shot this round has no other shot in it.
    found.shots += Math.max(0, ...targets.map(({ enemy, share: worth }) => worth * shareOfHealth(state, ship, enemy)));
  }
  const isOwn = (id: string): boolean => state.ships.some((ship) => ship.id === id && ship.player === player);
  found.locks = state.locks.filter(({ by, on }) => isOwn(by) && !isOwn(on)).length / Math.max(1, state.ships.length);
  return found;
}

function sumOfCosts(state: XwingState, player: PlayerId): number {
  return state.ships.reduce((sum, ship) => sum + (ship.player === player ? costOf(ship) : 0), 0);
}

/** The share of what is left of an enemy that a shot would take. */
function shareOfHealth(state: XwingState, ship: Ship, enemy: Ship): number {
  const { left } = healthOf(enemy);
  const damage = Math.min(left, damageOn(state, ship, ship.pose, enemy, enemy.pose));
  return damage / Math.max(1, left);
}

export const strategy: Strategy<Xwing> = {
  terms,
  weights: WEIGHTS,
  likes: likesOf,
  round: ({ round }) => round,
  horizon: 60,
};
