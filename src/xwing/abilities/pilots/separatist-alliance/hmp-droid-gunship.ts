/** Separatist Alliance: pilots of the HMP Droid Gunship. */
import { after, type DeclineAbility, type UseAbility } from '../../../../core';
import { removeToken, transferToken } from '../../../effects/tokens';
import { ability, ask, run } from '../../../engine';
import type { ShipId } from '../../../model/state';
import { currentAttack } from '../../../queries/attack';
import { shipOf } from '../../../queries/ships';
import { cannotRemoveToken } from '../../../queries/tokens';
import { both, whileYouAttack } from '../../forms/attacks';
import { all, atRange, defenderIs, friend, having, inYour, withWeapon } from '../../forms/conditions';
import { attacking, rerolls } from '../../forms/dice';
import { lockOn, outOfReach } from '../../forms/locks';
import { hasSlipped } from '../../forms/maneuvers';
import { declined, useOrDecline } from '../../forms/secret-conditions';
import { afterYouAttack, beforeYouEngage } from '../../forms/timing';
import { chosenShips, GAIN, inflict, PASS, youGain } from '../../forms/tokens';
import { isYou, stillThere, you } from '../../forms/you';

/** A lock on the defender, if he likes; and strain for it in the bullseye arc, whether or not he locks it. */
const dgs047 = afterYouAttack({
  id: 'dgs-047',
  card: 'pilot:dgs047',
  if: (state, self) => inYour('front')(shipOf(state, self.event.defender), you(state, self), state),
  still: stillThere('defender'),
  effect: [
    ask(
      'lock the defender',
      ['xw.lock.04'],
      (state, self) =>
        self.event && useOrDecline(self, 'lock on the defender', outOfReach(state, self, self.event.defender)),
      (state, self, { type }: UseAbility | DeclineAbility) => {
        if (type === 'decline') declined(state, self);
        else if (self.event) lockOn(state, self, self.event.defender);
      },
    ),
    run('strain it', ['xw.tokens.02'], (state, self) => {
      const defender = self.event && shipOf(state, self.event.defender);
      if (defender && inYour('bullseye')(defender, you(state, self), state))
        inflict(state, defender.id, 'strain', self);
    }),
  ],
});

const dgs286 = beforeYouEngage({
  id: 'dgs-286',
  card: 'pilot:dgs286',
  may: true,
  choose: (state, self) => chosenShips(state, self, all(friend, having('calculate'), atRange(0, 1))),
  effect: (state, self) =>
    transferToken(state, self.chosen as ShipId, you(state, self).id, 'calculate', PASS, self.controller),
});

const geonosianPrototype = rerolls({
  id: 'geonosian-prototype',
  card: 'pilot:geonosianprototype',
  ...attacking,
  most: 2,
  when: whileYouAttack(both(withWeapon('missile', 'cannon'), defenderIs(having('tractor')))),
  cost: {
    cannot: (state) => cannotRemoveToken(state, currentAttack(state)?.defender ?? '', 'tractor'),
    pay: (state) => removeToken(state, currentAttack(state)?.defender ?? '', 'tractor', ['xw.tokens.03']),
  },
});

const onderonOppressor = ability({
  id: 'onderon-oppressor',
  card: 'pilot:onderonoppressor',
  rules: GAIN,
  on: after('repositioned', 'maneuver-executed'),
  when: (state, self) => {
    const { event } = self;
    const moved = event.type === 'repositioned' ? event.move === 'barrel roll' : hasSlipped(state, event.ship);
    return moved && isYou(state, self, event.ship) && you(state, self).tokens.stress > 0;
  },
  effect: youGain('calculate'),
});

export const hmpDroidGunshipPilots = [dgs047, dgs286, geonosianPrototype, onderonOppressor];
