/** Scum and Villainy: pilots of the Kihraxz Fighter. */
import { after } from '../../../../core';
import { ability } from '../../../engine';
import { currentAttack } from '../../../queries/attack';
import { relativePosition } from '../../../queries/range';
import { isAttackRange, thisAttack, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { bonusAttack, cannotBonusAttack } from '../../forms/bonus-attacks';
import { enemy, enemyIs, isMeant } from '../../forms/conditions';
import { attacking, bothSides, defending, rollsMore } from '../../forms/dice';
import { afterYouDefend } from '../../forms/timing';
import { inflict } from '../../forms/tokens';
import { stillThere, you } from '../../forms/you';

/** Whatever hurt it, as long as it does not defend. */
const captainJostero = ability({
  id: 'captain-jostero',
  card: 'pilot:captainjostero',
  rules: ['xw.timing.07', 'xw.bonus-attack.01'],
  on: after('damage-suffered'),
  when: (state, self) => {
    const { ship } = self.event;
    return currentAttack(state)?.defender !== ship && isMeant(state, self, ship, enemy);
  },
  still: stillThere('ship'),
  may: true,
  unable: (state, self) => cannotBonusAttack(state, you(state, self), { defenders: [self.event.ship] }),
  effect: (state, self) => self.event && bonusAttack(state, you(state, self).id, { defenders: [self.event.ship] }),
});

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

export const kihraxzFighterPilots = [captainJostero, ...graz, talonbaneCobraAttacks, talonbaneCobraDefends, viktorHel];
