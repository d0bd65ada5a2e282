/** Dice in play: whose they are, what they show and what that is worth. */
import { listed, type PlayerId, type Sentence } from '../../core';
import type { DieSide, DieSymbol } from '../facts';
import { abilitiesOf, modified } from '../engine';
import { factsOf } from './cards';
import type { CardId, Code, DestinyState, Die, DieId } from '../model/state';

export const DAMAGE_SYMBOLS: readonly DieSymbol[] = ['melee', 'ranged'];

export function findDie(state: DestinyState, id: DieId): Die | undefined {
  for (const each of state.dice) if (each.id === id) return each;
  return undefined;
}

export function dieOf(state: DestinyState, id: DieId): Die {
  const found = findDie(state, id);
  if (!found) throw new Error(`no die in play is called '${id}'`);
  return found;
}

export function inPool(state: DestinyState, id: DieId): boolean {
  return findDie(state, id)?.zone === 'pool';
}

/** `the die of Finn stays in the pool` */
export function inPoolStill(dice: readonly DieId[]): Sentence {
  return [...listed(dice), dice.length === 1 ? ' stays in the pool' : ' stay in the pool'];
}

/** A player's dice pool (des.dice-pool.01). */
export function poolOf(state: DestinyState, player: PlayerId): Die[] {
  return state.dice.filter((each) => each.zone === 'pool' && each.controller === player);
}

/** All dice in all pools: what cards can remove, turn, reroll and look at (des.dice-pool.04). */
export function allPools(state: DestinyState): Die[] {
  return state.dice.filter((each) => each.zone === 'pool');
}

/** The dice that belong to a card, wherever they are. */
export function diceOfCard(state: DestinyState, card: CardId): Die[] {
  return state.dice.filter((each) => each.card === card);
}

/** The sides printed for a die. */
export function sidesOf(die: Die): readonly DieSide[] {
  return factsOf(die.code).sides;
}

/** The side that shows, the only one that counts (des.showing.02); null while the die is not in a pool (des.showing.04). */
export function sideOf(die: Die): DieSide | null {
  return die.zone === 'pool' ? (sidesOf(die)[die.side] ?? null) : null;
}

/** `2 melee`, `+1 shield`, `special`: what shows as it is printed. */
export function shownBy(die: Die): string {
  const { symbol, value, modifier, x } = sideOf(die) ?? { symbol: 'blank', value: 0, modifier: false, x: false };
  const worth = x ? 'X' : value > 0 ? String(value) : '';
  return `${modifier ? '+' : ''}${worth}${worth === '' ? '' : ' '}${symbol}`;
}

/** The symbol that shows, with a plus or without (des.showing.03). */
export function symbolOf(die: Die): DieSymbol | null {
  return sideOf(die)?.symbol ?? null;
}

export function shows(die: Die, ...symbols: readonly DieSymbol[]): boolean {
  const symbol = symbolOf(die);
  return symbol !== null && symbols.includes(symbol);
}

export function showsDamage(die: Die): boolean {
  return shows(die, ...DAMAGE_SYMBOLS);
}

/** The value of the side that shows, after everything that changes it (des.value.01). */
export function valueOf(state: DestinyState, die: Die): number {
  const side = sideOf(die);
  return side === null ? 0 : valueOfSide(state, side, die.controller, die);
}

/** What one side of a card's die is worth to a player. `of`: the die, or the code of the card where the die itself was not rolled. */
export function valueOfSide(state: DestinyState, side: DieSide, player: PlayerId, of: Die | Code): number {
  // Always, whatever changes values (des.special-symbol.02, des.value.02, des.blank.02).
  if (side.symbol === 'special' || side.symbol === 'blank') return 0;
  const base = side.x ? xOf(state, of, player) : side.value;
  return typeof of === 'string' ? base : modified(state, 'die value', base, { die: of.id });
}

/** X, as an inherent ability of a card's die defines it, in play or not (des.inherent-dice-abilities.01). 0 where none does. */
function xOf(state: DestinyState, of: Die | Code, player: PlayerId): number {
  const [code, source, die] = typeof of === 'string' ? [of, '', null] : [of.code, of.card ?? of.id, of.id];
  const defining = abilitiesOf(code, 'inherent').find((each) => each.modifies?.x);
  return defining?.modifies?.x?.(state, { ability: defining.id, source, controller: player }, 0, { die }) ?? 0;
}

/** May the die's sides without a symbol of their own modify every other, by an inherent ability (des.inherent-dice-abilities.01)? */
export function modifiesAnySymbol(state: DestinyState, of: Die): boolean {
  const self = { source: of.card ?? of.id, controller: of.controller };
  return abilitiesOf(of.code, 'inherent').some(({ id: ability, permits }) =>
    permits?.['modifies any symbol']?.(state, { ...self, ability }, { die: of.id }),
  );
}

/** A die of a character card (des.character-die.01); a second one that an upgrade brought is one too (des.card-training.03). */
export function isCharacterDie(die: Die): boolean {
  return factsOf(die.code).type === 'character';
}

/** Sum of the values that dice show (des.combined-value.01, des.combined-value.02). */
export function combinedValue(state: DestinyState, dice: readonly Die[]): number {
  return dice.reduce((sum, die) => sum + valueOf(state, die), 0);
}

/** Every side to which a die can be turned: another than the one showing (des.turning-dice.02), though it may be its like (des.turning-dice.03). */
export function otherSides(state: DestinyState, die: DieId): number[] {
  const of = dieOf(state, die);
  return sidesOf(of).flatMap((_side, index) => (index === of.side ? [] : [index]));
}
