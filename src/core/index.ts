/**
 * What every game is built from, and what code for any game needs: the contract (`Game`), the engine, abilities, chance, codecs and geometry.
 *
 * `Game` and `decode` take whatever comes from outside. The rest is for authors of games. It throws an Error only for a mistake in a game's tables: two
 * procedures or abilities of one name, a procedure, step or ability that does not exist, an outline that crosses itself. Those functions trust what they
 * are given: rules call them thousands of times in a game, so that what is none of their types throws as it comes.
 *
 * @module holojudge/core
 */
export * from './abilities/ability';
export type * from './contract/catalogue';
export * from './chance/chance';
export type {
  ActionFields,
  Codec,
  EventFields,
  Fields,
  Names,
  Optional,
  OwnActionFields,
  OwnCodecs,
  StateFields,
  Mutable,
} from './codec';
export * from './engine/memo';
export { isAbilityFrame } from './engine/frames';
export type { CoreFrames, CoreTypes, HappeningFrame, OrderFrame, QueueFrame, ResolveFrame } from './engine/frames';
export * from './abilities/actions';
export * from './codec/decode';
export * from './chance/dealt';
export type { AbilityNames } from './engine/adding';
export * from './engine/define-game';
export type { Standing } from './engine/standing';
export * from './chance/dice';
export * from './engine/engine';
export type { CallTable, Dropped } from './engine/grammar';
export * from './contract/game';
export type * from './contract/game-types';
export * from './codec/hash';
export * from './codec/json';
export { isCounted, numberOf } from './codec/numbered';
export { MalformedInput } from './codec/malformed';
export { NotAState } from './engine/not-a-state';
export * from './chance/piles';
export * from './chance/pools';
export * from './chance/random';
export { NOT_PLAYERS, wrongNames } from './contract/player-names';
export { LIMITS, type Limits } from './codec/plain';
export * from './engine/patches';
export { previewOf, type MovedBy, type PreviewedMove } from './engine/preview';
export * from './engine/procedure';
export * from './contract/outside';
export * from './contract/question';
export { circumstance, inquire, type Unmet } from './engine/circumstances';
export { playsWholeCard, unplayedClauses, type Clauses } from './abilities/clauses';
export { abilityQueue } from './abilities/queue';
export { sameAbility } from './abilities/resolution';
export * from './contract/evidence';
export * from './contract/rejection';
export * from './contract/sentence';
export { noTerms, type Strategy, type TermsOf } from './contract/strategy';
export { copyOf, copyOfState } from './engine/share';
export type { Carrier } from './engine/carriers';
export type { Happenings, QueuePolicy, QueueRule, EngineTables } from './engine/tables';
export * from './engine/state';
export type { Secret, StatePath } from './view/secrets';
export type { CoreView, Knowledge, OwnParts } from './view/view';
export { SEES_EVERYTHING, type AnyViewer } from './view/viewer';
