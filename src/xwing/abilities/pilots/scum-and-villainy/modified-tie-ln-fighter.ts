/** Scum and Villainy: pilots of the Modified TIE/ln Fighter. */
import { ability } from '../../../engine';
import type { ShipId } from '../../../model/state';
import { isLarger } from '../../../queries/size';
import { thisAttack, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import {
  all,
  atRange,
  enemy,
  enemyIn,
  enemyIs,
  friendly,
  hasYouIn,
  inYour,
  isMeant,
  not,
  type OfShip,
  unstressed,
} from '../../forms/conditions';
import { gaining, spendingCharges } from '../../forms/costs';
import { bothSides, rollsMore } from '../../forms/dice';
import { beforeYouEngage } from '../../forms/timing';
import { chosenShips, GAIN, inflict } from '../../forms/tokens';
import { you } from '../../forms/you';

const larger: OfShip = (ship, own) => isLarger(ship, own);

const ahhav = bothSides('ahhav', ({ id, pool, whileYou }) =>
  rollsMore({ id, card: 'pilot:ahhav', pool, when: whileYou(enemyIs(larger)) }, 1),
);

/** In an attack of his or on him, before its dice are rolled, out of the bullseye arc of the enemy. */
const captainSeevor = ability({
  id: 'captain-seevor',
  card: 'pilot:captainseevor',
  rules: GAIN,
  during: 'roll attack dice',
  when: (state, self) => {
    const unseen = enemyIs(not(hasYouIn('bullseye')));
    return whileYouAttack(unseen)(state, self) || whileYouDefend(unseen)(state, self);
  },
  may: true,
  cost: spendingCharges('ship'),
  effect: (state, self) => inflict(state, enemyIn(state, thisAttack(state), you(state, self)).id, 'jam', self),
});

const foremanProach = beforeYouEngage({
  id: 'foreman-proach',
  card: 'pilot:foremanproach',
  may: true,
  cost: gaining('disarm'),
  choose: (state, self) => chosenShips(state, self, all(enemy, inYour('bullseye'), atRange(1, 2))),
  effect: (state, self) => inflict(state, self.chosen as ShipId, 'tractor', self),
});

/** Also where the token would be a cost (xw.faq-cards.24). */
const overseerYushyn = ability({
  id: 'overseer-yushyn',
  card: 'pilot:overseeryushyn',
  rules: ['xw.faq-cards.24', 'xw.replacement-effect.03'],
  replaces: 'token-gained',
  when: (state, self) =>
    self.event.token === 'disarm' && isMeant(state, self, self.event.ship, all(friendly, unstressed, atRange(1, 1))),
  may: true,
  cost: spendingCharges('ship'),
  effect: (state, self) => self.event && inflict(state, self.event.ship, 'stress', self),
});

export const modifiedTieLnFighterPilots = [...ahhav, captainSeevor, foremanProach, overseerYushyn];
