/** Cards that change results of a friend's dice, or with what a friend has; and those that change several at once. */
import { allowed, candidate, reason, say } from '../../../core';
import { changeResult, changeResults } from '../../effects/dice';
import { spendToken } from '../../effects/tokens';
import { ability } from '../../engine';
import type { ShipId } from '../../model/state';
import { sufferDamage } from '../../procedures/suffer-damage';
import { currentAttack } from '../../queries/attack';
import { firingArcs, turretArcs } from '../../queries/firing-arcs';
import { isAtRange, isInAnyArc, isInArc } from '../../queries/range';
import { cannotSpendToken } from '../../queries/tokens';
import {
  all,
  another,
  atRange,
  attackerIs,
  defenderIs,
  enemyIn,
  friend,
  friendly,
  having,
  inAttackersBullseye,
  inYour,
  shipsThat,
  type OfShip,
  whileFriendAttacks,
  whileFriendDefends,
} from '../circumstances';
import { chooseDie, isPrimary, noResult, whileYouAttack } from '../combat';
import { spending, spendingLockOnEnemy, suffering, together } from '../costs';
import { you } from '../words';
import { CHANGE, attacking, bothSides, changes, defending, force } from './forms';

const ofFriends = [
  changes({
    id: 'gavin-darklighter',
    card: 'pilot:gavindarklighter',
    ...attacking,
    from: ['hit'],
    to: 'crit',
    when: whileFriendAttacks(() => true, defenderIs(inYour('front'))),
  }),
  changes({
    id: 'aayla-secura-pilot',
    card: 'pilot:aaylasecura',
    ...defending,
    from: ['blank'],
    to: 'focus',
    when: whileFriendDefends(() => true, attackerIs(all(inYour('front'), atRange(0, 1)))),
  }),
  changes({
    id: 'aayla-secura',
    card: 'upgrade:aaylasecura',
    ...defending,
    from: ['blank'],
    to: 'focus',
    when: whileFriendDefends(atRange(0, 2), attackerIs(inYour('bullseye'))),
  }),
  changes({
    id: 'tn-3465',
    card: 'pilot:tn3465',
    ...attacking,
    from: ['blank', 'focus', 'hit'],
    to: 'crit',
    when: whileFriendAttacks(another, defenderIs(atRange(0, 1))),
    cost: suffering('crit'),
  }),
];

/** All of a pool become critical hits, for a lock and a focus token. */
const staticPilot = ability({
  id: 'static',
  card: 'pilot:static',
  rules: CHANGE,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack(isPrimary)(state, self),
  cost: together(spendingLockOnEnemy, spending('focus')),
  effect: (state) => {
    for (const from of ['hit', 'focus', 'blank'] as const)
      changeResults(state, 'attack', { from, to: 'crit', count: Infinity }, CHANGE);
  },
});

/** Focus to hit, or hit to critical hit: what the die shows decides. Of a friend who has the defender in its bullseye arc. */
const barrissOffee = ability({
  id: 'barriss-offee',
  card: 'pilot:barrissoffee',
  rules: CHANGE,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileFriendAttacks(atRange(0, 2), inAttackersBullseye)(state, self),
  cost: force,
  choose: (state) =>
    chooseDie(state, 'attack', (face) => (face === 'focus' || face === 'hit' ? null : nothingFor(face))),
  effect: (state, { chosen }) => oneStep(state, chosen as number, { focus: 'hit', hit: 'crit' }),
});

/** The other way round, of the attacker's dice against a friend. */
const luminaraUnduli = ability({
  id: 'luminara-unduli',
  card: 'pilot:luminaraunduli',
  rules: CHANGE,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileFriendDefends(atRange(0, 2), (...about) => !inAttackersBullseye(...about))(state, self),
  cost: force,
  choose: (state) =>
    chooseDie(state, 'attack', (face) => (face === 'crit' || face === 'hit' ? null : nothingFor(face))),
  effect: (state, { chosen }) => oneStep(state, chosen as number, { crit: 'hit', hit: 'focus' }),
});

function nothingFor(face: string) {
  return reason('other-result', say`It shows ${[face]}.`, ['xw.dice-modification.12']);
}

function oneStep(
  state: Parameters<typeof currentAttack>[0],
  die: number,
  steps: Readonly<Record<string, 'hit' | 'crit' | 'focus'>>,
): void {
  const to = steps[currentAttack(state)?.attackDice[die]?.face ?? ''];
  if (to) changeResult(state, 'attack', die, to, CHANGE);
}

/** A calculate token of a friend turns one focus result; which friend's is chosen. */
const friendsCalculate = (id: string, card: string, lends: (enemy: Parameters<OfShip>[0]) => OfShip) =>
  spendingOfAFriend(id, card, 'calculate', lends);

function spendingOfAFriend(
  id: string,
  card: string,
  token: 'calculate' | 'focus',
  lends: (enemy: Parameters<OfShip>[0]) => OfShip,
) {
  return bothSides(id, ({ id: ability_, pool, whileYou, success }) =>
    ability({
      id: ability_,
      card,
      rules: CHANGE,
      during: `modify ${pool} dice`,
      may: true,
      when: (state, self) => whileYou()(state, self),
      unable: (state) => noResult(state, pool, 'focus'),
      choose: (state, self) => {
        const attack = currentAttack(state);
        if (!attack) return [];
        const lender = lends(enemyIn(state, attack, you(state, self)));
        return shipsThat(state, self, all(friendly, having(token), lender)).map(({ id: ship }) =>
          candidate(ship, cannotSpendToken(state, ship, token)),
        );
      },
      effect: (state, { chosen }) => {
        spendToken(state, chosen as ShipId, token, ['xw.tokens.03']);
        changeResults(state, pool, { from: 'focus', to: success, count: 1 }, CHANGE);
      },
    }),
  );
}

const ofFriendsTokens = [
  ...friendsCalculate('networked-calculations', 'ship-ability:networkedcalculations', () => atRange(0, 1)),
  ...friendsCalculate(
    'dis-t81',
    'pilot:dist81',
    (enemy) => (ship, _own, state) => isInAnyArc(state, enemy, firingArcs(state, enemy), ship),
  ),
  ...spendingOfAFriend(
    'ronith-blario',
    'pilot:ronithblario',
    'focus',
    (enemy) => (ship, own, state) =>
      ship.id !== own.id && turretArcs(ship).some((arc) => isInArc(state, ship, arc, enemy)),
  ),
];

/** A friend near the defender is hit so that one result becomes a hit. */
const ruthless = ability({
  id: 'ruthless',
  card: 'upgrade:ruthless',
  rules: CHANGE,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  choose: (state, self) => {
    const defender = currentAttack(state)?.defender ?? '';
    const near = shipsThat(state, self, friend).filter(({ id }) => isAtRange(state, id, defender, 0, 1));
    const dice = chooseDie(state, 'attack', (face) => (face === 'hit' ? nothingFor(face) : null));
    return near.flatMap(({ id }) =>
      dice.filter(({ not: no }) => no === null).map((die) => allowed({ ship: id, die: die.action })),
    );
  },
  effect: (state, { chosen }) => {
    const { ship, die } = chosen as { ship: ShipId; die: number };
    sufferDamage(state, ship, { hit: 1, crit: 0 }, ['xw.damage.01']);
    changeResult(state, 'attack', die, 'hit', CHANGE);
  },
});

export const changesForOthers = [...ofFriends, ...ofFriendsTokens, staticPilot, barrissOffee, luminaraUnduli, ruthless];
