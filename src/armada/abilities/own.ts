/**
 * Functions for abilities of your own, which `armada.with({ abilities })` adds to the game (docs/adding-cards.md). They are the forms of the library's
 * own cards, what ships and attacks can be asked, and what can be done to the table.
 * They trust what they are given: rules call them thousands of times in a game.
 *
 * @module holojudge/armada/abilities
 */
import type { Engine } from '../../core';
import { engine } from '../engine';
import type { Armada } from '../model/types';

export { after, before, candidate, reason, say } from '../../core';
export { changeAttackDie, cancelAttackDice, spendAttackDie } from '../effects/attack-dice';
export { changeTopDial, discardToken, spendToken } from '../effects/command-dials';
export { exhaustDefenseToken, discardDefenseToken } from '../effects/defense-tokens';
export { loseShield, recoverShield } from '../effects/shields';
export { changeSpeed } from '../effects/speed';
export { addAttackDice, rerollAttackDice } from '../procedures/attack-dice';
export { currentAttack, hasCritical } from '../queries/attack';
export { shipOf, shipsOnTable } from '../queries/ships';
export { squadronOf, squadronsOnTable } from '../queries/squadrons';
export { chooseAnotherFriendlyShip, friendlyShips, isAtDistance, isYou, you } from './forms/you';
export { exhaustThis } from './forms/costs';
export { youAttack } from './forms/attacks';
export type { Bearer } from '../effects/defense-tokens';
export type { AttackFrame } from '../queries/attack';

// Each by itself: declarations of a bundle do not follow what is taken out of an object.
/** Types an entry of the registry, and gives it back. */
export const ability: Engine<Armada>['ability'] = engine.ability;
/** A step of an effect at which somebody decides. */
export const ask: Engine<Armada>['ask'] = engine.ask;
/** Runs a procedure when the running step is done; several calls run in the order they were made. */
export const call: Engine<Armada>['call'] = engine.call;
/** Tells an event that has happened, and triggers the abilities that come after it. */
export const emit: Engine<Armada>['emit'] = engine.emit;
/** Why an ability forbids this ('cannot'), or null. */
export const forbidden: Engine<Armada>['forbidden'] = engine.forbidden;
/** A value after every continuous change that applies to it. */
export const modified: Engine<Armada>['modified'] = engine.modified;
/** Does any ability permit this ('can')? */
export const permitted: Engine<Armada>['permitted'] = engine.permitted;
/** A step of an effect in which the game does something. */
export const run: Engine<Armada>['run'] = engine.run;
