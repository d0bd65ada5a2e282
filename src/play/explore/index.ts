/** Every possibility: what can come of a game, by all choices that count and all that chance may do. */
export type { Fraction } from './chances';
export { wilson } from './estimate';
export { expected, type Bounds } from './expected';
export { explore, retrace, type Traced } from './explore';
export type * from './options';
export { MOST_CROSSROADS } from './tree';
export { after, when, type Moment, type Stop } from './stop';
