/** Facts of Destiny cards: what is printed on them, without their texts. */

/** Every card has one (des.affiliation.01). */
export type Affiliation = 'hero' | 'villain' | 'neutral';
/** Every card has one; names in `COLOR_NAMES` (des.color.01). */
export type Color = 'red' | 'blue' | 'yellow' | 'gray';
/** How a card is distributed (des.rarity.01); its die has the same. */
export type Rarity = 'fixed' | 'common' | 'uncommon' | 'rare' | 'legendary';
/** The sets that are played: Awakenings, Spirit of Rebellion. */
export type CardSet = 'AW' | 'SoR';
/** It says where a card lies and how it gets there (des.card-types.01). */
export type CardType = 'character' | 'upgrade' | 'support' | 'event' | 'battlefield';
/** Printed beside the type, on upgrades and supports. It means nothing but to other cards' texts (des.subtypes.01). */
export type Subtype = 'ability' | 'weapon' | 'equipment' | 'vehicle' | 'droid';

/** `any` is the symbol of a modifier that may join a die of whatever symbol (Lure of Power). */
export const SYMBOLS = Object.freeze([
  'melee',
  'ranged',
  'focus',
  'disrupt',
  'discard',
  'shield',
  'resource',
  'special',
  'blank',
  'any',
] as const);
/** What a side shows (des.symbol.01). */
export type DieSymbol = (typeof SYMBOLS)[number];

/** One of the six sides of a die (des.dice.01). */
export interface DieSide {
  symbol: DieSymbol;
  /** Printed value; 0 on special and blank sides (des.value.02) and where `x` is set. */
  value: number;
  /** Printed with a plus (des.modifier.01): resolves only with another die of the same symbol (des.modifier.02). */
  modifier: boolean;
  /** Resources that it costs to resolve this side (des.resource-cost.01). */
  resourceCost: number;
  /** The value is the variable X, which the card defines (des.x-as-variable.01). */
  x: boolean;
}

/** What every type of card has. */
export interface CardFacts {
  /** Two digits for the set, three for the position: `01021`. */
  code: string;
  name: string;
  /** Characters and battlefields only. */
  subtitle: string | null;
  set: CardSet;
  /** The number within its set, the later digits of the code. */
  position: number;
  subtypes: readonly Subtype[];
  color: Color;
  affiliation: Affiliation;
  unique: boolean;
  rarity: Rarity;
  /** Six sides, or none where the card has no die. */
  sides: readonly DieSide[];
  /** Most copies that a team or deck may hold; null where only points limit it (des.team-building.04). */
  deckLimit: number | null;
  /** Is any ability or keyword printed on it? Some cards have none (des.card-abilities.01). */
  hasAbility: boolean;
  /** Was its wording changed after the print (des.errata.01)? Which one is played stands in docs/ambiguities.md. */
  hasErrata: boolean;
}

/** In play from the beginning, until it is defeated (des.character.02). */
export interface CharacterCard extends CardFacts {
  type: 'character';
  /** So much damage defeats it (des.character.04). */
  health: number;
  /** Points for one die and, where the card offers it, for two (des.character.06). */
  points: { oneDie: number; elite: number | null };
}
/** Attached to a character (des.upgrade.01). */
export interface UpgradeCard extends CardFacts {
  type: 'upgrade';
  /** Resources. */
  cost: number;
}
/** Played beside the characters (des.support.02); its abilities work as long as it stays (des.support.01). */
export interface SupportCard extends CardFacts {
  type: 'support';
  /** Resources. */
  cost: number;
}
/** Resolved once, then discarded (des.event.01). */
export interface EventCard extends CardFacts {
  type: 'event';
  /** Resources. */
  cost: number;
}
/** Each team brings one; one of them is used (des.battlefield.01). */
export interface BattlefieldCard extends CardFacts {
  type: 'battlefield';
}

/** Cards that go into the deck of 30 (des.deck-building.08). */
export type DeckCard = UpgradeCard | SupportCard | EventCard;
/** Told apart by `type`. */
export type Card = CharacterCard | DeckCard | BattlefieldCard;
