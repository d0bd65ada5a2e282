/** What abilities can change, forbid and permit, by name: what each is, its unit, and what abilities are told when it is asked. */
import type { AbilityOnPiece, AbilityValue, PlayerId, Reason, RuleId, ValueOf } from '../../core';
import type { Area, DoorId, Square } from '../facts/battle-map';
import type { Faction, Size } from '../facts/words';
import type { CharacterId } from './state';

/** How an attack comes about: in the attacker's own turn, as an attack of opportunity, or because an ability allows it now (min.attack.03). */
export type AttackKind = 'turn' | 'opportunity' | 'immediate';

interface AboutCharacter {
  character: CharacterId;
}

/** An attack, or one that is thought of: everything about it is known before it is declared. */
export interface AboutAttack {
  attacker: CharacterId;
  target: CharacterId;
  kind: AttackKind;
  /** Is it a melee attack (min.melee-attack-term.01)? */
  melee: boolean;
  /** Are they adjacent (min.adjacent.01)? */
  adjacent: boolean;
  /** Has the target cover (min.cover-basics.05)? */
  covered: boolean;
  /** Who combines fire (min.combined-fire-rules.01). */
  helpers: readonly CharacterId[];
}

/** Somebody looks for a target, to attack it or to use something on it (min.targeting-with-abilities.01). */
export interface AboutTarget {
  attacker: CharacterId;
  target: CharacterId;
  /** By an attack, or by an ability or Force power. */
  by: 'attack' | 'ability';
  kind: AttackKind;
  adjacent: boolean;
  covered: boolean;
}

/** Something is rolled for a character: an attack roll, or a save. Initiative is rolled for nobody in particular (min.force-points-and-force-powers.05). */
export interface AboutRoll extends AboutCharacter {
  roll: 'attack' | 'save';
  /** Against whom, where there is anybody: the target of the attack; whoever made the save necessary. */
  against: CharacterId | null;
}

/** What Force points are spent for: a reroll, more squares, or a power by its name (min.force-points.02, min.stat-card-force-powers.03). */
export interface AboutForce extends AboutCharacter {
  for: 'reroll' | 'move-faster' | 'power';
  /** On whom, where there is one. */
  on: CharacterId | null;
}

/** Somebody whose Force points may be spent for another. */
export interface ForcePayer {
  id: CharacterId;
  /** Once in a turn beside the own ones (min.hand-of-the-emperor.01); else in place of them (min.dark-master.02). */
  beside: boolean;
}

/** A part of a sum: a bonus, or less than 0 (min.bonus.01). `stacking` says which of them add up. */
export interface Bonus {
  amount: number;
  by: AbilityOnPiece | string;
  /** Of all bonuses by commander effects only the highest counts (min.commander-effect.05). */
  kind: 'ability' | 'commander-effect' | 'rule';
  rules: readonly RuleId[];
  /** To Attack or Damage of who does not move in this turn: after an attack made with it the attacker moves no more (min.starter-commander-effects.05). */
  staying?: true;
}

/** An ability that somebody has because of another ability, as long as that says so. */
export interface Grant extends AboutCharacter {
  ability: string;
  value: AbilityValue | null;
}

/** A speed that a character has beside its own (min.speed.02, .03). */
export interface SpeedSource {
  speed: number;
  by: AbilityOnPiece | string;
}

/** What a character need not mind as it moves (`Mover.ignores`), and the bonus of a flag more: it provokes nothing. */
export interface Ignores {
  enemies: boolean;
  slowing: boolean;
  pits: boolean;
  walls: boolean;
  onlyBesideWalls: boolean;
}

/** A square that nobody enters who is asked about. */
export interface Barred {
  at: Square;
  because: Reason;
}

/** Where a move has to end: beside one of some characters, or in a place. */
export type EndOfMove = ({ beside: readonly CharacterId[] } | { at: Square }) & { because: Reason };

/** Whom an effect stuns (min.stun.01). */
export interface Stuns {
  /** The save that avoids it; null: none does. 'same': the one against the damage avoids it, too. */
  save: number | 'same' | null;
  /** The largest that are stunned. */
  upTo: Size;
  who: 'all' | 'living' | 'nonliving';
  /** Also those who took no damage (min.emp-grenades.01); else only those who did. */
  evenUnhurt: boolean;
}

/** What abilities change, for `modified`: numbers, where nothing else is said. */
export interface MiniaturesValues {
  /** Bonuses to Attack in one attack; each adds its own. Base: cover and combined fire have theirs. */
  'attack bonuses': ValueOf<readonly Bonus[], AboutAttack>;
  /** Bonuses to Defense of the target. */
  'defense bonuses': ValueOf<readonly Bonus[], AboutAttack>;
  /** Bonuses to Damage: no critical hit multiplies them (min.critical-hit.03). */
  'damage bonuses': ValueOf<readonly Bonus[], AboutAttack>;
  /** Damage before it is multiplied. Base: as printed, or as the ability says that the attack is made with. */
  'base damage': AboutAttack;
  /** What cover adds to Defense. Base: 4 (min.cover.03). */
  'cover bonus': AboutAttack;
  /** What one that combines fire adds to Attack. Base: 4 (min.combined-fire-rules.08); what adds up is said by `stacking`. */
  'combined fire bonuses': ValueOf<readonly Bonus[], AboutAttack & { helper: CharacterId }>;
  /** The least natural roll that is a critical hit. Base: 20 (min.critical-hit.01). */
  'critical from': AboutAttack;
  /** What a critical hit multiplies damage with. Base: 2. */
  'critical factor': AboutAttack;
  /** What the target's Damage Reduction takes off the damage of an attack; less than 0 counts as 0. Base: its number (min.penetration.01). */
  'damage reduction': AboutAttack;
  /** What is added to the result of a reroll that a Force point paid for. Base: 0. */
  'reroll bonus': AboutRoll;
  /** Attacks in an own turn without moving. Base: 1; each ability raises it to its own number. */
  attacks: AboutCharacter;
  /** Attacks that add to those. Base: 0 (min.extra-attack.02). */
  'extra attacks': AboutCharacter;
  /** Speeds that a character has. Base: its own, 6 or as printed (min.speed-term.01). */
  speeds: ValueOf<readonly SpeedSource[], AboutCharacter>;
  /** Squares in a turn without an attack. Base: double the speed (min.activating-a-character.04). */
  'double move': AboutCharacter & { speed: number };
  /** What a mover need not mind. Base: nothing. */
  'movement ignores': ValueOf<Ignores, AboutCharacter>;
  /** Squares that it does not enter. Base: none (min.frozen-in-carbonite.04). */
  'barred squares': ValueOf<readonly Barred[], AboutCharacter>;
  /** Where a move has to end if it can, and why. Base: null, anywhere (min.savage.01, min.strafe-attack.05). */
  'end of move': ValueOf<EndOfMove | null, AboutCharacter>;
  /** How far characters count as adjacent to an attacker in its own turn, in squares. Base: 1 (min.melee-reach.01). */
  reach: AboutCharacter;
  /** How often Force points are spent in one turn. Base: 1 (min.spending-force-points.02). */
  'force uses': AboutCharacter;
  /** Whose Force points may be spent for a character. Base: its own. */
  'force payers': ValueOf<readonly ForcePayer[], AboutCharacter>;
  /** The squares within which a commander effect works. Base: its own. */
  'commander range': { commander: CharacterId };
  /** Characters that a player activates in a phase. Base: 2 (min.phase.01). */
  'activations of a phase': { player: PlayerId };
  /** Dice of a player's initiative roll, the highest of which counts. Base: 1. */
  'initiative dice': { player: PlayerId };
  /** Who says who goes first. Base: whose roll is the highest (min.who-goes-first.02). */
  'initiative chooser': ValueOf<PlayerId, { rolls: readonly InitiativeRoll[] }>;
  /** Who sets a character up, in whose start area. Base: whose squad it is in (min.frozen-in-carbonite.02). */
  'set up by': ValueOf<PlayerId, AboutCharacter>;
  /** Where a character is set up. Base: the start area of its squad (min.setting-up.05). */
  'start area': ValueOf<Area, AboutCharacter>;
  /** Factions that a character counts as of. Base: that of its card (min.affinity.02). */
  factions: ValueOf<readonly Faction[], AboutCharacter>;
  /** Points that are scored for a defeated character. Base: what it costs in its squad (min.tie-breaker.02, min.rapport.02). */
  points: AboutCharacter;
  /** Whom a character's Grenades stun (min.emp-grenades.01). Base: nobody. */
  'grenade stun': ValueOf<Stuns | null, AboutCharacter>;
  /** Abilities that others have because of it. Base: none. */
  grants: ValueOf<readonly Grant[], Record<never, never>>;
}

/** What a player has rolled for initiative. */
export interface InitiativeRoll {
  player: PlayerId;
  result: number;
}

/** What a character cannot do, for `forbidden`. */
export interface MiniaturesBans {
  /** It has the ability, as if it did not (min.empathy.01, min.its-a-trap.01). */
  'have ability': AboutCharacter & { ability: string };
  activate: AboutCharacter;
  /** It counts for scores, and for who has won, from the start on (min.frozen-in-carbonite.05). */
  count: AboutCharacter;
  /** It stays in play with nobody else of its squad (min.frozen-in-carbonite.06). */
  'stay alone': AboutCharacter;
  /** It moves in its turn. */
  move: AboutCharacter;
  /** It moves more than its speed in a turn. */
  'move at double speed': AboutCharacter;
  /** Its turn ends here. Whoever forbids it leaves a way on. */
  'end turn': AboutCharacter;
  squeeze: AboutCharacter;
  /** It makes an attack. */
  attack: AboutCharacter & { kind: AttackKind };
  /** It uses what replaces its attacks or its turn. */
  'replace attacks': AboutCharacter;
  /** It is chosen as a target. */
  'be target': AboutTarget;
  /** It counts as the nearest enemy of an attacker. */
  'be nearest': AboutTarget & { distance: number };
  /** It counts as adjacent to others. */
  'be adjacent': AboutCharacter & { other: CharacterId };
  /** Others that move mind it: it cannot be moved through. */
  'block movement': AboutCharacter & { mover: CharacterId };
  /** It gives cover to others. */
  'give cover': AboutCharacter;
  /** It opens doors and keeps them open. */
  'hold doors': AboutCharacter;
  /** A door opens or closes as turns end. */
  'move door': { door: DoorId; to: 'open' | 'closed' };
  /** It makes an attack of opportunity against a mover. */
  'make attacks of opportunity': AboutCharacter & { mover: CharacterId };
  /** A mover provokes attacks of opportunity. */
  'provoke attacks of opportunity': AboutCharacter;
  /** It combines fire with an attack. */
  'combine fire': { helper: CharacterId; attacker: CharacterId; target: CharacterId };
  'spend force': AboutForce;
  /** It has Force points and a Force rating (min.sever-force.01, .02). */
  'have the Force': AboutCharacter;
  /** A commander's effect works on it; `savage`: one that names those with Savage. */
  'be led': AboutCharacter & { commander: CharacterId; savage: boolean };
  /** Its damage is multiplied by a critical hit. */
  'take critical damage': AboutAttack;
  /** What avoids or reduces the damage of an attack works on it. */
  'avoid damage': AboutAttack;
  /** The target of an attack, or who takes its damage, becomes another. */
  'redirect attack': AboutAttack;
  /** An ability is used against somebody (min.makashi-style-master.02). */
  'use ability': AboutCharacter & { ability: string; against: CharacterId };
  'be stunned': AboutCharacter;
  'take damage': AboutCharacter;
  /** Something other than its own move changes where it stands. */
  'be moved': AboutCharacter;
  /** A roll of it is made again. */
  reroll: AboutRoll;
}

/** What a character can do though the rules do not let it, for `permitted`: its ability wins (min.stat-card-special-abilities.02). */
export interface MiniaturesPermits {
  /** Its attack is a melee attack, though it has no Melee Attack (min.poisoned-blade.01). */
  'attack in melee': AboutAttack;
  /** Attacks an enemy with cover that is not its nearest (min.accurate-shot.01). */
  'target covered': AboutTarget;
  /** Looks past characters as cover is determined (min.sniper.01). */
  'look past characters': { attacker: CharacterId; target: CharacterId };
  /** Moves on after it has moved and attacked, up to its speed in all (min.mobile-attack.01, min.activating-a-character.08). */
  'move on after attacking': AboutCharacter;
  /** Makes all its attacks though it has moved, those against this target (min.greater-mobile-attack.01, min.ambush.01). */
  'attack again after moving': { attacker: CharacterId; target: CharacterId };
  /** Combines fire with an attacker that has Mounted Weapon (min.gunner.01). */
  'combine fire with mounted weapon': { helper: CharacterId; attacker: CharacterId; target: CharacterId };
}

/** The windows in which abilities are used, and the event that each is about. */
export interface MiniaturesWindows {
  /** In its own turn, at any point of it between moves and attacks (min.abilities-replacing-attacks.02). */
  turn: null;
  /** Of the attacker, before the attack roll. */
  'before attack roll': 'attack-declared';
}

/** What a procedure hands to whatever called it. */
export interface MiniaturesResults {
  /** Of a save: did it succeed? */
  saved: boolean;
  /** Of damage: how much of it was taken. */
  dealt: number;
}
