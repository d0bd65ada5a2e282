/** What every game is built from, and what code that is generic over games needs. */
export * from './abilities';
export type * from './catalogue';
export * from './chance';
export * from './core-actions';
export * from './decode';
export * from './define-game';
export * from './dice';
export * from './engine';
export * from './game';
export * from './hash';
export * from './json';
export * from './pile';
export * from './procedure';
export * from './question';
export { abilityQueue, type QueueFrame } from './queue';
export * from './rejection';
export type { Happenings, QueuePolicy, RuleTables } from './rules';
export * from './state';
