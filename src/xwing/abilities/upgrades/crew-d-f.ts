/** Upgrades of the slot 'crew', from D to F. */
import { allowed, type Json } from '../../../core';
import { assignCondition } from '../../effects/conditions';
import { changeTokensOn } from '../../effects/upgrades';
import { ability, run } from '../../engine';
import type { ShipId, TokenKind } from '../../model/state';
import { rollADie, shownOn } from '../../procedures/roll-a-die';
import { sufferDamage } from '../../procedures/suffer-damage';
import { initiativeOf } from '../../queries/initiative';
import { shipOf, shipsNotRemoved } from '../../queries/ships';
import { hit, thisAttack, whileYouDefend } from '../forms/attacks';
import { ASSIGNED } from '../forms/condition-cards';
import { all, another, atRange, inYourFiringArc, whileFriendAttacks, whileFriendDefends } from '../forms/conditions';
import { force, spendingLockOnEnemy } from '../forms/costs';
import { attacking, changes, defending } from '../forms/dice';
import { cardItself } from '../forms/flipping';
import { holdsOn } from '../forms/lasting-effects';
import { afterYouAttack, atStartOf, beforeYouEngage } from '../forms/timing';
import { chosenShips, GAIN, inflict, youGain } from '../forms/tokens';
import { removingOne, unlessItChooses } from '../forms/unless';
import { you } from '../forms/you';

const darthVader = atStartOf('engagement')({
  id: 'darth-vader-crew',
  card: 'upgrade:darthvader',
  rules: ['xw.timing.03', 'xw.damage.01'],
  may: true,
  cost: force,
  choose: (state, self) => chosenShips(state, self, all(another, inYourFiringArc, atRange(0, 2))),
  effect: [
    unlessItChooses(['xw.tokens.03'], { ship: (_state, { chosen }) => chosen as ShipId, ...removingOne() }),
    run('it suffers', ['xw.damage.01'], (state, { chosen }) =>
      sufferDamage(state, chosen as ShipId, { hit: 1, crit: 0 }, ['xw.damage.01']),
    ),
  ],
});

/** Before placing forces: another ship of the player's, which is in reserve still. */
const directorKrennic = atStartOf('setup')({
  id: 'director-krennic',
  card: 'upgrade:directorkrennic',
  rules: ['xw.condition-cards.01', 'xw.setup.14'],
  choose: (state, self) => {
    const own = you(state, self);
    const others = shipsNotRemoved(state).filter(({ id, player }) => id !== own.id && player === own.player);
    return others.map(({ id }) => allowed<Json>(id));
  },
  effect: (state, { chosen, controller }) =>
    assignCondition(state, 'optimizedprototype', chosen as ShipId, controller, ASSIGNED),
});

const PALPATINE = {
  card: 'upgrade:emperorpalpatine',
  rules: ['xw.dice-modification.04', 'xw.faq-cards.29'],
  cost: force,
} as const;

/** As if the friend spent a Force charge; it is one of his. */
const emperorPalpatine = [
  changes({
    id: 'emperor-palpatine-attacks',
    ...PALPATINE,
    ...attacking,
    from: ['focus'],
    to: 'hit',
    when: whileFriendAttacks(another),
  }),
  changes({
    id: 'emperor-palpatine-defends',
    ...PALPATINE,
    ...defending,
    from: ['focus'],
    to: 'evade',
    when: whileFriendDefends(another),
  }),
];

const FIVES = 'upgrade:fives';

const fives = [
  afterYouAttack({
    id: 'fives',
    card: FIVES,
    rules: ['xw.attack.35', 'xw.tokens.02'],
    if: (state, self) =>
      !hit(state) && initiativeOf(state, shipOf(state, self.event.defender)) >= initiativeOf(state, you(state, self)),
    choose: () => [allowed('evade'), allowed('focus')],
    effect: (state, { source, chosen }) => changeTokensOn(state, source, chosen as TokenKind, 'put', ['xw.tokens.02']),
  }),
  beforeYouEngage({
    id: 'fives-gains',
    card: FIVES,
    may: true,
    choose: (state, self) => [...new Set(cardItself(state, self)?.tokens)].map((token) => allowed(token)),
    effect: (state, self) => {
      const token = self.chosen as TokenKind;
      changeTokensOn(state, self.source, token, 'removed', GAIN);
      youGain(token)(state, self);
    },
  }),
];

/** Before attack dice are rolled a lock on the attacker is spent for a die: the attacker is jammed, and perhaps this ship, too. */
const freelanceSlicer = ability({
  id: 'freelance-slicer',
  card: 'upgrade:freelanceslicer',
  rules: ['xw.timing.05', 'xw.jam.08'],
  during: 'roll attack dice',
  may: true,
  when: whileYouDefend(),
  cost: spendingLockOnEnemy,
  effect: [
    run('roll an attack die', ['xw.jam.08'], (state, self) =>
      rollADie(state, you(state, self).id, self.source, ['xw.jam.08']),
    ),
    run('the attacker is jammed', ['xw.jam.08'], (state, self) =>
      inflict(state, thisAttack(state).attacker, 'jam', self),
    ),
    run('this ship is jammed', ['xw.jam.08'], (state, self) => {
      const shows = shownOn(self);
      if (shows === 'hit' || shows === 'crit') youGain('jam')(state, self);
    }),
  ],
});

export const crewUpgradesDToF = [
  darthVader,
  holdsOn('death-troopers', 'upgrade:deathtroopers', 'stress', 'activation', atRange(0, 1)),
  directorKrennic,
  ...emperorPalpatine,
  ...fives,
  freelanceSlicer,
];
