/** Everything that can happen in a game of X-Wing, each with the rules behind it. */
import type { CoreEvent, PlayerId, RuleId } from '../core';
import type { Pose } from '../core/geometry';
import type { ActionColor, ActionName, Maneuver } from './cards';
import type { ObjectId, Phase, ShipId, TokenKind } from './state';

/** The fields of one kind of event. */
type Of<T extends string, Fields = unknown> = { type: T; rules: readonly RuleId[] } & Fields;
type AboutShip = { ship: ShipId };

export type SetupEvent =
  | Of<'player-order-determined', { first: PlayerId }>
  | Of<'results-called', { player: PlayerId; results: 'hits' | 'misses' }>
  | Of<'edge-chosen', { player: PlayerId; edge: 'south' | 'north' }>
  | Of<'obstacle-placed', { obstacle: ObjectId; pose: Pose }>
  | Of<'ship-placed', AboutShip & { pose: Pose }>;

export type RoundEvent =
  | Of<'round-started', { round: number }>
  | Of<'phase-started', { phase: Phase }>
  | Of<'phase-ended', { phase: Phase }>
  | Of<'game-ended', { winner: PlayerId | 'draw' }>;

export type MovementEvent =
  /** `maneuver` is seen by its player only (see `view`). */
  | Of<'dial-set', AboutShip & { maneuver: string | null }>
  | Of<'ship-activates', AboutShip>
  | Of<'dial-revealed', AboutShip & { maneuver: Maneuver }>
  | Of<'maneuver-replaced', AboutShip & { by: Maneuver }>
  | Of<'moved', AboutShip & { from: Pose; to: Pose; by: string }>
  | Of<'overlapped', AboutShip & { object: ObjectId }>
  | Of<'moved-through', AboutShip & { obstacle: ObjectId }>
  | Of<'maneuver-executed', AboutShip & { maneuver: Maneuver; fully: boolean }>
  | Of<'step-skipped', AboutShip & { step: string }>
  | Of<'fled', AboutShip>;

export type ActionEvent =
  | Of<'action-attempted', AboutShip & { action: string; color: ActionColor }>
  | Of<
      'action-performed',
      AboutShip & { action: string; color: ActionColor; linked: { action: ActionName; color: ActionColor } | null }
    >
  | Of<'action-failed', AboutShip & { action: string; code: string }>
  | Of<'lock-acquired', AboutShip & { on: ObjectId }>
  | Of<'lock-broken', AboutShip & { on: ObjectId }>
  | Of<'turret-rotated', AboutShip & { arc: string }>;

export type TokenEvent =
  /** `by`: the player who caused it, if that matters. */
  | Of<'token-gained', AboutShip & { token: TokenKind; by: PlayerId | null }>
  | Of<'token-spent', AboutShip & { token: TokenKind }>
  | Of<'token-removed', AboutShip & { token: TokenKind }>
  | Of<'charge-spent', AboutShip & { of: string }>
  | Of<'charge-recovered', AboutShip & { of: string }>;

export type AttackEvent =
  | Of<'ship-engages', AboutShip>
  | Of<'attack-declared', { attacker: ShipId; defender: ShipId; weapon: string; range: number; obstructed: boolean }>
  | Of<'dice-rolled', AboutShip & { die: 'attack' | 'defense'; faces: readonly string[]; why: string }>
  | Of<'dice-rerolled', AboutShip & { die: 'attack' | 'defense'; faces: readonly string[]; player: PlayerId }>
  | Of<'die-changed', AboutShip & { die: 'attack' | 'defense'; from: string; to: string }>
  | Of<'die-added', AboutShip & { die: 'attack' | 'defense'; face: string }>
  | Of<'dice-neutralized', { evades: number; hits: number; crits: number }>
  | Of<'attack-hit', { attacker: ShipId; defender: ShipId }>
  | Of<'attack-missed', { attacker: ShipId; defender: ShipId }>
  /** Aftermath. `bonus` tells the sub-steps 6c and 6d (abilities that grant a bonus attack) from 6a and 6b. */
  | Of<'defended', { attacker: ShipId; defender: ShipId; weapon: string; bonus: boolean }>
  | Of<'attack-performed', { attacker: ShipId; defender: ShipId; weapon: string; bonus: boolean }>;

export type DamageEvent =
  | Of<'damage-suffered', AboutShip & { damage: 'hit' | 'crit' }>
  | Of<'shield-lost', AboutShip>
  | Of<'shield-recovered', AboutShip>
  | Of<'damage-card-dealt', AboutShip & { card: string | null }>
  | Of<'damage-card-exposed', AboutShip & { card: string }>
  | Of<'damage-card-repaired', AboutShip & { card: string | null }>
  | Of<'ship-destroyed', AboutShip>
  | Of<'ship-removed', AboutShip>;

export type XwingEvent =
  SetupEvent | RoundEvent | MovementEvent | ActionEvent | TokenEvent | AttackEvent | DamageEvent | CoreEvent;
