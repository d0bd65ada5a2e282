/**
 * What `judge` asks of a game's scenario language, and the makers of its schemas, verbs and stories. What else the languages of these games
 * share (keys, phrases, places, pictures) is the project's own.
 */
export * from './language';
