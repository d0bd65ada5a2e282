/** Star Wars: Armada, by the Rules Reference of its core set, with the core set and the ships and squadrons of the first wave: the game and its public types. */
export { armada, preview } from './game';
export { arcOutline, outlines, rangeBands, type Outlined, type PieceMove } from './queries/drawing';
export type { PreviewedMove } from '../core';
export * from './printed';
export type * from './model/actions';
export type * from './model/events';
export type * from './model/setup';
export type * from './model/state';
export type { ArmamentKind, ShownDie } from './model/attack';
export type { ArmadaSetup } from './begin/set-up';
export type { TeamMember } from './begin/teams';
export type { Moment } from './begin/moment';
export type { PlacedShip, PlacedSquadron } from './begin/placed';
export type { Position } from './begin/position';
export type { AreasChoice } from './codecs/sizes';
export type { Base, Heading, Line, Outline, Point, Polygon, Pose, Zone } from '../core/geometry';
export type { Armada } from './model/types';
export type { ArmadaView, SeenLook, SeenShip } from './view';
