/** Resistance: pilots of the Fireball. */
import { ability } from '../../../engine';
import { isBasic } from '../../../facts/maneuvers';
import { damageCards } from '../../../queries/damage-cards';
import { initiativeOf } from '../../../queries/initiative';
import { isCriticallyDamaged, isDamaged } from '../../../queries/status';
import { both, primaryIfAttacking } from '../../forms/attacks';
import { enemyIs } from '../../forms/conditions';
import { bothSides, mayRollMore } from '../../forms/dice';
import { isYou, you } from '../../forms/you';

/** Damaged he flies red basic maneuvers, critically damaged red advanced ones. */
const jarekYeager = ability({
  id: 'jarek-yeager',
  card: 'pilot:jarekyeager',
  rules: ['xw.golden-rules.02', 'xw.stress.07'],
  permits: {
    'red maneuvers while stressed': (state, self, { ship, bearing }) => {
      const own = you(state, self);
      const such = isBasic(bearing) ? isDamaged(own) : isCriticallyDamaged(own);
      return isYou(state, self, ship) && own.tokens.stress <= 2 && such;
    },
  },
});

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

export const fireballPilots = [jarekYeager, ...kazudaXiono];
