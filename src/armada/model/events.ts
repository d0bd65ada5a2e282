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

/** Objectives: their tokens, their ships, pieces that they set aside, and victory tokens. */
export type ObjectiveEvent =
  /** All obstacles are placed, or all fleets are deployed. The setup effects of objectives follow. */
  | Of<'setup-step-ended', { step: SetupStep }>
  /** The token lies next to the ship card (arm.objective-cards.08). */
  | Of<'objective-token-assigned', AboutShip>
  | Of<'objective-token-discarded', AboutShip>
  | Of<'objective-token-placed', { token: string; at: Point; obstacle: ObstacleId | null }>
  | Of<'objective-token-moved', { token: string; from: Point; to: Point }>
  | Of<'objective-token-removed', { token: string }>
  | Of<'piece-set-aside', AboutPiece>
  /** `change` says how many the player has then. */
  | Of<'victory-tokens-gained', { player: PlayerId; tokens: number }>
  /** The ship ended its movement near the token, so two blue dice are rolled. */
  | Of<'mine-dice-rolled', AboutShip & { token: string; faces: readonly string[] }>;

/** Rounds, phases and turns, and how the game ends. */
export type RoundEvent =
  | Of<'round-started', { round: number }>
  | Of<'phase-started', { phase: Phase }>
  | Of<'phase-ended', { phase: Phase }>
  /** The player has nothing left to activate; the other player goes on. */
  | Of<'passed', { player: PlayerId }>
  | Of<'initiative-flipped'>
  | Of<'initiative-passed', { first: PlayerId }>
  | Of<'game-ended', { winner: PlayerId }>;

/** Command dials, command tokens and commands. */
export type CommandEvent =
  /** `dials`: how many; `commands`: which. Only the ship's player sees `commands`; for others it is null. */
  | Of<'dials-assigned', AboutShip & { dials: number; commands: readonly Command[] | null }>
  | Of<'ship-activates', AboutShip>
  | Of<'dial-revealed', AboutShip & { command: Command }>
  | Of<'dial-spent', AboutShip & { command: Command }>
  | Of<'dial-discarded', AboutShip & { command: Command }>
  | Of<'token-assigned', AboutShip & { token: Command }>
  | Of<'token-discarded', AboutShip & { token: Command }>
  | Of<'token-spent', AboutShip & { token: Command }>
  /** The ship cannot have the token; `because` says why. */
  | Of<'token-not-assigned', AboutShip & { token: Command }>
  /** Announced only: before the ship is assigned the token. */
  | Of<'token-due', AboutShip & { token: Command }>
  /** A player looks at the facedown dials of a ship. Only this player sees `commands`; for others it is null. */
  | Of<'dials-looked-at', AboutShip & { player: PlayerId; commands: readonly Command[] | null }>
  /** The top dial of its stack now shows another command, which is chosen openly. */
  | Of<'dial-changed', AboutShip & { command: Command }>
  | Of<'command-resolved', AboutShip & { command: Command; with: SpentFor }>
  /** `squadrons`: those that the ship activated, in order. */
  | Of<'squadron-command-resolved', AboutShip & { squadrons: readonly SquadronId[] }>
  /** The activation of the ship is over. */
  | Of<'ship-activated', AboutShip>;

/** Ships and squadrons that move, each kind in its own way (arm.movement.01), and what then lies under them. */
export type MovementEvent =
  | Of<'speed-changed', AboutShip>
  /** `speed`: the speed at which it moved; `clicks`: the clicks of the joints that it passed. */
  | Of<
      'ship-moved',
      AboutShip & { from: Pose; to: Pose; speed: number; clicks: readonly number[]; side: 'left' | 'right' | null }
    >
  /** The ship would have ended its move on the ship `other`. */
  | Of<'ship-overlapped', AboutShip & { other: ShipId }>
  | Of<'maneuver-executed', AboutShip & { speed: number }>
  /** The maneuver is over, and so are the effects of everything that the ship ended on. */
  | Of<'maneuver-completed', AboutShip & { speed: number }>
  /** The ship was destroyed before the obstacle could be resolved. */
  | Of<'obstacle-not-resolved', AboutShip & { obstacle: ObstacleId }>
  /** The ship overlapped the squadron, so it is placed beside the ship. */
  | Of<'squadron-placed', AboutSquadron & { ship: ShipId; at: Point }>
  | Of<'squadron-left', AboutSquadron & { ship: ShipId }>
  | Of<'squadron-activates', AboutSquadron>
  | Of<'squadron-moved', AboutSquadron & { from: Point; to: Point }>
  | Of<'squadron-activated', AboutSquadron>
  /** An effect turns the activation slider of the squadron to this side. */
  | Of<'slider-toggled', AboutSquadron & { activated: boolean }>
  | Of<'obstacle-overlapped', AboutPiece & { obstacle: ObstacleId }>
  | Of<'attack-skipped', AboutPiece>;

type AboutAttacker = { attacker: ShipId | SquadronId };
type AboutTarget = AboutAttacker & { defender: ShipId | SquadronId };
type AboutDefender = { defender: ShipId | SquadronId };

/** Attacks, in their steps (arm.attack.01). Dice are listed as they lie in the attack pool. */
export type AttackEvent =
  /** A target was declared: the first one, or an additional squadron. `because` says how far away it is, and what obstructs the attack. */
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
  /** A die is removed before the roll (arm.obstructed.02). */
  | Of<'die-removed', AboutAttacker & { color: DiceColor }>
  | Of<'attack-dice-rolled', AboutTarget & { dice: readonly ShownDie[] }>
  | Of<'die-added', AboutAttacker & ShownDie>
  /** `player`: the player who had the dice rerolled. */
  | Of<'dice-rerolled', AboutAttacker & { player: PlayerId; were: readonly ShownDie[]; dice: readonly ShownDie[] }>
  | Of<'die-changed', AboutAttacker & { color: DiceColor; from: DieFace; to: DieFace }>
  | Of<'die-spent', AboutAttacker & ShownDie>
  | Of<'dice-canceled', AboutAttacker & { dice: readonly ShownDie[] }>
  /** The token cannot be spent in this attack (arm.attack.15). */
  | Of<'accuracy-spent', AboutTarget & { token: DefenseToken; exhausted: boolean }>
  /** A card lets the token be spent again. */
  | Of<'defense-token-freed', AboutDefender & { token: DefenseToken; exhausted: boolean }>
  /** `exhausted`: the token was exhausted before. `zone`: the hull zone that redirect chose. */
  | Of<'defense-token-spent', AboutDefender & { token: DefenseToken; exhausted: boolean; zone: HullZone | null }>
  /** `effect`: 'standard', or the id of the card's ability. */
  | Of<'critical-effect-resolved', AboutTarget & { effect: string }>
  /** `damage`: the damage that the defender is about to suffer. */
  | Of<'damage-totaled', AboutTarget & { damage: number }>
  | Of<'damage-redirected', { ship: ShipId; from: HullZone; to: HullZone; damage: number }>
  /** The attack on this defender is over, except for effects after it. `damage`: the total; `cards`: how many damage cards it dealt. */
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

/** Shields, hull, damage cards, tokens, upgrade cards, and pieces that are destroyed. */
export type DamageEvent =
  | Of<'shields-moved', AboutShip & { from: HullZone; to: HullZone }>
  | Of<'shield-recovered', AboutShip & { zone: HullZone }>
  | Of<'shield-lost', AboutShip & { zone: HullZone }>
  /** For a facedown card `card` and `id` are null. */
  | Of<'damage-card-dealt', AboutShip & { card: string | null; id: string | null }>
  /** Announced only: before the ship is dealt a faceup damage card. */
  | Of<'faceup-card-due', AboutShip>
  | Of<'damage-card-discarded', AboutShip & { card: string | null; id: string | null }>
  /** A facedown card that the ship already had is turned faceup. Its text works as if the card had been dealt faceup. */
  | Of<'damage-card-turned-faceup', AboutShip & { card: string; id: string }>
  /** From now on the card is like any other facedown card. */
  | Of<'damage-card-turned-facedown', AboutShip & { card: string; id: string }>
  /** A player looks at the top cards of the deck. `count`: how many; `cards`: which. Only this player sees `cards`; for others it is null. */
  | Of<'damage-cards-looked-at', { player: PlayerId; count: number; cards: readonly string[] | null }>
  /** The player looked at this card, and it is discarded. */
  | Of<'looked-at-card-discarded', { player: PlayerId; card: string }>
  /** The player puts one of the cards back on top of the deck. The others do not know which one. */
  | Of<'looked-at-card-kept', { player: PlayerId }>
  | Of<'damage-deck-shuffled', { cards: number }>
  /** No damage card is left anywhere, so none is dealt. */
  | Of<'damage-deck-empty', AboutShip>
  | Of<'hull-recovered', AboutSquadron>
  | Of<'hull-lost', AboutSquadron>
  | Of<'defense-token-exhausted', AboutPiece & { token: DefenseToken }>
  | Of<'defense-token-discarded', AboutPiece & { token: DefenseToken }>
  | Of<'defense-token-readied', AboutPiece & { token: DefenseToken }>
  /** The tokens stay exhausted; `because` says why. */
  | Of<'defense-tokens-not-readied', AboutPiece>
  | Of<'upgrade-readied', AboutShip & { upgrade: string }>
  | Of<'upgrade-exhausted', AboutShip & { upgrade: string }>
  /** The card is turned facedown, and has no effect from then on. */
  | Of<'upgrade-discarded', AboutShip & { upgrade: string }>
  | Of<'ship-destroyed', AboutShip>
  | Of<'squadron-destroyed', AboutSquadron>
  /** This library does not yet play the text of a card that came into play. `piece`: the ship that has the card; null for an objective. */
  | Of<'not-adjudicated', { piece: string | null; card: string }>;

/** What happens in a game of Armada. */
export type ArmadaEvent =
  SetupEvent | ObjectiveEvent | RoundEvent | CommandEvent | MovementEvent | AttackEvent | DamageEvent | CoreEvent;
