/**
 * Star Wars Miniatures, by the rulebook of The Clone Wars starter set and its whole glossary. `miniatures` is the game: `miniatures.begin({ squads, map,
 * era }, chance)` starts a skirmish.
 *
 * Every game has the same functions: `decision`, `legalActions`, `reduce`, `view`, `load`, `resume` and `whyNot` (docs/apps.md). Its setups, positions,
 * actions, events and states are the types below.
 *
 * @module holojudge/miniatures
 */
export { inLineOfSight, squaresInReach } from './for-callers';
export { miniatures, preview } from './game';
export type { ReachedSquare } from './queries/drawing';
export type { PreviewedMove } from '../core';
export * from './printed';
export type * from './model/actions';
export type * from './model/events';
export type { DoorState, DoorStates, MapLine, MapPoint, Space } from './model/map';
export type {
  CharacterId,
  Lasting,
  MiniaturesPlayer,
  MiniaturesState,
  Place,
  PlayedAs,
  Stage,
  Until,
} from './model/state';
export type { Character as CharacterInPlay } from './model/state';
export type { D20Face } from './model/roll';
export type { AttackKind } from './model/values';
export type { MiniaturesSetup } from './begin/set-up';
export type { Moment } from './begin/moment';
export type { PlacedLasting } from './begin/lasting';
export type { PlacedCharacter, PlayerGiven, Position } from './begin/position';
export type { Miniatures } from './model/types';
export type { MiniaturesView } from './view';
