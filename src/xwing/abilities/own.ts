/**
 * What abilities of an app's own are written with, for `xwing.with({ abilities })` (docs/adding-cards.md): the words of the abilities here, what ships
 * can be asked, and what can be done to the table.
 */
export { after, before, candidate, reason, say } from '../../core';
export { changeDifficulty, changeSpeed } from '../effects/activation';
export { loseCharge, recoverCharge, spendCharge } from '../effects/charges';
export { addResult, cancelResults, changeResult } from '../effects/dice';
export { spendLock } from '../effects/locks';
export { gainToken, removeToken, spendToken, transferToken } from '../effects/tokens';
export { ability, ask, call, cause, emit, forbidden, modified, permitted, run } from '../engine';
export { performAction } from '../procedures/perform-action';
export { currentAttack } from '../queries/attack';
export { isAtRange } from '../queries/range';
export { isFriendly, otherPlayer, shipOf, shipsInPlay } from '../queries/ships';
export { inBullseye, isAttackRange, isFrontArc, isPrimary, whileYouAttack, whileYouDefend } from './combat';
export { chargeOfCard, chooseShip, forceOfShip, isWithin, isYou, shipsMeant, you } from './words';
