/**
 * Star Wars: Destiny, by Rules Reference 1.4, with the cards of Awakenings and Spirit of Rebellion. `destiny` is the game: `destiny.begin({ decks },
 * chance)` starts one from two decks or more.
 *
 * Every game has the same functions: `decision`, `legalActions`, `reduce`, `view`, `load`, `resume` and `whyNot` (docs/apps.md). Its setups, positions,
 * actions, events and states are the types below.
 *
 * @module holojudge/destiny
 */
export { destiny, preview } from './game';
export type { PreviewedMove } from '../core';
export * from './printed';
export type * from './model/actions';
export type * from './model/events';
export type * from './model/state';
export type { DestinySetup } from './begin/set-up';
export type { Moment } from './begin/moment';
export type { PlacedPlayer, Position } from './begin/position';
export type { Destiny } from './model/types';
export type { Covering, DestinyView, SeenLimbo, SeenPlayer, SeenSetAside } from './view';
export type { PlacedCard, PlacedCharacter } from './begin/place-cards';
