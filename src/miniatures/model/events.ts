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
  /** The squad of this faction is the player's, the other one the opponent's. */
  | Of<'side-chosen', { player: PlayerId; faction: Faction }>
  | Of<'squads-revealed'>
  | Of<'setup-rolled', { player: PlayerId; roll: number }>
  | Of<'first-to-set-up-chosen', { first: PlayerId }>
  | Of<'start-area-chosen', { player: PlayerId; area: number }>
  | Of<'character-set-up', OfCharacter & { at: Square }>
  /** No place on the map is left that it fits. */
  | Of<'character-left-out', OfCharacter>
  | Of<'setup-ended'>;

/** Rounds, initiative and phases (min.rounds-and-phases, min.who-goes-first). */
export type RoundEvent =
  | Of<'round-started', { round: number }>
  /** `rolls`: every die; the highest counts. */
  | Of<'initiative-rolled', { player: PlayerId; rolls: readonly number[]; result: number }>
  /** They roll again. */
  | Of<'initiative-tied', { players: readonly PlayerId[] }>
  /** All rolls are known, no two of the highest are equal. */
  | Of<'initiative-compared', { player: PlayerId }>
  | Of<'first-player-chosen', { first: PlayerId }>
  /** `first`: it is the player's first in this round. */
  | Of<'phase-started', { player: PlayerId; first: boolean }>
  | Of<'round-ended', { round: number }>
  | Of<'game-ended', { winners: readonly PlayerId[] }>;

/** Who is in which squad. */
export type SquadEvent =
  /** It comes to a squad in the course of the skirmish (min.reserves.01). */
  | Of<'character-joined', OfCharacter & { player: PlayerId }>
  /** It leaves the skirmish without being defeated (min.frozen-in-carbonite.07). */
  | Of<'character-removed', OfCharacter>
  /** It is of another squad from now on, `player`'s, be it for a turn. */
  | Of<'squad-joined', OfCharacter & { player: PlayerId; from: PlayerId }>;

/** Turns, movement and doors. */
export type TurnEvent =
  /** `how`: its turn begins, or it combines fire and has none (min.combined-fire-rules.09). */
  | Of<'character-activated', OfCharacter & { how: 'turn' | 'combined-fire' }>
  /** It counts as activated (min.stun.01). */
  | Of<'character-stunned', OfCharacter>
  /** One step; `cost` in squares. */
  | Of<'character-moved', OfCharacter & { from: Square; to: Square; squeezed: Square | null; cost: number }>
  /** By something else than its own move. */
  | Of<'character-not-pushed', OfCharacter>
  | Of<'character-pushed', OfCharacter & { from: Square; to: Square }>
  /** It is carried from now on. */
  | Of<'character-boarded', OfCharacter & { carrier: CharacterId }>
  /** It stands on the map again. */
  | Of<'character-disembarked', OfCharacter & { at: Square }>
  /** So many squares more in this turn. */
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
  /** What it counts as without a die is settled before that: announced, never told. */
  | Of<'roll-due', AboutTarget>
  /** The natural roll; of no die where it counts as one (`because` says why). */
  | Of<'attack-rolled', AboutTarget & { roll: number }>
  | Of<'attack-rerolled', AboutTarget & { was: number; roll: number }>
  /** `total` of roll, Attack and bonuses, against the Defense of the target with its bonuses; `sources` of the total. */
  | Of<'attack-hit', AboutTarget & { melee: boolean; total: number; defense: number; critical: boolean }>
  | Of<'attack-missed', AboutTarget & { melee: boolean; total: number; defense: number }>
  /** What answers to the hit at once has done so, damage is to come: announced, never told. */
  | Of<'hit-answered', AboutTarget & { melee: boolean }>
  /** It has no effect; `because` says why. */
  | Of<'attack-canceled', AboutTarget>
  /** It is over, with its damage. */
  | Of<
      'attack-resolved',
      AboutTarget & { kind: AttackKind; melee: boolean; hit: boolean; critical: boolean; damage: number }
    >;

/** Saves (min.making-saves). */
export type SaveEvent =
  | Of<'save-rolled', OfCharacter & { number: number; roll: number }>
  | Of<'save-rerolled', OfCharacter & { number: number; was: number; roll: number }>
  | Of<'save-made', OfCharacter & { number: number; roll: number; success: boolean }>;

/** Damage, Force points, what characters gain and lose. */
export type DamageEvent =
  /** It is about to be dealt, and may still be another's (Bodyguard): announced, never told. */
  | Of<'damage-assigned', OfCharacter & { damage: number; attacker: CharacterId | null; byAttack: boolean }>
  /** It is about to be taken, and may still be reduced: announced, never told. */
  | Of<'damage-due', OfCharacter & { damage: number; attacker: CharacterId | null; byAttack: boolean }>
  | Of<'damage-avoided', OfCharacter & { damage: number }>
  | Of<'damage-reduced', OfCharacter & { damage: number }>
  | Of<'damage-dealt', OfCharacter & { damage: number; attacker: CharacterId | null; byAttack: boolean }>
  | Of<'damage-removed', OfCharacter & { damage: number }>
  /** Its Hit Points are 0, and something may still save it: announced, never told. */
  | Of<'defeat-due', OfCharacter & { attacker: CharacterId | null; byAttack: boolean }>
  /** `attacker`: who did it, null: nobody. `byAttack`: with an attack. */
  | Of<'character-defeated', OfCharacter & { attacker: CharacterId | null; byAttack: boolean }>
  /** `user`: for whom, `what`: 'reroll', 'move-faster', or the id of the power; `character` paid. */
  | Of<'force-spent', OfCharacter & { user: CharacterId; points: number; what: string }>
  | Of<'force-lost', OfCharacter & { points: number }>
  | Of<'force-gained', OfCharacter & { points: number }>
  | Of<'ability-gained', OfCharacter & { gained: string; value: AbilityValue | null; until: Until }>
  | Of<'ability-lost', OfCharacter & { lost: string }>;

/** What happens in a skirmish. */
export type MiniaturesEvent =
  SetupEvent | RoundEvent | SquadEvent | TurnEvent | AttackEvent | SaveEvent | DamageEvent | CoreEvent;
