/** Cards in play: characters, upgrades, supports, and what is printed on them. */
import { once, reason, say, type PlayerId, type Reason } from '../../core';
import { card, type Card, type CharacterCard, type Subtype } from '../facts';
import { permitted } from '../engine';
import type { CardId, CardInPlay, Code, DestinyState } from '../model/state';

/** What is printed on a card. The code comes from the state, which was checked: an unknown one is a bug. */
export function factsOf(code: Code): Card {
  const found = card(code);
  if (!found) throw new Error(`no card has the code ${code}`);
  return found;
}

/** The card of this id: in play, waiting or set aside; undefined where there is none. */
export function findCard(state: DestinyState, id: CardId): CardInPlay | undefined {
  for (const each of state.cards) if (each.id === id) return each;
  return undefined;
}

export function cardOf(state: DestinyState, id: CardId): CardInPlay {
  const found = findCard(state, id);
  if (!found) throw new Error(`no card in play is called '${id}'`);
  return found;
}

export function isInPlay(state: DestinyState, id: CardId | null): boolean {
  return id !== null && findCard(state, id)?.zone === 'play';
}

/** Why nothing can be done to a card that is not, or no longer, in play. */
export function notInPlay(id: CardId): Reason {
  return reason('not-in-play', say`${id} is not in play`, ['des.choose-target.03']);
}

/** What waits or is set aside is not in play (des.set-aside-zone.07). */
const active = (each: CardInPlay): boolean => each.zone === 'play';

export function cardsOf(state: DestinyState, player: PlayerId, type?: CardInPlay['type']): CardInPlay[] {
  return state.cards.filter((each) => active(each) && each.controller === player && (!type || each.type === type));
}

/** Characters in play that the player controls. */
export function charactersOf(state: DestinyState, player: PlayerId): CardInPlay[] {
  return cardsOf(state, player, 'character');
}

export function allCharacters(state: DestinyState): CardInPlay[] {
  return state.cards.filter((each) => active(each) && each.type === 'character');
}

export function supportsOf(state: DestinyState, player: PlayerId): CardInPlay[] {
  return cardsOf(state, player, 'support');
}

/** Upgrades that a character can have (des.upgrade.04), of whatever subtypes (des.upgrade.06). */
export const MOST_UPGRADES = 3;

/** Upgrades attached to a character, in the order in which they came. */
export function upgradesOn(state: DestinyState, character: CardId): CardInPlay[] {
  return state.cards.filter((each) => active(each) && each.type === 'upgrade' && each.on === character);
}

/** The character that a card is or is attached to; null for supports. */
export function characterOf(state: DestinyState, id: CardId): CardInPlay | null {
  const of = findCard(state, id);
  if (!of) return null;
  return of.type === 'character' ? of : of.on === null ? null : (findCard(state, of.on) ?? null);
}

export function characterFacts(of: CardInPlay): CharacterCard {
  const facts = factsOf(of.code);
  if (facts.type !== 'character') throw new Error(`${of.id} is a ${facts.type}`);
  return facts;
}

/** Damage that a character can still take before it is defeated (des.character.04). */
export function healthLeft(of: CardInPlay): number {
  return characterFacts(of).health - of.damage;
}

/** Why the character is defeated: damage as much as its health. Null: it has less. */
export function damageAtHealth(of: CardInPlay): Reason | null {
  const { health } = characterFacts(of);
  const { id, damage } = of;
  if (damage < health) return null;
  const facts = { damage, health };
  return reason(
    'no-health',
    say`${id} has ${damage} damage, its health is ${health}`,
    ['des.defeated-characters.01'],
    facts,
  );
}

/** The cost printed on an upgrade, support or event; 0 on other cards. */
export function costOf(code: Code): number {
  const facts = factsOf(code);
  return 'cost' in facts ? facts.cost : 0;
}

export function hasSubtype(code: Code, ...subtypes: readonly Subtype[]): boolean {
  return factsOf(code).subtypes.some((each) => subtypes.includes(each));
}

/** The keywords that cards have (des.keywords.01). */
export type Keyword = 'ambush' | 'guardian' | 'redeploy';

/** Has the card the keyword now? It either has it or has not (des.keywords.02). `card`: its id in play or in limbo. */
export function hasKeyword(state: DestinyState, card: CardId, keyword: Keyword): boolean {
  return permitted(state, keyword, { card });
}

/** Elite: with two character dice, wherever they are (des.character.07). */
export function isElite(state: DestinyState, character: CardId): boolean {
  const { code } = cardOf(state, character);
  return state.dice.filter((die) => die.card === character && die.code === code).length >= 2;
}

/** The name of a card in the ids of its copies. */
export const slugOf = once((facts: Card): string => slug(facts.name));

export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f"'.!]/g, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/ /g, '-');
}
