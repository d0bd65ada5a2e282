/** The state of a game of Armada: plain JSON. Lengths in mm, play area with (0, 0) at its lower left corner. */
import type { CoreState, DealtCards, Pile, PlayerId } from '../../core';
import type { Point, Pose } from '../../core/geometry';
import type { AreaSizes, Command, DefenseToken, Faction, HullZone, Lengths, ObstacleId, UpgradeCard } from '../facts';
import type { ArmadaEvent } from './events';

/** Id of a ship in the game: `cr90`. */
export type ShipId = string;
/** Id of a squadron in the game: `tie-1`. */
export type SquadronId = string;

/**
 * 'reserve': beside the play area, before it is deployed. 'set-aside': kept out of setup by an objective, to come later. 'destroyed': out of play; it counts
 * for the score (arm.scoring.02).
 */
export type Place = 'reserve' | 'table' | 'set-aside' | 'destroyed';

/** A defense token beside a ship or squadron; discarded ones are gone (arm.defense-tokens.15, .16). */
export interface DefenseTokenInPlay {
  type: DefenseToken;
  /** Else it is readied: never both, as of upgrade cards (arm.readied.05, arm.exhausted.05). */
  exhausted: boolean;
}

/** An upgrade card that a ship is equipped with. */
export interface EquippedUpgrade {
  /** Unique in the game: `cr90/tantive-iv`. */
  id: string;
  card: UpgradeCard['id'];
  exhausted: boolean;
  /** It was discarded: without effect, but its cost still counts (arm.upgrade-cards.10, .11). */
  facedown: boolean;
}

/** A ship with all that lies beside it. */
export interface Ship {
  id: ShipId;
  /** Id of its ship card. */
  card: string;
  owner: PlayerId;
  /** Who makes all decisions for it: its owner, or another member of the team (arm.team-play.04). */
  controller: PlayerId;
  place: Place;
  /** The middle of its base, and where it faces; of no meaning unless it is on the table. */
  pose: Pose;
  /** What the speed dial shows (arm.speed.02). */
  speed: number;
  /** What the shield dials show (arm.shields.01, arm.shields.03). */
  shields: Record<HullZone, number>;
  damage: DealtCards;
  /** Command dials that lie facedown, the top one first (arm.command-phase.06). Only their owner may look. */
  commandStack: Command[];
  /** The dial that was revealed and is not spent yet (arm.command-dials.01). */
  dial: Command | null;
  /** The dial that lies faceup on the ship card (arm.command-dials.05). */
  spentDial: Command | null;
  /** Command tokens, in the order in which they came (arm.command-tokens.03); they stay from round to round (arm.command-tokens.09). */
  tokens: Command[];
  defense: DefenseTokenInPlay[];
  upgrades: EquippedUpgrade[];
  /** Kept directly: the dial on the card that says so (arm.command-dials.06) may be missing (arm.command-dials.07). */
  activated: boolean;
  /** An objective token lies next to its ship card: it is an objective ship, or keeps the token for its first attack (arm.objective-cards.08). */
  objective: boolean;
  /** Commands resolved this round: each once (arm.commands.35). */
  resolved: Command[];
}

/** A squadron. Its facing has no meaning (arm.squadron.05, arm.squadron-movement.05). */
export interface Squadron {
  id: SquadronId;
  /** Id of its squadron card, which all of a type share (arm.squadron.03). */
  card: string;
  owner: PlayerId;
  /** As of ships. */
  controller: PlayerId;
  place: Place;
  /** The middle of its base; of no meaning unless it is on the table. */
  at: Point;
  /** Hull points that are left (arm.damage.03). */
  hull: number;
  /** Only unique squadrons have any. */
  defense: DefenseTokenInPlay[];
  activated: boolean;
}

/** An obstacle token. Its kind is that of its outline (`obstacleToken`). */
export interface Obstacle {
  id: ObstacleId;
  place: 'reserve' | 'table';
  /** Where it lies; of no meaning in reserve. */
  pose: Pose;
}

/** An objective token in the play area (arm.play-area.01). */
export interface ObjectiveToken {
  /** `token-1`; never used again once it is removed. */
  id: string;
  /** Its middle. */
  at: Point;
  /** The obstacle on which it was placed; null: on none. */
  on: ObstacleId | null;
}

/** What is a player's own. */
export interface ArmadaPlayer {
  /** The player; of a team its commander, who decides where the members do not agree (arm.team-play.03, .09). */
  id: PlayerId;
  /** The other members of the team (arm.team-play.01). */
  members: PlayerId[];
  faction: Faction;
  /** Fleet points of the whole fleet (arm.setup.11). */
  points: number;
  /** The player edge (arm.setup.04). */
  edge: 'south' | 'north';
  /** Objective cards that were brought, by id (arm.objective-cards.02). */
  objectives: string[];
  /** arm.victory-tokens.01 */
  victoryTokens: number;
}

/** The top cards of the damage deck, at which a player looks. Nobody else knows them, so they stay among the unknown ones of the deck. */
export interface DamageLook {
  player: PlayerId;
  cards: string[];
}

/** 'setup' comes once, before the first round (arm.round.01). */
export type Phase = 'setup' | 'command' | 'ship' | 'squadron' | 'status';

/** How attacks are read where editions differ; the first of each is this edition's. */
export interface AttackOptions {
  /** Between which points a ship's attack is measured (arm.measuring-firing-arc-and-range.06); later editions: only what is in the arc. */
  range: 'closest-point' | 'closest-point-in-arc';
  /** A range line through a hull zone of the defender that is not the defending one; later editions: no line of sight. */
  rangeThroughZone: 'allowed' | 'refused';
  /** Where the targeting point of the defending hull zone has to be (arm.attack.05). */
  targetingPoint: 'anywhere' | 'in-arc';
  /** What evade does at close range (arm.defense-tokens.10); edition 1.5: a die is rerolled, as at medium range. */
  evadeAtClose: 'nothing' | 'reroll';
}

/** What else is read in more than one way; the first of each is this edition's. */
export interface Readings {
  /** The two damage cards of an overlap (arm.overlapping.10): both ships may be destroyed at once, or the ship that moved comes first. */
  overlapDamage: 'together' | 'moving-ship-first';
  /**
   * What an objective set aside, when its owner has no ship on the table or the game is over: this edition says nothing, so that it stays out of the game;
   * edition 1.5 destroys it.
   */
  setAside: 'stays' | 'destroyed';
  /** What brace makes of the total damage (arm.defense-tokens.12): half of it, rounded up, or less by half of it, rounded up. Left out: the first. */
  brace?: 'by half';
  /** What across the line of sight keeps squadrons from being engaged (arm.engagement.08): ships, too, or obstacles alone. Left out: the first. */
  engagement?: 'obstacles alone';
  /** Whether a squadron that stays in place resolves the obstacle under it (arm.obstacles.11): it does, or it has to move onto it. Left out: the first. */
  squadronInPlace?: 'no obstacle';
  /** Which command token goes that is too many (arm.command-tokens.04): any, or the new one. Left out: the first. */
  tokenTooMany?: 'the new one';
  /** Which critical effects Bomber resolves (arm.squadron-keywords.08): the standard one, too, or its own alone. Left out: the first. */
  bomberCritical?: 'its own alone';
  /** Whether the cards of an overlap or the obstacle under the ship come first (arm.overlapping.21). Left out: the cards. */
  overlap?: 'obstacle first';
}

/** What was agreed before the game (arm.optional-rules.01). */
export interface ArmadaOptions {
  /** Play area and setup area (arm.play-area.02, .03). */
  areas: AreaSizes;
  /** No end after the sixth round, no objective, and initiative passes every round (arm.unlimited-rounds). */
  unlimitedRounds: boolean;
  attacks: AttackOptions;
  readings: Readings;
}

/** A whole game, with what players may not know: only `view` is for them. */
export interface ArmadaState extends CoreState<ArmadaEvent> {
  options: ArmadaOptions;
  /** Lengths of the pieces; no rule changes them. */
  lengths: Lengths;
  /** 0 in setup. */
  round: number;
  phase: Phase;
  players: ArmadaPlayer[];
  /** Who has initiative, for the whole game (arm.initiative.03, arm.initiative.04); null until that is determined in setup. */
  first: PlayerId | null;
  ships: Ship[];
  squadrons: Squadron[];
  obstacles: Obstacle[];
  /** Shuffled damage cards; facedown cards are still among them (see `DealtCards`). */
  damageDeck: Pile;
  /** The discard pile of damage cards; those that were never turned over are still among the unknown cards of the deck. */
  damageDiscard: DealtCards;
  /** Null: nobody looks at any. */
  damageLook: DamageLook | null;
  /** The objective card of this game (arm.objective-cards.03); null: none. */
  objective: string | null;
  /** Objective tokens in the play area. */
  objectiveTokens: ObjectiveToken[];
  /** Objective tokens that were ever placed there: for their ids. */
  tokensPlaced: number;
  winner: PlayerId | null;
}
