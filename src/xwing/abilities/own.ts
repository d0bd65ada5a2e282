/**
 * What abilities of an app's own are written with, for `xwing.with({ abilities })` (docs/adding-cards.md): the words of the abilities here, what ships
 * can be asked, and what can be done to the table.
 */
import type { Engine } from '../../core';
import { engine } from '../engine';
import type { Xwing } from '../model/types';

export { after, before, candidate, reason, say } from '../../core';
export { changeDifficulty, changeSpeed } from '../effects/activation';
export { loseCharge, recoverCharge, spendCharge } from '../effects/charges';
export { addResult, cancelResults, changeResult } from '../effects/dice';
export { spendLock } from '../effects/locks';
export { gainToken, removeToken, spendToken, transferToken } from '../effects/tokens';
export { performAction } from '../procedures/perform-action';
export { currentAttack } from '../queries/attack';
export { isAtRange } from '../queries/range';
export { isFriendly, otherPlayer, shipOf, shipsInPlay } from '../queries/ships';
export { inBullseye, isAttackRange, isFrontArc, isPrimary, whileYouAttack, whileYouDefend } from './combat';
export { chargeOfCard, chooseShip, forceOfShip, isWithin, isYou, shipsMeant, you } from './words';

// Each by itself: declarations of a bundle do not follow what is taken out of an object.
export const ability: Engine<Xwing>['ability'] = engine.ability;
export const ask: Engine<Xwing>['ask'] = engine.ask;
export const call: Engine<Xwing>['call'] = engine.call;
export const cause: Engine<Xwing>['cause'] = engine.cause;
export const emit: Engine<Xwing>['emit'] = engine.emit;
export const forbidden: Engine<Xwing>['forbidden'] = engine.forbidden;
export const modified: Engine<Xwing>['modified'] = engine.modified;
export const permitted: Engine<Xwing>['permitted'] = engine.permitted;
export const run: Engine<Xwing>['run'] = engine.run;
