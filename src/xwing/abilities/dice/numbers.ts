/** Cards that change how many dice are rolled. */
import { currentAttack } from '../../queries/attack';
import { isAtRange, relativePosition } from '../../queries/range';
import { isEnemy, shipOf } from '../../queries/ships';
import {
  all,
  atRange,
  byAnObstacle,
  count,
  defenderIs,
  enemyIs,
  friend,
  friendNearDefender,
  hasYouIn,
  having,
  inYour,
  isTurretAttack,
  larger,
  limited,
  not,
  stressed,
  whileFriendAttacks,
  withWeapon,
  youAre,
} from '../circumstances';
import { both, isAttackRange, isPrimary, rollsMore, whileYouAttack, whileYouDefend } from '../combat';
import { you } from '../words';
import { attacking, defending, primaryIfAttacking, bothSides } from './forms';

const always = [
  rollsMore(
    { id: 'longshot', card: 'pilot:longshot', ...attacking, when: whileYouAttack(both(isPrimary, isAttackRange(3))) },
    1,
  ),
  rollsMore(
    {
      id: 'backdraft',
      card: 'pilot:backdraft',
      ...attacking,
      when: whileYouAttack(both(isPrimary, isTurretAttack, defenderIs(inYour('rear')))),
    },
    1,
  ),
  rollsMore({ id: 'blackout', card: 'pilot:blackout', ...defending, when: whileYouAttack(byAnObstacle) }, -2),
  rollsMore(
    {
      id: 'wedge-antilles-a-wing',
      card: 'pilot:wedgeantilles-rz1awing',
      ...defending,
      when: whileYouAttack(both(isPrimary, defenderIs(inYour('front')))),
    },
    -1,
  ),
  rollsMore(
    { id: 'major-vynder', card: 'pilot:majorvynder', ...defending, when: whileYouDefend(youAre(having('disarm'))) },
    1,
  ),
  rollsMore(
    {
      id: 'talonbane-cobra-attacks',
      card: 'pilot:talonbanecobra',
      ...attacking,
      when: whileYouAttack(isAttackRange(1)),
    },
    1,
  ),
  rollsMore(
    {
      id: 'talonbane-cobra-defends',
      card: 'pilot:talonbanecobra',
      ...defending,
      when: whileYouDefend(isAttackRange(3)),
    },
    1,
  ),
  ...bothSides('ric-olie', ({ id, pool, whileYou }) =>
    rollsMore(
      {
        id,
        card: 'pilot:ricolie',
        pool,
        when: whileYou(
          both(
            primaryIfAttacking(pool),
            enemyIs((ship, own) => !!own.revealed && !!ship.revealed && own.revealed.speed > ship.revealed.speed),
          ),
        ),
      },
      1,
    ),
  ),
  ...bothSides('ahhav', ({ id, pool, whileYou }) =>
    rollsMore({ id, card: 'pilot:ahhav', pool, when: whileYou(enemyIs(larger)) }, 1),
  ),
  ...bothSides('graz', ({ id, pool, whileYou }) =>
    rollsMore(
      {
        id,
        card: 'pilot:graz',
        pool,
        when: whileYou(enemyIs((ship, own) => relativePosition(own, ship) === 'behind')),
      },
      1,
    ),
  ),
  rollsMore(
    {
      id: 'kath-scarlet',
      card: 'pilot:kathscarlet',
      ...attacking,
      // A friendly ship that is not limited: she herself is limited.
      when: whileYouAttack(both(isPrimary, friendNearDefender(0, 0, not(limited)))),
    },
    1,
  ),
  rollsMore(
    {
      id: 'ndru-suhlak',
      card: 'pilot:ndrusuhlak',
      ...attacking,
      when: whileYouAttack(
        both(isPrimary, (state, _attack, own) => count(state, own, all(friend, atRange(0, 2))) === 0),
      ),
    },
    1,
  ),
  rollsMore(
    {
      id: 'linked-battery',
      card: 'ship-ability:linkedbattery',
      ...attacking,
      when: whileYouAttack(withWeapon('cannon')),
    },
    1,
  ),
  rollsMore(
    {
      id: 'intimidation',
      card: 'upgrade:intimidation',
      ...defending,
      when: (state, self) => {
        const defender = currentAttack(state)?.defender;
        if (!defender) return false;
        const [own, ship] = [you(state, self), shipOf(state, defender)];
        return isEnemy(state, own, ship) && isAtRange(state, own.id, defender, 0, 0);
      },
    },
    -1,
  ),
  rollsMore(
    {
      id: 'merl-cobben',
      card: 'pilot:merlcobben',
      ...defending,
      when: whileFriendAttacks(atRange(0, 2), both(isPrimary, defenderIs(hasYouIn('bullseye')))),
    },
    -1,
  ),
  rollsMore(
    {
      id: 'lulo-lampar-attacks',
      card: 'pilot:lulolampar',
      ...attacking,
      when: whileYouAttack(both(isPrimary, youAre(stressed))),
    },
    1,
  ),
  rollsMore(
    { id: 'lulo-lampar-defends', card: 'pilot:lulolampar', ...defending, when: whileYouDefend(youAre(stressed)) },
    -1,
  ),
  rollsMore(
    {
      id: 'tactical-scrambler',
      card: 'upgrade:tacticalscrambler',
      ...defending,
      when: (state, self) => {
        const attack = currentAttack(state);
        const own = you(state, self);
        return !!attack?.obstructedBy.includes(own.id) && isEnemy(state, own, shipOf(state, attack.attacker));
      },
    },
    1,
  ),
  // Without the die of the range bonus, and one die less beside.
  rollsMore(
    {
      id: 'sensor-blindspot',
      card: 'ship-ability:sensorblindspot',
      rules: ['xw.range-bonus.01', 'xw.attack.16'],
      ...attacking,
      when: whileYouAttack(both(isPrimary, isAttackRange(0, 1))),
    },
    -2,
  ),
];

export const dieCountCards = always;
