/** Upgrades of the slot 'illicit'. */
import { type AbilityFrame, after, allowed, candidate, type Json, reason } from '../../../core';
import { loseCharge } from '../../effects/charges';
import { startEffect, untilEndOf } from '../../effects/lasting-effects';
import { removeToken } from '../../effects/tokens';
import { ability, ask, innermost, run } from '../../engine';
import { PAYLOADS } from '../../facts/payloads';
import type { DeclaredMove, SetupAction } from '../../model/actions';
import { DECLARED_MOVES } from '../../model/codecs';
import type { XwingEvent } from '../../model/events';
import type { EquippedCard, Ship, ShipId, XwingState } from '../../model/state';
import { decloak } from '../../procedures/cloak';
import { performAction } from '../../procedures/perform-action';
import { placeFreely } from '../../procedures/place-device';
import { putInPlay } from '../../procedures/setup';
import { rollADie } from '../../procedures/roll-a-die';
import { sufferDamage } from '../../procedures/suffer-damage';
import { cannotPerform } from '../../queries/actions';
import { cannotSpendCharge } from '../../queries/charges';
import { isCloaked } from '../../queries/cloak';
import { deviceFacts } from '../../queries/devices';
import { rolledNow } from '../../queries/dice';
import { isInDeploymentArea, placingNear } from '../../queries/placing';
import { cannotPlaceAny, isDroppedObstacle } from '../../queries/placing-devices';
import { shipsInPlay } from '../../queries/ships';
import { cannotSpendToken } from '../../queries/tokens';
import { all, another, atRange, friend, shipsThat } from '../forms/conditions';
import { chargeOfCard, gaining, spendingCharges, together } from '../forms/costs';
import { exposing, noFacedown } from '../forms/damage';
import { chargesStaySpent, noPlaceFor, ofOwnCard } from '../forms/devices';
import { executesInstead } from '../forms/maneuvers';
import type { PlaceShip } from '../forms/placing';
import { setsOf } from '../forms/targets';
import {
  afterYouExecute,
  afterYouPerform,
  atEndOf,
  atStartOf,
  beforeYouActivate,
  beforeYouEngage,
} from '../forms/timing';
import { inflict, youGain } from '../forms/tokens';
import { unlessItChooses } from '../forms/unless';
import { isYou, you } from '../forms/you';

const CLOAKING = 'upgrade:cloakingdevice';
const RULES = ['xw.faq-cards.10'];
const CLOAK = { action: 'cloak', color: 'white' } as const;

/** As the die lies there, rerolled or not. */
const showsFocus = (state: XwingState): boolean =>
  rolledNow(state, 'attack')?.dice.some(({ face }) => face === 'focus') === true;

const cloakingDevice = [
  ability({
    id: 'cloaking-device',
    card: CLOAKING,
    rules: ['xw.actions.15', 'xw.cloak.01'],
    during: 'action',
    unable: (state, self) => cannotPerform(state, you(state, self).id, CLOAK),
    cost: chargeOfCard(['xw.standard-charges.04']),
    effect: (state, self) =>
      performAction(state, you(state, self).id, [CLOAK], { may: false, source: 'cloaking-device' }),
  }),
  atStartOf('planning')({
    id: 'cloaking-device-rolls',
    card: CLOAKING,
    rules: ['xw.timing.03', ...RULES],
    if: (state, self) => isCloaked(you(state, self)),
    effect: (state, self) => rollADie(state, you(state, self).id, self.source, RULES),
  }),
  /** It fails: a decloak that fails leaves the ship cloaked. */
  ability({
    id: 'cloaking-device-fails',
    card: CLOAKING,
    rules: RULES,
    on: after('dice-rolled', 'dice-rerolled'),
    when: (state, { source }) =>
      innermost(state, 'roll a die')?.why === source && showsFocus(state) && isCloaked(you(state, { source })),
    unable: (state) => (showsFocus(state) ? null : reason('other-result', 'It shows no focus result now.', RULES)),
    choose: (state, self) => {
      const not = cannotSpendToken(state, you(state, self).id, 'cloak');
      return [...DECLARED_MOVES.map((move) => candidate<Json>(move, not)), allowed('discard')];
    },
    effect: (state, self) => {
      const { id } = you(state, self);
      if (self.chosen === 'discard') removeToken(state, id, 'cloak', RULES);
      else decloak(state, id, self.chosen as DeclaredMove);
    },
  }),
];

const COAXIUM = 'upgrade:coaxiumhyperfuel';
const SLAMS = 'coaxium-hyperfuel-slams';
const SLAM = { action: 'slam', color: 'white' } as const;
const suffersCrit = (state: XwingState, ship: ShipId): void =>
  sufferDamage(state, ship, { hit: 0, crit: 1 }, ['xw.damage.01']);

/** It performs a SLAM while stressed, and after a maneuver in part, for a critical damage or an exposed card. */
const coaxiumHyperfuel = [
  ability({
    id: 'coaxium-hyperfuel',
    card: COAXIUM,
    rules: ['xw.golden-rules.02'],
    permits: {
      'actions while stressed': (state, self, { ship, action }) => action === 'slam' && isYou(state, self, ship),
      'slams out of its step': (state, self, { ship, by }) => by === SLAMS && isYou(state, self, ship),
    },
  }),
  afterYouPerform('slam')({
    id: 'coaxium-hyperfuel-burns',
    card: COAXIUM,
    rules: ['xw.damage.01'],
    if: (state) => innermost(state, 'perform action')?.stressed === true,
    effect: [
      unlessItChooses(['xw.damage-cards.04'], { ship: (state, self) => you(state, self).id, ...exposing }),
      run('suffer a critical damage', ['xw.damage.01'], (state, self) => suffersCrit(state, you(state, self).id)),
    ],
  }),
  afterYouExecute({
    id: SLAMS,
    card: COAXIUM,
    rules: ['xw.actions.17', 'xw.slam.01'],
    if: (_state, { event }) => !event.fully,
    may: true,
    unable: (state, self) => cannotPerform(state, you(state, self).id, SLAM, SLAMS),
    choose: (state, self) => [candidate<Json>('expose', noFacedown(you(state, self))), allowed<Json>('suffer')],
    effect: [
      run('pay for it', ['xw.paying-costs.01'], (state, self) => {
        const { id } = you(state, self);
        if (self.chosen === 'expose') exposing.does(state, id);
        else suffersCrit(state, id);
      }),
      run('perform a SLAM', ['xw.slam.01'], (state, self) =>
        performAction(state, you(state, self).id, [SLAM], { may: false, source: SLAMS }),
      ),
    ],
  }),
];

const CONTRABAND = untilEndOf('end', 'acts while stressed');

/** Until the end of the round stress keeps it from nothing. */
const contrabandCybernetics = [
  beforeYouActivate({
    id: 'contraband-cybernetics',
    card: 'upgrade:contrabandcybernetics',
    may: true,
    cost: chargeOfCard(['xw.standard-charges.04']),
    effect: (state, self) => startEffect(state, CONTRABAND, you(state, self).id, self.controller),
  }),
  ability({
    id: 'contraband-cybernetics-while-stressed',
    card: CONTRABAND,
    rules: ['xw.golden-rules.02'],
    permits: {
      'actions while stressed': (_state, { source }, { ship }) => ship === source,
      'red maneuvers while stressed': (_state, { source }, { ship }) => ship === source,
    },
  }),
];

const hurts = (state: XwingState, ships: readonly Ship[]): void => {
  for (const { id } of ships) sufferDamage(state, id, { hit: 1, crit: 0 }, ['xw.damage.01']);
};

const deadmansSwitch = ability({
  id: 'deadmans-switch',
  card: 'upgrade:deadmansswitch',
  rules: ['xw.timing.07', 'xw.damage.01'],
  on: after('ship-destroyed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  effect: (state, self) => hurts(state, shipsThat(state, self, all(another, atRange(0, 1)))),
});

/** Jammed is who locks it, and whom it locks. */
const falseTransponderCodes = ability({
  id: 'false-transponder-codes',
  card: 'upgrade:falsetranspondercodes',
  rules: ['xw.timing.07', 'xw.jam.08'],
  on: after('lock-acquired'),
  when: (state, self) => {
    const { ship, on } = self.event;
    const other = isYou(state, self, ship) ? on : isYou(state, self, on) ? ship : null;
    return other !== null && shipsInPlay(state).some(({ id }) => id === other);
  },
  unable: (state, self) => cannotSpendCharge(state, you(state, self).id, self.source),
  effect: (state, self) => {
    if (!self.event) return;
    const own = you(state, self).id;
    loseCharge(state, own, self.source, ['xw.charges.04']);
    inflict(state, self.event.ship === own ? self.event.on : self.event.ship, 'jam', self);
  },
});

/** A ship is at range 0 of itself. */
const feedbackArray = beforeYouEngage({
  id: 'feedback-array',
  card: 'upgrade:feedbackarray',
  may: true,
  cost: together(gaining('ion'), gaining('disarm')),
  effect: (state, self) => hurts(state, shipsThat(state, self, atRange(0, 0))),
});

const DAMPENERS = 'inertial-dampeners';
const DAMPENERS_CARD = 'upgrade:inertialdampeners';

const inertialDampeners = [
  executesInstead({
    id: DAMPENERS,
    card: DAMPENERS_CARD,
    limit: { per: 'round', times: 1 },
    cost: spendingCharges('shields'),
    to: () => [{ speed: 0, bearing: 'stationary', color: 'white' }],
  }),
  afterYouExecute({
    id: `${DAMPENERS}-stress`,
    card: DAMPENERS_CARD,
    if: (state, { source, event }) =>
      event.maneuver.bearing === 'stationary' &&
      state.used.some((use) => use.ability === DAMPENERS && use.source === source),
    effect: youGain('stress'),
  }),
];

const LOCKS = { id: 'quick-release-locks', card: 'upgrade:quickreleaselocks' } as const;

/** A Cargo Drift against the rear of the ship: one more obstacle that is placed as devices are, once in each System Phase (xw.device.13). */
const quickReleaseLocks = [
  ability({
    ...LOCKS,
    rules: ['xw.cargo-drift.01', 'xw.obstacles.17'],
    during: 'system phase',
    may: true,
    unable: (state, self) =>
      cannotPlaceAny(state, you(state, self)) ?? noPlaceFor(state, you(state, self), 'cargodrift', 'behind it'),
    cost: chargeOfCard(['xw.standard-charges.04']),
    effect: (state, self) =>
      placeFreely(state, { ship: you(state, self).id, payload: 'cargodrift', lies: 'behind it' }),
  }),
  chargesStaySpent({ ...LOCKS, rules: ['xw.charges.09'] }),
];

/** An action that drops an obstacle. */
const riggedCargoChute = ability({
  id: 'rigged-cargo-chute',
  card: 'upgrade:riggedcargochute',
  rules: ['xw.loose-cargo.01', 'xw.obstacles.17'],
  during: 'action',
  ...ofOwnCard(),
});

/** Your equipped mines of which a charge can be spent. */
const minesOf = (state: XwingState, { id, upgrades }: Ship): EquippedCard[] =>
  upgrades.filter((card) => {
    const payload = PAYLOADS[card.card]?.payload;
    const isMine = payload !== undefined && !isDroppedObstacle(payload) && deviceFacts(payload).type === 'mine';
    return isMine && cannotSpendCharge(state, id, card.id) === null;
  });

/** One of each of the chosen mines lies in the play area as the game begins. */
const saboteursMap = atEndOf('setup')({
  id: 'saboteurs-map',
  card: 'upgrade:saboteursmap',
  rules: ['xw.device.02', 'xw.device.14', 'xw.timing.06'],
  may: true,
  choose: (state, self) => setsOf(minesOf(state, you(state, self)).map(({ id }) => [id])),
  effect: (state, self) => {
    const own = you(state, self);
    for (const card of own.upgrades.filter(({ id }) => (self.chosen as string[]).includes(id))) {
      const brings = PAYLOADS[card.card];
      if (!brings) continue;
      const { payload, fuses } = brings;
      placeFreely(state, { ship: own.id, payload, fuses, lies: 'far from enemies and devices', pays: card.id });
    }
  },
});

const AT_MOST = 6;
type PlaceElsewhere = PlaceShip | Extract<SetupAction, { type: 'end-placing' }>;

const placedBy = ({ chosen }: { chosen: Json }): ShipId[] => (chosen as ShipId[] | null) ?? [];

/** Ships that may still be placed elsewhere: those that were, again, as all of them are placed at once. */
function mayBePlaced(state: XwingState, self: Pick<AbilityFrame<XwingEvent>, 'source' | 'chosen'>): Ship[] {
  const placed = placedBy(self);
  const near = all(friend, atRange(0, 1));
  return shipsThat(state, self, near).filter(
    (ship) =>
      placed.includes(ship.id) || (placed.length < AT_MOST && ship.size !== 'huge' && isInDeploymentArea(state, ship)),
  );
}

/** Up to six standard ships near it are placed elsewhere near it. */
const scannerBaffler = atEndOf('setup')({
  id: 'scanner-baffler',
  card: 'upgrade:scannerbaffler',
  rules: ['xw.timing.06', 'xw.golden-rules.02'],
  may: true,
  unable: (state, self) =>
    mayBePlaced(state, { ...self, chosen: null }).length > 0
      ? null
      : reason('no-ship', 'No such ship is near.', ['xw.range.06']),
  effect: [
    ask(
      'place ships elsewhere',
      ['xw.golden-rules.02'],
      (state, self: AbilityFrame<XwingEvent>) => {
        const own = you(state, self);
        const { player } = own;
        const candidates = [allowed<PlaceElsewhere>({ type: 'end-placing', player })];
        const region = placingNear(state, player, mayBePlaced(state, self), [own], 1);
        return { by: [player], asks: 'place ships elsewhere', candidates, region };
      },
      (state, self: AbilityFrame<XwingEvent>, action: PlaceElsewhere) => {
        if (action.type === 'end-placing') return;
        putInPlay(state, action, ['xw.golden-rules.02']);
        self.chosen = [...new Set([...placedBy(self), action.ship])];
        return 'again';
      },
    ),
  ],
});

export const illicitUpgrades = [
  ...cloakingDevice,
  ...coaxiumHyperfuel,
  ...contrabandCybernetics,
  deadmansSwitch,
  falseTransponderCodes,
  feedbackArray,
  ...inertialDampeners,
  ...quickReleaseLocks,
  riggedCargoChute,
  saboteursMap,
  scannerBaffler,
];
