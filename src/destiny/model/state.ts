/**
 * The state of a Destiny game: plain JSON. Cards outside play have no identity of their own, so they are kept as codes (`01021`); a card gets an
 * id when it enters play. What nobody may know (the order of a deck) is not in the state at all, see core's `Pile`.
 */
import type { CoreState, Pile, PlayerId } from '../../core';
import type { DestinyEvent } from './events';

/** Code of a card: two digits for the set, three for the position. */
export type Code = string;
/** Id of a card in play (or of an event in limbo): `jango-fett`, `holdout-blaster-2`. */
export type CardId = string;
/** Id of a die in play: `jango-fett.1`. */
export type DieId = string;

/** A character, upgrade or support. */
export interface CardInPlay {
  id: CardId;
  code: Code;
  /** The player who brought it (des.owner.01). */
  owner: PlayerId;
  controller: PlayerId;
  /** What it is now: One With the Force turns from upgrade to support. */
  type: 'character' | 'upgrade' | 'support';
  /** 'waiting': an upgrade whose character was defeated, until its redeploy resolves (des.queue.12). 'set-aside': a defeated character. */
  zone: 'play' | 'waiting' | 'set-aside';
  /** The character that an upgrade is attached to. */
  on: CardId | null;
  exhausted: boolean;
  /** Damage tokens, as a number of any size (des.damage.08); on supports and upgrades they are counters. */
  damage: number;
  /** No more than three on one character, but as many in play as are wanted (des.shields.06). */
  shields: number;
  /** A character that a card in play made elite: one of its two dice goes when that ends (des.card-training.04). */
  secondDie: boolean;
}

/** A die in play. Dice in the set-aside zone are alike and kept as codes, see `DestinyPlayer.diceAside`. */
export interface Die {
  id: DieId;
  /** The card whose sides it has. */
  code: Code;
  owner: PlayerId;
  controller: PlayerId;
  /**
   * The card it belongs to, told apart from its copies (des.dice-leaving-play.05, des.faq-track-character-dice.01); null for a die that no card in
   * play brought (Ace in the Hole).
   */
  card: CardId | null;
  /** The card it lies on while it is not in the pool; another card than `card` when that holds it (Prized Possession). */
  on: CardId | null;
  /** There is no third place for it (des.dice-pool.02). */
  zone: 'card' | 'pool';
  /** Index of the side that shows; -1 on a card (des.dice-on-cards.03). */
  side: number;
  /** Set aside when it leaves the pool. */
  passing: boolean;
  /** The round in which it cannot be rolled; 0: none. */
  barredIn: number;
}

/** A card in the set-aside zone: faceup, unless it lies facedown under another. Defeated characters are in `cards`. */
export interface SetAsideCard {
  code: Code;
  owner: PlayerId;
  /** The card that lies facedown under it (Premonitions): secret to its owner. */
  under: Code | null;
}

/** What is a player's own. Cards and dice in play are in `DestinyState`, whoever controls them (des.areas-of-play.01). */
export interface DestinyPlayer {
  id: PlayerId;
  /** The battlefield that the player brought. */
  battlefield: Code;
  hand: Code[];
  /** The cards that have not been drawn yet (des.deck.02). */
  deck: Pile;
  /** In the order in which they came; nothing depends on it (des.discard-pile.03). */
  discard: Code[];
  setAside: SetAsideCard[];
  /** Dice in the set-aside zone, hidden from opponents. */
  diceAside: Code[];
  /** Tokens beside the player's cards (des.resource-tokens-area.01). */
  resources: number;
  /** Out of the game (free-for-all). */
  eliminated: boolean;
}

/** An event that is being resolved (des.in-limbo.01). */
export interface LimboCard {
  id: CardId;
  code: Code;
  owner: PlayerId;
  controller: PlayerId;
  /** Where it goes once it has resolved. */
  to: 'discard' | 'set-aside' | 'deck-top' | 'deck-bottom';
  /** With `set-aside`: the card that is put facedown under it. */
  under: Code | null;
}

/** The battlefield in use (des.battlefield.01). */
export interface Battlefield {
  /** Null until one is chosen. */
  code: Code | null;
  /** The player who brought it, whoever controls it (des.owner.02). */
  owner: PlayerId | null;
  /**
   * One player at most (des.battlefield.02), in whose area it lies (des.battlefield-area.01).
   * Null after its controller was eliminated, until someone claims it (des.player-elimination.03).
   */
  controller: PlayerId | null;
  /** Who claimed it this round. */
  claimedBy: PlayerId | null;
  /** A player who claimed it this round was eliminated: no one may claim it again (des.player-elimination.03). */
  closed: boolean;
}

/** Something that waits for a later moment (des.delayed-effects.01). */
export interface Delayed {
  what: 'defeat' | 'ambush';
  player: PlayerId;
  /** The character to defeat after the round ends. */
  card: CardId | null;
  /** The card whose ability it is, in play still or not; an event is discarded meanwhile (des.delayed-effects.03). */
  source?: string;
}

/** A card played this round, for effects that look at the first one. */
export interface Played {
  player: PlayerId;
  code: Code;
}

/** Hidden cards that a player is looking at now (des.looking.01). */
export interface Look {
  viewer: PlayerId;
  owner: PlayerId;
  zone: 'hand' | 'deck';
  cards: Code[];
}

/** How many cards of one name have entered play, for ids that are never used twice. */
export interface Serial {
  name: string;
  count: number;
}

/** 'setup' comes once, before the first round. */
export type Phase = 'setup' | 'action' | 'upkeep';

/** The little that an action changed, and the card or die that it changed; null: something else. */
export interface LittleDone {
  what: 'exhausted' | 'played' | 'rerolled' | 'other';
  of: CardId | Code | DieId | null;
}

/** A whole game, with what players may not know: only `view` is for them. */
export interface DestinyState extends CoreState<DestinyEvent> {
  /** 0 in setup. */
  round: number;
  phase: Phase;
  /** In seating order, clockwise. */
  players: DestinyPlayer[];
  cards: CardInPlay[];
  dice: Die[];
  limbo: LimboCard[];
  battlefield: Battlefield;
  /** Whose turn it is; null outside the action phase. */
  turn: PlayerId | null;
  /** Passes in a row (des.action-phase.03). */
  passes: number;
  /** Has the action that is being taken changed anything (des.passing.03)? */
  changed: boolean;
  /** Some of it was not done, or changed next to nothing: what of it makes it no pass all the same. */
  littleDone?: LittleDone;
  /** The card that was exhausted last in this turn, by an effect or as a cost. */
  exhausted?: CardId;
  /** Dice resolved in the action that is going on, by whatever ability (des.resolve-dice.09). */
  resolved: DieId[];
  /** Additional actions owed, first come first (des.additional-actions.05). */
  additional: PlayerId[];
  /** An effect has ended the action phase. */
  phaseEnding: boolean;
  delayed: Delayed[];
  played: Played[];
  looks: Look[];
  serials: Serial[];
  /** Who decides what the battlefield's controller would while nobody controls it (des.player-elimination.04). */
  deputy: PlayerId | null;
  winner: PlayerId | null;
  /** Rules by which the game was won. */
  wonBy: readonly string[];
}
