/** Abilities of talent upgrades. */
import { treatAs } from '../actions-of-ships';
import { ability } from '../engine';
import { isAtRange } from '../measure';
import type { XwingState } from '../state';
import { isYou, you } from './words';

/** The value 'action color' is asked about an action on a ship's bar, or one linked to it. */
interface AboutAction {
  ship: string;
  action: string;
  color: string;
}

const debrisGambit = ability({
  id: 'debris-gambit',
  card: 'upgrade:debrisgambit',
  rules: ['xw.faq-activation.03', 'xw.actions.12'],
  modifies: {
    'action color': (state, self, value, about) => {
      const { ship, action, color } = about as unknown as AboutAction;
      const redEvade = action === 'evade' && color === 'red' && isYou(state, self, ship);
      return redEvade && nearObstacle(state, you(state, self).id) ? treatAs(value, 'white') : value;
    },
  },
});

function nearObstacle(state: XwingState, ship: string): boolean {
  return state.obstacles.some(({ id, place }) => place === 'table' && isAtRange(state, ship, id, 0, 1));
}

export const talentAbilities = [debrisGambit];
