/** Codecs: whatever enters from outside passes one. */
export * from './common';
export * from './game-codecs';
export * from './kit';
