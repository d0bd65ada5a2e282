/**
 * What abilities of an app's own are written with, for `outerRim.with({ abilities })` (docs/adding-cards.md). What a pack can say (docs/packs.md) needs no
 * program: this is for what it cannot, and `resolve` carries out what it can.
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

// Each by itself: declarations of a bundle do not follow what is taken out of an object.
export const ability: Engine<OuterRim>['ability'] = engine.ability;
export const call: Engine<OuterRim>['call'] = engine.call;
export const emit: Engine<OuterRim>['emit'] = engine.emit;
export const modified: Engine<OuterRim>['modified'] = engine.modified;
export const permitted: Engine<OuterRim>['permitted'] = engine.permitted;
export const run: Engine<OuterRim>['run'] = engine.run;
