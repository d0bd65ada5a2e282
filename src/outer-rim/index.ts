/**
 * Outer Rim, by Learn to Play, with its variants and the solo game. `outerRim` is the game: `outerRim.begin({ players, characters: 'random' }, chance)`
 * starts one.
 *
 * Every game has the same functions: `decision`, `legalActions`, `reduce`, `view`, `load`, `resume` and `whyNot` (docs/apps.md). Its setups, positions,
 * actions, events and states are the types below.
 *
 * @module holojudge/outer-rim
 */
export { outerRim, preview } from './game';
export type { PreviewedMove } from '../core';
export * from './printed';
export { AI_PLAYER, VARIANTS, type OuterRimSetup, type Variant } from './begin/set-up';
export * from './model/actions';
export * from './model/events';
export type { PlacedCard } from './begin/place-cards';
export type { PlacedBelow } from './begin/place-map';
export type { Moment } from './begin/moment';
export type { PlacedContact, PlacedPlayer, Position } from './begin/position';
export type {
  AiDeck,
  CardOrigin,
  ContactToken,
  ContentInUse,
  Market,
  OuterRimOptions,
  OuterRimPlayer,
  OuterRimState,
  OwnedCard,
  PatrolToken,
  Reputation,
  Secret,
  SpaceId,
  TurnStep,
} from './model/state';
export type { Readings } from './model/readings';
export type { OuterRim } from './model/types';
export type { OuterRimView, SeenPile, SeenPlayer, SeenSecret } from './view';
