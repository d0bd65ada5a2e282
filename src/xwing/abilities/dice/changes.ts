/** Cards that change results, of the ship's own dice, of a friend's, or of the enemy's. */
import { difficultyLevel } from '../../facts/maneuvers';
import { currentAttack } from '../../queries/attack';
import { turretArcs } from '../../queries/firing-arcs';
import { initiativeOf } from '../../queries/initiative';
import { isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import { isCriticallyDamaged } from '../../queries/status';
import {
  all,
  atRange,
  count,
  damaged,
  defenderIs,
  enemyIn,
  enemyIs,
  friend,
  hasYouIn,
  having,
  inYour,
  inYourTurret,
  isArc,
  isTurretAttack,
  not,
  stressed,
  withoutGreenTokens,
  youAre,
  type OfShip,
} from '../circumstances';
import {
  both,
  isAttackRange,
  isPrimary,
  isThisAttack,
  whileYouAttack,
  whileYouDefend,
  type Condition,
} from '../combat';
import { spending, spendingLockOnEnemy, suffering } from '../costs';
import { chargeOfCard } from '../words';
import { attacking, defending, force, bothSides, changes } from './forms';

const ofYourAttack = [
  changes({
    id: 'major-vermeil',
    card: 'pilot:majorvermeil',
    ...attacking,
    from: ['blank', 'focus'],
    to: 'hit',
    when: whileYouAttack(defenderIs(withoutGreenTokens)),
  }),
  changes({
    id: 'nimi-chireen',
    card: 'pilot:nimichireen',
    ...attacking,
    from: ['blank'],
    to: 'focus',
    when: whileYouAttack(defenderIs((ship, own, state) => initiativeOf(state, ship) > initiativeOf(state, own))),
  }),
  changes({
    id: 'boba-fett-gunner',
    card: 'upgrade:bobafett-gunner',
    ...attacking,
    from: ['focus'],
    to: 'hit',
    when: whileYouAttack((state, { weapon, defender }, own) => {
      const seen = weapon && ((ship: Parameters<OfShip>[0]) => isInArc(state, own, weapon.arc, ship));
      return !!seen && count(state, own, (ship) => ship.id !== own.id && ship.id !== defender && seen(ship)) === 0;
    }),
  }),
  changes({
    id: 'bt-1',
    card: 'upgrade:bt1',
    ...attacking,
    from: ['hit'],
    to: 'crit',
    most: (state) => shipOf(state, currentAttack(state)?.defender ?? '').tokens.stress,
    when: whileYouAttack(defenderIs(stressed)),
  }),
  changes({
    id: 'fifth-brother-gunner',
    card: 'upgrade:fifthbrother',
    ...attacking,
    from: ['focus'],
    to: 'crit',
    when: whileYouAttack(),
    cost: force,
  }),
  changes({
    id: 'ig-rm-droids',
    card: 'upgrade:igrmdroids',
    ...attacking,
    from: ['hit'],
    to: 'crit',
    when: whileYouAttack(youAre(having('calculate'))),
  }),
  changes({
    id: 'slave-i-swz82',
    card: 'upgrade:slavei-swz82',
    ...attacking,
    from: ['hit'],
    to: 'crit',
    when: whileYouAttack(both(isArc('front'), defenderIs(hasYouIn('full-rear')))),
  }),
  changes({
    id: 'advanced-optics',
    card: 'upgrade:advancedoptics',
    ...attacking,
    from: ['blank'],
    to: 'hit',
    when: whileYouAttack(),
    cost: spending('focus'),
  }),
  changes({
    id: 'r2-c4',
    card: 'upgrade:r2c4',
    ...attacking,
    from: ['focus'],
    to: 'hit',
    when: whileYouAttack(),
    cost: spending('evade'),
  }),
  changes({
    id: 'r7-a7',
    card: 'upgrade:r7a7',
    ...attacking,
    from: ['hit'],
    to: 'crit',
    when: whileYouAttack(),
    cost: chargeOfCard(['xw.standard-charges.04']),
  }),
  changes({
    id: 'arliz-hadrassian-attacks',
    card: 'pilot:arlizhadrassian',
    ...attacking,
    from: ['focus'],
    to: 'crit',
    when: whileYouAttack(both(isArc('front'), youAre(damaged))),
  }),
  changes({
    id: 'broadside',
    card: 'pilot:broadside',
    ...attacking,
    from: ['blank'],
    to: 'focus',
    when: whileYouAttack(
      both(
        isTurretAttack,
        youAre((own) => turretArcs(own).some((arc) => arc === 'left' || arc === 'right')),
      ),
    ),
  }),
  changes({
    id: 'rear-admiral-chiraneau',
    card: 'pilot:rearadmiralchiraneau',
    ...attacking,
    from: ['focus'],
    to: 'crit',
    when: whileYouAttack(
      defenderIs(
        (ship, own, state) =>
          (own.tokens['reinforce-fore'] > 0 && isInArc(state, own, 'full-front', ship)) ||
          (own.tokens['reinforce-aft'] > 0 && isInArc(state, own, 'full-rear', ship)),
      ),
    ),
  }),
  changes({
    id: 'adv-proton-torpedoes',
    card: 'upgrade:advprotontorpedoes',
    ...attacking,
    must: true,
    from: ['hit'],
    to: 'crit',
    when: isThisAttack,
  }),
  changes({
    id: 'alpha-3b-besh',
    card: 'upgrade:alpha3bbesh',
    ...attacking,
    from: ['blank', 'focus'],
    to: 'hit',
    when: whileYouAttack(isPrimary),
    cost: spendingLockOnEnemy,
  }),
  changes({
    id: 'saw-gerrera',
    card: 'upgrade:sawgerrera',
    ...attacking,
    from: ['focus'],
    to: 'crit',
    all: true,
    when: whileYouAttack(),
    cost: suffering('hit'),
  }),
];

const ofYourDefense = [
  changes({
    id: 'captain-feroph',
    card: 'pilot:captainferoph',
    ...defending,
    from: ['blank', 'focus'],
    to: 'evade',
    when: whileYouDefend(enemyIs(withoutGreenTokens)),
  }),
  changes({
    id: 'boba-fett-separatist',
    card: 'pilot:bobafett-separatistalliance',
    ...defending,
    from: ['blank'],
    to: 'focus',
    when: whileYouDefend((state, _attack, own) => count(state, own, all(friend, atRange(0, 2))) === 0),
  }),
  changes({
    id: 'arliz-hadrassian-defends',
    card: 'pilot:arlizhadrassian',
    ...defending,
    must: true,
    from: ['focus'],
    to: 'blank',
    when: whileYouDefend(youAre(damaged)),
  }),
  changes({
    id: 'latts-razzi',
    card: 'upgrade:lattsrazzi',
    ...defending,
    from: ['blank', 'focus'],
    to: 'evade',
    when: whileYouDefend(enemyIs(stressed)),
    cost: spending('stress', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
  }),
  changes({
    id: 'plated-hull',
    card: 'ship-ability:platedhull',
    ...attacking,
    must: true,
    from: ['crit'],
    to: 'hit',
    when: whileYouDefend(youAre(not((own) => isCriticallyDamaged(own)))),
  }),
];

const inYourFront: Condition = enemyIs(inYour('front'));
const ezraBridger = (id: string, card: string) =>
  bothSides(id, (side) =>
    changes({
      id: side.id,
      card,
      pool: side.pool,
      from: ['focus'],
      to: side.success,
      most: 2,
      when: side.whileYou(youAre(stressed)),
      cost: force,
    }),
  );

const ofBoth = [
  ...bothSides('sabine-wren-a-wing', ({ id, pool, whileYou, success }) =>
    changes({
      id,
      card: 'pilot:sabinewren-rz1awing',
      pool,
      from: pool === 'attack' ? ['blank', 'focus', 'crit'] : ['blank', 'focus'],
      to: success,
      when: whileYou(both(isAttackRange(1), enemyIs(hasYouIn('front')))),
    }),
  ),
  ...bothSides('rey', ({ id, pool, whileYou, success }) =>
    changes({ id, card: 'pilot:rey', pool, from: ['blank'], to: success, when: whileYou(inYourFront), cost: force }),
  ),
  ...bothSides('rey-gunner', ({ id, pool, whileYou, success }) =>
    changes({
      id,
      card: 'upgrade:rey-gunner',
      pool,
      from: ['blank'],
      to: success,
      when: whileYou(enemyIs(inYourTurret)),
      cost: force,
    }),
  ),
  ...ezraBridger('ezra-bridger', 'pilot:ezrabridger'),
  ...ezraBridger('ezra-bridger-sheathipede', 'pilot:ezrabridger-sheathipedeclassshuttle'),
  ...ezraBridger('ezra-bridger-tie', 'pilot:ezrabridger-tielnfighter'),
  ...bothSides('ten-numb', ({ id, pool, whileYou, success }) =>
    changes({
      id,
      card: 'pilot:tennumb',
      pool,
      from: ['focus'],
      to: success,
      all: true,
      when: whileYou(),
      cost: spending('stress'),
    }),
  ),
  // The enemy's dice.
  ...bothSides('contrail', ({ id, theirs, whileYou }) =>
    changes({
      id,
      card: 'pilot:contrail',
      pool: theirs,
      from: ['focus'],
      to: 'blank',
      when: whileYou(enemyIs((ship, own) => !!own.revealed && own.revealed.bearing === ship.revealed?.bearing)),
    }),
  ),
  ...bothSides('jango-fett-pilot', ({ id, pool, theirs, whileYou }) =>
    changes({
      id,
      card: 'pilot:jangofett',
      pool: theirs,
      from: ['focus'],
      to: 'blank',
      when: whileYou((state, attack, own) => {
        const [yours, other] = [own, enemyIn(state, attack, own)].map(({ revealed }) => level(revealed?.color));
        const easier = yours !== null && yours !== undefined && typeof other === 'number' && yours < other;
        return easier && (pool === 'defense' || isPrimary(state, attack, own));
      }),
    }),
  ),
  ...bothSides('jango-fett', ({ id, theirs, whileYou }) =>
    changes({
      id,
      card: 'upgrade:jangofett',
      pool: theirs,
      from: ['focus'],
      to: 'blank',
      when: whileYou(),
      cost: spendingLockOnEnemy,
    }),
  ),
];

function level(color: Parameters<typeof difficultyLevel>[0] | undefined): number | null {
  return color === undefined ? null : difficultyLevel(color);
}

export const changingCards = [...ofYourAttack, ...ofYourDefense, ...ofBoth];
