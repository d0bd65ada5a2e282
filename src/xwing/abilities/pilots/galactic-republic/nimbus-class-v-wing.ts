/** Galactic Republic: pilots of the Nimbus-class V-wing. */
import { enemyIs } from '../../forms/conditions';
import { bothSides, changes } from '../../forms/dice';
import { oddBall } from '../../forms/same-text';

/** The enemy's dice. */
const contrail = bothSides('contrail', ({ id, theirs, whileYou }) =>
  changes({
    id,
    card: 'pilot:contrail',
    pool: theirs,
    from: ['focus'],
    to: 'blank',
    when: whileYou(enemyIs((ship, own) => !!own.revealed && own.revealed.bearing === ship.revealed?.bearing)),
  }),
);

export const nimbusClassVWingPilots = [...contrail, oddBall('odd-ball-v-wing', 'pilot:oddball-nimbusclassvwing')];
