/** What abilities can change, forbid and permit, by name: what each is, its unit, and what abilities are told when it is asked. */
import type { PlayerId, ValueOf } from '../../core';
import type { Command, HullZone, ObstacleId, Yaw } from '../facts';
import type { DeploymentOrder, ObstaclePlacement, ZoneOfShip } from './setup';
import type { ShipId, SquadronId } from './state';

interface AboutShip {
  ship: ShipId;
}
interface AboutSquadron {
  squadron: SquadronId;
}

/** What abilities change, for `modified`: numbers, where nothing else is said. */
export interface ArmadaValues {
  /** Command dials in a ship's stack, and command tokens beside it. Base: as printed. */
  'command value': AboutShip;
  /** Squadrons that a ship activates with a squadron dial. Base: as printed. */
  'squadron value': AboutShip;
  /** Base: as printed. */
  'engineering value': AboutShip;
  /** The points of one repair command. Base: by its dial and token (arm.commands.19, .24, .39). */
  'engineering points': AboutShip;
  /** A ship's hull, in damage cards. Base: as printed. */
  hull: AboutShip;
  /** The yaw values at a speed, the joint nearest to the ship first. Base: as the chart has them. */
  yaw: ValueOf<readonly Yaw[], AboutShip & { speed: number }>;
  /** A squadron's speed, as a distance band. Base: as printed. */
  'squadron speed': AboutSquadron;
  /** Fleet points that a destroyed ship is worth to the enemy. Base: its card with its upgrades (arm.scoring.05). */
  'ship points': AboutShip;
  /** A player's score. Base: destroyed enemies and victory tokens (arm.scoring.02). */
  score: { player: PlayerId };
  /** Base: in turns, as arm.setup.15 and .16 have it. */
  'obstacle placement': ValueOf<ObstaclePlacement, Record<never, never>>;
  /** Base: in turns, ships and squadrons in any order (arm.setup.18, .19). */
  'deployment order': ValueOf<DeploymentOrder, Record<never, never>>;
  /** Base: its owner's deployment zone. */
  'deployment zone': ValueOf<ZoneOfShip, AboutShip>;
}

/** What a ship or squadron cannot do, for `forbidden`. */
export interface ArmadaBans {
  /** An obstacle has its effect on a ship or squadron that overlaps it. */
  'obstacle effect': { piece: ShipId | SquadronId; obstacle: ObstacleId };
  /** An obstacle obstructs attacks. */
  'obstruct attacks': { obstacle: ObstacleId };
  /** A ship or squadron is deployed on an obstacle. */
  'deploy on obstacle': { piece: ShipId | SquadronId; obstacle: ObstacleId };
  /** A squadron moves. */
  'move squadron': AboutSquadron;
  /** A ship recovers shields in a hull zone. */
  'recover shields': AboutShip & { zone: HullZone };
  /** A ship moves shields to a hull zone. */
  'move shields to': AboutShip & { zone: HullZone };
  /** A ship has command tokens. */
  'have command tokens': AboutShip;
  /** A ship readies its defense tokens. */
  'ready defense tokens': AboutShip;
  /** A ship resolves a command. */
  'resolve command': AboutShip & { command: Command };
}

/** What a ship or squadron can do though the rules do not let it, for `permitted`. */
export interface ArmadaPermits {
  /** An engaged squadron moves. */
  'move while engaged': AboutSquadron;
  /** A navigate token of a ship raises a yaw value by 1 instead of changing the speed. */
  'yaw by token': AboutShip;
}

/** The windows in which cards are used; none is about an event. */
export interface ArmadaWindows {
  /** A ship's dial has been revealed: when squadron and repair commands are resolved (arm.commands.18). */
  'after reveal': null;
}

/** What procedures hand to whatever called them. */
export type ArmadaResults = object;
