/**
 * Sessions, records, history, playouts, odds and every possibility: generic over every game. What comes from outside (records, starts, modes of chance, actions, states) is answered, whatever
 * it is; a record that could not be read again is not made, but thrown as `NotARecord`. What programs themselves hand over (a game, a `History`, a plan,
 * statistics, a function) is looked at as far as it takes to say what is none, and refused by name. @throws MalformedInput
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
