/** Galactic Empire: pilots of the TIE Advanced v1. */
import { after, before } from '../../../../core';
import { addResult, cancelResults } from '../../../effects/dice';
import { ability } from '../../../engine';
import { rollMore } from '../../../procedures/roll-dice';
import { cannotModify } from '../../../queries/attack';
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

const INQUISITOR = 'pilot:grandinquisitor';

/** Range bonuses never apply to weapons with the ordnance icon, so there is nothing to apply or prevent there. */
const withRangeBonus = (role: 'attacker' | 'defender', ...ranges: readonly number[]) =>
  (role === 'attacker' ? whileYouAttack : whileYouDefend)(
    both(isAttackRange(...ranges), (_state, { weapon }) => weapon?.rangeBonus === true),
  );

const inquisitor = (id: string, when: ReturnType<typeof withRangeBonus>, dice: number) =>
  ability({
    id,
    card: INQUISITOR,
    rules: ['xw.faq-cards.02'],
    during: 'roll attack dice',
    may: true,
    when: (state, self) => when(state, self),
    cost: forceOfShip(['xw.faq-cards.02']),
    effect: (state, self) => rollMore(state, 'attack', dice, self),
  });

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

export const tieAdvancedV1Pilots = [
  fifthBrother,
  inquisitor('grand-inquisitor-attacks', withRangeBonus('attacker', 2, 3), 1),
  inquisitor('grand-inquisitor-defends', withRangeBonus('defender', 1), -1),
  seventhSister,
];
