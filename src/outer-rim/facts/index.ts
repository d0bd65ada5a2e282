/** The content of a game: what is printed on the map, the cards and the sheets, and how certain each value is. */
export { basePack } from './base';
export { distances, edgesOf, neighbors, standardPieces, type Edge } from './map-graph';
export { certaintyOf, valuesOf, type ContentReport, type ResolvedPack } from './certainty';
export type * from './conditions';
export type * from './effects';
export type * from './pack';
export * from './words';
