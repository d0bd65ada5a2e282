/** Linked actions (xw.linked-actions), as an ability that the rules give to every ship. */
import { after } from '../../core';
import { ability } from '../engine';
import { performAction } from '../procedures/perform-action';
import { cannotPerform } from '../queries/actions';

/** The card key of abilities that the rules give to every ship; they are brought into play with it. */
const EVERY_SHIP = 'rule:every-ship';

/** After an action that has a link, wherever that action came from, the ship may perform the linked one (xw.linked-actions.04). */
export const linkedAction = ability({
  id: 'linked-action',
  card: EVERY_SHIP,
  rules: ['xw.linked-actions.01', 'xw.linked-actions.03'],
  on: after('action-performed'),
  may: true,
  when: (_state, { event, source }) => event.ship === source && event.linked.length > 0,
  unable: (state, { event, source }) => {
    const reasons = event.linked.map((link) => cannotPerform(state, source, link));
    return reasons.includes(null) ? null : (reasons[0] ?? null);
  },
  effect: (state, { event, source }) => {
    if (event) performAction(state, source, event.linked, { may: false, source: 'linked action' });
  },
});
