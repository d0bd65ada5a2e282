/** Cards by which a player may have one more die rolled, or one fewer. */
import { after } from '../../../core';
import { loseCharge, recoverCharge } from '../../effects/charges';
import { ability } from '../../engine';
import { rollMore } from '../../procedures/roll-dice';
import { currentAttack } from '../../queries/attack';
import { damageCards } from '../../queries/damage-cards';
import { initiativeOf } from '../../queries/initiative';
import { isInArc } from '../../queries/range';
import { shipOf } from '../../queries/ships';
import {
  all,
  another,
  byAnObstacle,
  damaged,
  enemyIs,
  friendNearDefender,
  inYour,
  inYourFiringArc,
  isArc,
  not,
  unshielded,
  unstressed,
  whileFriendAttacks,
  whileFriendDefends,
  youAre,
} from '../circumstances';
import { both, isAttackRange, isPrimary, whileYouAttack, whileYouDefend } from '../combat';
import { gaining, spendingCharges } from '../costs';
import { allActive, isYou, you } from '../words';
import { attacking, bothSides, defending, force, mayRollMore, primaryIfAttacking } from './forms';

const ifTheyLike = [
  mayRollMore({
    id: 'wullffwarro',
    card: 'pilot:wullffwarro',
    ...attacking,
    when: whileYouAttack(both(isPrimary, youAre(damaged))),
  }),
  mayRollMore({
    id: 'pure-sabacc',
    card: 'pilot:puresabacc',
    ...attacking,
    when: whileYouAttack(youAre((own) => damageCards(own) <= 1)),
  }),
  mayRollMore({
    id: 'wampa',
    card: 'pilot:wampa',
    ...attacking,
    when: whileYouAttack(),
    cost: spendingCharges('ship'),
  }),
  mayRollMore({
    id: 'scorch',
    card: 'pilot:scorch',
    ...attacking,
    when: whileYouAttack(both(isPrimary, youAre(unstressed))),
    cost: gaining('stress'),
  }),
  mayRollMore({
    id: 'lieutenant-blount',
    card: 'pilot:lieutenantblount',
    ...attacking,
    when: whileYouAttack(both(isPrimary, friendNearDefender(0, 1))),
  }),
  ...bothSides('kazuda-xiono', ({ id, pool, whileYou }) =>
    mayRollMore({
      id,
      card: 'pilot:kazudaxiono',
      pool,
      when: whileYou(
        both(
          primaryIfAttacking(pool),
          enemyIs((ship, own, state) => initiativeOf(state, ship) > damageCards(own)),
        ),
      ),
    }),
  ),
  ...bothSides('han-solo-scum', ({ id, pool, whileYou }) =>
    mayRollMore({
      id,
      card: 'pilot:hansolo',
      pool,
      when: whileYou(both(primaryIfAttacking(pool), byAnObstacle)),
    }),
  ),
  mayRollMore({
    id: 'assailer',
    card: 'upgrade:assailer',
    ...defending,
    when: whileYouDefend(isAttackRange(1)),
  }),
  mayRollMore({
    id: 'tantive-iv',
    card: 'upgrade:tantiveiv',
    ...defending,
    when: whileYouDefend(enemyIs(inYour('rear'))),
  }),
  mayRollMore({
    id: 'special-forces-gunner',
    card: 'upgrade:specialforcesgunner',
    ...attacking,
    when: whileYouAttack(
      both(
        isPrimary,
        isArc('front'),
        youAre(({ turret }) => turret?.arc === 'front'),
      ),
    ),
  }),
  mayRollMore({
    id: 'jan-ors',
    card: 'pilot:janors',
    ...attacking,
    when: whileFriendAttacks(all(another, inYourFiringArc), both(isPrimary, youAre(unstressed))),
    cost: gaining('stress'),
  }),
  mayRollMore({
    id: 'kanan-jarrus',
    card: 'pilot:kananjarrus',
    ...attacking,
    dice: -1,
    when: whileFriendDefends(inYourFiringArc),
    cost: force,
  }),
  mayRollMore({
    id: 'tallissan-lintra',
    card: 'pilot:tallissanlintra',
    ...defending,
    when: whileFriendDefends(
      () => true,
      (state, { attacker }, own) => isInArc(state, own, 'bullseye', shipOf(state, attacker)),
    ),
    cost: spendingCharges('ship'),
  }),
];

/** 'Wampa' loses his charge when he has defended. */
const wampaDefended = ability({
  id: 'wampa-defended',
  card: 'pilot:wampa',
  rules: ['xw.charges.04'],
  on: after('defended'),
  when: (state, self) => isYou(state, self, self.event.defender) && !self.event.bonus,
  effect: (state, self) => loseCharge(state, you(state, self).id, 'ship', ['xw.charges.04']),
});

/** From his rear arc he gets a charge back for one more die. */
const wolffeRecovers = ability({
  id: 'wolffe-recovers',
  card: 'pilot:wolffe',
  rules: ['xw.timing.05', 'xw.charges.02'],
  during: 'roll attack dice',
  may: true,
  when: (state, self) => whileYouAttack(both(isPrimary, isArc('rear')))(state, self),
  unable: (state, self) => allActive(you(state, self).charges),
  effect: (state, self) => {
    recoverCharge(state, you(state, self).id, 'ship', ['xw.charges.02']);
    rollMore(state, 'attack', 1, self);
  },
});

/** He rolls one more, and then the defender does. */
const zuckuss = ability({
  id: 'zuckuss',
  card: 'pilot:zuckuss',
  rules: ['xw.timing.05', 'xw.attack.16', 'xw.attack.22'],
  during: 'roll attack dice',
  may: true,
  when: (state, self) => whileYouAttack(isPrimary)(state, self),
  effect: (state, self) => {
    rollMore(state, 'attack', 1, self);
    rollMore(state, 'defense', 1, self);
  },
});

const MIRANDA = 'pilot:mirandadoni';

/** A shield for a die, or, without shields, a die for a shield. */
const mirandaDoni = [
  mayRollMore({
    id: 'miranda-doni-spends',
    card: MIRANDA,
    ...attacking,
    when: whileYouAttack(both(isPrimary, youAre(not(unshielded)))),
    cost: spendingCharges('shields'),
  }),
  ability({
    id: 'miranda-doni-recovers',
    card: MIRANDA,
    rules: ['xw.timing.05', 'xw.charges.02'],
    during: 'roll attack dice',
    may: true,
    // Not with the shield that was spent for this roll.
    when: (state, self) =>
      whileYouAttack(both(isPrimary, youAre(unshielded)))(state, self) &&
      !currentAttack(state)?.extra.attack.some(({ by }) => typeof by !== 'string' && by.source === self.source),
    unable: (state, self) => allActive(you(state, self).shields, [], 'shields'),
    effect: (state, self) => {
      rollMore(state, 'attack', -1, self);
      recoverCharge(state, you(state, self).id, 'shields', ['xw.charges.02']);
    },
  }),
];

export const extraDiceCards = [...ifTheyLike, wampaDefended, wolffeRecovers, zuckuss, ...mirandaDoni];
