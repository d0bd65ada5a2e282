/**
 * What abilities of an app's own are written with, for `destiny.with({ abilities })` (docs/adding-cards.md): the parts of sentences that the cards here are
 * written with.
 */
export { ability, ask, call, cause, emit, forbidden, modified, permitted, run } from '../engine';
export { charactersOf, factsOf, findCard, upgradesOn } from '../queries/cards';
export { isOpponent, playerOf } from '../queries/players';
export * from './helpers';
