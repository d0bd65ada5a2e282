/** What abilities can change, forbid and permit, by name: what each is, its unit, and what abilities are told when it is asked. */
import type { ValueOf } from '../../core';
import type { Way } from '../facts/payloads';
import type { ActionIcon } from '../facts';
import type { PrimaryWeapon } from '../facts/types';
import type { ActionColor, Arc, Bearing, DeviceKind, DroppedObstacle, ManeuverColor, Slot } from '../facts/words';
import type { DeployStart, MoveTemplate } from './actions';
import type { Coordinated, ObjectId, Obstacle, ShipId, StandardArc, TokenKind, Weapon } from './state';

interface AboutShip {
  ship: ShipId;
}

/** An attack with its weapon and its attack range. */
export interface AboutAttack {
  attacker: ShipId;
  defender: ShipId;
  weapon: string;
  range: number;
}

/** An obstacle, as a ship meets it. */
interface AboutObstacle extends AboutShip {
  obstacle: ObjectId;
  kind: Obstacle['kind'];
}

/** What abilities change, for `modified`: numbers, where nothing else is said. */
export interface XwingValues {
  /** A ship's initiative. Base: as printed (xw.initiative). */
  initiative: AboutShip;
  /** The initiative at which a ship that is not huge engages. Base: its initiative (xw.engagement-phase.01). */
  'engages at': AboutShip;
  /** A ship's agility, in dice. Base: as printed. */
  agility: AboutShip;
  /** The farthest attack range of a ship's primary attacks. Base: 3 (xw.attack.10, xw.huge-firing-arcs.01). */
  'range of primary attacks': AboutShip;
  /** The farthest range at which a ship locks. Base: 3 (xw.lock.13). */
  'range of locks': AboutShip;
  /** The nearest range at which a ship locks. Base: 0 (xw.lock.13). */
  'nearest range of locks': AboutShip;
  /** The farthest range at which a ship coordinates another. Base: 2 (xw.coordinate.03). */
  'range of coordinating': AboutShip & { on: ShipId };
  /** How many locks a ship maintains. Base: 1 (xw.lock.11). */
  'most locks': AboutShip;
  /** A ship's hull, in damage cards. Base: as printed. */
  hull: AboutShip;
  /** The difficulty of a maneuver, 0 the easiest. Base: as printed, changed by what holds for this maneuver alone (xw.difficulty). `color`: as printed; `inStep`: executed in the Execute Maneuver step. */
  'maneuver difficulty': AboutShip & { speed: number; bearing: Bearing; color: ManeuverColor; inStep: boolean };
  /** The icons of a ship's action bar. Base: those of its cards (xw.actions.05). */
  'action bar': ValueOf<readonly ActionIcon[], AboutShip>;
  /** The colors that abilities treat an action on the bar as, or one linked to it. Base: none (xw.actions.12). */
  'action color': ValueOf<readonly ActionColor[], AboutShip & { action: string; color: ActionColor }>;
  /** A ship's primary weapons: each arc with its attack value. Base: those of its ship card and its upgrades (xw.primary-weapon). */
  'primary weapons': ValueOf<readonly PrimaryWeapon[], AboutShip>;
  /** The attack arc of a special weapon, by its card. Base: as printed. */
  'arc of weapon': ValueOf<Arc, AboutShip & { card: string }>;
  /** Other arcs from which a ship attacks with a weapon, as if they were its own; `arc`: which that is. Base: none. */
  'more arcs of weapon': ValueOf<readonly Arc[], AboutShip & Pick<Weapon, 'kind' | 'arc'> & { weapon: string }>;
  /** The attack range that the defender must be at: all that abilities let it be. Base: as printed. */
  'range of weapon': ValueOf<Weapon['range'], AboutShip & { weapon: string }>;
  /** The templates among which a ship chooses for a barrel roll, all of one speed. Base: the straight one (xw.barrel-roll.02). */
  'barrel roll templates': ValueOf<readonly MoveTemplate[], AboutShip>;
  /** Those for decloaking, whether as a boost or as a barrel roll. Base: none named, and so the straight one (xw.cloak.07). */
  'decloak templates': ValueOf<readonly MoveTemplate[], AboutShip>;
  /** The speed of the template of a boost, barrel roll or SLAM action. Base: 1; for SLAM, that of the maneuver (xw.boost.02, xw.barrel-roll.02, xw.slam.02). */
  'template speed': AboutShip & { action: 'boost' | 'barrel-roll' | 'slam' };
  /** Where a ship is placed in setup. Base: within range 1 of its edge (xw.setup.10). */
  'place in setup': ValueOf<SetupPlace, AboutShip>;
  /** Dice rolled. Base: the weapon's value or the agility, with every bonus; the agility stays the same (xw.agility.03). */
  'attack dice': AboutAttack;
  'defense dice': AboutAttack;
  /** The fewest dice that may be rolled. Base: 0. */
  'fewest attack dice': AboutAttack;
  'fewest defense dice': AboutAttack;
  /** The most dice that may be rolled. Base: 6 (xw.attack.17). */
  'most attack dice': AboutAttack;
  'most defense dice': AboutAttack;
  /** How many focus results a ship can modify in an attack, by changing or rerolling them. Base: any number (xw.dice-modification.01). */
  'most focus results modified': AboutShip;
  /** How many attack dice the attacker rerolls in an attack. Base: any number. */
  'most attack dice rerolled': AboutAttack;
  /** How many circular tokens of a kind a ship keeps when those are removed in the End Phase. Base 0 (xw.end-phase.02). */
  'tokens kept': AboutShip & { token: TokenKind };
  /** How many damage cards are drawn for one that a ship is dealt faceup; whoever has several drawn chooses one of them. Base: 1 (xw.damage-cards.02). */
  'damage cards drawn': AboutShip;
  /** The ways in which a ship can place a device or an obstacle. Base: those of the card that brings it (xw.device.16). */
  'ways to place': ValueOf<readonly Way[], AboutShip & { payload: DeviceKind | DroppedObstacle }>;
  /** Attacks with upgrades of a slot that headers of other cards grant: 'Bonus Attack: Perform a turret attack'. Base: 0. */
  'bonus attacks with': AboutShip & { slot: Slot };
  /** Other ships whose tokens of a kind a ship spends as if it had them. Base: none. */
  'tokens of others': ValueOf<readonly ShipId[], AboutShip & { token: TokenKind }>;
  /** From which objects a ship may measure to lock or to jam. Base: itself (xw.drk-1.06). */
  'measured from': ValueOf<readonly ObjectId[], AboutShip & { to: 'lock' | 'jam' }>;
}

/**
 * Within range 1 of the player's edge; anywhere beyond range 3 of enemies; the same at range 0 of an obstacle, once all others are placed; not in setup, it
 * stays in reserve.
 */
export type SetupPlace = 'near its edge' | 'far from enemies' | 'at an obstacle' | 'in reserve';

/** What a ship cannot do or suffer, for `forbidden`. */
export interface XwingBans {
  /** A ship gains a token. */
  'gain token': AboutShip & { token: TokenKind };
  /** A ship spends a token: to modify dice, or as an ability asks for it. */
  'spend token': AboutShip & { token: TokenKind };
  /** A ship spends a lock: on dice, or as an ability asks for it. */
  'spend lock': AboutShip & { on: ObjectId };
  /** A ship spends Force charges, for whatever it may be. */
  'spend Force': AboutShip;
  /** A token is removed from a ship, for whatever reason. */
  'remove token': AboutShip & { token: TokenKind };
  /** A ship performs an action, from whatever source. */
  'perform action': AboutShip & { action: string };
  /** A ship performs an attack, a bonus attack or its own. */
  'perform attack': AboutShip & { bonus: boolean };
  /** A weapon is used for the standard attack of a huge ship. */
  'standard attack with': AboutShip & { weapon: string };
  /** A ship is declared the defender against this weapon. */
  'be attacked': { attacker: ShipId; defender: ShipId; weapon: string };
  /** A ship acquires a lock on an object. */
  'acquire lock': AboutShip & { on: ObjectId };
  /** A ship is chosen by one that coordinates. */
  'be coordinated': AboutShip & { by: ShipId };
  /** Charges of a card, of the ship card, its Force or its shields are recovered; `of` says which. */
  'recover charge': AboutShip & { of: string };
  /** A docked ship deploys from these guides of its carrier, or from a side. */
  'deploy from': AboutDocking & { guides: DeployStart };
  /** A ship begins the game without being docked. */
  'begin undocked': AboutShip;
  /** A ship reinforces this side. */
  reinforce: AboutShip & { side: 'fore' | 'aft' };
  /** The range bonus of this side of the attack is applied. */
  'range bonus': AboutAttack & { pool: 'attack' | 'defense' };
  /** A ship declares a defender that is not at the closest attack range at which it could. */
  'attack beyond the closest': AboutShip;
  /** Dice of this side of the attack are rerolled. */
  'reroll dice': { pool: 'attack' | 'defense' };
  /** A ship rotates its turret indicator to this arc. */
  'rotate to': AboutShip & { arc: StandardArc };
  /** A ship modifies dice. `by`: what is spent or used; of an ability that has a token spent it is asked of both. */
  'modify attack dice': AboutShip & { by: Modifier };
  'modify defense dice': AboutShip & { by: Modifier };
}

/** By what dice are modified: tokens that are spent, be it for an ability, Force charges, a lock, an evading gas cloud, an ability. */
export type Modifier = TokenKind | 'force' | 'lock' | 'gas cloud' | 'ability';

/** What a ship spends to modify its own dice (xw.attack.19, xw.attack.25). */
export const SPENT_ON_DICE = Object.freeze(['focus', 'lock', 'evade', 'calculate', 'force'] as const);
/** One of `SPENT_ON_DICE`. */
export type SpentOnDice = (typeof SPENT_ON_DICE)[number];

/** A ship and the carrier ship that it docks with, or deploys from. */
interface AboutDocking extends AboutShip {
  carrier: ShipId;
}

/** What a ship can do though the rules do not let it, for `permitted`. */
export interface XwingPermits {
  /** A stressed ship performs an action. */
  'actions while stressed': AboutShip & { action: string };
  /** An ionized ship performs an action other than focus; of a card it is named with the card. */
  'actions while ionized': AboutShip & { action: string };
  /** A stressed ship executes red maneuvers. */
  'red maneuvers while stressed': AboutShip & { bearing: Bearing };
  /** A ship ignores one requirement of a weapon against this defender. */
  'ignores requirement': AboutShip & {
    defender: ShipId;
    weapon: string;
    kind: Weapon['kind'];
    requirement: Weapon['requires'][number];
  };
  /** A ship attacks another at range 0 with a weapon of this kind. */
  'attacks at range 0': AboutShip & { kind: Weapon['kind']; defender: ShipId };
  /** A ship that is destroyed is not removed; `past`: the Engagement Phase, if it was destroyed in that, is over. At the latest it goes at the end of the round. */
  'stays though destroyed': AboutShip & { past: boolean };
  /** The range bonus of attack range 1 is applied, whatever the range is. */
  'range 1 bonus': AboutAttack;
  /** A ship attacks at range 0 of an asteroid, with a weapon of this kind. */
  'attacks at an asteroid': AboutShip & { kind: Weapon['kind'] };
  /** A ship suffers no effect of an obstacle, and is not obstructed by it (xw.faq-objects.01). */
  'ignores obstacle': AboutObstacle;
  /** A ship moves through an obstacle and may overlap it, where such a move (a boost, a barrel roll) would fail. */
  'moves through obstacle': AboutObstacle & { move: string };
  /** A boost that would fail because it overlaps ships is resolved as a maneuver that is executed in part. */
  'boosts in part': AboutShip;
  /** A ship uses its Adaptive Ailerons or not, and while it is stressed, too. */
  'ailerons as it likes': AboutShip;
  /** A ship does not skip its Perform Action step though it has executed a maneuver in part. */
  'acts after a maneuver in part': AboutShip;
  /** A ship performs a SLAM action that this ability lets it perform, and not as that of its Perform Action step. */
  'slams out of its step': AboutShip & { by: string };
  /** A ship treats another one that is at range 2-3 as being at range 0 or 1, for its upgrades and as it coordinates. */
  'treats as near': AboutShip & { on: ShipId };
  /** A ship treats another one as being in its bullseye arc. */
  'treats as in its bullseye': AboutShip & { on: ShipId };
  /** In setup a ship is placed at range 0-2 of this one, anywhere in the play area. */
  'placed near it': AboutShip & { by: ShipId };
  /** A ship docks with this one, which has room for it. */
  'dock with': AboutDocking;
  /** It does so at range 1, too. */
  'dock at range 1': AboutDocking;
  /** The precision shot effect of a huge ship's damage card is applied though the attacker is not in the arc that it names. */
  'precision shot': { attacker: ShipId; defender: ShipId };
  /** Evade results cancel no critical hits. */
  'critical hits not canceled': AboutAttack;
  /** A disarmed ship attacks; which attacks it performs so, a ban on others says. */
  'attacks while disarmed': AboutShip;
  /** A ship attacks friendly ships. */
  'attacks friendly ships': AboutShip;
  /** Critical hits are canceled before hits. */
  'critical hits canceled first': AboutAttack;
}

/** The windows in which cards are used; none is about an event (xw.timing.04). */
export interface XwingWindows {
  /** A ship performs an action: 'Action:' on its cards. */
  action: null;
  /** A ship acts in the system phase. */
  'system phase': null;
  /** Dice are about to be rolled: how many may be changed (xw.timing.05). */
  'roll attack dice': null;
  'roll defense dice': null;
  /** Dice have been rolled, and are modified. */
  'modify attack dice': null;
  'modify defense dice': null;
}

/** What procedures hand to whatever called them. */
export interface XwingResults {
  /** The code of why the effect failed (xw.fail). */
  failed: string;
  /** The action that the ship performed which the caller coordinates. */
  performed: string;
  /** Of a SLAM: whether its maneuver was executed fully. */
  slammed: 'fully' | 'in part';
  /** Which ship was coordinated. */
  coordinated: Coordinated;
  /** The faces that dice show which were rolled for the caller. */
  rolled: string[];
}
