/** Everything that can happen in a skirmish, each with the rules behind it. */
import type { AbilityValue, CoreEvent, EventOfType, PlayerId } from '../../core';
import type { DoorId, Square } from '../facts/battle-map';
import type { Faction } from '../facts/words';
import type { AttackKind } from './values';
import type { CharacterId, Until } from './state';

/** The fields of one kind of event. */
type Of<T extends string, Fields = unknown> = EventOfType<T, Fields>;
/** Whom it is about. */
type OfCharacter = { character: CharacterId };

/** Setup (min.setting-up). */
export type SetupEvent =
  /** The player takes the squad of this faction; the opponent takes the other one. */
  | Of<'side-chosen', { player: PlayerId; faction: Faction }>
  | Of<'squads-revealed'>
  | Of<'setup-rolled', { player: PlayerId; roll: number }>
  | Of<'first-to-set-up-chosen', { first: PlayerId }>
  | Of<'start-area-chosen', { player: PlayerId; area: number }>
  | Of<'character-set-up', OfCharacter & { at: Square }>
  /** No place is left on the map in which the character fits. */
  | Of<'character-left-out', OfCharacter>
  | Of<'setup-ended'>;

/** Rounds, initiative and phases (min.rounds-and-phases, min.who-goes-first). */
export type RoundEvent =
  | Of<'round-started', { round: number }>
  /** `rolls`: the result of each die; the highest one counts. */
  | Of<'initiative-rolled', { player: PlayerId; rolls: readonly number[]; result: number }>
  /** The highest results are equal, so these players roll again. */
  | Of<'initiative-tied', { players: readonly PlayerId[] }>
  /** All rolls are known, and `player` has the highest one, without a tie. */
  | Of<'initiative-compared', { player: PlayerId }>
  | Of<'first-player-chosen', { first: PlayerId }>
  /** `first`: this is the player's first phase in this round. */
  | Of<'phase-started', { player: PlayerId; first: boolean }>
  | Of<'round-ended', { round: number }>
  | Of<'game-ended', { winners: readonly PlayerId[] }>;

/** Characters that join a squad, change squads, or leave the skirmish. */
export type SquadEvent =
  /** The character comes into a squad during the skirmish (min.reserves.01). */
  | Of<'character-joined', OfCharacter & { player: PlayerId }>
  /** The character leaves the skirmish without being defeated (min.frozen-in-carbonite.07). */
  | Of<'character-removed', OfCharacter>
  /** From now on, or for one turn, the character belongs to the squad of `player`. */
  | Of<'squad-joined', OfCharacter & { player: PlayerId; from: PlayerId }>;

/** Turns, movement and doors. */
export type TurnEvent =
  /** `how`: 'turn' if its turn begins; 'combined-fire' if it combines fire, and so has no turn (min.combined-fire-rules.09). */
  | Of<'character-activated', OfCharacter & { how: 'turn' | 'combined-fire' }>
  /** The character counts as activated (min.stun.01). */
  | Of<'character-stunned', OfCharacter>
  /** One step; `cost` is a number of squares. */
  | Of<'character-moved', OfCharacter & { from: Square; to: Square; squeezed: Square | null; cost: number }>
  /** Something would have moved the character, but it stays; `because` says why. */
  | Of<'character-not-pushed', OfCharacter>
  /** Something other than its own move moved the character. */
  | Of<'character-pushed', OfCharacter & { from: Square; to: Square }>
  /** From now on the `carrier` carries the character. */
  | Of<'character-boarded', OfCharacter & { carrier: CharacterId }>
  /** The character stands on the map again. */
  | Of<'character-disembarked', OfCharacter & { at: Square }>
  /** The character may move this many more squares in this turn. */
  | Of<'moves-faster', OfCharacter & { squares: number }>
  | Of<'opportunity-passed', OfCharacter & { player: PlayerId }>
  | Of<'turn-ended', OfCharacter>
  | Of<'door-opened', { door: DoorId }>
  | Of<'door-closed', { door: DoorId }>;

type AboutTarget = { attacker: CharacterId; target: CharacterId };

/** Attacks, in their steps (min.attacking-basics). */
export type AttackEvent =
  /** `because` says how far the target is, and what gives it cover. */
  | Of<'attack-declared', AboutTarget & { kind: AttackKind; melee: boolean; covered: boolean }>
  | Of<'fire-combined', AboutTarget & { helper: CharacterId }>
  /** Announced only: before the roll. Abilities can still set a result without a die. */
  | Of<'roll-due', AboutTarget>
  /** The natural roll. If no die was rolled, `roll` is the result that counts as the roll; `because` says why. */
  | Of<'attack-rolled', AboutTarget & { roll: number }>
  | Of<'attack-rerolled', AboutTarget & { was: number; roll: number }>
  /** `total`: the sum of roll, Attack and bonuses. `defense`: the Defense of the target with its bonuses. `sources`: the parts of the total. */
  | Of<'attack-hit', AboutTarget & { melee: boolean; total: number; defense: number; critical: boolean }>
  /** Fields as for `attack-hit`. */
  | Of<'attack-missed', AboutTarget & { melee: boolean; total: number; defense: number }>
  /** Announced only: effects that react at once to the hit are over; damage comes next. */
  | Of<'hit-answered', AboutTarget & { melee: boolean }>
  /** The attack has no effect; `because` says why. */
  | Of<'attack-canceled', AboutTarget>
  /** The attack is over, and so is its damage. */
  | Of<
      'attack-resolved',
      AboutTarget & { kind: AttackKind; melee: boolean; hit: boolean; critical: boolean; damage: number }
    >;

/** Saves (min.making-saves). */
export type SaveEvent =
  | Of<'save-rolled', OfCharacter & { number: number; roll: number }>
  | Of<'save-rerolled', OfCharacter & { number: number; was: number; roll: number }>
  | Of<'save-made', OfCharacter & { number: number; roll: number; success: boolean }>;

/** Damage, Force points, and abilities that characters gain or lose. */
export type DamageEvent =
  /** Announced only: damage is about to be dealt. Another character may still take it (Bodyguard). */
  | Of<'damage-assigned', OfCharacter & { damage: number; attacker: CharacterId | null; byAttack: boolean }>
  /** Announced only: the character is about to take damage. Abilities can still reduce it. */
  | Of<'damage-due', OfCharacter & { damage: number; attacker: CharacterId | null; byAttack: boolean }>
  | Of<'damage-avoided', OfCharacter & { damage: number }>
  | Of<'damage-reduced', OfCharacter & { damage: number }>
  | Of<'damage-dealt', OfCharacter & { damage: number; attacker: CharacterId | null; byAttack: boolean }>
  | Of<'damage-removed', OfCharacter & { damage: number }>
  /** Announced only: its Hit Points are 0. An ability may still save it. */
  | Of<'defeat-due', OfCharacter & { attacker: CharacterId | null; byAttack: boolean }>
  /** `attacker`: the character that defeated it; null: nobody did. `byAttack`: by an attack. */
  | Of<'character-defeated', OfCharacter & { attacker: CharacterId | null; byAttack: boolean }>
  /** `user`: the character that uses the points; `character`: the one that pays; `what`: 'reroll', 'move-faster' or the id of the power. */
  | Of<'force-spent', OfCharacter & { user: CharacterId; points: number; what: string }>
  | Of<'force-lost', OfCharacter & { points: number }>
  | Of<'force-gained', OfCharacter & { points: number }>
  | Of<'ability-gained', OfCharacter & { gained: string; value: AbilityValue | null; until: Until }>
  | Of<'ability-lost', OfCharacter & { lost: string }>;

/** What happens in a skirmish. */
export type MiniaturesEvent =
  SetupEvent | RoundEvent | SquadEvent | TurnEvent | AttackEvent | SaveEvent | DamageEvent | CoreEvent;
