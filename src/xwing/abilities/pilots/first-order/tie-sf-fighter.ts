/** First Order: pilots of the TIE/sf Fighter. */
import { after, allowed, candidate } from '../../../../core';
import { cancelResults } from '../../../effects/dice';
import { spendLock } from '../../../effects/locks';
import { ability } from '../../../engine';
import type { Ship, ShipId, XwingState } from '../../../model/state';
import { rerollResults } from '../../../procedures/reroll-dice';
import { sufferDamage } from '../../../procedures/suffer-damage';
import { currentAttack } from '../../../queries/attack';
import { cannotSpendLock, hasLocked } from '../../../queries/locks';
import { both, isPrimary, thisAttack, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { BONUS, type BonusLimits, bonusAttack, cannotBonusAttack, weaponsThat } from '../../forms/bonus-attacks';
import { all, atRange, defenderIs, friend, inYour, isTurretAttack, shipsThat } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { attacking, CANCEL, chooseDice, rollsMore } from '../../forms/dice';
import { leftIn } from '../../forms/same-text';
import { you } from '../../forms/you';

const backdraft = rollsMore(
  {
    id: 'backdraft',
    card: 'pilot:backdraft',
    ...attacking,
    when: whileYouAttack(both(isPrimary, isTurretAttack, defenderIs(inYour('rear')))),
  },
  1,
);

/** After results are neutralized, another friendly ship has to take one of the damage. */
const captainPhasma = ability({
  id: 'captain-phasma-pilot',
  card: 'pilot:captainphasma',
  rules: CANCEL,
  on: after('dice-neutralized'),
  when: (state, self) => whileYouDefend()(state, self),
  choose: (state, self) => {
    const faces = (['hit', 'crit'] as const).filter((face) => leftIn(state, face) > 0);
    const helpers = shipsThat(state, self, all(friend, atRange(0, 1)));
    return helpers.flatMap((ship) => faces.map((face) => allowed({ ship: ship.id, face })));
  },
  effect: (state, { chosen }) => {
    const { ship, face } = chosen as { ship: ShipId; face: 'hit' | 'crit' };
    sufferDamage(state, ship, { hit: 0, crit: 0, [face]: 1 }, ['xw.damage.01']);
    cancelResults(state, 'attack', face, 1, CANCEL);
  },
});

/** A friend's lock on the defender is spent; which friend's is chosen with the dice. */
const lieutenantLeHuse = ability({
  id: 'lieutenant-lehuse',
  card: 'pilot:lieutenantlehuse',
  rules: ['xw.dice-modification.05'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  choose: (state, self) => {
    const on = currentAttack(state)?.defender;
    if (!on) return [];
    const friends = shipsThat(state, self, friend).filter(({ id }) => hasLocked(state, id, on));
    const choices = chooseDice(state, 'attack', Infinity);
    return friends.flatMap(({ id }) =>
      choices.map(({ action }) => candidate({ lockOf: id, dice: action }, cannotSpendLock(state, id, on))),
    );
  },
  effect: (state, { chosen, controller }) => {
    const { lockOf, dice } = chosen as { lockOf: ShipId; dice: number[] };
    spendLock(state, lockOf, currentAttack(state)?.defender ?? '');
    rerollResults(state, 'attack', dice, controller, ['xw.dice-modification.05']);
  },
});

const primaryOnly = (state: XwingState, own: Ship): BonusLimits => ({
  weapons: weaponsThat(state, own, ({ kind }) => kind === 'primary'),
});

/** In the aftermath of the attack in which a shield went; outside attacks at once. */
const quickdraw = ability({
  id: 'quickdraw',
  card: 'pilot:quickdraw',
  rules: BONUS,
  on: after('shield-lost', 'defended'),
  when: (state, self) => {
    const { event } = self;
    const own = you(state, self).id;
    if (event.type === 'shield-lost') return event.ship === own && currentAttack(state) === null;
    return event.bonus && thisAttack(state).lostShields?.includes(own) === true;
  },
  may: true,
  unable: (state, self) => cannotBonusAttack(state, you(state, self), primaryOnly(state, you(state, self))),
  cost: spendingCharges('ship'),
  effect: (state, self) => bonusAttack(state, you(state, self).id, primaryOnly(state, you(state, self))),
});

export const tieSfFighterPilots = [backdraft, captainPhasma, lieutenantLeHuse, quickdraw];
