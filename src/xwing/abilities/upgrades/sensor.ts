/** Upgrades of the slot 'sensor'. */
import { type AbilityInPlay, before, reason, say } from '../../../core';
import { startEffect, untilEndOf } from '../../effects/lasting-effects';
import { ability, innermost, wasUsed } from '../../engine';
import type { XwingState } from '../../model/state';
import { PERFORM_ACTION } from '../../queries/actions';
import { currentAttack } from '../../queries/attack';
import { deviceFacts } from '../../queries/devices';
import { isDroppedObstacle } from '../../queries/placing-devices';
import { performing, white } from '../forms/actions';
import { whileYouAttack } from '../forms/attacks';
import { chargeOfCard } from '../forms/costs';
import { placesOtherwise } from '../forms/devices';
import { mayReroll } from '../forms/dice';
import { cardItself } from '../forms/flipping';
import { NO_MORE_IN_ACTIVATION } from '../forms/lasting-effects';
import { boostsOrRolls } from '../forms/obstacles';
import { afterYouReveal, beforeYouEngage } from '../forms/timing';
import { isYou, you } from '../forms/you';

/** An action before the maneuver, and no other in this activation. */
const advancedSensors = afterYouReveal({
  id: 'advanced-sensors',
  card: 'upgrade:advancedsensors',
  ...performing('advanced-sensors', 'any standard action'),
  effect: (state, self) => {
    startEffect(state, NO_MORE_IN_ACTIVATION, you(state, self).id, self.controller, 'advanced-sensors');
    performing('advanced-sensors', 'any standard action').effect(state, self);
  },
});

const DETECTOR = 'upgrade:collisiondetector';
const THAT_OBSTACLE = untilEndOf('end', 'ignores an obstacle');

/** It passes through obstacles as it boosts or rolls, and ignores for a charge what one of them does. */
const collisionDetector = [
  ability({
    id: 'collision-detector',
    card: DETECTOR,
    rules: ['xw.golden-rules.02'],
    permits: {
      'moves through obstacle': (state, self, { ship, move }) =>
        isYou(state, self, ship) && boostsOrRolls(state, ship, move),
    },
  }),
  ability({
    id: 'collision-detector-ignores',
    card: DETECTOR,
    rules: ['xw.faq-objects.01', 'xw.timing.07'],
    on: before('about-to-suffer-obstacle'),
    when: (state, self) => isYou(state, self, self.event.ship),
    may: true,
    cost: chargeOfCard(['xw.standard-charges.04']),
    effect: (state, self) => {
      if (self.event) startEffect(state, THAT_OBSTACLE, self.event.ship, self.controller, self.event.obstacle);
    },
  }),
  ability({
    id: 'collision-detector-until-the-end',
    card: THAT_OBSTACLE,
    rules: ['xw.faq-objects.01'],
    permits: {
      'ignores obstacle': (_state, { source, value }, { ship, obstacle }) => ship === source && obstacle === value,
    },
  }),
];

/** Used, the lock cannot be spent during the attack. */
const fireControlSystem = mayReroll({
  id: 'fire-control-system',
  card: 'upgrade:firecontrolsystem',
  rules: ['xw.dice-modification.05'],
  pool: 'attack',
  when: whileYouAttack((state, attack, own) =>
    state.locks.some((lock) => lock.by === own.id && lock.on === attack.defender),
  ),
});

const fireControlSystemKeepsLock = ability({
  id: 'fire-control-system-keeps-lock',
  card: 'upgrade:firecontrolsystem',
  rules: ['xw.golden-rules.03'],
  forbids: {
    'spend lock': (state, self, { ship }) => {
      const attack = currentAttack(state);
      const used = attack !== null && wasUsed(attack, { ability: 'fire-control-system', source: self.source });
      if (!isYou(state, self, ship) || !used) return null;
      return reason('lock-kept', 'With Fire-Control System used, the lock cannot be spent.', ['xw.golden-rules.03']);
    },
  },
});

const PASSIVE = 'upgrade:passivesensors';
const isSpent = (state: XwingState, self: AbilityInPlay): boolean => cardItself(state, self)?.charges?.active === 0;

const passiveSensors = [
  ability({
    id: 'passive-sensors',
    card: PASSIVE,
    rules: ['xw.actions.15', 'xw.activation-phase.05'],
    during: 'action',
    when: (state) => innermost(state, 'perform action')?.source === PERFORM_ACTION,
    cost: chargeOfCard(['xw.standard-charges.04']),
    effect: () => undefined,
  }),
  ability({
    id: 'passive-sensors-alone',
    card: PASSIVE,
    rules: ['xw.golden-rules.03'],
    forbids: {
      'be coordinated': (state, self, { ship }) => {
        if (!isYou(state, self, ship) || !isSpent(state, self)) return null;
        return reason('sensing', say`${ship} has spent the charge of ${self.source}.`, ['xw.golden-rules.03']);
      },
    },
  }),
  beforeYouEngage({
    id: 'passive-sensors-engages',
    card: PASSIVE,
    if: isSpent,
    ...performing('passive-sensors-engages', white('calculate', 'lock')),
  }),
];

const trajectorySimulator = placesOtherwise({
  id: 'trajectory-simulator',
  card: 'upgrade:trajectorysimulator',
  adds: (_way, payload, { phase }) =>
    phase === 'system' && !isDroppedObstacle(payload) && deviceFacts(payload).type === 'bomb'
      ? [{ how: 'launch', speed: 5, bearing: 'straight' }]
      : [],
});

export const sensorUpgrades = [
  advancedSensors,
  ...collisionDetector,
  fireControlSystem,
  fireControlSystemKeepsLock,
  ...passiveSensors,
  trajectorySimulator,
];
