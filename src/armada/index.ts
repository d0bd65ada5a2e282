/**
 * Star Wars: Armada, by the Rules Reference of its core set. `armada` is the game: `armada.begin({ fleets }, chance)` starts one from two fleets.
 *
 * Every game has the same functions: `decision`, `legalActions`, `reduce`, `view`, `load`, `resume` and `whyNot` (docs/apps.md). Its setups, positions,
 * actions, events and states are the types below.
 *
 * @module holojudge/armada
 */
export { armada, preview } from './game';
export { arcOutline, maneuverOutline, outlines, rangeBands } from './for-callers';
export type { CourseOutline, Outlined, PieceMove } from './queries/drawing';
export type { ToolSide } from './queries/maneuver-tool';
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
