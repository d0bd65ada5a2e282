/**
 * What abilities of an app's own are written with, for `outerRim.with({ abilities })` (docs/adding-cards.md). What a pack can say (docs/packs.md) needs no
 * program: this is for what it cannot, and `resolve` carries out what it can.
 */
export { after, before, reason, say } from '../../core';
export { gainCredits, loseCredits } from '../effects/credits';
export { gainFame, loseFame } from '../effects/fame';
export { recover } from '../effects/recover';
export { gainReputation, loseReputation } from '../effects/reputation';
export { ability, call, emit, modified, permitted, run } from '../engine';
export { resolve, scopeOf } from '../procedures/effects/scope';
export { holderOf } from '../queries/cards';
export { playerOf } from '../queries/players';
