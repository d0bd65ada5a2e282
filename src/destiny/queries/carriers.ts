/** What brings abilities into play: cards in play, each with its own text and the rules of its type. */
import type { Carrier } from '../../core';
import { card as cardOfCode, type Card } from '../facts';
import type { CardInPlay, DestinyState } from '../model/state';
import { abilityNamed } from '../engine';
import { slug, slugOf } from './cards';

/** Rules that every card of a type carries, as abilities (see abilities/keywords.ts). */
export const RULE_OF_TYPE = { character: 'rule:character', upgrade: 'rule:upgrade', support: 'rule:support' } as const;

export function carriersOn({ id, code, type }: CardInPlay): Carrier[] {
  return [code, RULE_OF_TYPE[type]].map((card) => ({ card, source: id }));
}

/**
 * Of all cards in play (des.in-play.04), also those that wait for their redeploy, and of events that are resolved; not of defeated characters,
 * nor of cards in hands, decks and discard piles (des.out-of-play.01).
 */
export function carriers({ cards, limbo }: DestinyState): Carrier[] {
  return [
    ...cards.filter(({ zone }) => zone !== 'set-aside').flatMap(carriersOn),
    ...limbo.map(({ id: source, code: card }) => ({ card, source })),
  ];
}

/** Cards that were in play; and what rules look up by its kind and use without having it in play: of the battlefield, of dice, of cards outside play. */
export function mayHaveCarried(state: DestinyState, { card, source }: Carrier, ability: string): boolean {
  const there = state.cards.find(({ id }) => id === source);
  const rule = Object.values<string>(RULE_OF_TYPE).includes(card);
  if (rule) return there ? (there.type === 'character') === (card === RULE_OF_TYPE.character) : isCardName(source);
  const facts = cardOfCode(card);
  if (!facts) return false;
  if (isCalledAfter(source, slugOf(facts))) return true;
  return abilityNamed(ability)?.kind !== undefined && isUsedOutsidePlay(state, facts, source);
}

function isUsedOutsidePlay(
  { battlefield, players, dice }: DestinyState,
  { code, name }: Card,
  source: string,
): boolean {
  if (source === 'battlefield') return battlefield.code === code || players.some((each) => each.battlefield === code);
  const die = dice.find(({ id }) => id === source);
  return source === code || die?.code === code || isCalledAfter(source.replace(OF_DIE, ''), slug(name));
}

/** Dice are called after their card: `jango-fett.1`. */
const OF_DIE = /\.[0-9]+$/;

function isCardName(id: string): boolean {
  return !OF_DIE.test(id) && id !== 'battlefield' && cardOfCode(id) === undefined;
}

/** `jango-fett` itself, or its second copy `jango-fett-2`. */
function isCalledAfter(id: string, name: string): boolean {
  return id.startsWith(name) && /^(-[0-9]+)?$/.test(id.slice(name.length));
}
