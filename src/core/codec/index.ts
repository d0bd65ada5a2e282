/** Codecs: whatever enters from outside passes one. */
export * from './common';
export { reasonCodec, sourceCodec } from './evidence';
export * from './game-codecs';
export * from './kit';
export type { DataOf, FieldsOf } from '../contract/game-types';
