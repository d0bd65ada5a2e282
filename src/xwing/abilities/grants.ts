/** Abilities that let a ship perform actions: the forms that many cards share. */
import { after, reason, type Reason, type RuleId } from '../../core';
import { cannotPerform } from '../queries/actions';
import { ability } from '../engine';
import type { Maneuver } from '../facts';
import { performAction } from '../procedures/perform-action';
import type { ActionGrant, ShipId, XwingState } from '../model/state';
import { isYou, you } from './words';

/** Why the ship can perform none of these actions, or null. */
function cannotPerformAnyOf(state: XwingState, ship: ShipId, grants: readonly ActionGrant[]): Reason | null {
  const reasons = grants.map((grant) => cannotPerform(state, ship, grant));
  if (reasons.includes(null)) return null;
  return reasons[0] ?? reason('no-action', 'There is no such action.', ['xw.actions.02']);
}

interface Granting {
  id: string;
  card: string;
  rules: readonly RuleId[];
  grants: readonly ActionGrant[];
}

/** After you perform an action, you may perform one of these. */
export const afterAnAction = ({ id, card, rules, grants }: Granting) =>
  ability({
    id,
    card,
    rules,
    on: after('action-performed'),
    when: (state, self) => isYou(state, self, self.event.ship),
    may: true,
    unable: (state, self) => cannotPerformAnyOf(state, you(state, self).id, grants),
    effect: (state, self) => performAction(state, you(state, self).id, grants, { may: false, source: id }),
  });

/** After you fully execute such a maneuver, you may perform one of these. */
export const afterAManeuver = ({ id, card, rules, grants }: Granting, such: (maneuver: Maneuver) => boolean) =>
  ability({
    id,
    card,
    rules,
    on: after('maneuver-executed'),
    when: (state, self) => isYou(state, self, self.event.ship) && self.event.fully && such(self.event.maneuver),
    may: true,
    unable: (state, self) => cannotPerformAnyOf(state, you(state, self).id, grants),
    effect: (state, self) => performAction(state, you(state, self).id, grants, { may: false, source: id }),
  });
