/** What objectives change of setup: where obstacles and tokens may lie, who deploys when and where. Distances are bands of the ruler; 0: anywhere. */
import type { RuleId } from '../../core';
import type { Zone } from '../../core/geometry';
import type { ObstacleId } from '../facts';

/** The steps of setup after which objectives do something (arm.setup.15, .18). */
export type SetupStep = 'obstacles' | 'deployment';

/** Where an obstacle may lie in the setup area (arm.setup.16). */
export interface ObstacleLimits {
  /** Beyond this distance of every edge of the play area. */
  edges: number;
  /** Beyond this distance of both player edges. */
  playerEdges: number;
  /** Beyond this distance of the other obstacles. */
  apart: number;
}

/** How obstacles are placed (arm.setup.15). */
export interface ObstaclePlacement extends ObstacleLimits {
  by: 'turns' | 'second-player';
  /** Those that are not placed with the others. */
  without: readonly ObstacleId[];
}

/** In which order fleets are deployed (arm.setup.18). */
export interface DeploymentOrder {
  /** All of the first player's forces before any of the second player's. */
  firstPlayerFirst: boolean;
  /** All ships of a player before any squadron. */
  shipsFirst: boolean;
}

/** Where a ship is deployed (arm.setup.20), with what says so. */
export interface ZoneOfShip {
  zone: Zone;
  rules: readonly RuleId[];
}

/** Where an objective token may lie. */
export interface TokenLimits {
  area: 'setup' | 'play';
  /** Beyond this distance of both player edges. */
  playerEdges: number;
  /** Beyond this distance of the other objective tokens. */
  apart: number;
  /** At this distance of an obstacle; 0: near none. */
  atObstacle: number;
}
