/** Galactic Empire: pilots of the TIE Advanced v1. */
import { after, before, reason } from '../../../../core';
import { addResult, cancelResults } from '../../../effects/dice';
import { ability, forbidden, wasUsed } from '../../../engine';
import type { XwingState } from '../../../model/state';
import { hasRangeBonus } from '../../../procedures/roll-dice';
import { aboutAttack, cannotModify, currentAttack } from '../../../queries/attack';
import { both, isAttackRange, isPrimary, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { forceOfShip } from '../../forms/costs';
import { ADD, CANCEL, noResult } from '../../forms/dice';

const fifthBrother = ability({
  id: 'fifth-brother',
  card: 'pilot:fifthbrother',
  rules: ADD,
  on: after('attack-hit'),
  when: (state, self) => whileYouAttack()(state, self),
  may: true,
  unable: (state) => cannotModify(state, 'attack', 'ability'),
  cost: forceOfShip(['xw.force-charges.07'], 2),
  effect: (state) => addResult(state, 'attack', 'crit', ADD),
});

const INQUISITOR = { card: 'pilot:grandinquisitor', rules: ['xw.faq-cards.02'] } as const;
const [APPLIES, PREVENTS] = ['grand-inquisitor-attacks', 'grand-inquisitor-defends'];

const wasUsedHere = (state: XwingState, ability: string, source: string): boolean => {
  const attack = currentAttack(state);
  return attack !== null && wasUsed(attack, { ability, source });
};

const noBonus = (what: string) => reason('no-range-bonus', what, ['xw.paying-costs.01', 'xw.range-bonus.05']);

/** Range bonuses never apply to weapons with the ordnance icon, so there is nothing to apply or prevent there. */
const grandInquisitor = [
  ability({
    id: APPLIES,
    ...INQUISITOR,
    during: 'roll attack dice',
    may: true,
    when: whileYouAttack(both(isAttackRange(2, 3), (_state, { weapon }) => weapon?.rangeBonus === true)),
    unable: (state) => {
      const attack = currentAttack(state);
      return attack && forbidden(state, 'range bonus', { ...aboutAttack(attack), pool: 'attack' });
    },
    cost: forceOfShip(INQUISITOR.rules),
  }),
  ability({
    id: PREVENTS,
    ...INQUISITOR,
    during: 'roll attack dice',
    may: true,
    when: whileYouDefend(both(isAttackRange(1), (_state, { weapon }) => weapon?.rangeBonus === true)),
    unable: (state) => (hasRangeBonus(state, 'attack') ? null : noBonus('The range bonus is not applied.')),
    cost: forceOfShip(INQUISITOR.rules),
  }),
  ability({
    id: 'grand-inquisitor-attacks-bonus',
    ...INQUISITOR,
    permits: { 'range 1 bonus': (state, { source }) => wasUsedHere(state, APPLIES, source) },
  }),
  ability({
    id: 'grand-inquisitor-defends-bonus',
    ...INQUISITOR,
    forbids: {
      'range bonus': (state, { source }, { pool }) =>
        pool === 'attack' && wasUsedHere(state, PREVENTS, source) ? noBonus('It is prevented.') : null,
    },
  }),
];

const seventhSister = ability({
  id: 'seventh-sister-pilot',
  card: 'pilot:seventhsister',
  rules: CANCEL,
  on: before('dice-neutralized'),
  when: (state, self) => whileYouAttack(isPrimary)(state, self),
  may: true,
  unable: (state) => noResult(state, 'defense', 'evade'),
  cost: forceOfShip(['xw.force-charges.07'], 2),
  effect: (state) => void cancelResults(state, 'defense', 'evade', 1, CANCEL),
});

export const tieAdvancedV1Pilots = [fifthBrother, ...grandInquisitor, seventhSister];
