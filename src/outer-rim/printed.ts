/**
 * What is printed on Outer Rim's map, cards and sheets, without the rules. This entry is for builders of packs. It reads packs of content (`loadPack`).
 *
 * @module holojudge/outer-rim/facts
 */
export type { ContentReport, Pack, ResolvedPack } from './facts';
export { loadPack, partSchema } from './lists';
export * from './facts/conditions';
export * from './facts/effects';
export type * from './facts/pack';
export * from './facts/words';
