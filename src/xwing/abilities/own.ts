/**
 * Functions for abilities of your own, which `xwing.with({ abilities })` adds to the game (docs/adding-cards.md). They are the forms of the library's
 * own cards, what ships can be asked, and what can be done to the table.
 * They trust what they are given: rules call them thousands of times in a game.
 *
 * @module holojudge/xwing/abilities
 */
import type { Engine } from '../../core';
import { engine } from '../engine';
import type { Xwing } from '../model/types';

export { after, before, candidate, reason, say } from '../../core';
export { changeDifficulty, changeSpeed } from '../effects/activation';
export { assignCondition, removeCondition } from '../effects/conditions';
export { loseCharge, recoverCharge, spendCharge } from '../effects/charges';
export { addResult, cancelResults, changeResult } from '../effects/dice';
export { spendLock } from '../effects/locks';
export { flipUpgrade, moveUpgrade } from '../effects/upgrades';
export { gainToken, removeToken, spendToken, transferToken } from '../effects/tokens';
export { performAction } from '../procedures/perform-action';
export { currentAttack } from '../queries/attack';
export { isAtRange } from '../queries/range';
export { isEnemy, isFriendly, isSameSide, opponentsOf, shipOf, shipsInPlay } from '../queries/ships';
export { inBullseye, isAttackRange, isPrimary, whileYouAttack, whileYouDefend } from './forms/attacks';
export { isArc } from './forms/conditions';
export { chargeOfCard, forceOfShip } from './forms/costs';
export { chooseShip, isWithin, shipsMeant } from './forms/targets';
export { isYou, you } from './forms/you';
export type { Condition } from './forms/attacks';
export type { ShipsMeant } from './forms/targets';
export type { Grants } from '../procedures/perform-action';
export type { AttackFrame } from '../procedures/attack';
export type { ArcEdge, Point, Verdict } from '../../core/geometry';
export type { Weapon } from '../model/state';
export type { Modifier } from '../model/values';
export type { Pool } from '../queries/attack';
export type { ArcName } from '../queries/firing-arcs';
export type { InArc, MeasuringLine, Measured } from '../queries/range';
export type { Target, WeaponChoice } from '../queries/targets';
export type { ChargesOf } from '../queries/charges';
export type { Face } from '../queries/dice';

// Each by itself: declarations of a bundle do not follow what is taken out of an object.
/** Types an entry of the registry, and gives it back. */
export const ability: Engine<Xwing>['ability'] = engine.ability;
/** A step of an effect at which somebody decides. */
export const ask: Engine<Xwing>['ask'] = engine.ask;
/** Runs a procedure when the running step is done; several calls run in the order they were made. */
export const call: Engine<Xwing>['call'] = engine.call;
/** Makes an event happen; other abilities may come before it or replace it, so look at its result in a later step. */
export const cause: Engine<Xwing>['cause'] = engine.cause;
/** Tells an event that has happened, and triggers the abilities that come after it. */
export const emit: Engine<Xwing>['emit'] = engine.emit;
/** Why an ability forbids this ('cannot'), or null. */
export const forbidden: Engine<Xwing>['forbidden'] = engine.forbidden;
/** A value after every continuous change that applies to it. */
export const modified: Engine<Xwing>['modified'] = engine.modified;
/** Does any ability permit this ('can')? */
export const permitted: Engine<Xwing>['permitted'] = engine.permitted;
/** A step of an effect in which the game does something. */
export const run: Engine<Xwing>['run'] = engine.run;
