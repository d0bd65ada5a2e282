/** Uniqueness (des.uniqueness): one copy of a unique card for each player. */
import { reason, type PlayerId, type Reason, say } from '../../core';
import { areCopies } from '../facts';
import { cardsOf, factsOf } from './cards';
import type { CardId, Code, DestinyState } from '../model/state';

/** A second copy of a unique card cannot be played (des.uniqueness.04). */
export function secondUnique(state: DestinyState, player: PlayerId, code: Code): Reason | null {
  const of = factsOf(code);
  if (!of.unique || !cardsOf(state, player).some((each) => areCopies(factsOf(each.code), of))) return null;
  return reason('unique-in-play', say`${player} already has ${of.name} in play.`, ['des.uniqueness.04']);
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
