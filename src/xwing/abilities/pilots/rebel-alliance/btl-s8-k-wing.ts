/** Rebel Alliance: pilots of the BTL-S8 K-wing. */
import { recoverCharge } from '../../../effects/charges';
import { ability } from '../../../engine';
import { rollMore } from '../../../procedures/roll-dice';
import { currentAttack } from '../../../queries/attack';
import { both, isPrimary, whileYouAttack } from '../../forms/attacks';
import { not, type OfShip, youAre } from '../../forms/conditions';
import { allActive, spendingCharges } from '../../forms/costs';
import { attacking, mayRollMore } from '../../forms/dice';
import { isWithin } from '../../forms/targets';
import { lends } from '../../forms/tokens';
import { you } from '../../forms/you';

const MIRANDA = 'pilot:mirandadoni';
const unshielded: OfShip = (ship) => ship.shields.active === 0;

/** A shield for a die, or, without shields, a die for a shield. */
const mirandaDoni = [
  mayRollMore({
    id: 'miranda-doni-spends',
    card: MIRANDA,
    ...attacking,
    when: whileYouAttack(both(isPrimary, youAre(not(unshielded)))),
    cost: spendingCharges('shields'),
  }),
  ability({
    id: 'miranda-doni-recovers',
    card: MIRANDA,
    rules: ['xw.timing.05', 'xw.charges.02'],
    during: 'roll attack dice',
    may: true,
    // Not with the shield that was spent for this roll.
    when: (state, self) =>
      whileYouAttack(both(isPrimary, youAre(unshielded)))(state, self) &&
      !currentAttack(state)?.extra.attack.some(({ by }) => typeof by !== 'string' && by.source === self.source),
    unable: (state, self) => allActive(you(state, self).shields, [], 'shields'),
    effect: (state, self) => {
      rollMore(state, 'attack', -1, self);
      recoverCharge(state, you(state, self).id, 'shields', ['xw.charges.02']);
    },
  }),
];

/** In an attack friends near spend his focus tokens as their own. */
const esegeTuketu = lends('esege-tuketu', 'pilot:esegetuketu', ['focus'], (ship, own, state) => {
  const attack = currentAttack(state);
  return [attack?.attacker, attack?.defender].includes(ship.id) && isWithin(state, own, ship, [0, 2]);
});

export const btlS8KWingPilots = [esegeTuketu, ...mirandaDoni];
