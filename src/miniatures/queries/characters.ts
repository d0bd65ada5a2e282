/** Characters with their stat cards: their space, their Hit Points, who is in play (min.character.01). */
import { once } from '../../core';
import { SQUARES_OF_SIZE } from '../facts/words';
import type { StatCard } from '../facts';
import type { Space } from '../model/map';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import { squeezedSize } from './squeezing';
import { areAllies, areEnemies } from './players';

/** @throws Error where no character is called so */
export function characterOf({ characters }: Pick<MiniaturesState, 'characters'>, id: CharacterId): Character {
  for (const each of characters) if (each.id === id) return each;
  throw new Error(`no character is called '${id}'`);
}

const byId = once((cards: readonly StatCard[]) => new Map(cards.map((card) => [card.id, card])));

/** The stat card of a character. @throws Error where the skirmish has no such card */
export function cardOf({ cards }: Pick<MiniaturesState, 'cards'>, { card }: Pick<Character, 'card'>): StatCard {
  const found = byId(cards).get(card);
  if (!found) throw new Error(`no stat card is called '${card}'`);
  return found;
}

/** Squares along a side of its whole space (min.space.01). */
export function sizeOf(state: Pick<MiniaturesState, 'cards'>, character: Pick<Character, 'card'>): number {
  return SQUARES_OF_SIZE[cardOf(state, character).size];
}

/** The squares that a character occupies now: fewer while it squeezes. One that is carried is where its carrier is. */
export function spaceOf(state: Pick<MiniaturesState, 'cards' | 'characters'>, character: Character): Space {
  if (character.aboard !== null) return spaceOf(state, characterOf(state, character.aboard));
  const size = sizeOf(state, character);
  return { at: character.at, size: character.squeezed === null ? size : squeezedSize(size) };
}

export function isOnMap({ place }: Character): boolean {
  return place === 'map';
}

/** Is it a part of the skirmish, be it that it is not set up yet, or defeated? */
export function isInSquad({ place }: Character): boolean {
  return place !== 'aside';
}

/** All characters on the map, including carried ones (min.desert-skiff.03). */
export function charactersOnMap({ characters }: Pick<MiniaturesState, 'characters'>): Character[] {
  return characters.filter(isOnMap);
}

/** Those of them who occupy squares of their own. */
export function standingOnMap(state: Pick<MiniaturesState, 'characters'>): Character[] {
  return state.characters.filter((each) => isOnMap(each) && each.aboard === null);
}

/** Whom a character carries. */
export function passengersOf({ characters }: Pick<MiniaturesState, 'characters'>, { id }: Character): Character[] {
  return characters.filter((each) => isOnMap(each) && each.aboard === id);
}

/** Is one of them carried by the other, or are both by the same (min.desert-skiff.04)? */
export function shareCarriage(one: Character, other: Character): boolean {
  return one.aboard === other.id || other.aboard === one.id || (one.aboard !== null && one.aboard === other.aboard);
}

export function enemiesOnMap(state: MiniaturesState, character: Character): Character[] {
  return state.characters.filter((other) => isOnMap(other) && areEnemies(state, character, other));
}

export function alliesOnMap(state: MiniaturesState, character: Character): Character[] {
  return state.characters.filter((other) => isOnMap(other) && areAllies(state, character, other));
}

/** Hit Points that are left: what it can still take (min.damage.01, min.stat-card-statistics.02). */
export function hitPointsLeft(state: Pick<MiniaturesState, 'cards'>, character: Character): number {
  return cardOf(state, character).hitPoints - character.damage;
}

/** min.wounded.01 */
export function isWounded({ damage }: Character): boolean {
  return damage > 0;
}

/** Characters of a player that are still to be activated in this round (min.activation.01). */
export function toActivate({ characters }: MiniaturesState, player: string): Character[] {
  return characters.filter((each) => each.player === player && isOnMap(each) && !each.activated);
}
