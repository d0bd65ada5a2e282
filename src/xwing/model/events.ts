/** Everything that can happen in a game of X-Wing, each with the rules behind it. */
import type { CoreEvent, EventOfType, PlayerId } from '../../core';
import type { Pose } from '../../core/geometry';
import type { ActionColor, Maneuver, ManeuverColor } from '../facts';
import type { DeployStart } from './actions';
import type { ActionGrant, Coordinated, Edge, ObjectId, Phase, MeasuredFor, ShipId, TokenKind } from './state';

/** The fields of one kind of event. */
type Of<T extends string, Fields = unknown> = EventOfType<T, Fields>;
type AboutShip = { ship: ShipId };

/** Player order, edges, obstacles and forces. */
export type SetupEvent =
  | Of<'player-order-determined', { first: PlayerId }>
  /** With more than two players: `player` gets this `place` in player order. */
  | Of<'next-player-chosen', { player: PlayerId; place: number }>
  | Of<'results-called', { player: PlayerId; results: 'hits' | 'misses' }>
  | Of<'edge-chosen', { player: PlayerId; edge: Edge }>
  | Of<'obstacle-placed', { obstacle: ObjectId; pose: Pose }>
  | Of<'ship-placed', AboutShip & { pose: Pose }>
  /** The step of setup in which ships are placed begins. */
  | Of<'about-to-place-forces'>
  /** The step of setup in which ships are placed is over. */
  | Of<'forces-placed'>;

/** Rounds and phases, and how the game ends. */
export type RoundEvent =
  | Of<'round-started', { round: number }>
  | Of<'phase-started', { phase: Phase }>
  | Of<'phase-ended', { phase: Phase }>
  /** The game goes on among the other players. */
  | Of<'player-eliminated', { player: PlayerId }>
  | Of<'game-ended', { winner: PlayerId | 'draw' }>;

/** Where a ship turns on the spot: by 90 degrees to a side, by 180, not at all. */
export type Rotation = 'left' | 'right' | 'around' | 'none';

/** What does not happen: nothing at all, no damage, no step is skipped. */
export type NoEffect = 'anything' | 'damage' | 'skip';

/** Dials, activation, and ships that move, overlap and flee. Poses are in mm. */
export type MovementEvent =
  /** Only the ship's player sees `maneuver` (see `view`). */
  | Of<'dial-set', AboutShip & { maneuver: string | null }>
  /** The opponent `by` looked at the assigned dial of the ship. All players know this, but only `by` saw the maneuver. */
  | Of<'dial-looked-at', AboutShip & { by: PlayerId }>
  | Of<'dial-turned-faceup', AboutShip & { maneuver: Maneuver }>
  | Of<'ship-activates', AboutShip>
  /** The activation of the ship is over. */
  | Of<'ship-activated', AboutShip>
  | Of<'dial-revealed', AboutShip & { maneuver: Maneuver }>
  /** The dial was revealed, and is now set to another maneuver. */
  | Of<'revealed-dial-set', AboutShip & { maneuver: Maneuver }>
  /** Announced only: before the difficulty of the maneuver is settled. */
  | Of<'about-to-execute', AboutShip & { maneuver: Maneuver; inStep: boolean }>
  | Of<'maneuver-replaced', AboutShip & { by: Maneuver }>
  | Of<'moved', AboutShip & { from: Pose; to: Pose; by: string }>
  | Of<'overlapped', AboutShip & { object: ObjectId }>
  | Of<'moved-through', AboutShip & { obstacle: ObjectId }>
  /** The ship moved through a device, or onto it (`overlapped`). `inManeuver`: the move was a maneuver. */
  | Of<'device-met', AboutShip & { device: ObjectId; overlapped: boolean; inManeuver: boolean }>
  /** An effect that one could expect from an obstacle or the damage deck does not happen to the ship. */
  | Of<'no-effect', AboutShip & { of: string; what: NoEffect }>
  /** Announced only: before the difficulty of its maneuver is checked. */
  | Of<'difficulty-checked', AboutShip & { maneuver: Maneuver; fully: boolean }>
  /** Abilities changed the color of its maneuver. The event gives the sum of all changes, in steps from blue to red. */
  | Of<'difficulty-changed', AboutShip & { from: ManeuverColor; to: ManeuverColor }>
  | Of<'maneuver-executed', AboutShip & { maneuver: Maneuver; fully: boolean }>
  | Of<'step-skipped', AboutShip & { step: string }>
  | Of<'fled', AboutShip>
  /** A huge ship overlapped it, so it is picked up until the huge ship has moved. */
  | Of<'set-aside', AboutShip>
  | Of<'ship-rotated', AboutShip & { way: Rotation }>;

/** Actions that are tried, performed or failed; locks and turrets. */
export type ActionEvent =
  | Of<'action-attempted', AboutShip & { action: string; color: ActionColor }>
  /**
   * `coordinated`: for a coordinate action, the ship that it chose and the action that the chosen ship performed; null for other actions, and if the
   * coordinate action failed.
   */
  | Of<
      'action-performed',
      AboutShip & {
        action: string;
        color: ActionColor;
        linked: readonly ActionGrant[];
        coordinated: Coordinated | null;
      }
    >
  /** An effect lets it perform an action, but it can perform none now; `code` says why. */
  | Of<'action-not-possible', AboutShip & { code: string }>
  | Of<'action-failed', AboutShip & { action: string; code: string }>
  /** Something failed: `what` is 'barrel roll', 'boost' or 'lock'. If it was an action, the action fails, too. */
  | Of<'effect-failed', AboutShip & { what: string; code: string }>
  | Of<'lock-acquired', AboutShip & { on: ObjectId }>
  | Of<'lock-broken', AboutShip & { on: ObjectId }>
  /** The lock of the ship now belongs to the ship `to`. */
  | Of<'lock-given', AboutShip & { to: ShipId; on: ObjectId }>
  /** The lock of the ship moved to another object. */
  | Of<'lock-transferred', AboutShip & { from: ObjectId; on: ObjectId }>
  | Of<'turret-rotated', AboutShip & { arc: string }>
  /** The ship barrel rolled or boosted, as an action or otherwise. The effects of everything that it met are over. */
  | Of<'repositioned', AboutShip & { move: 'barrel roll' | 'boost' }>
  /** Announced only: before the ship declares a template. */
  | Of<'about-to-boost', AboutShip>
  /** The ship recovered a charge of the card. Its disarm token follows. */
  | Of<'reloaded', AboutShip & { card: string }>
  /** Announced only: before the ship measures which objects it can choose. */
  | Of<'about-to-measure', AboutShip & { to: MeasuredFor }>
  /** The ship `on` was chosen, and may perform an action. Abilities after this event wait until `on` has performed its action. */
  | Of<'coordinated', AboutShip & { on: ShipId }>
  | Of<'decloaked', AboutShip>;

/** Ships that dock and deploy. */
export type DockingEvent =
  | Of<'docked', AboutShip & { carrier: ShipId }>
  /** The ship goes from the play area to its ship card, and is docked with no carrier. */
  | Of<'put-in-reserve', AboutShip>
  /** The ship starts from these guides of its carrier. The maneuver and its consequences follow. */
  | Of<'ship-deploys', AboutShip & { carrier: ShipId; guides: DeployStart }>
  /** The ship is in the play area, and its action is over. */
  | Of<'deployed', AboutShip & { carrier: ShipId }>;

/** Condition cards, and upgrades that are flipped or go to another ship. `id`: the id of the condition, such as `red-5/hunted-p2`. */
export type ConditionEvent =
  /** `card` is null while the condition is facedown. */
  | Of<'condition-assigned', AboutShip & { card: string | null; id: string; by: PlayerId }>
  | Of<'condition-removed', AboutShip & { card: string | null; id: string }>
  /** The condition is turned faceup. `attacker`: the ship whose attack caused this; null: another reason. */
  | Of<'condition-revealed', AboutShip & { card: string; id: string; attacker: ShipId | null }>
  /** The player `by` searched for a damage card. It now lies on the condition `card` of the ship. */
  | Of<'damage-card-found', AboutShip & { card: string; damage: string; by: PlayerId }>
  /** An upgrade card goes from the ship to another ship. */
  | Of<'upgrade-moved', AboutShip & { to: ShipId; card: string }>
  /** An upgrade card of the ship was flipped. `up`: the title of the side that is up now. */
  | Of<'upgrade-flipped', AboutShip & { card: string; up: string }>
  /** A token is put on a card of the ship, or removed from it. */
  | Of<'token-on-card', AboutShip & { card: string; token: TokenKind; way: 'put' | 'removed' }>;

/** Tokens and charges. */
export type TokenEvent =
  /** `by`: the player whose piece, card or choice caused it; if the rules caused it, the ship's own player. */
  | Of<'token-gained', AboutShip & { token: TokenKind; by: PlayerId }>
  /** The ship cannot gain this token. */
  | Of<'token-not-gained', AboutShip & { token: TokenKind }>
  | Of<'token-spent', AboutShip & { token: TokenKind }>
  | Of<'token-removed', AboutShip & { token: TokenKind }>
  /** One of its reinforce tokens now shows its other side. */
  | Of<'reinforce-flipped', AboutShip & { to: 'fore' | 'aft' }>
  | Of<'charge-spent', AboutShip & { of: string }>
  | Of<'charge-recovered', AboutShip & { of: string }>;

/** Dice that were rolled before: what they showed, what they show. */
interface RolledAnew {
  die: 'attack' | 'defense';
  were: readonly string[];
  faces: readonly string[];
  player: PlayerId;
}

/** Engagement, attacks, their dice and modifications. */
export type AttackEvent =
  /** Announced only: ships of this initiative can engage now. Only 7 (which no card has, before the first ship engages) and 0 (the last one) have this event. */
  | Of<'initiative-begins', { initiative: number }>
  | Of<'ship-engages', AboutShip>
  /** The engagement of the ship is over. */
  | Of<'ship-engaged', AboutShip>
  /** Announced only: before the ship measures for an attack. Abilities can still change which attacks it is limited to. */
  | Of<'about-to-attack', AboutShip>
  /** The ship has no attack that it can perform; `because` says why. */
  | Of<'attack-not-possible', AboutShip & { code: string }>
  | Of<'attack-declined', AboutShip>
  | Of<
      'attack-declared',
      { attacker: ShipId; defender: ShipId; weapon: string; range: number; obstructedBy: readonly ObjectId[] }
    >
  | Of<'dice-rolled', AboutShip & { die: 'attack' | 'defense'; faces: readonly string[]; why: string }>
  | Of<'dice-rerolled', AboutShip & RolledAnew>
  /** All dice are rolled again, which does not count as rerolling. */
  | Of<'dice-rolled-again', AboutShip & RolledAnew>
  | Of<'die-changed', AboutShip & { die: 'attack' | 'defense'; from: string; to: string }>
  | Of<'die-added', AboutShip & { die: 'attack' | 'defense'; face: string }>
  | Of<'die-spent', AboutShip & { die: 'attack' | 'defense'; face: string }>
  | Of<'dice-canceled', { die: 'attack' | 'defense'; faces: readonly string[] }>
  | Of<'lock-spent', AboutShip & { on: ObjectId }>
  /** Both players have finished modifying the attack dice. */
  | Of<'dice-modified', AboutShip & { die: 'attack' }>
  | Of<'dice-neutralized', { evades: number; hits: number; crits: number }>
  | Of<'attack-hit', { attacker: ShipId; defender: ShipId }>
  | Of<'attack-missed', { attacker: ShipId; defender: ShipId }>
  /** After the attack, for the defender. `bonus`: true in sub-step 6c (abilities that grant a bonus attack), false in 6a. */
  | Of<'defended', { attacker: ShipId; defender: ShipId; weapon: string; bonus: boolean }>
  /** After the attack, for the attacker. `bonus`: true in sub-step 6d (abilities that grant a bonus attack), false in 6b. */
  | Of<'attack-performed', { attacker: ShipId; defender: ShipId; weapon: string; bonus: boolean }>;

/** Damage, shields, damage cards, and ships that are destroyed. */
export type DamageEvent =
  /** Announced only: all damage that the ship is about to suffer from one source, before the first point. */
  | Of<'about-to-suffer', AboutShip & { hit: number; crit: number }>
  /** Announced only: before a damage card is drawn for the ship. */
  | Of<'about-to-be-dealt', AboutShip & { faceup: boolean }>
  /** Announced only: the ship has moved through or overlapped the obstacle, and is about to suffer its effects. */
  | Of<'about-to-suffer-obstacle', AboutShip & { obstacle: ObjectId }>
  /** Announced only: before a facedown damage card of the ship is turned faceup. */
  | Of<'about-to-expose', AboutShip>
  /** Announced only: before a bomb or mine without a fuse marker detonates; `ship` set it off. */
  | Of<'about-to-detonate', { device: ObjectId; ship: ShipId | null }>
  /** The device does not detonate, and stays where it is. */
  | Of<'detonation-prevented', { device: ObjectId }>
  /** Announced only: a huge ship that engages may attack, or attack once more. */
  | Of<'may-attack', AboutShip>
  /** Damage that the ship was about to suffer is prevented. `hit`, `crit`: how much of each kind. */
  | Of<'damage-prevented', AboutShip & { hit: number; crit: number }>
  /** `faceup`: the ids of the faceup damage cards that the ship already had before this damage. */
  | Of<'damage-suffered', AboutShip & { damage: 'hit' | 'crit'; faceup: readonly string[] }>
  | Of<'shield-lost', AboutShip>
  | Of<'shield-recovered', AboutShip>
  /** For a facedown card `card` and `id` are null. */
  | Of<'damage-card-dealt', AboutShip & { faceup: boolean; card: string | null; id: string | null }>
  /** The attacker is in the arc that the damage card names, so the card has its additional effect. Its usual effect follows. */
  | Of<'precision-shot', AboutShip & { attacker: ShipId; card: string; id: string; arc: string }>
  | Of<'damage-card-exposed', AboutShip & { card: string; id: string }>
  /** A faceup card was turned facedown, or a facedown card (`faceup: false`) was discarded. */
  | Of<'damage-card-repaired', AboutShip & { faceup: boolean; card: string }>
  /** The card goes to the discard pile. This does not count as repairing it. */
  | Of<'damage-card-discarded', AboutShip & { card: string }>
  | Of<'damage-deck-shuffled', { player: PlayerId; cards: number }>
  | Of<'ship-destroyed', AboutShip>
  | Of<'ship-removed', AboutShip>;

/** Devices, and obstacles that leave the table. `ship`: the ship that placed the device, or that set it off. */
export type DeviceEvent =
  /** `how`: the way in which it was placed, such as `drop 1 straight`. */
  | Of<'device-placed', AboutShip & { device: ObjectId; pose: Pose; how: string }>
  | Of<'device-relocated', { device: ObjectId; from: Pose; to: Pose }>
  | Of<'fuse-marker-placed', { device: ObjectId }>
  | Of<'fuse-marker-removed', { device: ObjectId }>
  /** `ship`: null if no ship set it off. `lockedBy`: the ships that had a lock on it. */
  | Of<'device-detonated', { device: ObjectId; ship: ShipId | null; lockedBy: readonly ShipId[] }>
  /** The ship suffered the effect of the device. */
  | Of<'device-suffered', AboutShip & { device: ObjectId }>
  | Of<'device-removed', { device: ObjectId }>
  | Of<'remote-destroyed', { device: ObjectId }>
  | Of<'obstacle-removed', { obstacle: ObjectId }>;

/** What happens in a game of X-Wing. */
export type XwingEvent =
  | SetupEvent
  | RoundEvent
  | MovementEvent
  | ActionEvent
  | DockingEvent
  | ConditionEvent
  | TokenEvent
  | AttackEvent
  | DamageEvent
  | DeviceEvent
  | CoreEvent;
