/** Abilities that the rules give, and no card. */
import { type AbilityInPlay, after, type DeclineAbility, type UseAbility } from '../../core';
import { revealCondition } from '../effects/conditions';
import { ability, ask } from '../engine';
import { condition } from '../facts';
import type { XwingState } from '../model/state';
import { performAction } from '../procedures/perform-action';
import { cannotPerform } from '../queries/actions';
import { isActive } from '../queries/ships';
import { ofCondition } from './forms/condition-cards';
import { all, enemy, hasYouInFiringArc, shipsThat } from './forms/conditions';
import {
  cannotSpendZamsCharges,
  declined,
  goesInSystemPhase,
  spendZamsCharges,
  useOrDecline,
} from './forms/secret-conditions';
import { afterYouDefend, atEndOf } from './forms/timing';
import { you } from './forms/you';

/** The card key of abilities that the rules give to every ship; they are brought into play with it. */
const EVERY_SHIP = 'rule:every-ship';

/** After an action that has a link, wherever that action came from, the ship may perform the linked one (xw.linked-actions.04). */
const linkedAction = ability({
  id: 'linked-action',
  card: EVERY_SHIP,
  rules: ['xw.linked-actions.01', 'xw.linked-actions.03'],
  on: after('action-performed'),
  may: true,
  when: (_state, { event, source }) => event.ship === source && event.linked.length > 0,
  // It is an action like any other: not while stressed, not twice in a round (xw.linked-actions.02).
  unable: (state, { event, source }) => {
    const reasons = event.linked.map((link) => cannotPerform(state, source, link));
    return reasons.includes(null) ? null : (reasons[0] ?? null);
  },
  effect: (state, { event, source }) => {
    if (event) performAction(state, source, event.linked, { may: false, source: 'linked action' });
  },
});

const FACEDOWN = 'rule:facedown-condition';
const REVEALED = ['xw.condition-cards.01'];

const facedown = [
  afterYouDefend({
    id: 'facedown-condition-after-defending',
    card: FACEDOWN,
    effect: (state, self) =>
      revealCondition(state, you(state, self), ofCondition(state, self), self.event?.attacker ?? null, REVEALED),
  }),
  // Asked whether or not the charges are there that one of the cards costs.
  atEndOf('engagement')({
    id: 'facedown-condition',
    card: FACEDOWN,
    if: (state, self) => isActive(you(state, self)) && shipsThat(state, self, all(enemy, hasYouInFiringArc)).length > 0,
    effect: [
      ask(
        'reveal the condition',
        REVEALED,
        (state, self) =>
          useOrDecline(self, 'reveal the condition', cannotSpendZamsCharges(state, self, costOf(state, self))),
        (state, self, { type }: UseAbility | DeclineAbility) => {
          if (type === 'decline') return declined(state, self);
          spendZamsCharges(state, self, costOf(state, self));
          revealCondition(state, you(state, self), ofCondition(state, self), null, REVEALED);
        },
      ),
    ],
  }),
];

function costOf(state: XwingState, self: AbilityInPlay): number {
  return condition(ofCondition(state, self).card)?.secret?.costs ?? 0;
}

export const rules = [linkedAction, ...facedown, goesInSystemPhase('facedown-condition-goes', FACEDOWN)];
