/** Frames of the procedures that others look at. */
import type { Frame, PlayerId } from '../../core';
import type { Combat } from '../facts';
import type { Continuation } from './scope';
import type { Scope } from './scope';
import type { DiceOwner } from './events';
import type { Opponent, RollFor } from './events';
import type { SpaceId } from './state';

export interface TurnFrame extends Frame {
  player: PlayerId;
  /** The rest of the turn is skipped: a job failed, or a card says so. */
  over: boolean;
}

export interface MovementFrame extends Frame {
  player: PlayerId;
  left: number;
  moved: boolean;
  /** About to be stopped by a patrol. */
  halt: boolean;
}

export interface AiMovementFrame extends Frame {
  player: PlayerId;
  /** Spaces to move through, the last one being where it ends; null: not chosen. */
  way: SpaceId[] | null;
  left: number;
}

export interface RollFrame extends Frame {
  owner: DiceOwner;
  roller: PlayerId;
  for: RollFor;
  count: number;
  faces: string[];
}

export interface TestFrame extends Frame {
  player: PlayerId;
  skill: string;
  /** Copies of the skill that cards add for this test. */
  extra: number;
  faces: string[];
  pass: Continuation | null;
  fail: Continuation | null;
}

export interface Sides {
  attacker: number;
  defender: number;
}

export interface CombatFrame extends Frame {
  combat: Combat;
  attacker: PlayerId;
  defender: Opponent;
  /** Dice of a patrol or enemy; null: a dash, or the defender is a player. */
  value: number | null;
  /** Whose victory `win` and `lose` speak of. */
  forWhom: PlayerId;
  win: Continuation | null;
  lose: Continuation | null;
  /** A crew that is fought: its owner has no use of it. */
  without: string | null;
  /** Dice and damage that cards add. */
  extra: Sides;
  more: Sides;
  damage: Sides;
  faces: string[];
  winner: 'attacker' | 'defender' | null;
}

export interface DamageFrame extends Frame {
  player: PlayerId;
  on: 'character' | 'ship';
  amount: number;
  unavoidable: boolean;
}

export interface DefeatFrame extends Frame {
  player: PlayerId;
  on: 'character' | 'ship';
  prevented: boolean;
}

export interface LoseReputationFrame extends Frame {
  player: PlayerId;
  faction: string;
  prevented: boolean;
}

export interface MovePatrolFrame extends Frame {
  faction: string;
  /** Who chooses the way. */
  player: PlayerId;
  towards: PlayerId;
  why: 'market' | 'card';
  left: number;
  /** Spaces that it has been in, from the start. */
  route: SpaceId[];
}

export interface JobFrame extends Frame {
  player: PlayerId;
  card: string;
  outcome: 'completed' | 'failed' | null;
}

export interface DeliveryFrame extends Frame {
  player: PlayerId;
  card: string;
  failed: boolean;
}

export interface DrawnCardFrame extends Frame {
  player: PlayerId;
  drawn: string | null;
  kept: boolean;
}

export interface DatabankFrame extends DrawnCardFrame {
  number: number;
  /** Index of the step that comes next. */
  next: number;
  scope: Scope;
}
