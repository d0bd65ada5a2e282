/** First Order: pilots of the Xi-class Light Shuttle. */
import { diceToRollNow } from '../../../procedures/roll-dice';
import { currentAttack } from '../../../queries/attack';
import { shipOf } from '../../../queries/ships';
import { both, isPrimary } from '../../forms/attacks';
import { all, another, atRange, damaged, defenderIs, either, not, whileFriendAttacks } from '../../forms/conditions';
import { gaining } from '../../forms/costs';
import { attacking, mayRollMore, rerolls } from '../../forms/dice';

const commanderMalarusXi = rerolls({
  id: 'commander-malarus-xi',
  card: 'pilot:commandermalarus-xiclasslightshuttle',
  ...attacking,
  must: true,
  only: ['blank'],
  when: whileFriendAttacks(atRange(0, 2), isPrimary),
  cost: gaining('strain', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
});

/** The dice that it would roll are counted, with all that adds to them before. */
const gideonHaskXi = mayRollMore({
  id: 'gideon-hask-xi',
  card: 'pilot:gideonhask-xiclasslightshuttle',
  ...attacking,
  when: whileFriendAttacks(
    either(
      not(another),
      all(atRange(0, 2), (ship) => ship.size === 'small'),
    ),
    both(isPrimary, defenderIs(damaged), (state) => diceToRollNow(state, 'attack') <= 2),
  ),
  cost: gaining('strain', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
});

export const xiClassLightShuttlePilots = [commanderMalarusXi, gideonHaskXi];
