/** The 22 kinds of damage cards, grouped by when they work. */
import { cardsOfAttacks } from './attacks';
import { lastingCards } from './lasting';
import { resolvedAtOnce } from './at-once';

export const damageCardAbilities = [...resolvedAtOnce, ...lastingCards, ...cardsOfAttacks];
