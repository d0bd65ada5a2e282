/** Separatist Alliance: pilots of the Sith Infiltrator. */
import { shipOf } from '../../../queries/ships';
import { performing } from '../../forms/actions';
import { hit } from '../../forms/attacks';
import { inYourFiringArc } from '../../forms/conditions';
import { force, spending } from '../../forms/costs';
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

export const sithInfiltratorPilots = [zeroSixtySix, countDookuAttacks, countDookuDefends];
