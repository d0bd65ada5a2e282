/** The 334 cards of Awakenings and Spirit of Rebellion: look-ups of their facts. */
import awakenings from './awakenings.json';
import spiritOfRebellion from './spirit-of-rebellion.json';
import type { Affiliation, Card, CardSet, Color, DieSide, Rarity } from './types';

export type * from './types';
export { SYMBOLS } from './types';

/** As printed. Jango Fett (`01021`) is the sample of the reference (des.card-anatomy.02, des.card-anatomy.03). */
const CARDS: readonly Card[] = [...awakenings, ...spiritOfRebellion] as Card[];
const BY_CODE: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.code, card]));

/** Names of the sets, by the letters that stand for their symbol. */
export const SET_NAMES: Readonly<Record<CardSet, string>> = Object.freeze({
  AW: 'Awakenings',
  SoR: 'Spirit of Rebellion',
});
/** What each color stands for (des.color.02 to .05). */
export const COLOR_NAMES: Readonly<Record<Color, string>> = Object.freeze({
  red: 'Command',
  blue: 'Force',
  yellow: 'Rogue',
  gray: 'General',
});
/** As printed (des.affiliation.01). */
export const AFFILIATION_NAMES: Readonly<Record<Affiliation, string>> = Object.freeze({
  hero: 'Hero',
  villain: 'Villain',
  neutral: 'Neutral',
});
/** The color under the ID that shows a card's rarity (des.rarity.03 to .07). */
export const RARITY_COLORS: Readonly<Record<Rarity, string>> = Object.freeze({
  fixed: 'gray',
  common: 'blue',
  uncommon: 'yellow',
  rare: 'green',
  legendary: 'purple',
});

/** Every card, in the order of sets and positions. */
export function allCards(): readonly Card[] {
  return CARDS;
}

/**
 * The card of a code such as `01021`; undefined for any other string.
 * @example
 * ```ts
 * import { card } from 'holojudge/destiny/facts';
 *
 * console.log(card('01010')?.name); // Darth Vader
 * ```
 */
export function card(code: string): Card | undefined {
  return BY_CODE.get(code);
}

/** Name with the subtitle that tells versions apart: `Darth Vader, Sith Lord` (des.battlefield.06). */
export function fullName(of: Card): string {
  return of.subtitle === null ? of.name : `${of.name}, ${of.subtitle}`;
}

/** What is printed on a card and on its die to match them: `Awakenings 21` (des.identifier.01). */
export function identifier(of: Card): string {
  return `${SET_NAMES[of.set]} ${of.position}`;
}

/** Copies of a card are all cards of its name, whatever their type or set (des.copy.01). */
export function areCopies(one: Card, other: Card): boolean {
  return one.name === other.name;
}

/** A die: its ID, rarity and sides are those of its card (des.rarity.02, des.die-rarity.01, des.die-identifier.01). */
export interface CardDie {
  identifier: string;
  rarity: Rarity;
  sides: readonly DieSide[];
}

/** The die that belongs to a card, or null where it has none. */
export function dieOf(of: Card): CardDie | null {
  return of.sides.length === 0 ? null : { identifier: identifier(of), rarity: of.rarity, sides: of.sides };
}
