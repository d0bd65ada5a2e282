/** What an effect may depend on, how much of something, and which faction or player is meant: the 'if' of the effect vocabulary. */
import type { AssetKind, ContactClass, Faction, Skill, SpaceKind, Standing } from './words';

/**
 * A faction by name, or the faction of something: of your planet (`here`), of the patrol nearest to you, of the patrol of this effect (`this-patrol`), or your choice.
 * If there is none ('here' on a planet without a faction), the effect does nothing.
 */
export type FactionRef = Faction | 'here' | 'nearest-patrol' | 'this-patrol' | 'choice';

/** What can be counted for 'so much for each ...'. */
export const COUNTED = Object.freeze([
  'bounty',
  'cargo',
  'crew',
  'gear',
  'job',
  'mod',
  'secret',
  'fame',
  'damage-on-character',
  'damage-on-ship',
  'positive-reputation',
  'negative-reputation',
  'player-here',
] as const);
/** One of `COUNTED`. */
export type Counted = (typeof COUNTED)[number];

/** A number, or a number for each of something, at most `max` in all. */
export type Amount = number | { each: Counted; times: number; max?: number };

/** Which other players are meant. Every field given must fit; none given: any other player. */
export interface PlayerFilter {
  /** In your space. */
  here?: boolean;
  /** At most so many spaces away. */
  within?: number;
  moreFame?: boolean;
  /** With negative reputation with this faction, or with any. */
  negativeWith?: Faction | 'any';
}

/** Which cards are meant. Every field given must fit. */
export interface CardFilter {
  kind?: AssetKind;
  /** A trait in capitals as printed: ILLEGAL, WEAPON, ARMOR. */
  trait?: string;
  /** The droid symbol or a faction's symbol (crew). */
  symbol?: 'droid' | Faction;
  /** The exact name of the card. */
  name?: string;
}

/** Which contact tokens are meant: on your planet, at most `within` spaces away, or anywhere. */
export interface ContactFilter {
  where: 'here' | 'anywhere' | { within: number };
  class?: ContactClass;
  facing?: 'facedown' | 'faceup';
}

/** True or false, looked at when the effect reaches it. */
export type Condition =
  | { is: 'reputation'; with: FactionRef; standing: readonly Standing[] }
  /** You own at least `count` (1) such cards. */
  | { is: 'has'; card: CardFilter; count?: number }
  /** You own all these cards, and your cards of these kinds cost at least `cost` credits together. */
  | { is: 'collection'; of: readonly { kind: AssetKind; count: number }[]; cost: number }
  | { is: 'has-skill'; skill: Skill }
  | { is: 'credits'; least: number }
  | { is: 'fame'; least: number }
  | { is: 'ship-cost'; least: number }
  /** Where you are. Every field given must fit; `faction` is the planet's. */
  | { is: 'at'; kind?: SpaceKind; spaces?: readonly string[]; faction?: Faction; marked?: boolean }
  | { is: 'player'; who: PlayerFilter }
  /** A patrol in your space or at most `within` spaces away. */
  | { is: 'patrol'; faction?: Faction; within?: number; level?: number }
  | { is: 'contact'; which: ContactFilter }
  /** So much damage or more (1) lies on it. */
  | { is: 'damaged'; what: 'character' | 'ship'; least?: number }
  | { is: 'empty-slot'; kind: AssetKind }
  | { is: 'most-famous' }
  /** Damage tokens lie on so many planets because of `mark-planet`. */
  | { is: 'marked-planets'; least: number }
  | { is: 'all'; of: readonly Condition[] }
  | { is: 'any'; of: readonly Condition[] }
  | { is: 'not'; of: Condition };
