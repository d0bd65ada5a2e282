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
  /** With more than two players: who comes after the first, and at which place. */
  | Of<'next-player-chosen', { player: PlayerId; place: number }>
  | Of<'results-called', { player: PlayerId; results: 'hits' | 'misses' }>
  | Of<'edge-chosen', { player: PlayerId; edge: Edge }>
  | Of<'obstacle-placed', { obstacle: ObjectId; pose: Pose }>
  | Of<'ship-placed', AboutShip & { pose: Pose }>
  /** Around the step of setup in which ships are placed. */
  | Of<'about-to-place-forces'>
  | Of<'forces-placed'>;

/** Rounds and phases, and how the game ends. */
export type RoundEvent =
  | Of<'round-started', { round: number }>
  | Of<'phase-started', { phase: Phase }>
  | Of<'phase-ended', { phase: Phase }>
  /** The game goes on among the others. */
  | Of<'player-eliminated', { player: PlayerId }>
  | Of<'game-ended', { winner: PlayerId | 'draw' }>;

/** Where a ship turns on the spot: by 90 degrees to a side, by 180, not at all. */
export type Rotation = 'left' | 'right' | 'around' | 'none';

/** What does not happen: nothing at all, no damage, no step is skipped. */
export type NoEffect = 'anything' | 'damage' | 'skip';

/** Dials, activation, and ships that move, overlap and flee. Poses are in mm. */
export type MovementEvent =
  /** `maneuver` is seen by its player only (see `view`). */
  | Of<'dial-set', AboutShip & { maneuver: string | null }>
  /** An opponent saw what is on the assigned dial of the ship; everybody does. */
  | Of<'dial-looked-at', AboutShip & { by: PlayerId }>
  | Of<'dial-turned-faceup', AboutShip & { maneuver: Maneuver }>
  | Of<'ship-activates', AboutShip>
  /** Its activation is over. */
  | Of<'ship-activated', AboutShip>
  | Of<'dial-revealed', AboutShip & { maneuver: Maneuver }>
  /** It is set to another maneuver after it was revealed. */
  | Of<'revealed-dial-set', AboutShip & { maneuver: Maneuver }>
  /** Before its difficulty is settled. */
  | Of<'about-to-execute', AboutShip & { maneuver: Maneuver; inStep: boolean }>
  | Of<'maneuver-replaced', AboutShip & { by: Maneuver }>
  | Of<'moved', AboutShip & { from: Pose; to: Pose; by: string }>
  | Of<'overlapped', AboutShip & { object: ObjectId }>
  | Of<'moved-through', AboutShip & { obstacle: ObjectId }>
  /** A move of the ship met a device: through it, or onto it (`overlapped`). `inManeuver`: the move was a maneuver. */
  | Of<'device-met', AboutShip & { device: ObjectId; overlapped: boolean; inManeuver: boolean }>
  /** What could be expected of an obstacle, of the damage deck, does not happen to the ship. */
  | Of<'no-effect', AboutShip & { of: string; what: NoEffect }>
  /** Before the difficulty of its maneuver is checked. */
  | Of<'difficulty-checked', AboutShip & { maneuver: Maneuver; fully: boolean }>
  /** Abilities made another of the color that its maneuver had: the sum of all changes, in steps from blue to red. */
  | Of<'difficulty-changed', AboutShip & { from: ManeuverColor; to: ManeuverColor }>
  | Of<'maneuver-executed', AboutShip & { maneuver: Maneuver; fully: boolean }>
  | Of<'step-skipped', AboutShip & { step: string }>
  | Of<'fled', AboutShip>
  /** A huge ship overlapped it: it is picked up until that has moved. */
  | Of<'set-aside', AboutShip>
  | Of<'ship-rotated', AboutShip & { way: Rotation }>;

/** Actions that are tried, performed or failed; locks and turrets. */
export type ActionEvent =
  | Of<'action-attempted', AboutShip & { action: string; color: ActionColor }>
  /** `coordinated`: of a coordinate action that did not fail, of which ship; otherwise null. */
  | Of<
      'action-performed',
      AboutShip & {
        action: string;
        color: ActionColor;
        linked: readonly ActionGrant[];
        coordinated: Coordinated | null;
      }
    >
  /** An effect lets it perform one, and there is none that it can perform now; why. */
  | Of<'action-not-possible', AboutShip & { code: string }>
  | Of<'action-failed', AboutShip & { action: string; code: string }>
  /** Something that can fail did: `what` is 'barrel roll', 'boost', 'lock'. An action of that name fails with it. */
  | Of<'effect-failed', AboutShip & { what: string; code: string }>
  | Of<'lock-acquired', AboutShip & { on: ObjectId }>
  | Of<'lock-broken', AboutShip & { on: ObjectId }>
  /** The lock of the ship is that of another now. */
  | Of<'lock-given', AboutShip & { to: ShipId; on: ObjectId }>
  /** The lock of the ship is on another object. */
  | Of<'lock-transferred', AboutShip & { from: ObjectId; on: ObjectId }>
  | Of<'turret-rotated', AboutShip & { arc: string }>
  /** It barrel rolled or boosted, as an action or not, and has suffered what it met. */
  | Of<'repositioned', AboutShip & { move: 'barrel roll' | 'boost' }>
  /** Before it declares a template. */
  | Of<'about-to-boost', AboutShip>
  /** A charge of the card came back; it is disarmed after that. */
  | Of<'reloaded', AboutShip & { card: string }>
  /** Before it measures for whom it can choose. */
  | Of<'about-to-measure', AboutShip & { to: MeasuredFor }>
  /** The ship that was chosen may perform an action. Told as it is chosen; what comes after it waits until that has performed one. */
  | Of<'coordinated', AboutShip & { on: ShipId }>
  | Of<'decloaked', AboutShip>;

/** Ships that dock and deploy. */
export type DockingEvent =
  | Of<'docked', AboutShip & { carrier: ShipId }>
  /** It leaves the play area for its ship card, docked with nothing. */
  | Of<'put-in-reserve', AboutShip>
  /** It leaves these guides of its carrier: the maneuver, and all that comes of it, follows. */
  | Of<'ship-deploys', AboutShip & { carrier: ShipId; guides: DeployStart }>
  /** It is in the play area, after its action. */
  | Of<'deployed', AboutShip & { carrier: ShipId }>;

/** Condition cards, and upgrades that change ships. `id`: see `AssignedCondition`. */
export type ConditionEvent =
  /** `card`: null while it lies facedown. */
  | Of<'condition-assigned', AboutShip & { card: string | null; id: string; by: PlayerId }>
  | Of<'condition-removed', AboutShip & { card: string | null; id: string }>
  /** It is turned faceup: after an attack of that ship, or with null for another reason. */
  | Of<'condition-revealed', AboutShip & { card: string; id: string; attacker: ShipId | null }>
  /** A damage card that the player searched for lies on a condition of the ship. */
  | Of<'damage-card-found', AboutShip & { card: string; damage: string; by: PlayerId }>
  /** An upgrade card goes from the ship to another. */
  | Of<'upgrade-moved', AboutShip & { to: ShipId; card: string }>
  /** The other side of an upgrade card of the ship is up now; `up` is its title. */
  | Of<'upgrade-flipped', AboutShip & { card: string; up: string }>
  /** A token is put on a card of the ship, or goes from it. */
  | Of<'token-on-card', AboutShip & { card: string; token: TokenKind; way: 'put' | 'removed' }>;

/** Tokens and charges. */
export type TokenEvent =
  /** `by`: the player whose piece, card or choice caused it; of what the rules make of a ship its own player. */
  | Of<'token-gained', AboutShip & { token: TokenKind; by: PlayerId }>
  /** It cannot gain one. */
  | Of<'token-not-gained', AboutShip & { token: TokenKind }>
  | Of<'token-spent', AboutShip & { token: TokenKind }>
  | Of<'token-removed', AboutShip & { token: TokenKind }>
  /** One of its reinforce tokens shows the other side now. */
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
  /** Of the Engagement Phase, before a ship of it engages: of initiative 7, which is on no card, and of 0, the last. */
  | Of<'initiative-begins', { initiative: number }>
  | Of<'ship-engages', AboutShip>
  /** The engagement is over. */
  | Of<'ship-engaged', AboutShip>
  /** Before it measures for an attack: what it is limited to may change. */
  | Of<'about-to-attack', AboutShip>
  /** It has no attack to perform: `because` of what. */
  | Of<'attack-not-possible', AboutShip & { code: string }>
  | Of<'attack-declined', AboutShip>
  | Of<
      'attack-declared',
      { attacker: ShipId; defender: ShipId; weapon: string; range: number; obstructedBy: readonly ObjectId[] }
    >
  | Of<'dice-rolled', AboutShip & { die: 'attack' | 'defense'; faces: readonly string[]; why: string }>
  | Of<'dice-rerolled', AboutShip & RolledAnew>
  /** All of them, which does not count as rerolling them. */
  | Of<'dice-rolled-again', AboutShip & RolledAnew>
  | Of<'die-changed', AboutShip & { die: 'attack' | 'defense'; from: string; to: string }>
  | Of<'die-added', AboutShip & { die: 'attack' | 'defense'; face: string }>
  | Of<'die-spent', AboutShip & { die: 'attack' | 'defense'; face: string }>
  | Of<'dice-canceled', { die: 'attack' | 'defense'; faces: readonly string[] }>
  | Of<'lock-spent', AboutShip & { on: ObjectId }>
  /** Both sides are done with the attack dice. */
  | Of<'dice-modified', AboutShip & { die: 'attack' }>
  | Of<'dice-neutralized', { evades: number; hits: number; crits: number }>
  | Of<'attack-hit', { attacker: ShipId; defender: ShipId }>
  | Of<'attack-missed', { attacker: ShipId; defender: ShipId }>
  /** Aftermath. `bonus` tells the sub-steps 6c and 6d (abilities that grant a bonus attack) from 6a and 6b. */
  | Of<'defended', { attacker: ShipId; defender: ShipId; weapon: string; bonus: boolean }>
  | Of<'attack-performed', { attacker: ShipId; defender: ShipId; weapon: string; bonus: boolean }>;

/** Damage, shields, damage cards, and ships that are destroyed. */
export type DamageEvent =
  /** All that it is about to suffer of one source, before the first of it. */
  | Of<'about-to-suffer', AboutShip & { hit: number; crit: number }>
  /** A damage card, before it is drawn. */
  | Of<'about-to-be-dealt', AboutShip & { faceup: boolean }>
  /** It has moved through or overlapped the obstacle, and is about to suffer its effects. */
  | Of<'about-to-suffer-obstacle', AboutShip & { obstacle: ObjectId }>
  /** A facedown damage card of it, before that is turned faceup. */
  | Of<'about-to-expose', AboutShip>
  /** A bomb or mine that is not fused, before it detonates; `ship` set it off. */
  | Of<'about-to-detonate', { device: ObjectId; ship: ShipId | null }>
  /** It does not detonate, and lies there still. */
  | Of<'detonation-prevented', { device: ObjectId }>
  /** A huge ship that engages may attack, or attack once more. */
  | Of<'may-attack', AboutShip>
  /** Of what it was about to suffer. */
  | Of<'damage-prevented', AboutShip & { hit: number; crit: number }>
  /** `faceup`: the faceup damage cards that the ship had before, by id. */
  | Of<'damage-suffered', AboutShip & { damage: 'hit' | 'crit'; faceup: readonly string[] }>
  | Of<'shield-lost', AboutShip>
  | Of<'shield-recovered', AboutShip>
  /** `card` and `id` (see `FaceupDamage`) are null for facedown cards. */
  | Of<'damage-card-dealt', AboutShip & { faceup: boolean; card: string | null; id: string | null }>
  /** The attacker is in the arc that the card names: its additional effect, before the card's own. */
  | Of<'precision-shot', AboutShip & { attacker: ShipId; card: string; id: string; arc: string }>
  | Of<'damage-card-exposed', AboutShip & { card: string; id: string }>
  /** A faceup card was turned facedown, or a facedown one (`faceup` is false) discarded. */
  | Of<'damage-card-repaired', AboutShip & { faceup: boolean; card: string }>
  /** It goes to the discard pile, and is not repaired. */
  | Of<'damage-card-discarded', AboutShip & { card: string }>
  | Of<'damage-deck-shuffled', { player: PlayerId; cards: number }>
  | Of<'ship-destroyed', AboutShip>
  | Of<'ship-removed', AboutShip>;

/** Devices, and obstacles that leave. `ship`: who placed it; who set it off, if somebody did. */
export type DeviceEvent =
  /** `how`: the way, `drop 1 straight`. */
  | Of<'device-placed', AboutShip & { device: ObjectId; pose: Pose; how: string }>
  | Of<'device-relocated', { device: ObjectId; from: Pose; to: Pose }>
  | Of<'fuse-marker-placed', { device: ObjectId }>
  | Of<'fuse-marker-removed', { device: ObjectId }>
  /** `lockedBy`: ships that had a lock on it. */
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
