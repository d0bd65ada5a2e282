/** Search: somebody to play against. */
export { LEVELS, type Level, type LevelSetting, type SearchOptions } from './options';
export { search, think, type Thinking } from './search';
export type { Thought, Thoughts } from './thoughts';
