/**
 * Functions for abilities of your own, which `destiny.with({ abilities })` adds to the game (docs/adding-cards.md). They are the parts of sentences of
 * the library's own cards.
 * They trust what they are given: rules call them thousands of times in a game.
 *
 * @module holojudge/destiny/abilities
 */
import type { Engine } from '../../core';
import { engine } from '../engine';
import type { Destiny } from '../model/types';

export { charactersOf, factsOf, findCard, upgradesOn } from '../queries/cards';
export { isOpponent, playerOf } from '../queries/players';
export * from './helpers';
export type { DestinyAbility } from '../engine';
export type { ChoiceKind } from '../model/actions';
export type { Keyword } from '../queries/cards';
export type { Playing } from '../queries/cost';

// Each by itself: declarations of a bundle do not follow what is taken out of an object.
/** Types an entry of the registry, and gives it back. */
export const ability: Engine<Destiny>['ability'] = engine.ability;
/** A step of an effect at which somebody decides. */
export const ask: Engine<Destiny>['ask'] = engine.ask;
/** Runs a procedure when the running step is done; several calls run in the order they were made. */
export const call: Engine<Destiny>['call'] = engine.call;
/** Makes an event happen; other abilities may come before it or replace it, so look at its result in a later step. */
export const cause: Engine<Destiny>['cause'] = engine.cause;
/** Tells an event that has happened, and triggers the abilities that come after it. */
export const emit: Engine<Destiny>['emit'] = engine.emit;
/** Why an ability forbids this ('cannot'), or null. */
export const forbidden: Engine<Destiny>['forbidden'] = engine.forbidden;
/** A value after every continuous change that applies to it. */
export const modified: Engine<Destiny>['modified'] = engine.modified;
/** Does any ability permit this ('can')? */
export const permitted: Engine<Destiny>['permitted'] = engine.permitted;
/** A step of an effect in which the game does something. */
export const run: Engine<Destiny>['run'] = engine.run;
