/**
 * What every game is built from, and what code that is generic over games needs. Beside it: `codec` (all codecs), `geometry`, and `nearest` for messages
 * about slips of the pen.
 *
 * `Game` and `decode` take whatever comes from outside. The rest is for who writes a game, and throws an Error on what only a mistake in its tables can
 * bring about: two procedures or abilities of one name, a procedure, step or ability that does not exist, an outline that crosses itself.
 */
export * from './abilities';
export type * from './catalogue';
export * from './chance';
export type {
  ActionFields,
  Codec,
  DataOf,
  EventFields,
  Fields,
  FrameFields,
  Names,
  Optional,
  OwnActionFields,
  OwnCodecs,
  StateFields,
  Unlocked,
} from './codec';
export * from './constant';
export type { CoreFrames, CoreTypes, HappeningFrame, OrderFrame, QueueFrame, ResolveFrame } from './core-frames';
export * from './core-actions';
export * from './decode';
export * from './define-game';
export * from './dice';
export * from './engine';
export * from './game';
export type * from './game-types';
export * from './hash';
export * from './json';
export { NotAState } from './not-a-state';
export * from './pile';
export { NOT_PLAYERS, wrongNames } from './player-names';
export { LIMITS, type Limits } from './plain';
export * from './procedure';
export * from './question';
export { abilityQueue } from './queue';
export * from './rejection';
export { copyOf, copyOfState } from './share';
export * from './scenario';
export type { Happenings, QueuePolicy, QueueRule, RuleTables } from './rules';
export * from './state';
