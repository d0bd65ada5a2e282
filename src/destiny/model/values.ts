/** What abilities can change, forbid and permit, by name: what each is, its unit, and what abilities are told when it is asked. */
import type { PlayerId } from '../../core';
import type { DieSymbol } from '../facts';
import type { CardId, Code, DieId } from './state';

interface AboutPlayer {
  player: PlayerId;
}

/** A card in play or in limbo. */
export interface AboutCard {
  card: CardId;
}

interface AboutDie {
  die: DieId;
}

/** A card that a player would play; `on` is the character that an upgrade goes to, null where that is open or for other cards. */
interface AboutPlay extends AboutPlayer {
  code: Code;
  on: CardId | null;
}

/** Numbers, for `modified`. */
export interface DestinyValues {
  /** What the side that a die shows is worth. Base: as printed, or X. */
  'die value': AboutDie;
  /** What a card costs, in resources. Base: as printed. */
  cost: AboutPlay;
  /** The cost with what a 'before you play' ability could still take off, so that the play is offered. Base: the cost. */
  'possible cost': AboutPlay;
  /** The cards to which a player draws. Base: 5 (des.hand.03). */
  'hand size': AboutPlayer;
  /** The resources that a player gains in the upkeep phase. Base: 2. */
  'upkeep resources': AboutPlayer;
  /** What a player pays to claim the battlefield, in resources. Base: 0. */
  'claim cost': AboutPlayer;
  /** X on the sides of a card's die, defined by an ability inherent to it. `die`: null where the die itself was not rolled. */
  x: { die: DieId | null };
}

/** What cannot be done, for `forbidden`. */
export interface DestinyBans {
  /** A player plays a card. */
  play: AboutPlay;
  /** A die is rolled or rerolled. */
  'roll die': AboutDie;
  /** A die is removed by an effect of this player. */
  'remove die': AboutDie & { by: PlayerId };
}

/** What a card has, or a player can, by an ability, for `permitted`. */
export interface DestinyPermits {
  /** The card has the keyword: after it is played its player may take another action. */
  ambush: AboutCard;
  /** The card has the keyword: before it is activated it may remove an opponent's die that shows damage, and is dealt it. */
  guardian: AboutCard;
  /** The card has the keyword: it may move when its character is defeated. */
  redeploy: AboutCard;
  /** The character is elite: a second character die comes from the set-aside zone, and goes when this ends. */
  elite: AboutCard;
  /** The card is no character and keeps tokens of this kind, as counters. */
  'keeps tokens': AboutCard & { token: 'damage' | 'shields' };
  /** The card's own 'only' does not count. */
  'ignores restrictions': AboutPlay;
  /** Shields do not block the damage of a side with this symbol. `dice`: the die that resolves and those that modify it. */
  'unblockable damage': AboutPlayer & { symbol: DieSymbol; dice: readonly DieId[] };
  /** Inherent to a card's die: its shields may be spread over several characters. */
  'distribute shields': { die: DieId | null };
  /** Inherent to a card's die: its sides without a symbol of their own modify every other. */
  'modifies any symbol': { die: DieId | null };
}

/** The windows in which cards are used. */
export interface DestinyWindows {
  /** An action of one's turn, or an additional one (des.action-abilities). */
  action: null;
  /** Damage is being dealt that effects may block, beside shields (des.shields.04). */
  'block damage': 'damage-dealt';
}

/** Abilities that rules look up on their card, wherever the card is (des.abilities.01). */
export type DestinyKind =
  /** What an event does when it is played. */
  | 'event'
  /** Resolved with the special symbol of the card's die. */
  | 'special'
  /** Of a battlefield, when it is claimed. */
  | 'claim'
  /** Inherent to the card's die, wherever it is resolved. */
  | 'inherent'
  /** 'Only': what must hold for the card to be played. */
  | 'play restriction';
