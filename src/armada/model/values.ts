/** What abilities can change, forbid and permit, by name: what each is, its unit, and what abilities are told when it is asked. */
import type { PlayerId, ValueOf } from '../../core';
import type { Armament, Command, DefenseToken, HullZone, Keyword, ObstacleId, RangeBand, Yaw } from '../facts';
import type { ArmamentKind } from './attack';
import type { DeploymentOrder, ObstaclePlacement, ZoneOfShip } from './setup';
import type { ShipId, SquadronId } from './state';

interface AboutShip {
  ship: ShipId;
}
/** A target, before it is known how far it is. */
interface AboutAim {
  attacker: ShipId | SquadronId;
  /** The attacking hull zone; null: a squadron attacks. */
  zone: HullZone | null;
  defender: ShipId | SquadronId;
  /** The defending hull zone; null: a squadron defends. */
  defendingZone: HullZone | null;
}
interface AboutSquadron {
  squadron: SquadronId;
}

/** An attack with its target, as it is about to be declared or was declared. */
export interface AboutAttack {
  attacker: ShipId | SquadronId;
  /** The attacking hull zone; null: a squadron attacks. */
  zone: HullZone | null;
  defender: ShipId | SquadronId;
  /** The defending hull zone; null: a squadron defends. */
  defendingZone: HullZone | null;
  /** By the defender: battery armament against ships, anti-squadron armament against squadrons (arm.armament.02, .03). */
  armament: ArmamentKind;
  /** Of squadrons 'close': distance 1 lies in it. */
  range: RangeBand;
  obstructed: boolean;
  /** Is it a Counter attack (arm.squadron-keywords.02)? */
  counter: boolean;
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
  /** The dice of an armament, by color. Base: as printed; of a Counter attack its blue dice. It decides attack range and what is gathered (arm.attack-range.01). */
  armament: ValueOf<
    Armament,
    { attacker: ShipId | SquadronId; zone: HullZone | null; armament: ArmamentKind; counter: boolean }
  >;
  /** Dice that the attacker chooses and removes from the pool before rolling. Base: 1 where the attack is obstructed, else 0 (arm.obstructed.02). */
  'dice removed': AboutAttack;
  /** The total damage, before brace. Base: the icons that count (arm.attack.20, .21). */
  'damage total': AboutAttack;
  /** The total damage, after brace, as it is about to be suffered. Base: the total. */
  'damage suffered': AboutAttack;
  /** The most damage that zones which redirect chose may suffer together. Base: the total. */
  'damage redirected': AboutAttack;
  /** What evade does to the attack. Base: by its range (arm.defense-tokens.08 to .11). */
  'evade effect': ValueOf<'cancel' | 'reroll' | 'nothing', AboutAttack>;
}

/** What a ship or squadron cannot do, for `forbidden`. */
export interface ArmadaBans {
  /** An obstacle has its effect on a ship or squadron that overlaps it. */
  'obstacle effect': { piece: ShipId | SquadronId; obstacle: ObstacleId };
  /** An obstacle obstructs attacks. */
  'obstruct attacks': { obstacle: ObstacleId };
  /** A ship or squadron is deployed on an obstacle. */
  'deploy on obstacle': { piece: ShipId | SquadronId; obstacle: ObstacleId };
  /** Something obstructs an attack of this ship or squadron. */
  'be obstructed': { attacker: ShipId | SquadronId };
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
  /** A target is declared: everything about the attack is known by then, its range and whether it is obstructed. */
  'declare target': AboutAttack;
  /** The attacker spends accuracy icons. */
  'spend accuracy': AboutAttack;
  /** The attacker resolves a critical effect, the standard one or one of a card. */
  'resolve critical effect': AboutAttack;
  /** The defender spends a defense token of this type in an attack. */
  'spend defense token': AboutAttack & { token: DefenseToken; exhausted: boolean };
  /** A ship resolves a command. */
  'resolve command': AboutShip & { command: Command };
}

/** What a ship or squadron can do though the rules do not let it, for `permitted`. */
export interface ArmadaPermits {
  /** An engaged squadron moves. */
  'move while engaged': AboutSquadron;
  /** A navigate token of a ship raises a yaw value by 1 instead of changing the speed. */
  'yaw by token': AboutShip;
  /** A squadron moves, or attacks ships, though it is engaged with this enemy squadron (arm.squadron-keywords.13). */
  'disregard engaged squadron': AboutSquadron & { engaged: SquadronId };
  /** Critical effects are resolved though the attacker or the defender is a squadron (arm.critical-effects.07). */
  'resolve critical effects': AboutAttack;
  /** A hull zone that has attacked in this activation attacks once more (arm.attack.29). */
  'attack again from the hull zone': AboutAttack;
  /** A squadron that no command activates moves and attacks (arm.wave2.01). */
  'move and attack': AboutSquadron;
  /** A squadron acts as if a keyword of an enemy squadron was not there. */
  'ignore keyword': AboutSquadron & { keyword: Keyword; of: SquadronId };
  /** A squadron that has attacked and not moved attacks once more in its activation (arm.squadron-activation.04). */
  'attack twice': AboutSquadron;
  /** The black dice of a hull zone reach medium range (arm.attack-range.02). */
  'black dice at medium range': AboutAim;
  /** A squadron attacks ships at close and medium range, not only at distance 1, with all its dice (arm.attack.06). */
  'attack ships from afar': AboutSquadron;
  /** Redirect chooses more than one hull zone, and such as are not adjacent to the defending one (arm.defense-tokens.04). */
  'redirect to several': AboutAttack;
  /** The defender's shields absorb none of the damage. */
  'damage past shields': AboutAttack;
}

/**
 * The windows in which cards are used, each at its moment (arm.effect-use-and-timing.01); none is about an event. Of those of attacks `currentAttack` says
 * which attack it is.
 */
export interface ArmadaWindows {
  /** A ship's dial has been revealed: when squadron and repair commands are resolved (arm.commands.18). */
  'after reveal': null;
  /** The attacker resolves attack effects: dice are modified (arm.attack.13, .14). Each ability once for each defender. */
  'modify attack dice': null;
  /** The defender spends defense tokens (arm.attack.17). */
  'spend defense tokens': null;
  /** The attacker resolves one critical effect, the standard one or one of these, if the pool has a critical icon (arm.critical-effects.03, .05). */
  'critical effect': null;
}

/** What procedures hand to whatever called them. */
export type ArmadaResults = object;
