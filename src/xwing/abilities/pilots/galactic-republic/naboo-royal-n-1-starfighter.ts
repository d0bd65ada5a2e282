/** Galactic Republic: pilots of the Naboo Royal N-1 Starfighter. */
import { ability } from '../../../engine';
import { barrelRoll } from '../../../procedures/barrel-roll';
import { currentAttack } from '../../../queries/attack';
import { isInArc } from '../../../queries/range';
import { isEnemy, shipOf } from '../../../queries/ships';
import { both, primaryIfAttacking } from '../../forms/attacks';
import { assignsAfterPlacing } from '../../forms/condition-cards';
import { enemyIn, enemyIs } from '../../forms/conditions';
import { force } from '../../forms/costs';
import { bothSides, freezesTheirDice, rollsMore } from '../../forms/dice';
import { beforeYouReveal } from '../../forms/timing';
import { you } from '../../forms/you';

/** No action, before the dial is revealed. */
const anakinSkywalker = beforeYouReveal({
  id: 'anakin-skywalker-n-1',
  card: 'pilot:anakinskywalker-nabooroyaln1starfighter',
  rules: ['xw.timing.02', 'xw.barrel-roll.19'],
  may: true,
  cost: force,
  effect: (state, self) => barrelRoll(state, you(state, self).id, { by: self.controller }),
});

const dineeEllberger = freezesTheirDice('dinee-ellberger', 'pilot:dineeellberger', (state, attack, own) => {
  const { revealed } = enemyIn(state, attack, own);
  return own.revealed !== null && own.revealed.speed === revealed?.speed;
});

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

export const nabooRoyalN1StarfighterPilots = [
  anakinSkywalker,
  dineeEllberger,
  nabooHandmaiden,
  padmeAmidala,
  ...ricOlie,
];
