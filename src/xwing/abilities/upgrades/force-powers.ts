/** Force powers. Their Force is spent from the ship's own pool. */
import { changeResults } from '../../effects/dice';
import { ability } from '../../engine';
import { isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { noResult, whileYouDefend } from '../combat';
import { forceOfShip } from '../words';

/** Outside the attacker's bullseye arc, up to two focus results become evades. */
const brilliantEvasion = ability({
  id: 'brilliant-evasion',
  card: 'upgrade:brilliantevasion',
  rules: ['xw.force-charges.07'],
  during: 'modify defense dice',
  may: true,
  when: (state, self) =>
    whileYouDefend((_, attack, own) => !isInArc(state, shipOf(state, attack.attacker), 'bullseye', own))(state, self),
  unable: (state) => noResult(state, 'defense', 'focus'),
  cost: forceOfShip(['xw.force-charges.07']),
  effect: (state) => changeResults(state, 'defense', { from: 'focus', to: 'evade', count: 2 }, ['xw.force-charges.07']),
});

export const forcePowers = [brilliantEvasion];
