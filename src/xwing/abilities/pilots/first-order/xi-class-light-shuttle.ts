/** First Order: pilots of the Xi-class Light Shuttle. */
import { currentAttack } from '../../../queries/attack';
import { shipOf } from '../../../queries/ships';
import { isPrimary } from '../../forms/attacks';
import { atRange, whileFriendAttacks } from '../../forms/conditions';
import { gaining } from '../../forms/costs';
import { attacking, rerolls } from '../../forms/dice';

const commanderMalarusXi = rerolls({
  id: 'commander-malarus-xi',
  card: 'pilot:commandermalarus-xiclasslightshuttle',
  ...attacking,
  must: true,
  only: ['blank'],
  when: whileFriendAttacks(atRange(0, 2), isPrimary),
  cost: gaining('strain', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
});

export const xiClassLightShuttlePilots = [commanderMalarusXi];
