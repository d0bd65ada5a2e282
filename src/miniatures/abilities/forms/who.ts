/** Who is meant: this character, its enemies, who is beside it or near. */
import type { AbilityInPlay } from '../../../core';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import { hasAbility, isKind, namedBy } from '../../queries/abilities';
import { alliesOnMap, characterOf, charactersOnMap, isOnMap } from '../../queries/characters';
import { areEnemies } from '../../queries/players';
import { isAdjacent, isWithin } from '../../queries/sight';

/** 'This character' (min.glossary-conventions.01). */
export function thisCharacter(state: MiniaturesState, { source }: Pick<AbilityInPlay, 'source'>): Character {
  return characterOf(state, source);
}

/** An enemy of this character. */
export function isEnemy(state: MiniaturesState, self: Pick<AbilityInPlay, 'source'>, id: CharacterId): boolean {
  return areEnemies(state, thisCharacter(state, self), characterOf(state, id));
}

/** Of several characters with one ability for which something holds it works once (min.stacking.03): for the first of them. */
export function isFirst(
  state: MiniaturesState,
  self: AbilityInPlay,
  holds: (each: Pick<AbilityInPlay, 'source'>) => boolean,
): boolean {
  return state.inPlay.find((each) => each.ability === self.ability && holds(each))?.source === self.source;
}

/** Everybody beside a character, friend or foe; of one that has just been defeated, where it stood. */
export function around(state: MiniaturesState, character: Character): Character[] {
  return charactersOnMap(state).filter((each) => isAdjacent(state, each, character));
}

/** What most abilities reach. */
export const RANGE = 6;

/** Are they on the map, within 6 squares of each other? */
export function near(state: MiniaturesState, one: Character, other: Character): boolean {
  return isOnMap(one) && isOnMap(other) && isWithin(state, one, other, RANGE);
}

/** Allies within 6 squares of whom something holds. */
export function alliesNear(
  state: MiniaturesState,
  self: AbilityInPlay,
  is: (ally: Character) => boolean = () => true,
): Character[] {
  const own = thisCharacter(state, self);
  return alliesOnMap(state, own).filter((ally) => is(ally) && near(state, own, ally));
}

/** The ally that the ability names. */
export function isNamed(state: MiniaturesState, self: AbilityInPlay): (ally: Character) => boolean {
  return (ally) => isKind(state, ally, namedBy(self));
}

/** Enemies within 6 squares of it attack worse, or are hit more easily. */
export function hinders(state: MiniaturesState, self: AbilityInPlay, id: string): boolean {
  const own = thisCharacter(state, self);
  const other = characterOf(state, id);
  return areEnemies(state, own, other) && near(state, own, other);
}

/** Does something hold between this character and another? */
export type Near = (state: MiniaturesState, self: { source: CharacterId }, user: CharacterId) => boolean;

/** Within 6 squares, wherever they are. */
export const within6: Near = (state, self, other) =>
  isWithin(state, thisCharacter(state, self), characterOf(state, other), RANGE);

/** Does it work now? Something may take it away (min.never-tell-me-the-odds.01). */
export function works(state: MiniaturesState, { source }: AbilityInPlay, which: string): boolean {
  const own = characterOf(state, source);
  return isOnMap(own) && hasAbility(state, own, which);
}

/** Is it within 6 squares of this character? */
export function isNear(state: MiniaturesState, self: AbilityInPlay, id: CharacterId): boolean {
  return near(state, thisCharacter(state, self), characterOf(state, id));
}
