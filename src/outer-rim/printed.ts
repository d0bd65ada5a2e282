/** What is printed on Outer Rim's map, cards and sheets, and the packs of content that people write: all that an editor of packs needs, without the rules. */
export type { ContentReport, Pack, ResolvedPack } from './facts';
export { loadPack, partSchema } from './lists';
export * from './facts/conditions';
export * from './facts/effects';
export type * from './facts/pack';
export * from './facts/words';
