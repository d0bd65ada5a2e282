/** Cards that are about focus results: one that keeps a ship from modifying more than one, one that modifies one for a friend. */
import { ability } from '../../engine';
import { currentAttack } from '../../queries/attack';
import { isInArc } from '../../queries/range';
import { isEnemy, shipOf } from '../../queries/ships';
import { another, whileFriendAttacks, whileFriendDefends } from '../circumstances';
import { you } from '../words';
import { attacking, changes, defending, force } from './forms';

/** By whatever means: tokens, rerolls, and what others do as if that ship did it. */
const padmeAmidala = ability({
  id: 'padme-amidala',
  card: 'pilot:padmeamidala',
  rules: ['xw.golden-rules.03', 'xw.faq-cards.29'],
  modifies: {
    'most focus results modified': (state, self, most, { ship: id }) => {
      const [own, ship, attack] = [you(state, self), shipOf(state, id), currentAttack(state)];
      const fights = attack !== null && (attack.attacker === id || attack.defender === id);
      return fights && isEnemy(state, own, ship) && isInArc(state, own, 'front', ship) ? Math.min(1, most) : most;
    },
  },
});

const PALPATINE = {
  card: 'upgrade:emperorpalpatine',
  rules: ['xw.dice-modification.04', 'xw.faq-cards.29'],
  cost: force,
} as const;
/** As if the friend spent a Force charge; it is one of his. */
const emperorPalpatine = [
  changes({
    id: 'emperor-palpatine-attacks',
    ...PALPATINE,
    ...attacking,
    from: ['focus'],
    to: 'hit',
    when: whileFriendAttacks(another),
  }),
  changes({
    id: 'emperor-palpatine-defends',
    ...PALPATINE,
    ...defending,
    from: ['focus'],
    to: 'evade',
    when: whileFriendDefends(another),
  }),
];

export const focusResultCards = [padmeAmidala, ...emperorPalpatine];
