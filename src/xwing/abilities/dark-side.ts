/** I'll Show You the Dark Side: a damage card that waits for its ship, and Kylo Ren who assigns it. */
import { after, allowed, questionIfAny, reason, say, type Reason } from '../../core';
import { assignCondition, putDamageOn, takeDamageOff } from '../effects/conditions';
import { ability, ask, run } from '../engine';
import { condition } from '../facts';
import type { EngagementAction } from '../model/actions';
import type { AssignedCondition, ShipId, XwingState } from '../model/state';
import { dealThisCard } from '../procedures/suffer-damage';
import { cardsToFind } from '../queries/damage-cards';
import { ASSIGNED, ofCondition, removeThis } from './conditions';
import { afterYouDefend } from './forms';
import { chooseShip, forceOfShip, isYou, you } from './words';

const DARK_SIDE = 'illshowyouthedarkside';
const CARD = `condition:${DARK_SIDE}`;
const FORCE = forceOfShip(['xw.force-charges.07']);
type Found = Extract<EngagementAction, { type: 'find-damage-card' }>;

const kyloRen = afterYouDefend({
  id: 'kylo-ren',
  card: 'pilot:kyloren',
  may: true,
  cost: FORCE,
  effect: (state, { event, controller }) => {
    if (event) assignCondition(state, DARK_SIDE, event.attacker, controller, ASSIGNED);
  },
});

const kyloRenCrew = ability({
  id: 'kylo-ren-crew',
  card: 'upgrade:kyloren',
  rules: ['xw.condition-cards.01', 'xw.actions.15'],
  during: 'action',
  cost: FORCE,
  choose: (state, self) => chooseShip(state, self, { side: 'enemy', range: [1, 3] }),
  effect: (state, { chosen, controller }) => assignCondition(state, DARK_SIDE, chosen as ShipId, controller, ASSIGNED),
});

/** The cards that can be found for it in the deck of whoever assigned it. */
function cardsFor(state: XwingState, { card, by }: AssignedCondition): string[] {
  const trait = condition(card)?.holds;
  return trait ? cardsToFind(state, by, trait) : [];
}

function noCard(state: XwingState, assigned: AssignedCondition): Reason | null {
  if (cardsFor(state, assigned).length > 0) return null;
  return reason('no-such-card', say`no such card is in the damage deck of ${assigned.by}.`, ['xw.condition-cards.03']);
}

/** As it is assigned, unless it brings its damage card along from another ship. */
const search = ability({
  id: 'ill-show-you-the-dark-side-search',
  card: CARD,
  rules: ['xw.condition-cards.03'],
  on: after('condition-assigned'),
  when: (state, self) => self.event.id === self.source && ofCondition(state, self).damage === null,
  unable: (state, self) => noCard(state, ofCondition(state, self)),
  effect: [
    ask(
      'search the damage deck',
      ['xw.condition-cards.03'],
      (state, self) => {
        const assigned = ofCondition(state, self);
        const found = cardsFor(state, assigned).map((card) =>
          allowed<Found>({ type: 'find-damage-card', player: assigned.by, card }),
        );
        return questionIfAny(assigned.by, 'damage card to put on the condition', found);
      },
      (state, self, { card }: Found) => putDamageOn(state, ofCondition(state, self), you(state, self).id, card),
    ),
  ],
});

/** That card in place of a critical damage, shields or not. */
const dealtInstead = ability({
  id: 'ill-show-you-the-dark-side',
  card: CARD,
  rules: ['xw.replacement-effect.01', 'xw.damage.11'],
  replaces: 'damage-suffered',
  when: (state, self) =>
    self.event.damage === 'crit' && isYou(state, self, self.event.ship) && ofCondition(state, self).damage !== null,
  effect: [
    run('deal the damage card', ['xw.damage.07'], (state, self) => {
      const card = takeDamageOff(ofCondition(state, self));
      if (card !== null) dealThisCard(state, you(state, self).id, card, ['xw.damage.11']);
    }),
    run('remove the condition', ['xw.condition-cards.05'], removeThis),
  ],
});

export const darkSideAbilities = [kyloRen, kyloRenCrew, search, dealtInstead];
