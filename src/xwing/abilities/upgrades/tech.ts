/** Upgrades of the slot 'tech'. */
import { before } from '../../../core';
import { spendLock } from '../../effects/locks';
import { mustChoose } from '../../effects/reach';
import { ability } from '../../engine';
import type { Ship, ShipId } from '../../model/state';
import { cannotSpendLock } from '../../queries/locks';
import { COORDINATE } from '../forms/actions';
import { whileYouAttack } from '../forms/attacks';
import { all, enemy, friend } from '../forms/conditions';
import { spending } from '../forms/costs';
import { attacking, changes } from '../forms/dice';
import { chosenShips } from '../forms/tokens';
import { isYou, you } from '../forms/you';

const advancedOptics = changes({
  id: 'advanced-optics',
  card: 'upgrade:advancedoptics',
  ...attacking,
  from: ['blank'],
  to: 'hit',
  when: whileYouAttack(),
  cost: spending('focus'),
});

/** A ship that is locked may be chosen wherever it is: a friend to coordinate, an enemy to jam. */
const biohexacryptCodes = ability({
  id: 'biohexacrypt-codes',
  card: 'upgrade:biohexacryptcodes',
  rules: COORDINATE,
  on: before('about-to-measure'),
  when: (state, self) => self.event.to !== 'lock' && isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) => {
    const isMeant = self.event.to === 'coordinate' ? friend : enemy;
    const locked = (ship: Ship, own: Ship): boolean => cannotSpendLock(state, own.id, ship.id) === null;
    return chosenShips(state, self, all(isMeant, locked));
  },
  effect: (state, self) => {
    if (!self.event) return;
    const [ship, { to }] = [self.chosen as ShipId, self.event];
    spendLock(state, you(state, self).id, ship);
    if (to !== 'lock') mustChoose(state, to, ship);
  },
});

/** Even while stressed, up to a number of stress tokens: of these actions. */
const stressedActions = (id: string, card: string, most: number, ...actions: readonly string[]) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.02'],
    permits: {
      'actions while stressed': (state, self, { ship, action }) =>
        isYou(state, self, ship) && actions.includes(action) && you(state, self).tokens.stress <= most,
    },
  });

const whileStressed = [stressedActions('primed-thrusters', 'upgrade:primedthrusters', 2, 'barrel-roll', 'boost')];

export const techUpgrades = [advancedOptics, biohexacryptCodes, ...whileStressed];
