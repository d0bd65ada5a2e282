/** The state of an X-Wing game: plain JSON. Lengths in mm, play area with (0, 0) at its lower left corner. */
import type { CoreState, DealtCards, FaceupCard, Pile, PlayerId } from '../../core';
import type { Pose } from '../../core/geometry';
import type { ActionColor, ActionName, Arc, DeviceKind, Faction, Maneuver, Measures, Size } from '../facts';
import type { Outline } from '../facts/outlines';
import type { XwingEvent } from './events';

/** Id of a ship in the game: `red-5`. */
export type ShipId = string;

/** Id of anything on the table that can be measured to: a ship, an obstacle or a device (xw.objects.01). */
export type ObjectId = string;

/** Tokens that lie beside a ship. Circular ones leave in the End Phase, see `TOKENS`. */
export const TOKEN_KINDS = Object.freeze([
  'focus',
  'evade',
  'calculate',
  'reinforce-fore',
  'reinforce-aft',
  'cloak',
  'deplete',
  'disarm',
  'ion',
  'jam',
  'strain',
  'stress',
  'tractor',
] as const);

/** No ship comes near so many of one kind; each that leaves is told by itself. */
export const MOST_TOKENS = 1000;

/** One of `TOKEN_KINDS`. */
export type TokenKind = (typeof TOKEN_KINDS)[number];

/**
 * Colors and shapes of tokens (xw.tokens), which say when they leave (xw.token-shapes.01): circular ones in the End Phase (xw.token-shapes.02, xw.evade.03,
 * xw.reinforce.03, xw.jam.04), all others only by rules of their own (xw.token-shapes.03, xw.stress.03).
 */
export const TOKENS: Readonly<Record<TokenKind, { color: 'green' | 'blue' | 'orange' | 'red'; circular: boolean }>> = {
  // Green and circular: they leave in the End Phase (xw.focus.03, xw.calculate.03).
  focus: { color: 'green', circular: true },
  evade: { color: 'green', circular: true },
  calculate: { color: 'green', circular: true },
  'reinforce-fore': { color: 'green', circular: true },
  'reinforce-aft': { color: 'green', circular: true },
  // Blue: it stays (xw.cloak.02).
  cloak: { color: 'blue', circular: false },
  // Orange and circular: it leaves as well (xw.disarm.03).
  disarm: { color: 'orange', circular: true },
  jam: { color: 'orange', circular: true },
  tractor: { color: 'orange', circular: true },
  // Red ones stay (xw.ion.04, xw.strain.01, xw.supplement-deplete.01).
  deplete: { color: 'red', circular: false },
  ion: { color: 'red', circular: false },
  strain: { color: 'red', circular: false },
  stress: { color: 'red', circular: false },
};

/** One of the four arcs to which a turret can point (xw.standard-arcs). */
export type StandardArc = 'front' | 'left' | 'right' | 'rear';

/**
 * Charges of one card: `active` of `limit` lie on their active side (xw.charges.01); `recovers` each End Phase (xw.charges.08), 0: non-recurring
 * (xw.charges.09).
 */
export interface Charges {
  active: number;
  limit: number;
  recovers: number;
}

/** An upgrade card on a ship. */
export interface EquippedCard {
  /** Unique in the game: `red-5/r2astromech`. Abilities of the card have it as their source. */
  id: string;
  /** XWS id. */
  card: string;
  /** 0: the side that is up at the start. */
  side: number;
  charges: Charges | null;
  /** Tokens that lie on the card (Sabine Wren). */
  tokens: TokenKind[];
  /** Bonus attacks of this card performed this round: one for each 'Bonus Attack:' on it (xw.huge-attack.06). */
  bonusAttacks: number;
  /** The indicator that belongs to this card on a huge ship (xw.huge-turret-arcs.02); null on all other ships and cards. */
  turret: CardTurret | null;
}

/** One of up to two indicators of a huge ship: on which mount, of which color; the marker on the card has the same color. */
export interface CardTurret {
  kind: 'single' | 'double';
  arc: 'front' | 'left' | 'right' | 'rear';
  mount: 'front' | 'rear';
  color: 'black' | 'white';
}

/** A condition card that is assigned to a ship, with its marker (xw.condition-cards.04). */
export interface AssignedCondition {
  /** Unique in the game: `red-5/hunted-p2`, of one that came facedown `red-5/facedown-p1`. Abilities of the card have it as their source. */
  id: string;
  /** XWS id. */
  card: string;
  /** The player whose card assigned it. */
  by: PlayerId;
  /** The damage card that lies faceup on it, if there is one. */
  damage: string | null;
  /** Which one it is, only the player who assigned it knows. */
  facedown: boolean;
}

/** A faceup damage card, `red-5/damage-3`. */
export type FaceupDamage = FaceupCard;

/** The damage cards of a ship. Facedown ones have no identity yet: chance decides it when the card is exposed or discarded. */
export type Damage = DealtCards;

/** A ship in the game with everything on its cards. Hull and shields are printed values and charges; damage lies in `damage`. */
export interface Ship {
  id: ShipId;
  player: PlayerId;
  /** XWS ids. */
  pilot: string;
  type: string;
  size: Size;
  /** Number of the ID marker, unique in the game: with it go its card and its locks (xw.id-token.01). */
  marker: number;
  /** 'reserve': not placed yet. 'table': in the play area. 'aside': picked up until a huge ship has moved (xw.huge-overlap-standard.01). 'removed': destroyed and removed, or fled. */
  place: 'reserve' | 'table' | 'aside' | 'removed';
  /** In reserve: the carrier ship that it is docked with (xw.docking.01). */
  docked: ShipId | null;
  /** The center of the base and its heading; of no meaning in reserve (xw.objects.02). */
  pose: Pose;
  /** Destroyed, but not removed yet (simultaneous fire). */
  destroyed: boolean;
  /** Printed initiative (xw.initiative.01). Effects change it through `modified(state, 'initiative', ...)`. */
  initiative: number;
  agility: number;
  /** As printed and as upgrades add to it. */
  hull: number;
  /** Shields are charges like others (xw.shields.01, xw.charges.13). */
  shields: Charges;
  /** Of huge ships; null for all others (xw.huge-energy.01). With the shields it is what the resource tracker shows (xw.resource-tracker.01). */
  energy: Charges | null;
  /** Its Force charges (xw.charges.12). */
  force: Charges | null;
  /** Standard charges of the ship card (xw.charges.11). */
  charges: Charges | null;
  upgrades: EquippedCard[];
  /** How many of each; where they lie is of no account (xw.token-shapes.04). */
  tokens: Record<TokenKind, number>;
  /** The damage cards that it was dealt (xw.damage-cards.01). */
  damage: Damage;
  /** Condition cards that are assigned to it; they stay when it is removed from the game (xw.condition-cards.08). */
  conditions: AssignedCondition[];
  /** Where the turret indicator points, if the ship has one. A double turret also points the opposite way. */
  turret: { kind: 'single' | 'double'; arc: StandardArc } | null;
  /** The assigned dial: secret to its player, as long as nobody else has seen it. */
  dial: Maneuver | null;
  /** Opponents who have looked at the assigned dial. */
  dialSeenBy: PlayerId[];
  /** The assigned dial was turned faceup: everybody sees it. */
  dialFaceup: boolean;
  /** The revealed maneuver, until the next Planning Phase. */
  revealed: Maneuver | null;
  activated: boolean;
  engaged: boolean;
  /** It has performed an attack in this phase. */
  attacked: boolean;
  /** Names of the actions performed (or failed) this round: an `ActionName`, or the id of an 'Action:' ability with its card. */
  actions: string[];
  /** Bonus attacks performed this round. */
  bonusAttacks: number;
  /** Standard arcs through which it has performed turret attacks this round. */
  turretAttacks: StandardArc[];
  /** It has become tractored this round: it is not moved by that again (xw.tractor.03). */
  tractored: boolean;
  /** Devices placed this round (xw.device.13, xw.device.18). */
  devicesPlaced: number;
  /** Ids of objects at range 0 that touch this ship since a partial execution. Rounding must not part them (xw.range.14, xw.range.17). */
  touching: ObjectId[];
}

/** A lock token: `by` has a lock on `on` (xw.lock.10). */
export interface Lock {
  by: ShipId;
  on: ObjectId;
}

/** An asteroid, a debris cloud or a gas cloud (xw.obstacles.01). */
export interface Obstacle {
  id: ObjectId;
  /** XWS id of the outline, e.g. `coreasteroid3`. */
  outline: string;
  kind: 'asteroid' | 'debris' | 'gas';
  place: 'reserve' | 'table' | 'removed';
  /** Where its outline lies; of no meaning in reserve. */
  pose: Pose;
}

/** A bomb, a mine or a remote in the play area (xw.device.01): an object, but no obstacle (xw.device.20). */
export interface Device {
  id: ObjectId;
  kind: DeviceKind;
  /** Whose it is: its controller. */
  player: PlayerId;
  /** 'removed': it detonated, or was destroyed. */
  place: 'table' | 'removed';
  /** The middle of its outline, facing away from its rear guides. */
  pose: Pose;
  /** Fuse markers on it (xw.fuse-marker). */
  fuses: number;
  /** Null: it is no remote. */
  remote: Remote | null;
}

/** What a remote has beside what every device has (xw.remote.01). */
export interface Remote {
  /** As printed. */
  initiative: number;
  agility: number;
  hull: number;
  /** The arcs and the midline printed on it (xw.remote-attack.04, .05). */
  arcs: ('front' | 'left' | 'right' | 'rear')[];
  midline: boolean;
  /** All facedown (xw.remote-damage.01). */
  damage: Damage;
  /** Destroyed, but not removed yet (xw.remote-damage.03). */
  destroyed: boolean;
  activated: boolean;
  engaged: boolean;
}

/** An edge of the play area. */
export type Edge = 'south' | 'north' | 'west' | 'east';

/** In the order in which described players sit at them. Each player has one: two to four play (xw.setup.06). */
export const EDGES: readonly Edge[] = Object.freeze(['south', 'north', 'west', 'east']);

/** What is a player's own. Ships are in `XwingState`. */
export interface XwingPlayer {
  id: PlayerId;
  faction: Faction;
  /** Squad points of the squad. */
  points: number;
  /** The edge of the play area that is this player's, once chosen. */
  edge: Edge | null;
  /** Shuffled damage cards; facedown cards on ships are still among them (see `Damage`). */
  damageDeck: Pile;
  /** Damage cards that were repaired and discarded. */
  damageDiscard: string[];
  /** The deck of the player's own huge ships (xw.huge-damage-cards.01, xw.huge-damage-cards.02), with its discarded cards; null without such ships. */
  hugeDamage: { deck: Pile; discard: string[] } | null;
}

/** 'setup' comes once, before the first round (xw.round.01). */
export type Phase = 'setup' | 'planning' | 'system' | 'activation' | 'engagement' | 'end';

/** Readings of what the rules leave open; what is not said is as docs/ambiguities.md has it. */
export interface Readings {
  /** Han Solo (Rebel pilot) may be used after every roll and every reroll, or after the first roll of the dice alone (xw.faq-dice.04). */
  hanSolo?: 'rolls and rerolls' | 'rolls';
  /** A SLAM that fails gives no disarm token, or gives it all the same (xw.slam.06). */
  failedSlam?: 'no disarm token' | 'a disarm token';
  /** What a ship may lock: any object but itself, or no friendly ship (xw.faq-lock.02). */
  locks?: 'any object' | 'no friendly ship';
  /** A ship that would deploy in part stays in its carrier, or deploys in part where there is room (xw.docking.06). */
  deployment?: 'in whole' | 'in part';
  /** A ship that cannot be placed as it leaves a huge ship is destroyed, or stays docked (xw.huge-docking.03). */
  unplacedFromHuge?: 'is destroyed' | 'stays docked';
}

/** What was agreed before the game. */
export interface XwingOptions {
  /** Width and depth of the play area in mm (xw.setup.06, xw.play-area.04). */
  mat: { width: number; height: number };
  /** Where the printed lines of tokens run. */
  measures: Measures;
  /** Outlines of obstacles and devices that take the place of the library's. */
  outlines?: Readonly<Record<string, Outline>>;
  /** Where something is read in another way. */
  readings?: Readings;
}

/** A whole game, with what players may not know: only `view` is for them. */
export interface XwingState extends CoreState<XwingEvent> {
  options: XwingOptions;
  /** 0 in setup. */
  round: number;
  phase: Phase;
  players: XwingPlayer[];
  /** Player order: the first player first (xw.first-player.01); empty until determined in setup. */
  order: PlayerId[];
  ships: Ship[];
  obstacles: Obstacle[];
  /** In the order in which they were placed, removed ones among them. */
  devices: Device[];
  locks: Lock[];
  winner: PlayerId | 'draw' | null;
}

/** An action that a ship is allowed to perform, in a color that counts now. */
export interface ActionGrant {
  action: ActionName;
  color: ActionColor;
}

/** What a ship measures range for, to choose an object by it. */
export type MeasuredFor = 'lock' | 'coordinate' | 'jam';

/** The ship that was coordinated, and what it performed by that; null: nothing. */
export interface Coordinated {
  ship: ShipId;
  action: string | null;
}

/** One of the weapons that a ship can attack with. */
export interface Weapon {
  /** 'primary' or the id of the equipped card. With several primary weapons: 'primary front', 'primary rear'. */
  id: string;
  /** By which abilities tell primary attacks from special ones (xw.primary-weapon.05, xw.special-weapon.10). */
  kind: 'primary' | 'special';
  /** The arc of an attack with it (xw.attack-arc.01, xw.attack.08). */
  arc: Arc;
  /** Other arcs from which an ability lets it attack as well. */
  moreArcs?: readonly Arc[];
  /** Attack dice to start with. */
  value: number;
  /** Attack range that the defender must be at. */
  range: { min: number; max: number };
  /** Range bonuses apply to all but ordnance (xw.range-bonus.04). */
  rangeBonus: boolean;
  /** One of these must be there (a lock on the defender, or a token of the attacker); empty: nothing is needed. None is spent. */
  requires: readonly ('lock' | 'focus' | 'calculate')[];
  /** Standard charges of the weapon's card that the attack costs. */
  chargeCost: number;
  /** Energy of the ship that the attack costs. */
  energyCost: number;
  /** How often 'Bonus Attack:' stands on the card; 0: it is an 'Attack:' or a primary weapon. */
  headers: number;
}

export function noTokens(): Record<TokenKind, number> {
  return { ...NO_TOKENS };
}

const NO_TOKENS = Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, 0])) as Readonly<Record<TokenKind, number>>;
