/** Separatist Alliance: pilots of the HMP Droid Gunship. */
import { removeToken, transferToken } from '../../../effects/tokens';
import type { ShipId } from '../../../model/state';
import { currentAttack } from '../../../queries/attack';
import { cannotRemoveToken } from '../../../queries/tokens';
import { both, whileYouAttack } from '../../forms/attacks';
import { all, atRange, defenderIs, friend, having, withWeapon } from '../../forms/conditions';
import { attacking, rerolls } from '../../forms/dice';
import { beforeYouEngage } from '../../forms/timing';
import { chosenShips, PASS } from '../../forms/tokens';
import { you } from '../../forms/you';

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

export const hmpDroidGunshipPilots = [dgs286, geonosianPrototype];
