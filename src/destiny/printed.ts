/**
 * What is printed on Destiny's cards and dice, without the rules. This entry is for builders of decks. It reads decks (`decodeDeck`).
 *
 * @module holojudge/destiny/facts
 */
export * from './facts';
export { areCopies, dieOf, fullName, identifier } from './facts/for-callers';
export { decodeDeck, type Deck } from './lists/deck';
export type { TeamMember } from './lists/deck-building';
