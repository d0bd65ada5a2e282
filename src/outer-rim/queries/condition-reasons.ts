/** Conditions of the effect vocabulary as reasons: what is asked for, and how it is on the table. */
import { listed, reason, say, type Reason, type Sentence } from '../../core';
import type { Condition } from '../facts';
import type { OuterRimState } from '../model/state';
import { factionsMeant, holds, type Looking } from './conditions';
import { playerOf, shipCost, standingWith } from './players';
import { copiesOf } from './values';

/** Says of the condition how things stand, whether it holds or not. */
export function conditionReason(state: OuterRimState, looking: Looking, condition: Condition): Reason {
  const isSo = holds(state, looking, condition);
  const said =
    inWords(state, looking, condition) ??
    say`what the card asks for (${condition.is}) ${isSo ? 'holds' : 'does not hold'}`;
  return reason(`condition-${condition.is}`, said, ['or.space-encounter.06'], { holds: isSo });
}

function inWords(state: OuterRimState, looking: Looking, condition: Condition): Sentence | null {
  const { you } = looking;
  const player = playerOf(state, you);
  const least = (is: number, needed: number, what: string): Sentence => say`${you} has ${is} ${what}, ${needed} needed`;
  switch (condition.is) {
    case 'reputation': {
      const found = factionsMeant(state, looking, condition.with).map(
        (faction) => say`${faction} (${standingWith(player, faction)})`,
      );
      const all = found.flatMap((each, i) => (i === 0 ? each : say`, ${each}`));
      return found.length === 0
        ? say`no faction is meant`
        : say`reputation of ${you}: ${all}; ${listed(condition.standing, 'or')} is asked for`;
    }
    case 'credits':
      return least(player.credits, condition.least, 'credits');
    case 'fame':
      return least(player.fame, condition.least, 'fame');
    case 'ship-cost':
      return say`the ship of ${you} costs ${shipCost(state, player)}, ${condition.least} needed`;
    case 'has-skill':
      return say`${you} has the skill ${condition.skill} ${copiesOf(state, you, condition.skill)} times`;
    case 'damaged':
      return say`the ${condition.what} of ${you} has ${player.damage[condition.what]} damage, ${condition.least ?? 1} needed`;
    case 'marked-planets':
      return least(player.marked.length, condition.least, 'marked planets');
    default:
      return null;
  }
}
