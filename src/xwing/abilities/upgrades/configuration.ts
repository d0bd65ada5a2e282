/** Upgrades of the slot 'configuration'. */
import { type AbilityInPlay, after, allowed, before, reason, say } from '../../../core';
import { executeAsSideslip, skipExecuteManeuver } from '../../effects/activation';
import { rotateShip } from '../../effects/move';
import { gainToken, removeToken } from '../../effects/tokens';
import { ability, wasUsed } from '../../engine';
import { sideKey } from '../../facts';
import { directionOf, slipsTo } from '../../facts/maneuvers';
import type { Slot } from '../../facts/words';
import type { ObjectId, Ship, ShipId, XwingState } from '../../model/state';
import { inflictTokens } from '../../procedures/deal-damage';
import { currentAttack } from '../../queries/attack';
import { hasLocked } from '../../queries/locks';
import { obstacleKindOf, obstacleOf } from '../../queries/obstacles';
import { obstaclesAtRange0 } from '../../queries/overlap';
import { isAtRange } from '../../queries/range';
import { isFriendly, shipsInPlay } from '../../queries/ships';
import { isCriticallyDamaged } from '../../queries/status';
import { greenTokens } from '../../queries/tokens';
import { isOfSlot } from '../../queries/upgrades';
import { inTheSystemPhase, rotatesOnlyTo } from '../forms/actions';
import { replacesAbility } from '../forms/replaced-abilities';
import { both, inBullseye, isPrimary, thisAttack, whileYouAttack, whileYouDefend } from '../forms/attacks';
import { bonusAfterYouAttack, bonusAttack, cannotBonusAttack, sameDefender, weaponsThat } from '../forms/bonus-attacks';
import { all, atRange, enemy, inYourFiringArc, shipsThat, unstressed, withWeapon } from '../forms/conditions';
import { costInCharges, spendingCharges, spendingLockOnEnemy } from '../forms/costs';
import { adds, attacking, changes, defending, rollsMore } from '../forms/dice';
import { cardItself, FLIP, flipsBeforeActivating, flipsThis } from '../forms/flipping';
import { hasSlipped } from '../forms/maneuvers';
import {
  afterYouExecute,
  afterYouFullyExecute,
  afterYouReveal,
  atEndOf,
  beforeYouEngage,
  beforeYouExecute,
} from '../forms/timing';
import { GAIN, youGain } from '../forms/tokens';
import { isYou, stillThere, you } from '../forms/you';

const alpha3bBesh = changes({
  id: 'alpha-3b-besh',
  card: 'upgrade:alpha3bbesh',
  ...attacking,
  from: ['blank', 'focus'],
  to: 'hit',
  when: whileYouAttack(isPrimary),
  cost: spendingLockOnEnemy,
});

const ESK = 'upgrade:alpha3eesk';
const ESK_SPENDS = 'alpha-3e-esk';

const alpha3eEsk = [
  ability({
    id: ESK_SPENDS,
    card: ESK,
    rules: ['xw.timing.05'],
    during: 'roll attack dice',
    may: true,
    when: whileYouAttack(isPrimary),
    cost: costInCharges(({ source }) => source, 2, ['xw.charges.05']),
    effect: () => undefined,
  }),
  ability({
    id: 'alpha-3e-esk-ionizes',
    card: ESK,
    rules: ['xw.inflict.01', 'xw.ion.12'],
    on: after('attack-hit'),
    when: (state, { source }) => wasUsed(thisAttack(state), { ability: ESK_SPENDS, source }),
    still: stillThere('defender'),
    effect: (state) => inflictTokens(state, 'ion', ['xw.ion.12'], ['crit']),
  }),
];

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

const refitWeapons = (state: XwingState, own: Ship) => ({
  weapons: weaponsThat(state, own, ({ id }) => isWith(own, id, 'cannon', 'turret', 'missile')),
});

/** A bonus attack of its own header, in any order with the other attacks of the huge ship. */
const corsairRefit = ability({
  id: 'corsair-refit',
  card: 'upgrade:corsairrefit',
  rules: ['xw.huge-attack.03', 'xw.huge-attack.04'],
  on: before('may-attack'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  limit: { per: 'round', times: 1 },
  unable: (state, self) => cannotBonusAttack(state, you(state, self), refitWeapons(state, you(state, self))),
  cost: spendingCharges('energy'),
  effect: (state, self) => bonusAttack(state, you(state, self).id, refitWeapons(state, you(state, self))),
});

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

/** With one disarm token it attacks all the same, in attacks like these and in no others. */
const attacksDisarmed = (
  id: string,
  card: string,
  such: (state: XwingState, own: Ship, weapon: string, defender: ShipId) => boolean,
) => [
  ability({
    id,
    card,
    rules: ['xw.golden-rules.02', 'xw.disarm.02'],
    permits: {
      'attacks while disarmed': (state, self, { ship }) =>
        isYou(state, self, ship) && you(state, self).tokens.disarm === 1,
    },
  }),
  ability({
    id: `${id}-alone`,
    card,
    rules: ['xw.disarm.02'],
    forbids: {
      'be attacked': (state, self, { attacker, defender, weapon }) => {
        const own = you(state, self);
        if (own.id !== attacker || own.tokens.disarm === 0 || such(state, own, weapon, defender)) return null;
        return reason('disarmed', say`${own.id} is disarmed, and cannot perform this attack.`, ['xw.disarm.02']);
      },
    },
  }),
];

const isWith = (own: Ship, weapon: string, ...slots: readonly Slot[]): boolean =>
  own.upgrades.some((card) => card.id === weapon && slots.some((slot) => isOfSlot(card, slot)));

const OS_1 = 'upgrade:os1arsenalloadout';

const os1ArsenalLoadout = [
  ...attacksDisarmed(
    'os-1-arsenal-loadout',
    OS_1,
    (state, own, weapon, defender) => isWith(own, weapon, 'torpedo', 'missile') && hasLocked(state, own.id, defender),
  ),
  ability({
    id: 'os-1-arsenal-loadout-keeps-lock',
    card: OS_1,
    rules: ['xw.golden-rules.03'],
    forbids: {
      'spend lock': (state, self, { ship }) =>
        isYou(state, self, ship) && currentAttack(state)?.attacker === ship && you(state, self).tokens.disarm > 0
          ? reason('lock-kept', 'Disarmed, it cannot spend its lock during the attack.', ['xw.golden-rules.03'])
          : null,
    },
  }),
];

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

const SENSITIVE = 'upgrade:sensitivecontrols';

const servomotorSFoils = rollsMore(
  {
    id: 'servomotor-s-foils',
    card: sideKey('servomotorsfoils', 0),
    ...attacking,
    when: whileYouAttack(isPrimary),
  },
  -1,
);

const uncritically = (state: XwingState, self: AbilityInPlay): boolean => !isCriticallyDamaged(you(state, self));

/** The lock on the defender is spent for an attack with a cannon that this attack was not with, and that needs none. */
const stabilizedSFoils = bonusAfterYouAttack({
  id: 'stabilized-s-foils',
  card: sideKey('stabilizedsfoils', 1),
  such: () => true,
  cost: spendingLockOnEnemy,
  limits: (state, own) => ({
    weapons: weaponsThat(
      state,
      own,
      ({ id, requires }) => isWith(own, id, 'cannon') && requires.length === 0 && id !== thisAttack(state).weapon?.id,
    ),
    ...sameDefender(state),
  }),
});

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

const DEFENDER_ELITE = 'upgrade:tiedefenderelite';

const tieDefenderElite = [
  ability({
    id: 'tie-defender-elite',
    card: DEFENDER_ELITE,
    rules: ['xw.difficulty.05', 'xw.difficulty.06'],
    modifies: {
      'maneuver difficulty': (state, self, value, { ship, bearing }) => {
        if (!isYou(state, self, ship)) return value;
        return bearing.startsWith('turn') ? value - 1 : bearing === 'koiogran' ? value + 1 : value;
      },
    },
  }),
  replacesAbility('tie-defender-elite', DEFENDER_ELITE),
  bonusAfterYouAttack({
    id: 'advanced-fire-control',
    card: DEFENDER_ELITE,
    such: both(withWeapon('cannon', 'missile'), (state, { defender }, own) => hasLocked(state, own.id, defender ?? '')),
    limits: (state, own) => ({
      weapons: weaponsThat(state, own, ({ kind }) => kind === 'primary'),
      ...sameDefender(state),
    }),
  }),
];

const VECTORED = 'upgrade:vectoredcannonsrz1';

const vectoredCannons = [
  ability({
    id: 'vectored-cannons-rz-1',
    card: VECTORED,
    rules: ['xw.golden-rules.02', 'xw.attack-arc.02'],
    modifies: {
      'primary weapons': (state, self, weapons, { ship }) =>
        isYou(state, self, ship)
          ? weapons.map((each) => (each.arc === 'front' ? { ...each, arc: 'single-turret' as const } : each))
          : weapons,
    },
  }),
  replacesAbility('vectored-cannons-rz-1', VECTORED),
  inTheSystemPhase('vectored-cannons-rz-1-acts', VECTORED, 'red', 'boost', 'rotate-arc'),
  rotatesOnlyTo('vectored-cannons-rz-1-rotates', VECTORED, 'front', 'rear'),
];

const XG_1 = 'upgrade:xg1assaultconfiguration';

const xg1AssaultConfiguration = [
  ...attacksDisarmed('xg-1-assault-configuration', XG_1, (_state, own, weapon) => isWith(own, weapon, 'cannon')),
  ability({
    id: 'xg-1-assault-configuration-maximum',
    card: XG_1,
    rules: ['xw.faq-cards.30'],
    modifies: {
      'most attack dice': (state, self, most, { attacker, weapon }) => {
        const own = you(state, self);
        return own.id === attacker && own.tokens.disarm > 0 && isWith(own, weapon, 'cannon') ? Math.min(3, most) : most;
      },
    },
  }),
];

export const configurationUpgrades = [
  alpha3bBesh,
  ...alpha3eEsk,
  calibratedLaserTargeting,
  corsairRefit,
  ...struts('grappling-struts', 'grapplingstruts'),
  ...flipsBeforeActivating('integrated-s-foils', 'integratedsfoils'),
  integratedSFoils,
  ...interceptBooster,
  ...struts('landing-struts', 'landingstruts'),
  maneuverAssist,
  ...os1ArsenalLoadout,
  ...pivotWing,
  ...repulsorliftStabilizers,
  replacesAbility('sensitive-controls', SENSITIVE),
  inTheSystemPhase('sensitive-controls', SENSITIVE, 'red', 'barrel-roll', 'boost'),
  ...flipsBeforeActivating('servomotor-s-foils', 'servomotorsfoils'),
  servomotorSFoils,
  ...flipsBeforeActivating('stabilized-s-foils', 'stabilizedsfoils', uncritically),
  stabilizedSFoils,
  targetAssistMgk300,
  ...tieDefenderElite,
  ...vectoredCannons,
  ...xg1AssaultConfiguration,
];
