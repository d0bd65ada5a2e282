/** Star Wars: Destiny, Rules Reference 1.4, with the cards of Awakenings and Spirit of Rebellion: the game and its public types. */
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
