/** Records, history, playouts and odds: generic over every game. */
export * from './history';
export * from './odds';
export * from './playout';
export * from './policy';
export * from './record';
export { start, type StartFrom } from './start';
export * from './statistics';
export * from './version';
