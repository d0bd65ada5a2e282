/** Resistance: pilots of the Fireball. */
import { before } from '../../../../core';
import { ability } from '../../../engine';
import { isBasic } from '../../../facts/maneuvers';
import { lookBeforeExposing } from '../../../procedures/damage-cards';
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

/** He sees the facedown cards, and chooses which is exposed. */
const r1J5 = ability({
  id: 'r1-j5-pilot',
  card: 'pilot:r1j5',
  rules: ['xw.damage-cards.12', 'xw.timing.02'],
  on: before('about-to-expose'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  effect: (state, self) => lookBeforeExposing(state, self.controller),
});

export const fireballPilots = [jarekYeager, ...kazudaXiono, r1J5];
