/** Upgrades of the slot 'tech'. */
import {
  type AbilityFrame,
  after,
  allowed,
  before,
  candidate,
  type ChooseForAbility,
  type Json,
  onPiece,
  question,
  reason,
  say,
} from '../../../core';
import { recoverCharge } from '../../effects/charges';
import { spendLock } from '../../effects/locks';
import { startEffect, untilEndOf } from '../../effects/lasting-effects';
import { mustChoose } from '../../effects/reach';
import { gainToken } from '../../effects/tokens';
import { changeTokensOn } from '../../effects/upgrades';
import { ability, ask, forbidden } from '../../engine';
import type { XwingEvent } from '../../model/events';
import type { Ship, ShipId, XwingState } from '../../model/state';
import { acquireLock } from '../../procedures/lock';
import { placeFreely } from '../../procedures/place-device';
import { devicesInPlay } from '../../queries/devices';
import { cannotSpendLock, hasLocked } from '../../queries/locks';
import { isAtRange } from '../../queries/range';
import { isSameSide, shipOf } from '../../queries/ships';
import { isStressed } from '../../queries/tokens';
import { ANYWHERE, COORDINATE, performing } from '../forms/actions';
import { hit, whileYouAttack } from '../forms/attacks';
import { all, another, atRange, enemy, friend, friendly, hasYouIn, not, shipsThat } from '../forms/conditions';
import { allActive, chargeOfCard, gaining, spending, together } from '../forms/costs';
import { attacking, changes } from '../forms/dice';
import { cardItself } from '../forms/flipping';
import { afterYouAttack, atEndOf, beforeYouEngage } from '../forms/timing';
import { chosenShips, GAIN, inflict, insteadOf, REMOVE, youGain } from '../forms/tokens';
import { isYou, stillThere, you } from '../forms/you';

const advancedOptics = changes({
  id: 'advanced-optics',
  card: 'upgrade:advancedoptics',
  ...attacking,
  from: ['blank'],
  to: 'hit',
  when: whileYouAttack(),
  cost: spending('focus'),
});

const PRIORITY = 'upgrade:automatedtargetpriority';

const automatedTargetPriority = [
  ability({
    id: 'automated-target-priority',
    card: PRIORITY,
    rules: ['xw.golden-rules.03'],
    forbids: {
      'attack beyond the closest': (state, self, { ship }) =>
        isYou(state, self, ship)
          ? reason('not-the-closest', say`${ship} attacks at the closest attack range.`, ['xw.golden-rules.03'])
          : null,
    },
  }),
  afterYouAttack({
    id: 'automated-target-priority-missed',
    card: PRIORITY,
    if: (state) => !hit(state),
    effect: (state, { source }) => changeTokensOn(state, source, 'calculate', 'put', GAIN),
  }),
  beforeYouEngage({
    id: 'automated-target-priority-calculates',
    card: PRIORITY,
    if: (state, self) => cardItself(state, self)?.tokens.includes('calculate') === true,
    may: true,
    effect: (state, self) => {
      changeTokensOn(state, self.source, 'calculate', 'removed', REMOVE);
      youGain('calculate')(state, self);
    },
  }),
];

/** A ship that is locked may be chosen wherever it is: a friend to coordinate, an enemy to jam. */
const biohexacryptCodes = ability({
  id: 'biohexacrypt-codes',
  card: 'upgrade:biohexacryptcodes',
  rules: COORDINATE,
  on: before('about-to-measure'),
  when: (state, self) => self.event.to !== 'lock' && isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) => {
    const isMeant = self.event.to === 'coordinate' ? friend : enemy;
    const locked = (ship: Ship, own: Ship): boolean => cannotSpendLock(state, own.id, ship.id) === null;
    return chosenShips(state, self, all(isMeant, locked));
  },
  effect: (state, self) => {
    if (!self.event) return;
    const [ship, { to }] = [self.chosen as ShipId, self.event];
    spendLock(state, you(state, self).id, ship);
    if (to !== 'lock') mustChoose(state, to, ship);
  },
});

const CELLS = 'upgrade:deuteriumpowercells';

/** A shield for a disarm token; and stress instead of any other token, of which a lock is none. */
const deuteriumPowerCells = [
  ability({
    id: 'deuterium-power-cells',
    card: CELLS,
    rules: ['xw.system-phase.02', 'xw.charges.02'],
    during: 'system phase',
    may: true,
    unable: (state, self) => allActive(you(state, self).shields, [], 'shields'),
    cost: together(chargeOfCard(['xw.standard-charges.04']), gaining('disarm')),
    effect: (state, self) => recoverCharge(state, you(state, self).id, 'shields', ['xw.charges.02']),
  }),
  ability({
    id: 'deuterium-power-cells-instead',
    card: CELLS,
    rules: ['xw.replacement-effect.02'],
    replaces: 'token-gained',
    when: (state, { event, ...self }) =>
      isYou(state, self, event.ship) && event.token !== 'stress' && !isStressed(state, event.ship),
    may: true,
    cost: chargeOfCard(['xw.standard-charges.04']),
    effect: (state, { event, controller: by }) => {
      if (event) gainToken(state, event.ship, 'stress', GAIN, { by, because: insteadOf(event) });
    },
  }),
];

/** Who locks you from elsewhere than straight ahead is stressed by it. */
const ferrospherePaint = ability({
  id: 'ferrosphere-paint',
  card: 'upgrade:ferrospherepaint',
  rules: GAIN,
  on: after('lock-acquired'),
  when: (state, self) =>
    isYou(state, self, self.event.on) &&
    all(enemy, not(hasYouIn('bullseye')))(shipOf(state, self.event.ship), you(state, self), state),
  still: stillThere('ship'),
  effect: (state, self) => {
    if (self.event) inflict(state, self.event.ship, 'stress', self);
  },
});

const TRACKING = 'upgrade:hyperspacetrackingdata';
const TREATED = untilEndOf('setup', 'treats its initiative as another');
const INITIATIVES = [0, 1, 2, 3, 4, 5, 6];

/** The next friendly ship near that has got neither token, with the ships that have. */
const nextAssigned = (state: XwingState, self: AbilityFrame<XwingEvent>): ShipId | undefined =>
  shipsThat(state, self, all(friendly, atRange(0, 2))).find(({ id }) => !assignedTo(self).includes(id))?.id;

const assignedTo = ({ chosen }: { chosen: Json }): ShipId[] => (chosen as ShipId[] | null) ?? [];

/** Another initiative in setup; after that a token for each friend near, and for itself. */
const hyperspaceTrackingData = [
  ability({
    id: 'hyperspace-tracking-data',
    card: TRACKING,
    rules: ['xw.setup.14'],
    on: after('about-to-place-forces'),
    may: true,
    choose: () => INITIATIVES.map((each) => allowed(each)),
    effect: (state, self) => startEffect(state, TREATED, you(state, self).id, self.controller, self.chosen as number),
  }),
  ability({
    id: 'hyperspace-tracking-data-initiative',
    card: TREATED,
    rules: ['xw.setup.14'],
    modifies: {
      initiative: (_state, { source, value }, initiative, { ship }) =>
        ship === source && typeof value === 'number' ? value : initiative,
    },
  }),
  atEndOf('setup')({
    id: 'hyperspace-tracking-data-assigns',
    card: TRACKING,
    rules: ['xw.timing.06', ...GAIN],
    effect: [
      ask(
        'assign a token to each',
        GAIN,
        (state, self: AbilityFrame<XwingEvent>) => {
          const ship = nextAssigned(state, self);
          if (ship === undefined) return null;
          const { controller: player } = self;
          const tokens = (['focus', 'evade'] as const).map((token) =>
            allowed<ChooseForAbility>({ type: 'choose', player, ...onPiece(self), chosen: { ship, token } }),
          );
          return question(player, 'assign a token to each', tokens);
        },
        (state, self: AbilityFrame<XwingEvent>, { chosen }: ChooseForAbility) => {
          const { ship, token } = chosen as { ship: ShipId; token: 'focus' | 'evade' };
          self.chosen = [...assignedTo(self), ship];
          inflict(state, ship, token, self);
          return 'again';
        },
      ),
    ],
  }),
];

/** Between the move and what its color brings: an action, without the stress of it. */
const patternAnalyzer = ability({
  id: 'pattern-analyzer',
  card: 'upgrade:patternanalyzer',
  rules: ['xw.timing.02', 'xw.maneuver.03'],
  on: before('difficulty-checked'),
  when: (state, { event, ...self }) => event.fully && event.maneuver.color === 'red' && isYou(state, self, event.ship),
  ...performing('pattern-analyzer', 'any standard action'),
});

const BUOYS = 'upgrade:sensorbuoysuite';

/** Two buoys, near which its ship locks from anywhere. */
const sensorBuoySuite = [
  ability({
    id: 'sensor-buoy-suite-setup',
    card: BUOYS,
    rules: ['xw.supplement-sensor-buoy.01', 'xw.setup.14'],
    on: after('about-to-place-forces'),
    effect: (state, self) => {
      for (let i = 0; i < 2; i++) {
        placeFreely(state, { ship: you(state, self).id, payload: 'sensor-buoy', lies: 'far from edges' });
      }
    },
  }),
  beforeYouEngage({
    id: 'sensor-buoy-suite',
    card: BUOYS,
    rules: ['xw.lock.03', 'xw.golden-rules.02'],
    may: true,
    choose: (state, self) => {
      const own = you(state, self);
      const buoys = devicesInPlay(state).filter((each) => each.kind === 'sensor-buoy' && isSameSide(own, each));
      return shipsThat(state, self, another)
        .filter((ship) => buoys.some(({ id }) => isAtRange(state, id, ship.id, 0, 1)))
        .map(({ id }) => candidate<Json>(id, forbidden(state, 'acquire lock', { ship: own.id, on: id })));
    },
    effect: (state, self) => acquireLock(state, you(state, self).id, { ...ANYWHERE, among: [self.chosen as ShipId] }),
  }),
];

const targetingSynchronizer = ability({
  id: 'targeting-synchronizer',
  card: 'upgrade:targetingsynchronizer',
  rules: ['xw.golden-rules.02', 'xw.special-weapon.08'],
  permits: {
    'ignores requirement': (state, self, { ship, defender, requirement }) => {
      const own = you(state, self);
      const isNear = all(friendly, atRange(1, 2))(shipOf(state, ship), own, state);
      return requirement === 'lock' && isNear && hasLocked(state, own.id, defender);
    },
  },
});

/** Even while stressed, up to a number of stress tokens: of these actions. */
const stressedActions = (id: string, card: string, most: number, ...actions: readonly string[]) =>
  ability({
    id,
    card,
    rules: ['xw.golden-rules.02'],
    permits: {
      'actions while stressed': (state, self, { ship, action }) =>
        isYou(state, self, ship) && actions.includes(action) && you(state, self).tokens.stress <= most,
    },
  });

const whileStressed = [stressedActions('primed-thrusters', 'upgrade:primedthrusters', 2, 'barrel-roll', 'boost')];

export const techUpgrades = [
  advancedOptics,
  ...automatedTargetPriority,
  biohexacryptCodes,
  ...deuteriumPowerCells,
  ferrospherePaint,
  ...hyperspaceTrackingData,
  patternAnalyzer,
  ...whileStressed,
  ...sensorBuoySuite,
  targetingSynchronizer,
];
