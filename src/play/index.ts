/**
 * Sessions, records, undo, playouts, studies, odds and every possibility, for any game. Input from outside (records, starts, modes of chance, actions,
 * states) is always answered. A record that could not be read again is not made: `NotARecord` is thrown instead. If a program hands over a game, a
 * history, a plan, statistics or a function of the wrong type, it is refused by name.
 *
 * @throws MalformedInput
 *
 * @module holojudge/play
 */
export { best, type BestOptions } from './best';
export * from './explore';
export * from './history';
export * from './odds';
export * from './playout';
export * from './policy';
export { decodeRecord, encodeRecord, NotARecord, recordOf, replay, type GameRecord, type Replayed } from './record';
export * from './search';
export * from './session';
export { start, type StartFrom } from './start';
export * from './statistics';
export * from './study';
export * from './version';
