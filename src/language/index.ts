/**
 * What `judge` asks of a game's scenario language, and what languages are made of: keys of files, verbs, phrases, values and questions as codecs, of which
 * schema, type and reading come; stories and labels. What else the languages of these games share (places, pictures) is the project's own.
 */
export * from './language';
export * from './keys';
export { fileOf, filesOf, impossible, sure, type FileOf, type FileWords, type SaidIn } from './file';
export * from './verb';
export * from './phrase';
export * from './values';
export * from './question';
export * from './labels';
export * from './word-list';
