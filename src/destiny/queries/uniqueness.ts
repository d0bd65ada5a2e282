/** Uniqueness (des.uniqueness): one copy of a unique card for each player. */
import { reason, type PlayerId, type Reason, say } from '../../core';
import { areCopies } from '../facts';
import { cardsOf, factsOf } from './cards';
import type { CardId, Code, DestinyState } from '../model/state';

/** A second copy of a unique card cannot be played (des.uniqueness.04); others can, onto the same character too (des.upgrade.07). */
export function secondUnique(state: DestinyState, player: PlayerId, code: Code): Reason | null {
  const of = factsOf(code);
  const [copy] = of.unique ? copiesInPlay(state, player, code) : [];
  if (copy === undefined) return null;
  return reason('unique-in-play', say`${player} already has ${of.name} in play: ${copy} is unique.`, [
    'des.uniqueness.04',
  ]);
}

/** A player's copies of a card in play. Dice are not looked at: there may be several (des.uniqueness.07). */
export function copiesInPlay(state: DestinyState, player: PlayerId, code: Code): CardId[] {
  const of = factsOf(code);
  return cardsOf(state, player).flatMap((each) => (areCopies(factsOf(each.code), of) ? [each.id] : []));
}

/** A unique card comes into play although an opponent has one: it is unique for each player only. Null: nobody has. */
export function uniqueOfOpponent(state: DestinyState, player: PlayerId, code: Code): Reason | null {
  const opponents = factsOf(code).unique ? state.players.filter(({ id }) => id !== player) : [];
  const copies = opponents.flatMap(({ id }) => copiesInPlay(state, id, code).map((copy) => ({ id, copy })));
  const [first] = copies;
  if (!first) return null;
  return reason('unique-for-each', say`${first.copy} is ${first.id}'s, and each player may have one in play`, [
    'des.faq-unique-of-opponent.01',
    'des.uniqueness.05',
  ]);
}

/** Ids of one player's copies of a unique card; empty when none is there twice (des.uniqueness.06). */
export function uniqueTwice(state: DestinyState, player: PlayerId): CardId[] {
  const own = state.cards.filter(
    (each) =>
      each.zone === 'play' && each.controller === player && factsOf(each.code).unique && each.type !== 'character',
  );
  const names = own.map((each) => factsOf(each.code).name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return own.filter((each) => factsOf(each.code).name === twice).map((each) => each.id);
}
