/** Galactic Republic: pilots of the Naboo Royal N-1 Starfighter. */
import { ability } from '../../../engine';
import { currentAttack } from '../../../queries/attack';
import { isInArc } from '../../../queries/range';
import { isEnemy, shipOf } from '../../../queries/ships';
import { both, primaryIfAttacking } from '../../forms/attacks';
import { assignsAfterPlacing } from '../../forms/condition-cards';
import { enemyIs } from '../../forms/conditions';
import { bothSides, rollsMore } from '../../forms/dice';
import { you } from '../../forms/you';

const HANDMAIDEN = 'naboohandmaiden';

const nabooHandmaiden = assignsAfterPlacing(
  'naboo-handmaiden',
  'pilot:naboohandmaiden',
  'decoyed',
  'friendly',
  ({ pilot }) => pilot !== HANDMAIDEN,
);

/** By whatever means: tokens, rerolls, and what others do as if that ship did it. */
const padmeAmidala = ability({
  id: 'padme-amidala',
  card: 'pilot:padmeamidala',
  rules: ['xw.golden-rules.03', 'xw.faq-cards.29'],
  modifies: {
    'most focus results modified': (state, self, most, { ship: id }) => {
      const [own, ship, attack] = [you(state, self), shipOf(state, id), currentAttack(state)];
      const fights = attack !== null && (attack.attacker === id || attack.defender === id);
      return fights && isEnemy(state, own, ship) && isInArc(state, own, 'front', ship) ? Math.min(1, most) : most;
    },
  },
});

const ricOlie = bothSides('ric-olie', ({ id, pool, whileYou }) =>
  rollsMore(
    {
      id,
      card: 'pilot:ricolie',
      pool,
      when: whileYou(
        both(
          primaryIfAttacking(pool),
          enemyIs((ship, own) => !!own.revealed && !!ship.revealed && own.revealed.speed > ship.revealed.speed),
        ),
      ),
    },
    1,
  ),
);

export const nabooRoyalN1StarfighterPilots = [nabooHandmaiden, padmeAmidala, ...ricOlie];
