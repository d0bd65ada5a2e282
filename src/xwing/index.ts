/**
 * X-Wing, second edition, by Rules Reference 1.0.6. `xwing` is the game: `xwing.begin({ squads }, chance)` starts one from squads in XWS.
 *
 * Every game has the same functions: `decision`, `legalActions`, `reduce`, `view`, `load`, `resume` and `whyNot` (docs/apps.md). Its setups, positions,
 * actions, events and states are the types below.
 *
 * @module holojudge/xwing
 */
export { decodeXws, preview, xwing } from './game';
export * from './printed';
export type * from './model/actions';
export type * from './model/events';
export type { Moment } from './begin/moment';
export type { PlacedDevice, PlacedShip, Position } from './begin/position';
export type { XwingSetup } from './begin/set-up';
export type {
  ActionGrant,
  AssignedCondition,
  CardTurret,
  Charges,
  Coordinated,
  Damage,
  Device,
  Edge,
  EquippedCard,
  FaceupDamage,
  Lock,
  MeasuredFor,
  ObjectId,
  Obstacle,
  Phase,
  Readings,
  Remote,
  ShipId,
  StandardArc,
  TokenKind,
  XwingOptions,
  XwingPlayer,
  XwingState,
} from './model/state';
export { TOKEN_KINDS } from './model/state';
export type { Area, Heading, Point, Polygon, Pose } from '../core/geometry';
export type { Ship as ShipInPlay } from './model/state';
export type { Xwing } from './model/types';
export type { SeenCondition, SeenShip, XwingView } from './view';
export type { XwsSquad } from './lists/xws';
export { arcOutline, arcsOf, currentAttack, maneuverOutline, outlines, rangeBands } from './for-callers';
export type { Outlined, ShipMove } from './queries/drawing';
export type { ArcName } from './queries/firing-arcs';
export type { PreviewedMove } from '../core';
