/** Everything that can happen in a game of Destiny, each with the rules behind it. Codes of hidden cards are null in views (see view.ts). */
import type { CoreEvent, EventOfType, PlayerId } from '../../core';
import type { CardId, Code, DieId, Phase } from './state';
import type { DieSymbol } from '../facts';

/** The fields of one kind of event. */
type Of<T extends string, Fields = unknown> = EventOfType<T, Fields>;
/** The player it happens to, or who does it. */
type Who = { player: PlayerId };
/** The player whose effect it is; null: a rule's. */
type By = { by: PlayerId | null };

/** Setup, rounds, phases and turns, and how the game ends. */
export type GameEvents =
  | Of<'battlefield-rolled', Who & { total: number }>
  | Of<'battlefield-chosen', Who & { battlefield: Code }>
  | Of<'round-started', { round: number }>
  | Of<'phase-started', { phase: Phase }>
  | Of<'phase-ended', { phase: Phase }>
  | Of<'round-ended', { round: number }>
  | Of<'turn-started', Who>
  | Of<'passed', Who & { why: 'chosen' | 'claimed' | 'nothing-changed' }>
  | Of<'additional-action', Who & { taken: boolean }>
  /** At the start of setup: the player plays with these characters. */
  | Of<'team-laid-out', Who & { characters: readonly CardId[] }>
  | Of<'player-eliminated', Who>
  /** Cards of a player who is out leave the game; `because` says which cards stay. */
  | Of<'cards-removed', Who & { cards: readonly CardId[] }>
  | Of<'game-ended', { winner: PlayerId }>;

/** Where cards go to or come from. */
export type Zone =
  'hand' | 'deck' | 'deck-top' | 'deck-bottom' | 'discard' | 'set-aside' | 'play' | 'limbo' | 'removed';

/** Cards that go from zone to zone, or are looked at. */
export type CardEvents =
  /** All cards are drawn at the same time (des.drawing.02). `cards` is null for viewers who may not see them. */
  | Of<'cards-drawn', Who & { cards: readonly Code[] | null; count: number }>
  /** The card goes from hand, deck or play to its owner's discard pile. `last`: it was the last card in hand. */
  | Of<'card-discarded', Who & By & { card: Code; from: Zone; last: boolean }>
  | Of<'discarded-to-reroll', Who & { card: Code }>
  | Of<'card-moved', Who & By & { card: Code | null; from: Zone; to: Zone }>
  | Of<'looked-at', Who & { owner: PlayerId; zone: 'hand' | 'deck'; cards: readonly Code[] | null }>
  | Of<'shown', Who & { cards: readonly Code[] }>
  /** `before`: a card is about to be played and paid for. `after`: it has been played and, if it is an event, resolved. */
  | Of<'card-played', Who & { card: CardId; code: Code; on: CardId | null; from: Zone; ambush: boolean; last: boolean }>
  | Of<'entered-play', Who & { card: CardId; code: Code }>
  /** The card goes to a zone of its owner. */
  | Of<
      'left-play',
      Who & By & { owner: PlayerId; card: CardId; code: Code; on: CardId | null; to: Zone; why: LeavingReason }
    >
  /** The card costs something other than its printed cost; `sources` says why. */
  | Of<'cost-changed', Who & { code: Code; cost: number }>;

/** Only 'effect' is a card's doing (des.card-ammo-belt.02). */
export type LeavingReason =
  'effect' | 'replaced' | 'defeat' | 'uniqueness' | 'upgrade-limit' | 'not-redeployed' | 'eliminated';

/** Cards in play, the battlefield, and effects that are delayed or not done in full. */
export type InPlayEvents =
  | Of<'activated', Who & { card: CardId }>
  | Of<'exhausted', By & { card: CardId }>
  | Of<'readied', By & { card: CardId }>
  | Of<'upgrade-moved', By & { card: CardId; from: CardId | null; to: CardId }>
  | Of<'became-support', Who & { card: CardId }>
  | Of<'control-taken', Who & { card: CardId }>
  | Of<'counter-placed', { card: CardId; counter: 'damage' | 'shield'; amount: number }>
  | Of<'claimed', Who>
  | Of<'battlefield-taken', Who>
  /** From now on nobody controls the battlefield, because its controller is out. */
  | Of<'battlefield-abandoned', Who>
  | Of<'battlefield-switched', By & { battlefield: Code }>
  | Of<'action-phase-ended-early', By>
  | Of<'effect-delayed', Who & { what: 'defeat' | 'ambush'; card: CardId | null }>
  /** An effect that was to last until the end of the turn ends without having been used. */
  | Of<'effect-expired', Who & { what: 'defeat' | 'ambush' }>
  | Of<'additional-action-gained', Who>
  /** Less was done than an effect says, or nothing; `because` says why. `did`: how much was done; `of`: how much the effect says. */
  | Of<'not-in-full', { did: number; of: number }>
  /** `follows`: whether the part of an ability after 'then' or 'to' happens (des.then-effects.01, des.then-effects.02). */
  | Of<'then', Who & { follows: boolean }>
  /** Something that one could expect does not happen; `because` says why. */
  | Of<'no-effect', Who & { what: NoEffect }>;

/** What does not happen: no card is drawn, no more dice are resolved, nothing is chosen, the player has not lost, the action was no pass, an offer is not made. */
export type NoEffect = 'draw' | 'resolve' | 'choose' | 'lose' | 'pass' | 'offer' | 'remove';

/** The symbol that dealt damage; damage of abilities has none. */
export type DamageType = 'melee' | 'ranged';

/** Damage, shields, and characters that are healed or defeated. Amounts are tokens. */
export type DamageEvents =
  | Of<
      'damage-dealt',
      By & {
        character: CardId;
        amount: number;
        damage: DamageType | null;
        unblockable: boolean;
        /** Dice that dealt it. */
        dice: readonly DieId[];
        /** The card whose ability dealt it. */
        source: CardId | null;
      }
    >
  | Of<'damage-blocked', { character: CardId; amount: number; by: 'shields' | CardId }>
  | Of<'damage-taken', By & { character: CardId; amount: number; damage: DamageType | null }>
  /** Damage was dealt, and all of it was blocked. */
  | Of<'no-damage-taken', { character: CardId }>
  | Of<'damage-moved', By & { from: CardId; to: CardId; amount: number }>
  | Of<'healed', By & { character: CardId; amount: number }>
  | Of<'defeated', By & Who & { character: CardId; code: Code }>
  | Of<'returned-to-play', Who & { character: CardId }>
  | Of<'shields-gained', By & { character: CardId; amount: number }>
  | Of<'shields-removed', By & { character: CardId; amount: number }>
  | Of<'shields-moved', By & { from: CardId; to: CardId; amount: number }>;

/** Resources gained, lost, spent and given away. */
export type ResourceEvents =
  | Of<'resources-gained', Who & By & { amount: number }>
  | Of<'resources-lost', Who & By & { amount: number }>
  | Of<'resources-spent', Who & { amount: number; on: string }>
  | Of<'resources-given', Who & { to: PlayerId; amount: number }>;

/** Dice that are rolled, turned, resolved and removed; `side` is an index into the sides of the die's card. */
export type DiceEvents =
  /** The die is rolled into the pool, or rerolled there. `from`: the side that it showed before. */
  | Of<'die-rolled', Who & By & { die: DieId; side: number; symbol: DieSymbol; reroll: boolean; from: number | null }>
  | Of<'die-turned', Who & By & { die: DieId; side: number; symbol: DieSymbol; from: number }>
  /** The die goes from the pool back to its card, unresolved. */
  | Of<'die-removed', Who & By & { die: DieId; symbol: DieSymbol }>
  /** A die is being resolved; its cost is paid, and its effect follows. */
  | Of<'resolution-started', Who & { die: DieId; modifiers: readonly DieId[]; symbol: DieSymbol; value: number }>
  /** `before`: a die is about to be resolved, alone or with modifiers. `after`: it has been resolved, and has left the pool. */
  | Of<
      'die-resolved',
      Who & {
        die: DieId;
        modifiers: readonly DieId[];
        symbol: DieSymbol;
        value: number;
        /** Value of the die's own side, without modifiers and what cards added. */
        shown: number;
        /** Resources that an opponent lost by it. */
        lost: number;
      }
    >
  | Of<'die-returned', Who & { die: DieId }>
  | Of<'die-set-aside', Who & { die: DieId; code: Code }>
  | Of<'die-entered', Who & { die: DieId; code: Code }>
  | Of<'die-held', Who & By & { die: DieId; on: CardId }>
  | Of<'die-barred', By & { die: DieId; round: number }>;

/** What happens in a game of Destiny. */
export type DestinyEvent =
  GameEvents | CardEvents | InPlayEvents | DamageEvents | ResourceEvents | DiceEvents | CoreEvent;

/** One kind of event. */
export type EventOf<T extends DestinyEvent['type']> = Extract<DestinyEvent, { type: T }>;
