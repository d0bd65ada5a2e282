/** Separatist Alliance: pilots of the Belbullab-22 Starfighter. */
import { before } from '../../../../core';
import { cancelResults } from '../../../effects/dice';
import { ability } from '../../../engine';
import type { ShipId, XwingState } from '../../../model/state';
import { currentAttack } from '../../../queries/attack';
import { shipOf } from '../../../queries/ships';
import { both, isPrimary, whileYouAttack } from '../../forms/attacks';
import {
  all,
  atRange,
  count,
  defenderIs,
  friendly,
  hasYouInFiringArc,
  having,
  inAttackersBullseye,
  not,
  whileFriendAttacks,
} from '../../forms/conditions';
import { spending } from '../../forms/costs';
import { attacking, CANCEL, noResult, rerolls } from '../../forms/dice';
import { isWithin } from '../../forms/targets';
import { you } from '../../forms/you';

/** Whoever attacks pays with a calculate token of its own. */
const captainSear = ability({
  id: 'captain-sear',
  card: 'pilot:captainsear',
  rules: CANCEL,
  on: before('dice-neutralized'),
  when: (state, self) => whileFriendAttacks(atRange(0, 3), both(isPrimary, inAttackersBullseye))(state, self),
  may: true,
  unable: (state) => noResult(state, 'defense', 'evade'),
  cost: spending('calculate', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
  effect: (state) => void cancelResults(state, 'defense', 'evade', 1, CANCEL),
});

const generalGrievous = rerolls({
  id: 'general-grievous',
  card: 'pilot:generalgrievous',
  ...attacking,
  most: 2,
  when: whileYouAttack(both(isPrimary, defenderIs(not(hasYouInFiringArc)))),
});

const watTambor = rerolls({
  id: 'wat-tambor',
  card: 'pilot:wattambor',
  ...attacking,
  most: (state, self) => count(state, you(state, self), all(friendly, having('calculate'), nearDefender(1, 1))),
  when: whileYouAttack(isPrimary),
});

function nearDefender(min: number, max: number) {
  return (ship: { id: ShipId }, _own: unknown, state: XwingState): boolean => {
    const defender = shipOf(state, currentAttack(state)?.defender ?? '');
    return isWithin(state, defender, shipOf(state, ship.id), [min, max]);
  };
}

export const belbullab22StarfighterPilots = [captainSear, generalGrievous, watTambor];
