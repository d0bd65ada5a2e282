/** Sessions: what a server of a game needs, without input and output. */
export type { Change } from './changes';
export type { Message, Names, Offered, Step, Words } from './message';
export { openSaved, openSession, type SessionOptions } from './open';
export type { Answered, SavedSession, Session } from './session';
export type { Standing, UndoAsked } from './table';
