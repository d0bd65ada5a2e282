/** Ship abilities: those that come with a type of ship. */
import { after } from '../../core';
import { cannotPerform } from '../actions-of-ships';
import { ability } from '../engine';
import { performAction } from '../procedures/perform-action';
import type { ActionGrant } from '../state';
import { isYou, you } from './words';

const RED_BOOST: ActionGrant = { action: 'boost', color: 'red' };
const RED_BARREL_ROLL: ActionGrant = { action: 'barrel-roll', color: 'red' };

/** After you perform an action, you may perform one of these. */
const mayFollow = (id: string, card: string, rules: readonly string[], grants: readonly ActionGrant[]) =>
  ability({
    id,
    card,
    rules,
    on: after('action-performed'),
    when: (state, self) => isYou(state, self, self.event.ship),
    may: true,
    unable: (state, self) => {
      const reasons = grants.map((grant) => cannotPerform(state, you(state, self).id, grant));
      return reasons.includes(null) ? null : (reasons[0] ?? null);
    },
    effect: (state, self) => performAction(state, you(state, self).id, grants, { may: false, source: id }),
  });

const vectoredThrusters = mayFollow('vectored-thrusters', 'ship-ability:vectoredthrusters', ['xw.ability-queue-example-1.01'], [RED_BOOST]);

const autothrusters = mayFollow('autothrusters', 'ship-ability:autothrusters', ['xw.actions.11'], [RED_BARREL_ROLL, RED_BOOST]);

export const shipAbilities = [vectoredThrusters, autothrusters];
