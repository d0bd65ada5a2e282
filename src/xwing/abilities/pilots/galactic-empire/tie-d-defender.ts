/** Galactic Empire: pilots of the TIE/D Defender. */
import { after, before, reason, say } from '../../../../core';
import { cancelResults } from '../../../effects/dice';
import { ability } from '../../../engine';
import { EXPOSE, exposeDamageCard } from '../../../procedures/damage-cards';
import { currentAttack } from '../../../queries/attack';
import { isIonized } from '../../../queries/ion';
import { both, hit, whileYouAttack } from '../../forms/attacks';
import { all, another, atRange, whileFriendDefends, youAre, youAreInAttackArc } from '../../forms/conditions';
import { force, gaining } from '../../forms/costs';
import { attacking, CANCEL, changes, noResult } from '../../forms/dice';
import { lockOn } from '../../forms/locks';
import { executesInstead } from '../../forms/maneuvers';
import { vultSkerris } from '../../forms/same-text';
import { afterYouAttack } from '../../forms/timing';
import { isYou, you } from '../../forms/you';

const captainDobbs = ability({
  id: 'captain-dobbs',
  card: 'pilot:captaindobbs',
  rules: CANCEL,
  on: before('dice-neutralized'),
  when: (state, self) =>
    whileFriendDefends(
      all(another, atRange(0, 1)),
      both(
        youAreInAttackArc,
        youAre((own) => !isIonized(own)),
      ),
    )(state, self),
  may: true,
  unable: (state) => noResult(state, 'attack', 'hit'),
  cost: gaining('ion'),
  effect: (state) => void cancelResults(state, 'attack', 'hit', 1, CANCEL),
});

/** The defender is locked by somebody: he locks it, too, before dice are modified. */
const colonelVessery = ability({
  id: 'colonel-vessery',
  card: 'pilot:colonelvessery',
  rules: ['xw.lock.04'],
  on: after('dice-rolled', 'dice-rerolled'),
  when: (state, self) =>
    self.event.die === 'attack' &&
    isYou(state, self, self.event.ship) &&
    whileYouAttack((_state, { defender }) => state.locks.some(({ on }) => on === defender))(state, self),
  may: true,
  effect: (state, self) => lockOn(state, self, currentAttack(state)?.defender ?? ''),
});

const countessRyad = executesInstead({
  id: 'countess-ryad',
  card: 'pilot:countessryad',
  to: (maneuver) => (maneuver.bearing === 'straight' ? [{ ...maneuver, bearing: 'koiogran' }] : []),
  harder: true,
});

const darthVader = [
  ability({
    id: 'darth-vader-defender-saves-force',
    card: 'pilot:darthvader-tieddefender',
    rules: ['xw.golden-rules.03', 'xw.force-charges.01'],
    forbids: {
      'spend Force': (state, self, { ship }) =>
        isYou(state, self, ship) && currentAttack(state)?.attacker !== ship
          ? reason('not-attacking', say`${ship} spends Force as it attacks, and at no other time.`, [
              'xw.golden-rules.03',
            ])
          : null,
    },
  }),
  changes({
    id: 'darth-vader-defender',
    card: 'pilot:darthvader-tieddefender',
    ...attacking,
    from: ['blank'],
    to: 'hit',
    when: whileYouAttack(),
    cost: force,
  }),
];

const rexlerBrath = afterYouAttack({
  id: 'rexler-brath',
  card: 'pilot:rexlerbrath',
  rules: EXPOSE,
  if: (state, self) => hit(state) && you(state, self).tokens.evade > 0,
  effect: (state, { event }) => event && exposeDamageCard(state, event.defender, EXPOSE),
});

export const tieDDefenderPilots = [
  captainDobbs,
  colonelVessery,
  countessRyad,
  ...darthVader,
  rexlerBrath,
  ...vultSkerris('vult-skerris', 'pilot:vultskerris'),
];
