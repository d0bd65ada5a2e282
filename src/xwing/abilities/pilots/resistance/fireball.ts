/** Resistance: pilots of the Fireball. */
import { damageCards } from '../../../queries/damage-cards';
import { initiativeOf } from '../../../queries/initiative';
import { both, primaryIfAttacking } from '../../forms/attacks';
import { enemyIs } from '../../forms/conditions';
import { bothSides, mayRollMore } from '../../forms/dice';

const kazudaXiono = bothSides('kazuda-xiono', ({ id, pool, whileYou }) =>
  mayRollMore({
    id,
    card: 'pilot:kazudaxiono',
    pool,
    when: whileYou(
      both(
        primaryIfAttacking(pool),
        enemyIs((ship, own, state) => initiativeOf(state, ship) > damageCards(own)),
      ),
    ),
  }),
);

export const fireballPilots = [...kazudaXiono];
