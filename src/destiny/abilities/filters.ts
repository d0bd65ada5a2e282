/** Which characters, dice and cards a choice is about: small words to combine in `where`. */
import type { Color, DieSymbol, Subtype } from '../facts';
import { isCharacterDie, shows, showsDamage, valueOf } from '../queries/dice';
import type { CardFrame } from '../effects/memory';
import { characterOf, factsOf, hasSubtype } from '../queries/cards';
import { isOpponent, opponentsOf } from '../queries/players';
import type { CardInPlay, DestinyState, Die } from '../model/state';

/** Does this thing count? `you` is the ability's frame: `you.controller` is its player, `you.source` its card. */
export type Where<T> = (state: DestinyState, it: T, you: CardFrame) => boolean;

type Controlled = CardInPlay | Die;

/** Yours. */
export const yours: Where<Controlled> = (_state, it, you) => it.controller === you.controller;
/** Any opponent's. */
export const anOpponents: Where<Controlled> = (state, it, you) => isOpponent(state, you.controller, it.controller);
/** Of the opponent that was chosen before (or the only one). */
export const theirs: Where<Controlled> = (state, it, you) => it.controller === theOpponent(state, you);

/** The opponent that the ability is about: the chosen one, or the only one. */
export function theOpponent(state: DestinyState, you: CardFrame): string {
  return you.picks?.['opponent']?.[0] ?? opponentsOf(state, you.controller)[0] ?? '';
}

/** Whatever does not count for the other. */
export function not<T>(where: Where<T>): Where<T> {
  return (state, it, you) => !where(state, it, you);
}

/** Cards and dice of a color. */
export const ofColor =
  (color: Color): Where<Controlled> =>
  (_state, it) =>
    factsOf(it.code).color === color;

/** Upgrades and supports (and their dice) of a subtype. */
export const ofSubtype =
  (...subtypes: readonly Subtype[]): Where<Controlled> =>
  (_state, it) =>
    hasSubtype(it.code, ...subtypes);

/** Cards with the uniqueness symbol, and their dice. */
export const unique: Where<Controlled> = (_state, it) => factsOf(it.code).unique;
/** Exhausted cards. */
export const exhausted: Where<CardInPlay> = (_state, it) => it.exhausted;
/** Cards that are not exhausted. */
export const ready: Where<CardInPlay> = (_state, it) => !it.exhausted;
/** Cards with damage on them. */
export const hasDamage: Where<CardInPlay> = (_state, it) => it.damage > 0;
/** Cards with shields on them. */
export const hasShields: Where<CardInPlay> = (_state, it) => it.shields > 0;
/** The character that the card with the ability is or is attached to. */
export const thisCharacter: Where<CardInPlay> = (state, it, you) => characterOf(state, you.source)?.id === it.id;

/** Dice that show one of these symbols. */
export const showing =
  (...symbols: readonly DieSymbol[]): Where<Die> =>
  (_state, it) =>
    shows(it, ...symbols);
/** Dice that show melee or ranged damage. */
export const showingDamage: Where<Die> = (_state, it) => showsDamage(it);
/** Dice whose value is no higher. */
export const worthAtMost =
  (value: number): Where<Die> =>
  (state, it) =>
    valueOf(state, it) <= value;
/** Dice whose value is no lower. */
export const worthAtLeast =
  (value: number): Where<Die> =>
  (state, it) =>
    valueOf(state, it) >= value;
/** Dice of characters, not of upgrades and supports. */
export const characterDie: Where<Die> = (_state, it) => isCharacterDie(it);
/** Dice of a card of this type. */
export const ofType =
  (type: CardInPlay['type']): Where<Die> =>
  (_state, it) =>
    factsOf(it.code).type === type;
/** Dice of the card with the ability. */
export const thisDie: Where<Die> = (_state, it, you) => it.card === you.source;
/** Dice of the character that the card with the ability is (attached to), and of its upgrades. */
export const ofThisCharacter: Where<Die> = (state, it, you) => {
  const own = characterOf(state, you.source);
  return own !== null && it.card !== null && characterOf(state, it.card)?.id === own.id;
};
/** Dice of the character that was chosen under this name, and of its upgrades. */
export const ofChosen =
  (as = 'character'): Where<Die> =>
  (state, it, you) =>
    it.card !== null && characterOf(state, it.card)?.id === you.picks?.[as]?.[0];
