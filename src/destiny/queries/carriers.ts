/** What brings abilities into play: cards in play, each with its own text and the rules of its type. */
import type { Carrier } from '../../core';
import type { CardInPlay, DestinyState } from '../model/state';

/** Rules that every card of a type carries, as abilities (see abilities/keywords.ts). */
export const RULE_OF_TYPE = { character: 'rule:character', upgrade: 'rule:upgrade', support: 'rule:support' } as const;

export function carriersOn({ id, code, type }: CardInPlay): Carrier[] {
  return [code, RULE_OF_TYPE[type]].map((card) => ({ card, source: id }));
}

/** Of all cards in play; not of defeated characters. */
export function carriers({ cards }: DestinyState): Carrier[] {
  return cards.filter(({ zone }) => zone === 'play').flatMap(carriersOn);
}
