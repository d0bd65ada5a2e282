/** What brings abilities into play: cards in play, each with its own text and the rules of its type. */
import type { Carrier } from '../../core';
import { card as cardOfCode } from '../facts';
import type { CardInPlay, DestinyState } from '../model/state';
import { slugOf } from './cards';

/** Rules that every card of a type carries, as abilities (see abilities/keywords.ts). */
export const RULE_OF_TYPE = { character: 'rule:character', upgrade: 'rule:upgrade', support: 'rule:support' } as const;

export function carriersOn({ id, code, type }: CardInPlay): Carrier[] {
  return [code, RULE_OF_TYPE[type]].map((card) => ({ card, source: id }));
}

/** Of all cards in play, also those that wait for their redeploy, and of events that are resolved; not of defeated characters. */
export function carriers({ cards, limbo }: DestinyState): Carrier[] {
  return [
    ...cards.filter(({ zone }) => zone !== 'set-aside').flatMap(carriersOn),
    ...limbo.map(({ id: source, code: card }) => ({ card, source })),
  ];
}

/** Cards that were in play, and what is used without being in play: the battlefield, specials of dice and of cards outside play. */
export function mayHaveCarried(state: DestinyState, { card, source }: Carrier): boolean {
  if (source === 'battlefield')
    return state.battlefield.code === card || state.players.some(({ battlefield }) => battlefield === card);
  const die = state.dice.find(({ id }) => id === source);
  if (source === card || die?.code === card) return true;
  if (state.cards.flatMap(carriersOn).some((each) => each.card === card && each.source === source)) return true;
  const facts = cardOfCode(card);
  return facts ? isCalledAfter(source, slugOf(facts)) : Object.values<string>(RULE_OF_TYPE).includes(card);
}

/** `jango-fett` itself, its second copy `jango-fett-2`, and the die of that, `jango-fett-2.1`. */
function isCalledAfter(id: string, name: string): boolean {
  return id.startsWith(name) && /^(-[0-9]+)?(\.[0-9]+)?$/.test(id.slice(name.length));
}
