/** Cards that reroll dice, the ship's own or a friend's. */
import { after, allowed } from '../../../core';
import { loseCharge } from '../../effects/charges';
import { gainToken, removeToken } from '../../effects/tokens';
import { ability } from '../../engine';
import type { ShipId, XwingState } from '../../model/state';
import { currentAttack } from '../../queries/attack';
import { initiativeOf } from '../../queries/initiative';
import { isInArc } from '../../queries/range';
import { isFriendly, shipOf } from '../../queries/ships';
import { cannotRemoveToken } from '../../queries/tokens';
import {
  all,
  another,
  atRange,
  attackerIs,
  count,
  damaged,
  defenderIs,
  destroyedIs,
  enemy,
  enemyIs,
  equipped,
  friend,
  friendly,
  hasYouIn,
  hasYouInFiringArc,
  having,
  inYour,
  inYourFiringArc,
  isArc,
  isTurretAttack,
  limited,
  not,
  shipsThat,
  stressed,
  whileFriendAttacks,
  whileFriendDefends,
  withWeapon,
  youAre,
} from '../circumstances';
import { both, inBullseye, isPrimary, whileYouAttack, whileYouDefend } from '../combat';
import { gaining, spendingCharges, spendingLockOnEnemy, suffering } from '../costs';
import { countHeld, heldTokens } from '../held-tokens';
import { isWithin, you } from '../words';
import { attacking, defending, bothSides, rerolls } from './forms';

/** Among the friendly ships in your side arcs at range 1-2. */
const inSideArcs = all(inYour('left', 'right'), atRange(1, 2));

const ofFriends = [
  rerolls({
    id: 'saw-gerrera-pilot',
    card: 'pilot:sawgerrera',
    ...attacking,
    when: whileFriendAttacks(all(damaged, atRange(0, 3))),
  }),
  rerolls({
    id: 'sinker',
    card: 'pilot:sinker',
    ...attacking,
    when: whileFriendAttacks(inSideArcs, isPrimary),
  }),
  rerolls({
    id: 'captain-jonus',
    card: 'pilot:captainjonus',
    ...attacking,
    most: 2,
    when: whileFriendAttacks(atRange(0, 1), withWeapon('torpedo', 'missile')),
  }),
  rerolls({
    id: 'lyttan-dree',
    card: 'pilot:lyttandree',
    ...attacking,
    when: whileFriendAttacks(atRange(0, 2), defenderIs(hasYouIn('left', 'right'))),
  }),
  rerolls({
    id: 'admiral-sloane',
    card: 'upgrade:admiralsloane',
    ...attacking,
    when: whileFriendAttacks(atRange(0, 3), defenderIs(stressed)),
  }),
  rerolls({
    id: 'commander-malarus-xi',
    card: 'pilot:commandermalarus-xiclasslightshuttle',
    ...attacking,
    must: true,
    only: ['blank'],
    when: whileFriendAttacks(atRange(0, 2), isPrimary),
    cost: gaining('strain', (state) => shipOf(state, currentAttack(state)?.attacker ?? '')),
  }),
  rerolls({
    id: 'serissu',
    card: 'pilot:serissu',
    ...defending,
    when: whileFriendDefends(atRange(0, 1)),
  }),
  rerolls({
    id: 'del-meeko',
    card: 'pilot:delmeeko',
    ...defending,
    when: whileFriendDefends(atRange(0, 2), attackerIs(damaged)),
  }),
  rerolls({
    id: 'dedicated',
    card: 'upgrade:dedicated',
    ...defending,
    only: ['blank'],
    when: whileFriendDefends(
      all(another, inYour('left', 'right'), atRange(0, 2), (ship, ...about) =>
        [limited, equipped('dedicated')].some((is) => is(ship, ...about)),
      ),
      youAre(not(having('strain'))),
    ),
    cost: gaining('strain'),
  }),
];

/** Friendly ships of lower initiative, as long as he has a charge; he loses one when an enemy falls near him. */
const captainCardinal = [
  ...bothSides('captain-cardinal', ({ id, pool }) =>
    rerolls({
      id,
      card: 'pilot:captaincardinal',
      pool,
      only: ['focus'],
      when: (pool === 'attack' ? whileFriendAttacks : whileFriendDefends)(
        all(atRange(1, 2), (ship, own, state) => initiativeOf(state, ship) < initiativeOf(state, own)),
        youAre((own) => (own.charges?.active ?? 0) > 0),
      ),
    }),
  ),
  ability({
    id: 'captain-cardinal-loses',
    card: 'pilot:captaincardinal',
    rules: ['xw.charges.04'],
    on: after('ship-destroyed'),
    when: destroyedIs(all(enemy, atRange(0, 3))),
    effect: (state, self) => loseCharge(state, you(state, self).id, 'ship', ['xw.charges.04']),
  }),
];

/** Whoever destroys a friend of hers gets stress for it. */
const sloaneAvenges = ability({
  id: 'admiral-sloane-avenges',
  card: 'upgrade:admiralsloane',
  rules: ['xw.timing.07'],
  on: after('defended'),
  when: (state, self) => {
    const [own, defender] = [you(state, self), shipOf(state, self.event.defender)];
    const isFriend = own.id !== defender.id && isFriendly(own, defender);
    return !self.event.bonus && isFriend && defender.destroyed && isWithin(state, own, defender, [0, 3]);
  },
  effect: (state, { event, controller }) => {
    if (event) gainToken(state, event.attacker, 'stress', ['xw.tokens.02'], { count: 2, by: controller });
  },
});

/** When forces are placed, an enemy ship is stressed twice. */
const pyreSetsUp = ability({
  id: 'commander-pyre-setup',
  card: 'upgrade:commanderpyre',
  rules: ['xw.setup.14'],
  on: after('phase-ended'),
  when: (_state, { event }) => event.phase === 'setup',
  choose: (state, self) => shipsThat(state, self, enemy).map((ship) => allowed(ship.id)),
  effect: (state, self) =>
    gainToken(state, self.chosen as string, 'stress', ['xw.setup.14'], { count: 2, by: self.controller }),
});

const ofYourAttack = [
  rerolls({
    id: 'matchstick',
    card: 'pilot:matchstick',
    ...attacking,
    most: (state, self) => countHeld(state, you(state, self), 'red'),
    when: whileYouAttack((...about) => isPrimary(...about) || isTurretAttack(...about)),
  }),
  rerolls({
    id: 'general-grievous',
    card: 'pilot:generalgrievous',
    ...attacking,
    most: 2,
    when: whileYouAttack(both(isPrimary, defenderIs(not(hasYouInFiringArc)))),
  }),
  rerolls({
    id: 'wat-tambor',
    card: 'pilot:wattambor',
    ...attacking,
    most: (state, self) => count(state, you(state, self), all(friendly, having('calculate'), nearDefender(1, 1))),
    when: whileYouAttack(isPrimary),
  }),
  rerolls({
    id: 'precise-hunter',
    card: 'pilot:precisehunter',
    ...attacking,
    only: ['blank'],
    when: whileYouAttack(inBullseye),
  }),
  rerolls({
    id: 'wolffe',
    card: 'pilot:wolffe',
    ...attacking,
    when: whileYouAttack(both(isPrimary, isArc('front'))),
    cost: spendingCharges('ship'),
  }),
  rerolls({
    id: 'r6-d8',
    card: 'upgrade:r6d8',
    ...attacking,
    most: (state, self) =>
      count(state, you(state, self), (ship, own) => {
        const defender = shipOf(state, currentAttack(state)?.defender ?? '');
        return (
          isFriendly(ship, own) && isWithin(state, own, ship, [0, 3]) && isInArc(state, ship, 'bullseye', defender)
        );
      }),
    when: whileYouAttack(),
  }),
  rerolls({
    id: 'geonosian-prototype',
    card: 'pilot:geonosianprototype',
    ...attacking,
    most: 2,
    when: whileYouAttack(both(withWeapon('missile', 'cannon'), defenderIs(having('tractor')))),
    cost: {
      cannot: (state) => cannotRemoveToken(state, currentAttack(state)?.defender ?? '', 'tractor'),
      pay: (state) => removeToken(state, currentAttack(state)?.defender ?? '', 'tractor', ['xw.tokens.03']),
    },
  }),
  rerolls({
    id: 'marauder',
    card: 'upgrade:marauder',
    ...attacking,
    when: whileYouAttack(both(isPrimary, isArc('rear'))),
  }),
  rerolls({
    id: 'instigator',
    card: 'upgrade:instigator',
    ...attacking,
    most: 2,
    when: whileYouAttack(defenderIs((ship, _own, state) => heldTokens(state, ship, 'red', 'orange').length > 0)),
  }),
];

function nearDefender(min: number, max: number) {
  return (ship: { id: ShipId }, _own: unknown, state: XwingState): boolean => {
    const defender = shipOf(state, currentAttack(state)?.defender ?? '');
    return isWithin(state, defender, shipOf(state, ship.id), [min, max]);
  };
}

const ofYourDefense = [
  rerolls({
    id: 'c-3po-republic',
    card: 'upgrade:c3po-republic',
    ...defending,
    when: whileYouDefend(youAre(having('calculate'))),
  }),
  rerolls({
    id: 'soulless-one',
    card: 'upgrade:soullessone',
    ...defending,
    when: whileYouDefend(enemyIs(not(inYourFiringArc))),
  }),
  rerolls({
    id: 'millennium-falcon',
    card: 'upgrade:millenniumfalcon',
    ...defending,
    when: whileYouDefend(youAre(having('evade'))),
  }),
  rerolls({
    id: 'commander-pyre',
    card: 'upgrade:commanderpyre',
    ...defending,
    when: whileYouDefend(enemyIs(stressed)),
  }),
  rerolls({
    id: 'r2-ha',
    card: 'upgrade:r2ha',
    ...defending,
    most: Infinity,
    when: whileYouDefend(),
    cost: spendingLockOnEnemy,
  }),
];

const ofBoth = [
  ...bothSides('koshka-frost', ({ id, pool, whileYou }) =>
    rerolls({ id, card: 'pilot:koshkafrost', pool, when: whileYou(enemyIs(stressed)) }),
  ),
  ...bothSides('boba-fett', ({ id, pool, whileYou }) =>
    rerolls({
      id,
      card: 'pilot:bobafett',
      pool,
      most: (state, self) => count(state, you(state, self), all(enemy, atRange(0, 1))),
      when: whileYou(),
    }),
  ),
  ...bothSides('braylen-stramm', ({ id, pool, whileYou }) =>
    rerolls({ id, card: 'pilot:braylenstramm', pool, most: 2, when: whileYou(youAre(stressed)) }),
  ),
  ...bothSides('rose-tico-pilot', ({ id, pool, whileYou }) =>
    rerolls({
      id,
      card: 'pilot:rosetico',
      pool,
      most: (state, self) => friendsInAttackArc(state, you(state, self).id),
      when: whileYou(),
    }),
  ),
  ...bothSides('inaldra', ({ id, pool, whileYou }) =>
    rerolls({ id, card: 'pilot:inaldra', pool, most: Infinity, when: whileYou(), cost: suffering('hit') }),
  ),
];

function friendsInAttackArc(state: XwingState, own: ShipId): number {
  const attack = currentAttack(state);
  const arc = attack?.weapon?.arc;
  if (!attack || !arc) return 0;
  return count(state, shipOf(state, own), (ship, ...about) => {
    return friend(ship, ...about) && isInArc(state, shipOf(state, attack.attacker), arc, ship);
  });
}

export const rerollingCards = [
  ...ofFriends,
  ...captainCardinal,
  sloaneAvenges,
  pyreSetsUp,
  ...ofYourAttack,
  ...ofYourDefense,
  ...ofBoth,
];
