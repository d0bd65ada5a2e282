/** Upgrades of the slot 'configuration'. */
import { allowed, before, reason } from '../../../core';
import { executeAsSideslip, skipExecuteManeuver } from '../../effects/activation';
import { rotateShip } from '../../effects/move';
import { gainToken, removeToken } from '../../effects/tokens';
import { ability } from '../../engine';
import { sideKey } from '../../facts';
import { directionOf, slipsTo } from '../../facts/maneuvers';
import type { ObjectId, Ship, XwingState } from '../../model/state';
import { currentAttack } from '../../queries/attack';
import { obstacleKindOf, obstacleOf } from '../../queries/obstacles';
import { obstaclesAtRange0 } from '../../queries/overlap';
import { isAtRange } from '../../queries/range';
import { isFriendly, shipsInPlay } from '../../queries/ships';
import { greenTokens } from '../../queries/tokens';
import { both, inBullseye, isPrimary, whileYouAttack, whileYouDefend } from '../forms/attacks';
import { all, atRange, enemy, inYourFiringArc, shipsThat, unstressed } from '../forms/conditions';
import { spendingLockOnEnemy } from '../forms/costs';
import { adds, attacking, changes, defending, rollsMore } from '../forms/dice';
import { cardItself, FLIP, flipsThis } from '../forms/flipping';
import {
  afterYouExecute,
  afterYouFullyExecute,
  afterYouReveal,
  atEndOf,
  beforeYouActivate,
  beforeYouEngage,
  beforeYouExecute,
} from '../forms/timing';
import { hasSlipped } from '../forms/maneuvers';
import { GAIN, youGain } from '../forms/tokens';
import { isYou, you } from '../forms/you';

const alpha3bBesh = changes({
  id: 'alpha-3b-besh',
  card: 'upgrade:alpha3bbesh',
  ...attacking,
  from: ['blank', 'focus'],
  to: 'hit',
  when: whileYouAttack(isPrimary),
  cost: spendingLockOnEnemy,
});

const calibratedLaserTargeting = adds({
  id: 'calibrated-laser-targeting',
  card: 'upgrade:calibratedlasertargeting',
  pool: 'attack',
  face: 'focus',
  must: true,
  when: whileYouAttack(both(isPrimary, inBullseye)),
});

/** An asteroid or a debris cloud, with at most one other friendly ship at range 0 of it. */
function canLandOn(state: XwingState, own: Ship, object: ObjectId): boolean {
  const kind = obstacleKindOf(state, object);
  if (kind !== 'asteroid' && kind !== 'debris') return false;
  const others = shipsInPlay(state).filter((ship) => ship.id !== own.id && isFriendly(own, ship));
  return others.filter(({ id }) => isAtRange(state, id, object, 0, 0)).length <= 1;
}

const standsOnRock = (state: XwingState, own: Ship): boolean =>
  obstaclesAtRange0(state, own).some((id) => obstacleOf(state, id).kind !== 'gas');

/** Closed they open when the ship lands on a rock; open they close after a maneuver that began so. */
const struts = (id: string, card: string) => {
  const [closed, open] = [sideKey(card, 0), sideKey(card, 1)];
  const landing = `${id}-land`;
  return [
    ability({
      id: landing,
      card: closed,
      rules: ['xw.timing.02', ...FLIP],
      on: before('overlapped'),
      when: (state, self) =>
        isYou(state, self, self.event.ship) && canLandOn(state, you(state, self), self.event.object),
      may: true,
      limit: { per: 'maneuver', times: 1 },
      effect: flipsThis,
    }),
    ability({
      id: `${id}-ignore`,
      card: open,
      rules: ['xw.faq-objects.01'],
      permits: {
        'ignores obstacle': (state, self, { ship, obstacle }) =>
          isYou(state, self, ship) && (currentAttack(state) === null || isAtRange(state, ship, obstacle, 0, 0)),
        'attacks at an asteroid': (state, self, { ship }) => isYou(state, self, ship),
      },
    }),
    afterYouReveal({
      id: `${id}-stay`,
      card: open,
      if: (state, self) => {
        const { speed, bearing } = self.event.maneuver;
        return !(speed === 2 && bearing === 'straight') && standsOnRock(state, you(state, self));
      },
      effect: (state, self) => {
        if (!self.event) return;
        const { ship, maneuver } = self.event;
        skipExecuteManeuver(state, ship, reason('landed', 'it stays on the obstacle.', FLIP));
        removeToken(state, ship, 'stress', ['xw.tokens.03']);
        const way = directionOf(maneuver.bearing);
        if (way !== 'straight') rotateShip(state, ship, way, FLIP);
      },
    }),
    afterYouExecute({
      id: `${id}-close`,
      card: open,
      if: (state, { source }) => !state.used.some((use) => use.ability === landing && use.source === source),
      effect: flipsThis,
    }),
  ];
};

/** 'Before you activate, you may flip this card', on both sides. */
const flipsBeforeActivating = (id: string, card: string) =>
  [`${id}-opens`, `${id}-closes`].map((name, side) =>
    beforeYouActivate({ id: name, card: sideKey(card, side), may: true, effect: flipsThis }),
  );

const integratedSFoils = rollsMore(
  {
    id: 'integrated-s-foils',
    card: sideKey('integratedsfoils', 0),
    ...attacking,
    when: whileYouAttack(both(isPrimary, (...attack) => !inBullseye(...attack))),
  },
  -1,
);

const BOOSTER = sideKey('interceptbooster', 0);

const interceptBooster = [
  ability({
    id: 'intercept-booster',
    card: BOOSTER,
    rules: ['xw.system-phase.02', ...FLIP],
    during: 'system phase',
    choose: () => [allowed('flip'), allowed('disarm')],
    effect: (state, self) => {
      if (self.chosen === 'flip') flipsThis(state, self);
      else gainToken(state, you(state, self).id, 'disarm', GAIN, { by: self.controller });
    },
  }),
  atEndOf('end')({
    id: 'intercept-booster-burnt-out',
    card: BOOSTER,
    if: (state, self) => cardItself(state, self)?.charges?.active === 0,
    effect: flipsThis,
  }),
];

/** Straights and banks of speed 3 are easier. */
const maneuverAssist = ability({
  id: 'maneuver-assist-mgk-300',
  card: 'upgrade:maneuverassistmgk300',
  rules: ['xw.difficulty.06'],
  modifies: {
    'maneuver difficulty': (state, self, value, { ship, bearing, speed }) => {
      const eased = speed === 3 && ['straight', 'bank-left', 'bank-right'].includes(bearing);
      return eased && isYou(state, self, ship) ? value - 1 : value;
    },
  },
});

const pivotWing = [
  ...flipsBeforeActivating('pivot-wing', 'pivotwing'),
  rollsMore({ id: 'pivot-wing', card: sideKey('pivotwing', 0), ...defending, when: whileYouDefend() }, -1),
  afterYouExecute({
    id: 'pivot-wing-rotates',
    card: sideKey('pivotwing', 0),
    if: (_state, { event }) => event.maneuver.bearing === 'stationary',
    may: true,
    choose: () => (['left', 'right', 'around'] as const).map((way) => allowed(way)),
    effect: (state, self) => rotateShip(state, you(state, self).id, self.chosen as 'left' | 'right' | 'around', FLIP),
  }),
];

const servomotorSFoils = rollsMore(
  {
    id: 'servomotor-s-foils',
    card: sideKey('servomotorsfoils', 0),
    ...attacking,
    when: whileYouAttack(isPrimary),
  },
  -1,
);

const targetAssistMgk300 = beforeYouEngage({
  id: 'target-assist-mgk-300',
  card: 'upgrade:targetassistmgk300',
  if: (state, self) =>
    greenTokens(you(state, self)).length === 0 && unstressed(you(state, self), you(state, self), state),
  effect: (state, self) => {
    const seen = shipsThat(state, self, all(enemy, inYourFiringArc, atRange(2, 3))).length;
    youGain('calculate', Math.min(2, seen))(state, self);
  },
});

const [LIFTED, LOWERED] = [sideKey('repulsorliftstabilizers', 0), sideKey('repulsorliftstabilizers', 1)];

/** Inactive they ease straight maneuvers; active they make the next bank or turn a sideslip. */
const repulsorliftStabilizers = [
  ability({
    id: 'repulsorlift-stabilizers',
    card: LIFTED,
    rules: ['xw.difficulty.06'],
    modifies: {
      'maneuver difficulty': (state, self, value, { ship, bearing }) =>
        bearing === 'straight' && isYou(state, self, ship) ? value - 1 : value,
    },
  }),
  afterYouFullyExecute()({
    id: 'repulsorlift-stabilizers-lower',
    card: LIFTED,
    rules: FLIP,
    may: true,
    effect: flipsThis,
  }),
  beforeYouExecute({
    id: 'repulsorlift-stabilizers-slip',
    card: LOWERED,
    rules: ['xw.supplement-sideslip.01', 'xw.supplement-sideslip.02'],
    if: (_state, { event }) => event.inStep && slipsTo(event.maneuver.bearing) !== null,
    effect: (state, self) => executeAsSideslip(state, you(state, self).id),
  }),
  afterYouExecute({
    id: 'repulsorlift-stabilizers-slipped',
    card: LOWERED,
    rules: FLIP,
    if: (state, { event }) => hasSlipped(state, event.ship),
    effect: flipsThis,
  }),
  afterYouFullyExecute()({
    id: 'repulsorlift-stabilizers-lift',
    card: LOWERED,
    rules: FLIP,
    if: (state, { event }) => !hasSlipped(state, event.ship),
    may: true,
    effect: flipsThis,
  }),
];

export const configurationUpgrades = [
  alpha3bBesh,
  calibratedLaserTargeting,
  ...struts('grappling-struts', 'grapplingstruts'),
  ...flipsBeforeActivating('integrated-s-foils', 'integratedsfoils'),
  integratedSFoils,
  ...interceptBooster,
  ...struts('landing-struts', 'landingstruts'),
  maneuverAssist,
  ...pivotWing,
  ...repulsorliftStabilizers,
  ...flipsBeforeActivating('servomotor-s-foils', 'servomotorsfoils'),
  servomotorSFoils,
  targetAssistMgk300,
];
