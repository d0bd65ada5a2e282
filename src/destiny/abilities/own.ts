/**
 * What abilities of an app's own are written with, for `destiny.with({ abilities })` (docs/adding-cards.md): the parts of sentences that the cards here are
 * written with.
 */
import type { Engine } from '../../core';
import { engine } from '../engine';
import type { Destiny } from '../model/types';

export { charactersOf, factsOf, findCard, upgradesOn } from '../queries/cards';
export { isOpponent, playerOf } from '../queries/players';
export * from './helpers';

// Each by itself: declarations of a bundle do not follow what is taken out of an object.
export const ability: Engine<Destiny>['ability'] = engine.ability;
export const ask: Engine<Destiny>['ask'] = engine.ask;
export const call: Engine<Destiny>['call'] = engine.call;
export const cause: Engine<Destiny>['cause'] = engine.cause;
export const emit: Engine<Destiny>['emit'] = engine.emit;
export const forbidden: Engine<Destiny>['forbidden'] = engine.forbidden;
export const modified: Engine<Destiny>['modified'] = engine.modified;
export const permitted: Engine<Destiny>['permitted'] = engine.permitted;
export const run: Engine<Destiny>['run'] = engine.run;
