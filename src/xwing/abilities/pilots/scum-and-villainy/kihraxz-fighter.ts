/** Scum and Villainy: pilots of the Kihraxz Fighter. */
import { relativePosition } from '../../../queries/range';
import { isAttackRange, thisAttack, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { enemyIs } from '../../forms/conditions';
import { attacking, bothSides, defending, rollsMore } from '../../forms/dice';
import { afterYouDefend } from '../../forms/timing';
import { inflict } from '../../forms/tokens';
import { stillThere } from '../../forms/you';

const graz = bothSides('graz', ({ id, pool, whileYou }) =>
  rollsMore(
    {
      id,
      card: 'pilot:graz',
      pool,
      when: whileYou(enemyIs((ship, own) => relativePosition(own, ship) === 'behind')),
    },
    1,
  ),
);

const talonbaneCobraAttacks = rollsMore(
  {
    id: 'talonbane-cobra-attacks',
    card: 'pilot:talonbanecobra',
    ...attacking,
    when: whileYouAttack(isAttackRange(1)),
  },
  1,
);

const talonbaneCobraDefends = rollsMore(
  {
    id: 'talonbane-cobra-defends',
    card: 'pilot:talonbanecobra',
    ...defending,
    when: whileYouDefend(isAttackRange(3)),
  },
  1,
);

const viktorHel = afterYouDefend({
  id: 'viktor-hel',
  card: 'pilot:viktorhel',
  // Nothing is rolled after the defense dice.
  if: (state) => thisAttack(state).count !== 2,
  still: stillThere('attacker'),
  effect: (state, self) => {
    if (self.event) inflict(state, self.event.attacker, 'stress', self);
  },
});

export const kihraxzFighterPilots = [...graz, talonbaneCobraAttacks, talonbaneCobraDefends, viktorHel];
