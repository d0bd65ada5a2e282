/** Resistance: pilots of the Scavenged YT-1300. */
import { after, reason, say } from '../../../../core';
import { ability, run } from '../../../engine';
import { performAttack } from '../../../procedures/attack';
import { performAction } from '../../../procedures/perform-action';
import { cannotAttack } from '../../../queries/targets';
import type { Condition } from '../../forms/attacks';
import { all, atRange, destroyedIs, enemyIs, friendly, inYour } from '../../forms/conditions';
import { force } from '../../forms/costs';
import { bothSides, changes } from '../../forms/dice';
import { isYou, you } from '../../forms/you';

/** Before a friendly ship that was destroyed near him is removed, himself among them (xw.friendly.04): an action, and then a bonus attack. */
const chewbacca = ability({
  id: 'chewbacca-scavenged',
  card: 'pilot:chewbacca-scavengedyt1300',
  rules: ['xw.timing.07', 'xw.bonus-attack.01'],
  on: after('ship-destroyed'),
  when: destroyedIs(all(friendly, atRange(0, 3))),
  effect: [
    run('perform an action', ['xw.actions.03'], (state, self) =>
      performAction(state, you(state, self).id, 'any standard action', { may: true, source: self.ability }),
    ),
    run('perform a bonus attack', ['xw.bonus-attack.01'], (state, self) => {
      const own = you(state, self);
      const granted = [reason('bonus-attack', say`a bonus attack, as a friend was destroyed.`, ['xw.bonus-attack.01'])];
      if (!cannotAttack(state, own, true)) performAttack(state, own.id, { bonus: true, granted });
    }),
  ],
});

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

export const scavengedYt1300Pilots = [chewbacca, hanSolo, ...rey];
