/**
 * Functions for abilities of your own, which `outerRim.with({ abilities })` adds to the game (docs/adding-cards.md). What a pack can say (docs/packs.md)
 * needs no program: `resolve` carries it out.
 * They trust what they are given: rules call them thousands of times in a game.
 *
 * @module holojudge/outer-rim/abilities
 */
import type { Engine } from '../../core';
import { engine } from '../engine';
import type { OuterRim } from '../model/types';

export { after, before, reason, say } from '../../core';
export { gainCredits, loseCredits } from '../effects/credits';
export { gainFame, loseFame } from '../effects/fame';
export { recover } from '../effects/recover';
export { gainReputation, loseReputation } from '../effects/reputation';
export { resolve, scopeOf } from '../procedures/effects/scope';
export { holderOf } from '../queries/cards';
export { playerOf } from '../queries/players';
export type { Body } from '../effects/recover';
export type { Drawn, Scope } from '../model/scope';
export type { Holding } from '../queries/cards';

// Each by itself: declarations of a bundle do not follow what is taken out of an object.
/** Types an entry of the registry, and gives it back. */
export const ability: Engine<OuterRim>['ability'] = engine.ability;
/** Runs a procedure when the running step is done; several calls run in the order they were made. */
export const call: Engine<OuterRim>['call'] = engine.call;
/** Tells an event that has happened, and triggers the abilities that come after it. */
export const emit: Engine<OuterRim>['emit'] = engine.emit;
/** A value after every continuous change that applies to it. */
export const modified: Engine<OuterRim>['modified'] = engine.modified;
/** Does any ability permit this ('can')? */
export const permitted: Engine<OuterRim>['permitted'] = engine.permitted;
/** A step of an effect in which the game does something. */
export const run: Engine<OuterRim>['run'] = engine.run;
