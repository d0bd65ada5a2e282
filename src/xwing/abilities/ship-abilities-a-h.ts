/** Ship abilities, from A to H. */
import { allowed, before, candidate, reason, say } from '../../core';
import { changeResult } from '../effects/dice';
import { gainToken, removeToken } from '../effects/tokens';
import { ability, forbidden, permitted } from '../engine';
import type { Bearing } from '../facts';
import { type ShipId, type TokenKind, TOKENS, type XwingState } from '../model/state';
import { exposeDamageCard } from '../procedures/damage-cards';
import { executeManeuver } from '../procedures/maneuver';
import { cannotPerformAny, performAction } from '../procedures/perform-action';
import { dealDamageCard } from '../procedures/suffer-damage';
import { cannotPerform } from '../queries/actions';
import { currentAttack } from '../queries/attack';
import { ANY_RANGE, hasLocked } from '../queries/locks';
import { isAtRange, isInArc } from '../queries/range';
import { shipOf } from '../queries/ships';
import { isStressed } from '../queries/tokens';
import { upSide } from '../queries/upgrades';
import { inOtherArc, performing, red, rotatesOnlyTo, white } from './forms/actions';
import {
  both,
  type Condition,
  inBullseye,
  isAttackRange,
  isPrimary,
  whileYouAttack,
  whileYouDefend,
} from './forms/attacks';
import { defenderIs, having, inYourTurret, whileFriendAttacks } from './forms/conditions';
import { force, type Paid, spendingCharges } from './forms/costs';
import { attacking, changeOne, chooseDie, rerolls, rollsMore } from './forms/dice';
import { carries, isSmall, yourCarrier } from './forms/docking';
import { ADAPTIVE_AILERONS } from './forms/maneuvers';
import { calculatesTwice } from './forms/same-text';
import { afterYouFullyExecute, afterYouPerform, atStartOf } from './forms/timing';
import { isYou, stillThere, you } from './forms/you';

const asItLikes = (state: XwingState, ship: ShipId): boolean => permitted(state, 'ailerons as it likes', { ship });

/** Before the dial: a white speed 1 maneuver, straight or a bank. Its overlaps do not cost the Perform Action step. */
const adaptiveAilerons = ability({
  id: ADAPTIVE_AILERONS,
  card: 'ship-ability:adaptiveailerons',
  rules: ['xw.faq-cards.17'],
  on: before('dial-revealed'),
  when: (state, self) => {
    const { ship } = self.event;
    return isYou(state, self, ship) && (!isStressed(state, ship) || asItLikes(state, ship));
  },
  choose: (state, self) =>
    ['bank-left', 'straight', 'bank-right', ...(asItLikes(state, self.event.ship) ? ['none'] : [])].map((each) =>
      allowed(each),
    ),
  effect: (state, self) => {
    if (self.chosen === 'none') return;
    const maneuver = { speed: 1, bearing: self.chosen as Bearing, color: 'white' } as const;
    executeManeuver(state, you(state, self).id, maneuver, { inStep: false });
  },
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

const autothrusters = afterYouPerform()({
  id: 'autothrusters',
  card: 'ship-ability:autothrusters',
  rules: ['xw.actions.11'],
  ...performing('autothrusters', red('barrel-roll', 'boost')),
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

const COMMS = 'ship-ability:commsshuttle';
const COORDINATE = { action: 'coordinate', color: 'white' } as const;

const commsShuttle = [
  ability({
    id: 'comms-shuttle-bar',
    card: COMMS,
    rules: ['xw.actions.05', 'xw.docking.01'],
    modifies: {
      'action bar': (state, self, bar, { ship }) =>
        yourCarrier(state, self)?.id === ship ? [...bar, { ...COORDINATE, linked: null }] : bar,
    },
  }),
  ability({
    id: 'comms-shuttle',
    card: COMMS,
    rules: ['xw.timing.02', 'xw.docking.01'],
    on: before('ship-activates'),
    when: (state, self) => yourCarrier(state, self)?.id === self.event.ship,
    still: stillThere('ship'),
    may: true,
    unable: (state, { event }) => cannotPerform(state, event.ship, COORDINATE),
    effect: (state, { event }) => {
      if (event) performAction(state, event.ship, [COORDINATE], { may: false, source: 'comms-shuttle' });
    },
  }),
];

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

/** Its pilot's ability is the carrier's, too, while it is docked: that is where it is brought into play (`carriersWhileDocked`). */
const coPilot = ability({
  id: 'co-pilot',
  card: 'ship-ability:copilot',
  rules: ['xw.docking.01', 'xw.reserve.05'],
  kind: 'lends its pilot ability',
});

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

const escapeCraft = ability({
  id: 'escape-craft',
  card: 'ship-ability:escapecraft',
  rules: ['xw.docking.16', 'xw.setup.14'],
  forbids: {
    'begin undocked': (state, self, { ship }) =>
      isYou(state, self, ship) ? reason('must-dock', say`${ship} begins the game docked.`, ['xw.setup.14']) : null,
  },
});

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

const EXPLOSION = 'ship-ability:explosionwithwings';

/** 'Expose 1 of your damage cards to ...'. */
const exposing: Paid = {
  cannot: (state, self) =>
    you(state, self).damage.facedown > 0
      ? null
      : reason('no-damage-card', 'There is no facedown damage card.', ['xw.paying-costs.01']),
  pay: (state, self) => exposeDamageCard(state, you(state, self).id, ['xw.damage-cards.04']),
};

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

const fineTunedControls = afterYouFullyExecute()({
  id: 'fine-tuned-controls',
  card: 'ship-ability:finetunedcontrols',
  rules: ['xw.faq-activation.05'],
  cost: force,
  ...performing('fine-tuned-controls', white('boost', 'barrel-roll')),
});

const THRUSTERS = white('lock', 'barrel-roll');

/** Which token it gains for the action, it chooses. */
const fineTunedThrusters = afterYouFullyExecute()({
  id: 'fine-tuned-thrusters',
  card: 'ship-ability:finetunedthrusters',
  if: (state, self) => !having('deplete', 'strain')(you(state, self), you(state, self), state),
  may: true,
  unable: (state, self) => cannotPerformAny(state, you(state, self).id, THRUSTERS),
  choose: (state, self) =>
    (['deplete', 'strain'] as const).map((token) =>
      candidate(token, forbidden(state, 'gain token', { ship: you(state, self).id, token })),
    ),
  effect: (state, self) => {
    const own = you(state, self).id;
    gainToken(state, own, self.chosen as TokenKind, ['xw.tokens.02'], { by: self.controller });
    performAction(state, own, THRUSTERS, { may: false, source: self.ability });
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

const fullThrottle = afterYouFullyExecute(({ speed }) => speed >= 3 && speed <= 5)({
  id: 'full-throttle',
  card: 'ship-ability:fullthrottle',
  ...performing('full-throttle', white('evade')),
});

const HEAVY_TURRET = 'ship-ability:heavyweaponturret';

export const shipAbilitiesAToH = [
  adaptiveAilerons,
  calculatesTwice('advanced-droid-brain', 'ship-ability:advanceddroidbrain'),
  computerRollsMore,
  computerChangesOne,
  autothrusters,
  broadsideBatteries,
  ...commsShuttle,
  concentratedBatteries,
  concordiaFaceoff,
  coPilot,
  deadToRights,
  carries('docking-clamps', 'ship-ability:dockingclamps', 4, isSmall),
  escapeCraft,
  ...experimentalScanners,
  ...explosionWithWings,
  fineTunedControls,
  fineTunedThrusters,
  fireConvergence,
  fullThrottle,
  rotatesOnlyTo('heavy-weapon-turret-rotate', HEAVY_TURRET, 'front', 'rear'),
  inOtherArc('heavy-weapon-turret', HEAVY_TURRET, ['missile'], 'single-turret'),
];
