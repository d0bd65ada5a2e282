/** Separatist Alliance: pilots of the Sith Infiltrator. */
import { shipOf } from '../../../queries/ships';
import { performing } from '../../forms/actions';
import { hit } from '../../forms/attacks';
import { bonusAfterYouAttack, otherDefenders, weaponsThat } from '../../forms/bonus-attacks';
import { inYourFiringArc } from '../../forms/conditions';
import { force, forceOfShip, spending } from '../../forms/costs';
import { chooseHeld, type Held, removeHeld } from '../../forms/held-tokens';
import { afterYouAttack, afterYouDefend } from '../../forms/timing';
import { REMOVE } from '../../forms/tokens';
import { you } from '../../forms/you';

const zeroSixtySix = afterYouDefend({
  id: '0-66',
  card: 'pilot:066',
  cost: spending('calculate'),
  ...performing('0-66', 'any standard action'),
});

const countDookuAttacks = afterYouAttack({
  id: 'count-dooku-attacks',
  card: 'pilot:countdooku',
  if: hit,
  cost: force,
  ...performing('count-dooku-attacks', 'any standard action'),
});

const countDookuDefends = afterYouDefend({
  id: 'count-dooku-defends',
  card: 'pilot:countdooku',
  if: (state, self) => inYourFiringArc(shipOf(state, self.event.attacker), you(state, self), state),
  may: true,
  cost: force,
  choose: (state, self) => chooseHeld(state, you(state, self), 'red', 'blue'),
  effect: (state, self) => removeHeld(state, you(state, self).id, self.chosen as Held, REMOVE),
});

/** On another ship, or where the attack missed on that one as well. */
const darthMaul = bonusAfterYouAttack({
  id: 'darth-maul-pilot',
  card: 'pilot:darthmaul',
  such: () => true,
  cost: forceOfShip(['xw.force-charges.07'], 2),
  limits: (state, own) => ({
    weapons: weaponsThat(state, own, ({ kind }) => kind === 'primary'),
    ...(hit(state) ? otherDefenders(state, own) : {}),
  }),
});

export const sithInfiltratorPilots = [zeroSixtySix, countDookuAttacks, countDookuDefends, darthMaul];
