/** Everything that card files are written with; see README.md. */
export { after, before, reason } from '../../core';
export type { CardFrame } from '../effects/memory';
export * from './choices';
export * from './filters';
export * from './flow';
export * from './kinds';
export * from './looking';
export * from './parts';
export * from './playing';
export * from './stacking';
