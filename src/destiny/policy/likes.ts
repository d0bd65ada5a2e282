/** What a sensible player of Destiny does: roll in, resolve what counts, and claim when nothing is left. */
import type { PlayerId } from '../../core';
import { charactersOf, factsOf, findCard, healthLeft, upgradesOn } from '../queries/cards';
import { findDie, poolOf, shows, sidesOf, symbolOf, valueOf } from '../queries/dice';
import type { DestinyAction } from '../model/actions';
import type { DestinyState } from '../model/state';

/** Whatever is not here, and needs no look at the table. */
const LIKES: Readonly<Partial<Record<DestinyAction['type'], number>>> = {
  activate: 6,
  'use-ability': 5,
  choose: 3,
  decline: 1,
  done: 1,
  pass: 0.2,
  forgo: 0,
};
const NEUTRAL = 2;

export function likesOf(state: DestinyState, player: PlayerId, actions: readonly DestinyAction[]): number[] {
  return actions.map((action) => likeOf(state, player, action));
}

function likeOf(state: DestinyState, player: PlayerId, action: DestinyAction): number {
  switch (action.type) {
    case 'resolve':
      return likeOfSymbol(state, player, action.symbol);
    case 'play':
      return factsOf(action.card).type === 'event' ? 3.5 : 5.5;
    case 'discard-to-reroll':
      return blanks(state, player) * 1.2 - 1;
    case 'claim':
      return hasMoreToDo(state, player) ? 0.3 : 6;
    case 'choose-character':
      return likeOfCharacter(state, player, action.character);
    case 'choose-card':
      return findCard(state, action.card)?.controller === player ? 2 : 3;
    case 'choose-die':
      return likeOfDie(state, player, action.die);
    case 'choose-side':
      return likeOfSide(state, action.die, action.side);
    default:
      return LIKES[action.type] ?? NEUTRAL;
  }
}

/** All dice with the symbol may be resolved at once. */
function likeOfSymbol(state: DestinyState, player: PlayerId, symbol: string): number {
  const dice = poolOf(state, player).filter((die) => symbolOf(die) === symbol);
  const value = dice.reduce((sum, die) => sum + valueOf(state, die), 0);
  if (symbol === 'melee' || symbol === 'ranged') return 4 + value;
  if (symbol === 'resource') return 4 + value / 2;
  return symbol === 'special' ? 5 : 4 + value / 4;
}

function blanks(state: DestinyState, player: PlayerId): number {
  return poolOf(state, player).filter((die) => shows(die, 'blank')).length;
}

function hasMoreToDo(state: DestinyState, player: PlayerId): boolean {
  const isUseful = poolOf(state, player).some((die) => !shows(die, 'blank'));
  return isUseful || charactersOf(state, player).some(({ exhausted }) => !exhausted);
}

/** Of others the one that is nearest to its defeat, and takes most with it; of its own the healthiest. */
function likeOfCharacter(state: DestinyState, player: PlayerId, id: string): number {
  const character = findCard(state, id);
  if (!character || character.type !== 'character') return NEUTRAL;
  const left = healthLeft(character) + character.shields;
  if (character.controller === player) return 2 + left / 6;
  return 7 - left / 3 + upgradesOn(state, id).length / 2;
}

/** Of others the die that shows most; of its own one that shows nothing. */
function likeOfDie(state: DestinyState, player: PlayerId, id: string): number {
  const die = findDie(state, id);
  if (!die) return NEUTRAL;
  const worth = shows(die, 'blank') ? 0 : 1 + valueOf(state, die);
  return die.controller === player ? 3 - worth / 2 : 3 + worth;
}

function likeOfSide(state: DestinyState, id: string, side: number): number {
  const die = findDie(state, id);
  const turned = die && sidesOf(die)[side];
  if (!die || !turned || turned.symbol === 'blank') return 0;
  const isDamage = turned.symbol === 'melee' || turned.symbol === 'ranged';
  return (isDamage ? 3 : 2) + turned.value - turned.resourceCost;
}
