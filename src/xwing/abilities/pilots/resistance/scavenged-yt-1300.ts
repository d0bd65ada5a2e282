/** Resistance: pilots of the Scavenged YT-1300. */
import { ability } from '../../../engine';
import type { Condition } from '../../forms/attacks';
import { enemyIs, inYour } from '../../forms/conditions';
import { force } from '../../forms/costs';
import { bothSides, changes } from '../../forms/dice';
import { isYou } from '../../forms/you';

const hanSolo = ability({
  id: 'han-solo-scavenged',
  card: 'pilot:hansolo-scavengedyt1300',
  rules: ['xw.setup.14'],
  modifies: {
    'place in setup': (state, self, place, { ship }) => (isYou(state, self, ship) ? 'far from enemies' : place),
  },
});

const inYourFront: Condition = enemyIs(inYour('front'));

const rey = bothSides('rey', ({ id, pool, whileYou, success }) =>
  changes({ id, card: 'pilot:rey', pool, from: ['blank'], to: success, when: whileYou(inYourFront), cost: force }),
);

export const scavengedYt1300Pilots = [hanSolo, ...rey];
