/** Ship abilities: those that come with a type of ship. */
import { allowed, before, reason, say } from '../../core';
import { currentAttack } from '../queries/attack';
import type { Bearing } from '../facts';
import { changeResult } from '../effects/dice';
import { ability } from '../engine';
import { isInArc } from '../queries/range';
import { upSide } from '../queries/upgrades';
import { executeManeuver } from '../procedures/maneuver';
import { shipOf } from '../queries/ships';
import { isStressed } from '../queries/tokens';
import {
  both,
  changeOne,
  chooseDie,
  inBullseye,
  isAttackRange,
  isPrimary,
  rollsMore,
  whileYouAttack,
  whileYouDefend,
  type Condition,
} from './combat';
import { afterAManeuver, afterAnAction } from './grants';
import { isYou, you } from './words';

const vectoredThrusters = afterAnAction({
  id: 'vectored-thrusters',
  card: 'ship-ability:vectoredthrusters',
  rules: ['xw.ability-queue-example-1.01'],
  grants: [{ action: 'boost', color: 'red' }],
});

const autothrusters = afterAnAction({
  id: 'autothrusters',
  card: 'ship-ability:autothrusters',
  rules: ['xw.actions.11'],
  grants: [
    { action: 'barrel-roll', color: 'red' },
    { action: 'boost', color: 'red' },
  ],
});

const fullThrottle = afterAManeuver(
  {
    id: 'full-throttle',
    card: 'ship-ability:fullthrottle',
    rules: ['xw.timing.07'],
    grants: [{ action: 'evade', color: 'white' }],
  },
  ({ speed }) => speed >= 3 && speed <= 5,
);

/** You have locked the defender. */
const hasLocked: Condition = (state, attack, own) =>
  state.locks.some((lock) => lock.by === own.id && lock.on === attack.defender);

const COMPUTER = {
  card: 'ship-ability:advancedtargetingcomputer',
  rules: ['xw.pilot-and-ship-abilities.04', 'xw.faq-cards.19'],
  pool: 'attack',
} as const;
const computerRollsMore = rollsMore(
  { id: 'advanced-targeting-computer', ...COMPUTER, when: whileYouAttack(both(isPrimary, hasLocked)) },
  1,
);
/** With the lock spent it is too late. */
const computerChangesOne = changeOne({
  id: 'advanced-targeting-computer-changes',
  ...COMPUTER,
  when: whileYouAttack(isPrimary),
  from: 'hit',
  to: 'crit',
  may: false,
  unable: (state, self) => {
    if (whileYouAttack(hasLocked)(state, self)) return null;
    const said = say`${you(state, self).id} has no lock on ${currentAttack(state)?.defender ?? 'the defender'}.`;
    return reason('no-lock', said, ['xw.faq-cards.19']);
  },
});

const concordiaFaceoff = ability({
  id: 'concordia-faceoff',
  card: 'ship-ability:concordiafaceoff',
  rules: ['xw.dice-modification.04'],
  during: 'modify defense dice',
  when: (state, self) =>
    whileYouDefend(
      both(isAttackRange(1), (_, attack, own) => isInArc(state, shipOf(state, attack.attacker), 'front', own)),
    )(state, self),
  choose: (state) => chooseDie(state, 'defense', () => null),
  effect: (state, { chosen }) => changeResult(state, 'defense', chosen as number, 'evade', ['xw.dice-modification.04']),
});

/** While you move, you ignore asteroids. */
const notchedStabilizers = ability({
  id: 'notched-stabilizers',
  card: 'ship-ability:notchedstabilizers',
  rules: ['xw.faq-objects.01'],
  permits: {
    'ignores obstacle': (state, self, { ship, kind }) =>
      isYou(state, self, ship) && kind === 'asteroid' && currentAttack(state) === null,
  },
});

/** Before the dial: a white speed 1 maneuver, straight or a bank. Its overlaps do not cost the Perform Action step. */
const adaptiveAilerons = ability({
  id: 'adaptive-ailerons',
  card: 'ship-ability:adaptiveailerons',
  rules: ['xw.faq-cards.17'],
  on: before('dial-revealed'),
  when: (state, self) => isYou(state, self, self.event.ship) && !isStressed(state, self.event.ship),
  choose: () => (['bank-left', 'straight', 'bank-right'] as const).map((bearing) => allowed(bearing)),
  effect: (state, self) => {
    const maneuver = { speed: 1, bearing: self.chosen as Bearing, color: 'white' } as const;
    executeManeuver(state, you(state, self).id, maneuver, { inStep: false });
  },
});

/** Primary attacks and locks at range 1-4. */
const broadsideBatteries = ability({
  id: 'broadside-batteries',
  card: 'ship-ability:broadsidebatteries',
  rules: ['xw.huge-firing-arcs.02'],
  modifies: {
    'range of primary attacks': (state, self, value, { ship }) =>
      isYou(state, self, ship) ? Math.max(4, value) : value,
    'range of locks': (state, self, value, { ship }) => (isYou(state, self, ship) ? Math.max(4, value) : value),
  },
});

/** A primary, torpedo or missile attack against a ship in the bullseye arc. */
const concentratedBatteries = rollsMore(
  {
    id: 'concentrated-batteries',
    card: 'ship-ability:concentratedbatteries',
    rules: ['xw.attack.16'],
    pool: 'attack',
    when: whileYouAttack(
      both(
        (_state, { weapon }, own) =>
          weapon?.kind === 'primary' ||
          own.upgrades.some(
            (card) =>
              card.id === weapon?.id && upSide(card).slots.some((slot) => slot === 'torpedo' || slot === 'missile'),
          ),
        inBullseye,
      ),
    ),
  },
  1,
);

/** After a fast maneuver it is harder to hit. */
const overdriveBurners = rollsMore(
  {
    id: 'overdrive-burners',
    card: 'ship-ability:overdriveburners',
    rules: ['xw.attack.22'],
    pool: 'defense',
    when: whileYouDefend((_state, _attack, own) => (own.revealed?.speed ?? 0) >= 3),
  },
  1,
);

export const shipAbilities = [
  broadsideBatteries,
  concentratedBatteries,
  overdriveBurners,
  adaptiveAilerons,
  vectoredThrusters,
  autothrusters,
  fullThrottle,
  computerRollsMore,
  computerChangesOne,
  concordiaFaceoff,
  notchedStabilizers,
];
