/** Which characters, dice and cards a choice is about: small words to combine in `where`. */
import type { Color, DieSymbol, Subtype } from '../facts';
import { reason, type Reason } from '../../core';
import { isCharacterDie, shows, showsDamage, valueOf } from '../queries/dice';
import type { CardFrame } from '../effects/memory';
import { characterOf, factsOf, hasSubtype } from '../queries/cards';
import { isOpponent } from '../queries/players';
import type { CardInPlay, DestinyState, Die } from '../model/state';

/** Does this thing count? `you` is the ability's frame: `you.controller` is its player, `you.source` its card. */
export interface Where<T> {
  (state: DestinyState, it: T, you: CardFrame): boolean;
  /** Why what does not count is no choice: it is refused then, where otherwise nobody would speak of it. */
  not?: Reason;
}

/** The same, with what is said of things that do not count. */
function or<T>(not: string, where: Where<T>, rules: readonly string[] = []): Where<T> {
  return Object.assign((state: DestinyState, it: T, you: CardFrame) => where(state, it, you), {
    not: reason('not-such', not, [...rules, 'des.choose-target.02']),
  });
}

type Controlled = CardInPlay | Die;

/** Yours. */
export const yours: Where<Controlled> = or(
  'it is not yours',
  (_state, it: Controlled, you) => it.controller === you.controller,
);
/** Any opponent's. */
export const anOpponents: Where<Controlled> = or("it is not an opponent's", (state, it: Controlled, you) =>
  isOpponent(state, you.controller, it.controller),
);
/** Of the opponent that was chosen before. */
export const theirs: Where<Controlled> = or(
  "it is not that opponent's",
  (state, it: Controlled, you) => it.controller === theOpponent(state, you),
);

/** The opponent that the ability is about. It was chosen before (`chooseOpponent`, which takes the only one by itself): with several nobody is meant by default. */
export function theOpponent(_state: DestinyState, you: CardFrame): string {
  return you.picks?.['opponent']?.[0] ?? '';
}

/** Everything for which the other condition does not hold. */
export function not<T>(where: Where<T>): Where<T> {
  return (state, it, you) => !where(state, it, you);
}

/** Cards and dice of a color. */
export const ofColor = (color: Color): Where<Controlled> =>
  or(`it is not ${color}`, (_state, it: Controlled) => factsOf(it.code).color === color);

/** Upgrades and supports (and their dice) of a subtype. */
export const ofSubtype = (...subtypes: readonly Subtype[]): Where<Controlled> =>
  or(`it is no ${subtypes.join(' or ')}`, (_state, it: Controlled) => hasSubtype(it.code, ...subtypes));

/** Cards with the uniqueness symbol, and their dice. */
export const unique: Where<Controlled> = or('it is not unique', (_state, it: Controlled) => factsOf(it.code).unique);
/** Exhausted cards. */
export const exhausted: Where<CardInPlay> = or('it is not exhausted', (_state, it: CardInPlay) => it.exhausted);
/** Cards that are not exhausted. */
export const ready: Where<CardInPlay> = or('it is not ready', (_state, it: CardInPlay) => !it.exhausted);
/** Cards with damage on them. */
export const hasDamage: Where<CardInPlay> = or('it has no damage', (_state, it: CardInPlay) => it.damage > 0);
/** Cards with shields on them. */
export const hasShields: Where<CardInPlay> = or('it has no shield', (_state, it: CardInPlay) => it.shields > 0);
/** The character that the card with the ability is or is attached to. */
export const thisCharacter: Where<CardInPlay> = (state, it, you) => characterOf(state, you.source)?.id === it.id;

/** Dice that show one of these symbols. */
export const showing = (...symbols: readonly DieSymbol[]): Where<Die> =>
  or(`it does not show ${symbols.join(' or ')}`, (_state, it: Die) => shows(it, ...symbols));
/** Dice that show melee or ranged damage. */
export const showingDamage: Where<Die> = or('it does not show damage', (_state, it: Die) => showsDamage(it));
/** Dice whose value is no higher. */
export const worthAtMost = (value: number): Where<Die> =>
  or(`it shows more than ${value}`, (state, it: Die) => valueOf(state, it) <= value);
/** Dice whose value is no lower. */
export const worthAtLeast = (value: number): Where<Die> =>
  or(`it shows less than ${value}`, (state, it: Die) => valueOf(state, it) >= value);
/** Dice of characters, not of upgrades and supports. */
export const characterDie: Where<Die> = or('it is no character die', (_state, it: Die) => isCharacterDie(it), [
  'des.faq-character-die.01',
  'des.character-die.02',
]);
/** Dice of a card of this type. */
export const ofType = (type: CardInPlay['type']): Where<Die> =>
  or(`it is no die of a ${type}`, (_state, it: Die) => factsOf(it.code).type === type);
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
