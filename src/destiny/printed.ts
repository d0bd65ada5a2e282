/** What is printed on Destiny's cards and dice, and the decks that people make of them: all that a builder of decks needs, without the rules. */
export * from './facts';
export { areCopies, dieOf, fullName, identifier } from './facts/for-callers';
export { decodeDeck, type Deck } from './lists/deck';
export type { TeamMember } from './lists/deck-building';
