/** Everything that can happen in a game of Armada, each with the rules behind it. */
import type { CoreEvent, EventOfType, PlayerId } from '../../core';
import type { Point, Pose } from '../../core/geometry';
import type { Command, DefenseToken, DiceColor, DieFace, HullZone, ObstacleId, RangeBand } from '../facts';
import type { SpentFor } from './actions';
import type { SetupStep } from './setup';
import type { ShownDie } from './attack';
import type { Phase, ShipId, SquadronId } from './state';

/** The fields of one kind of event. */
type Of<T extends string, Fields = unknown> = EventOfType<T, Fields>;
type AboutShip = { ship: ShipId };
type AboutSquadron = { squadron: SquadronId };
/** A ship or a squadron. */
type AboutPiece = { piece: ShipId | SquadronId };

/** Setup, in its steps (arm.setup). */
export type SetupEvent =
  | Of<'first-player-chosen', { first: PlayerId }>
  | Of<'objective-chosen', { objective: string }>
  | Of<'obstacle-placed', { obstacle: ObstacleId; pose: Pose }>
  | Of<'ship-deployed', AboutShip & { pose: Pose; speed: number }>
  | Of<'squadron-deployed', AboutSquadron & { at: Point }>;

/** Objectives: their tokens, their ships, what is set aside, and victory tokens. */
export type ObjectiveEvent =
  /** Obstacles are placed, or fleets are deployed: what objectives add to setup comes after it. */
  | Of<'setup-step-ended', { step: SetupStep }>
  /** Next to its ship card (arm.objective-cards.08). */
  | Of<'objective-token-assigned', AboutShip>
  | Of<'objective-token-discarded', AboutShip>
  | Of<'objective-token-placed', { token: string; at: Point; obstacle: ObstacleId | null }>
  | Of<'objective-token-moved', { token: string; from: Point; to: Point }>
  | Of<'objective-token-removed', { token: string }>
  | Of<'piece-set-aside', AboutPiece>
  /** How many the player has then is `change`. */
  | Of<'victory-tokens-gained', { player: PlayerId; tokens: number }>
  /** Two blue dice for a token that a ship ended its movement near. */
  | Of<'mine-dice-rolled', AboutShip & { token: string; faces: readonly string[] }>;

/** Rounds, phases and turns, and how the game ends. */
export type RoundEvent =
  | Of<'round-started', { round: number }>
  | Of<'phase-started', { phase: Phase }>
  | Of<'phase-ended', { phase: Phase }>
  /** A player with nothing left to activate; the other goes on. */
  | Of<'passed', { player: PlayerId }>
  | Of<'initiative-flipped'>
  | Of<'initiative-passed', { first: PlayerId }>
  | Of<'game-ended', { winner: PlayerId }>;

/** Command dials, command tokens and commands. */
export type CommandEvent =
  /** How many, and which: of others nobody sees more than how many. */
  | Of<'dials-assigned', AboutShip & { dials: number; commands: readonly Command[] | null }>
  | Of<'ship-activates', AboutShip>
  | Of<'dial-revealed', AboutShip & { command: Command }>
  | Of<'dial-spent', AboutShip & { command: Command }>
  | Of<'dial-discarded', AboutShip & { command: Command }>
  | Of<'token-assigned', AboutShip & { token: Command }>
  | Of<'token-discarded', AboutShip & { token: Command }>
  | Of<'token-spent', AboutShip & { token: Command }>
  /** It cannot have one; `because` says why. */
  | Of<'token-not-assigned', AboutShip & { token: Command }>
  /** It is about to be assigned one: announced, never told. */
  | Of<'token-due', AboutShip & { token: Command }>
  /** A player looks at the facedown dials of a ship: of others nobody sees which they are. */
  | Of<'dials-looked-at', AboutShip & { player: PlayerId; commands: readonly Command[] | null }>
  /** Another command on the top dial of its stack, openly chosen. */
  | Of<'dial-changed', AboutShip & { command: Command }>
  | Of<'command-resolved', AboutShip & { command: Command; with: SpentFor }>
  /** With the squadrons that it has activated, in their order. */
  | Of<'squadron-command-resolved', AboutShip & { squadrons: readonly SquadronId[] }>
  /** Its activation is over. */
  | Of<'ship-activated', AboutShip>;

/** Ships and squadrons that move, each in a way of their own (arm.movement.01), and what lies under them then. */
export type MovementEvent =
  | Of<'speed-changed', AboutShip>
  /** `speed` is the one at which it moved, `clicks` those of the joints that it passed. */
  | Of<
      'ship-moved',
      AboutShip & { from: Pose; to: Pose; speed: number; clicks: readonly number[]; side: 'left' | 'right' | null }
    >
  /** It would have lain on that ship. */
  | Of<'ship-overlapped', AboutShip & { other: ShipId }>
  | Of<'maneuver-executed', AboutShip & { speed: number }>
  /** With all that it ended on. */
  | Of<'maneuver-completed', AboutShip & { speed: number }>
  /** Out of the way of a ship. */
  /** What destroyed it came before. */
  | Of<'obstacle-not-resolved', AboutShip & { obstacle: ObstacleId }>
  | Of<'squadron-placed', AboutSquadron & { ship: ShipId; at: Point }>
  | Of<'squadron-left', AboutSquadron & { ship: ShipId }>
  | Of<'squadron-activates', AboutSquadron>
  | Of<'squadron-moved', AboutSquadron & { from: Point; to: Point }>
  | Of<'squadron-activated', AboutSquadron>
  /** By an effect, to this side. */
  | Of<'slider-toggled', AboutSquadron & { activated: boolean }>
  | Of<'obstacle-overlapped', AboutPiece & { obstacle: ObstacleId }>
  | Of<'attack-skipped', AboutPiece>;

type AboutAttacker = { attacker: ShipId | SquadronId };
type AboutTarget = AboutAttacker & { defender: ShipId | SquadronId };
type AboutDefender = { defender: ShipId | SquadronId };

/** Attacks, in their steps (arm.attack.01). Dice are told as they lie in the pool. */
export type AttackEvent =
  /** A target was declared, the first or an additional squadron; `because` says how far it is and what obstructs. */
  | Of<
      'attack-declared',
      AboutTarget & {
        zone: HullZone | null;
        defendingZone: HullZone | null;
        range: RangeBand;
        obstructedBy: readonly string[];
        counter: boolean;
      }
    >
  /** No dice are left to roll (arm.attack.12, arm.obstructed.04). */
  | Of<'attack-canceled', AboutTarget>
  /** Before rolling (arm.obstructed.02). */
  | Of<'die-removed', AboutAttacker & { color: DiceColor }>
  | Of<'attack-dice-rolled', AboutTarget & { dice: readonly ShownDie[] }>
  | Of<'die-added', AboutAttacker & ShownDie>
  /** `player`: who had it rerolled. */
  | Of<'dice-rerolled', AboutAttacker & { player: PlayerId; were: readonly ShownDie[]; dice: readonly ShownDie[] }>
  | Of<'die-changed', AboutAttacker & { color: DiceColor; from: DieFace; to: DieFace }>
  | Of<'die-spent', AboutAttacker & ShownDie>
  | Of<'dice-canceled', AboutAttacker & { dice: readonly ShownDie[] }>
  /** The token cannot be spent in this attack (arm.attack.15). */
  | Of<'accuracy-spent', AboutTarget & { token: DefenseToken; exhausted: boolean }>
  /** A card lets it be spent again. */
  | Of<'defense-token-freed', AboutDefender & { token: DefenseToken; exhausted: boolean }>
  /** `exhausted`: as it was before. `zone`: the one that redirect chose. */
  | Of<'defense-token-spent', AboutDefender & { token: DefenseToken; exhausted: boolean; zone: HullZone | null }>
  /** `effect`: 'standard', or the id of the card's ability. */
  | Of<'critical-effect-resolved', AboutTarget & { effect: string }>
  /** What is about to be suffered. */
  | Of<'damage-totaled', AboutTarget & { damage: number }>
  | Of<'damage-redirected', { ship: ShipId; from: HullZone; to: HullZone; damage: number }>
  /** The attack on this defender is over but for what comes after it. `damage`: the total; `cards`: damage cards that it dealt. */
  | Of<
      'attack-performed',
      AboutTarget & {
        zone: HullZone | null;
        defendingZone: HullZone | null;
        counter: boolean;
        damage: number;
        cards: number;
      }
    >;

/** Shields, hull, damage cards, tokens and cards that are readied; what is destroyed. */
export type DamageEvent =
  | Of<'shields-moved', AboutShip & { from: HullZone; to: HullZone }>
  | Of<'shield-recovered', AboutShip & { zone: HullZone }>
  | Of<'shield-lost', AboutShip & { zone: HullZone }>
  /** `card` and `id` (see `FaceupCard`) are null for facedown cards. */
  | Of<'damage-card-dealt', AboutShip & { card: string | null; id: string | null }>
  /** It is about to be dealt a faceup card: announced, never told. */
  | Of<'faceup-card-due', AboutShip>
  | Of<'damage-card-discarded', AboutShip & { card: string | null; id: string | null }>
  /** A facedown card that lay there; its text is in effect as if it had been dealt faceup. */
  | Of<'damage-card-turned-faceup', AboutShip & { card: string; id: string }>
  /** From now on it is like any other facedown one. */
  | Of<'damage-card-turned-facedown', AboutShip & { card: string; id: string }>
  /** A player looks at the top cards of the deck: how many, and which; of others nobody sees more than how many. */
  | Of<'damage-cards-looked-at', { player: PlayerId; count: number; cards: readonly string[] | null }>
  /** Of the cards that a player looked at. */
  | Of<'looked-at-card-discarded', { player: PlayerId; card: string }>
  /** Which one the others may not know. */
  | Of<'looked-at-card-kept', { player: PlayerId }>
  | Of<'damage-deck-shuffled', { cards: number }>
  /** No damage card is left anywhere: none is dealt. */
  | Of<'damage-deck-empty', AboutShip>
  | Of<'hull-recovered', AboutSquadron>
  | Of<'hull-lost', AboutSquadron>
  | Of<'defense-token-exhausted', AboutPiece & { token: DefenseToken }>
  | Of<'defense-token-discarded', AboutPiece & { token: DefenseToken }>
  | Of<'defense-token-readied', AboutPiece & { token: DefenseToken }>
  /** They stay exhausted; `because` says why. */
  | Of<'defense-tokens-not-readied', AboutPiece>
  | Of<'upgrade-readied', AboutShip & { upgrade: string }>
  | Of<'upgrade-exhausted', AboutShip & { upgrade: string }>
  /** Turned facedown: without effect from then on. */
  | Of<'upgrade-discarded', AboutShip & { upgrade: string }>
  | Of<'ship-destroyed', AboutShip>
  | Of<'squadron-destroyed', AboutSquadron>
  /** The text of a card that came into play is not played by this library yet; the ship that has it, null: an objective. */
  | Of<'not-adjudicated', { piece: string | null; card: string }>;

/** What happens in a game of Armada. */
export type ArmadaEvent =
  SetupEvent | ObjectiveEvent | RoundEvent | CommandEvent | MovementEvent | AttackEvent | DamageEvent | CoreEvent;
