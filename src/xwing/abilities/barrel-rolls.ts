/** Cards that change how ships barrel roll. */
import { ability } from '../engine';
import { isYou } from './words';

/** A bank to either side in place of the straight template, whatever the barrel roll is for. */
const microthrusters = ability({
  id: 'microthrusters',
  card: 'ship-ability:microthrusters',
  rules: ['xw.faq-cards.16'],
  modifies: {
    'barrel roll templates': (state, self, templates, { ship }) =>
      isYou(state, self, ship) ? ['bank-left', 'bank-right'] : templates,
  },
});

export const barrelRollAbilities = [microthrusters];
