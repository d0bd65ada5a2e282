/** Facts of Destiny cards: what is printed on them, without their texts. */

export type Affiliation = 'hero' | 'villain' | 'neutral';
export type Color = 'red' | 'blue' | 'yellow' | 'gray';
export type Rarity = 'fixed' | 'common' | 'uncommon' | 'rare' | 'legendary';
export type CardSet = 'AW' | 'SoR';
export type CardType = 'character' | 'upgrade' | 'support' | 'event' | 'battlefield';
export type Subtype = 'ability' | 'weapon' | 'equipment' | 'vehicle' | 'droid';

/** `any` is the symbol of a modifier that may join a die of whatever symbol (Lure of Power). */
export const SYMBOLS = [
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
] as const;
export type DieSymbol = (typeof SYMBOLS)[number];

/** One of the six sides of a die. */
export interface DieSide {
  symbol: DieSymbol;
  /** Printed value; 0 on special and blank sides (des.value.02) and where `x` is set. */
  value: number;
  /** Printed with a plus: resolves only with another die of the same symbol (des.modifier.02). */
  modifier: boolean;
  /** Resources that it costs to resolve this side. */
  resourceCost: number;
  /** The value is the variable X, which the card defines (des.x-as-variable.01). */
  x: boolean;
}

export interface CardFacts {
  /** Two digits for the set, three for the position: `01021`. */
  code: string;
  name: string;
  /** Characters and battlefields only. */
  subtitle: string | null;
  set: CardSet;
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
  /** Is any ability or keyword printed on it? */
  hasAbility: boolean;
  /** Was its wording changed after the print? Which one is played stands in docs/ambiguities.md. */
  hasErrata: boolean;
}

export interface CharacterCard extends CardFacts {
  type: 'character';
  health: number;
  /** Points for one die and, where the card offers it, for two (des.character.06). */
  points: { oneDie: number; elite: number | null };
}
export interface UpgradeCard extends CardFacts {
  type: 'upgrade';
  cost: number;
}
export interface SupportCard extends CardFacts {
  type: 'support';
  cost: number;
}
export interface EventCard extends CardFacts {
  type: 'event';
  cost: number;
}
export interface BattlefieldCard extends CardFacts {
  type: 'battlefield';
}

/** Cards that go into the deck of 30 (des.deck-building.08). */
export type DeckCard = UpgradeCard | SupportCard | EventCard;
export type Card = CharacterCard | DeckCard | BattlefieldCard;
