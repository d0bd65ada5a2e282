/** Ship abilities: those that come with a type of ship. */
import { after, allowed, before, reason, say } from '../../core';
import { recoverCharge } from '../effects/charges';
import { changeResult } from '../effects/dice';
import { gainToken, removeToken } from '../effects/tokens';
import { ability } from '../engine';
import type { Bearing } from '../facts';
import { TOKENS, type ShipId, type TokenKind } from '../model/state';
import { executeManeuver } from '../procedures/maneuver';
import { dealDamageCard } from '../procedures/suffer-damage';
import { currentAttack } from '../queries/attack';
import { cloaked } from '../queries/cloak';
import { ANY_RANGE, hasLocked } from '../queries/locks';
import { isAtRange, isInArc } from '../queries/range';
import { shipOf } from '../queries/ships';
import { isStressed } from '../queries/tokens';
import { upSide } from '../queries/upgrades';
import { all, atRange, defenderIs, friend, inYour, inYourTurret, whileFriendAttacks } from './circumstances';
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
import { exposing, spending, spendingCharges } from './costs';
import { attacking, rerolls } from './dice/forms';
import { afterYouFullyExecute, afterYouPerform, atStartOf, performing, red, white } from './forms';
import { chooseHeld, removeHeld, type Held } from './held-tokens';
import { allActive, chooseShip, isYou, you } from './words';

const vectoredThrusters = afterYouPerform()({
  id: 'vectored-thrusters',
  card: 'ship-ability:vectoredthrusters',
  rules: ['xw.ability-queue-example-1.01'],
  ...performing('vectored-thrusters', red('boost')),
});

const autothrusters = afterYouPerform()({
  id: 'autothrusters',
  card: 'ship-ability:autothrusters',
  rules: ['xw.actions.11'],
  ...performing('autothrusters', red('barrel-roll', 'boost')),
});

const fullThrottle = afterYouFullyExecute(({ speed }) => speed >= 3 && speed <= 5)({
  id: 'full-throttle',
  card: 'ship-ability:fullthrottle',
  ...performing('full-throttle', white('evade')),
});

/** You have locked the defender. */
const youLocked: Condition = (state, { defender }, own) => hasLocked(state, own.id, defender ?? '');

const COMPUTER = {
  card: 'ship-ability:advancedtargetingcomputer',
  rules: ['xw.pilot-and-ship-abilities.04', 'xw.faq-cards.19'],
  pool: 'attack',
} as const;
const computerRollsMore = rollsMore(
  { id: 'advanced-targeting-computer', ...COMPUTER, when: whileYouAttack(both(isPrimary, youLocked)) },
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
    if (whileYouAttack(youLocked)(state, self)) return null;
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

const SCANNERS = 'ship-ability:experimentalscanners';
/** It locks however far away, but not at range 1. */
const experimentalScanners = [
  ability({
    id: 'experimental-scanners',
    card: SCANNERS,
    rules: ['xw.lock.13', 'xw.golden-rules.02'],
    modifies: {
      'range of locks': (state, self, value, { ship }) => (isYou(state, self, ship) ? ANY_RANGE : value),
    },
  }),
  ability({
    id: 'experimental-scanners-near',
    card: SCANNERS,
    rules: ['xw.golden-rules.03'],
    forbids: {
      'acquire lock': (state, self, { ship, on }) =>
        isYou(state, self, ship) && isAtRange(state, ship, on, 1, 1)
          ? reason('range-1', say`${ship} acquires no lock at range 1: ${on} is there.`, ['xw.golden-rules.03'])
          : null,
    },
  }),
];

/** Green tokens of the defender: what it spends of them modifies nothing in the bullseye arc. */
const deadToRights = ability({
  id: 'dead-to-rights',
  card: 'ship-ability:deadtorights',
  rules: ['xw.golden-rules.03'],
  forbids: {
    'modify defense dice': (state, self, { by }) => {
      const isGreen = TOKENS[by as TokenKind]?.color === 'green';
      if (!isGreen || !whileYouAttack(inBullseye)(state, self)) return null;
      const said = say`the defender is in the bullseye arc of ${you(state, self).id}: no green token modifies its dice.`;
      return reason('dead-to-rights', said, ['xw.golden-rules.03'], { by });
    },
  },
});

const stygiumArray = [
  ability({
    id: 'stygium-array',
    card: 'ship-ability:stygiumarray',
    rules: ['xw.timing.07'],
    on: after('decloaked'),
    when: (state, self) => isYou(state, self, self.event.ship),
    ...performing('stygium-array', white('evade')),
  }),
  atStartOf('end')({
    id: 'stygium-array-cloaks',
    card: 'ship-ability:stygiumarray',
    may: true,
    unable: (state, self) => cloaked(you(state, self)),
    cost: spending('evade'),
    effect: (state, self) => gainToken(state, you(state, self).id, 'cloak', ['xw.tokens.02'], { by: self.controller }),
  }),
];

/** 1 tractor token at range 1 in the front arc, 2 in the bullseye arc. */
const spacetugTractorArray = ability({
  id: 'spacetug-tractor-array',
  card: 'ship-ability:spacetugtractorarray',
  rules: ['xw.actions.15', 'xw.tractor.03'],
  during: 'action',
  choose: (state, self) => chooseShip(state, self, { side: 'any', other: true, range: [1, 1], inArc: 'front' }),
  effect: (state, { source, chosen, controller: by }) => {
    const ship = shipOf(state, chosen as ShipId);
    const count = inYour('bullseye')(ship, you(state, { source }), state) ? 2 : 1;
    gainToken(state, ship.id, 'tractor', ['xw.tokens.02'], { count, by });
  },
});

/** Of whoever is friendly: with any weapon that is no single turret. */
const fireConvergence = rerolls({
  id: 'fire-convergence',
  card: 'ship-ability:fireconvergence',
  ...attacking,
  most: 2,
  when: whileFriendAttacks(
    () => true,
    both((_state, { weapon }) => weapon?.arc !== 'single-turret', defenderIs(inYourTurret)),
  ),
  cost: spendingCharges('ship'),
});

/** A token or a shield of a friend nearby that performed an action. */
const resupplyCraft = ability({
  id: 'resupply-craft',
  card: 'ship-ability:resupplycraft',
  rules: ['xw.timing.07', 'xw.huge-energy.04'],
  on: after('action-performed'),
  when: (state, self) => all(friend, atRange(0, 1))(shipOf(state, self.event.ship), you(state, self), state),
  may: true,
  cost: spendingCharges('energy'),
  choose: (state, { event }) => {
    const ship = shipOf(state, event.ship);
    const tokens = chooseHeld(state, ship, 'orange', 'red');
    return [...tokens, { action: 'shield', not: allActive(ship.shields, [], 'shields') }];
  },
  effect: (state, { event, chosen }) => {
    if (!event) return;
    if (chosen === 'shield') recoverCharge(state, event.ship, 'shields', ['xw.charges.02']);
    else removeHeld(state, event.ship, chosen as Held, ['xw.tokens.03']);
  },
});

const EXPLOSION = 'ship-ability:explosionwithwings';
const explosionWithWings = [
  atStartOf('setup')({
    id: 'explosion-with-wings-setup',
    card: EXPLOSION,
    rules: ['xw.setup.14', 'xw.damage.11'],
    effect: (state, self) => dealDamageCard(state, you(state, self).id, false, ['xw.setup.14']),
  }),
  afterYouPerform('slam')({
    id: 'explosion-with-wings',
    card: EXPLOSION,
    may: true,
    unable: (state, self) =>
      you(state, self).tokens.disarm > 0
        ? null
        : reason('no-token', 'There is no disarm token.', ['xw.paying-costs.01']),
    cost: exposing,
    effect: (state, self) => removeToken(state, you(state, self).id, 'disarm', ['xw.tokens.03']),
  }),
];

export const shipAbilities = [
  ...experimentalScanners,
  deadToRights,
  ...stygiumArray,
  spacetugTractorArray,
  fireConvergence,
  resupplyCraft,
  ...explosionWithWings,
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
