/** Upgrades of the slot 'crew', from S to Z. */
import { type AbilityFrame, after, allowed, candidate, circumstance, type Json, reason, say } from '../../../core';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { turnDialFaceup } from '../../effects/dials';
import { gainToken } from '../../effects/tokens';
import { changeTokensOn } from '../../effects/upgrades';
import { ability, ask, emit, forbidden } from '../../engine';
import type { SetupAction } from '../../model/actions';
import type { XwingEvent } from '../../model/events';
import type { ShipId, TokenKind } from '../../model/state';
import { acquireLock } from '../../procedures/lock';
import { rerollResults } from '../../procedures/reroll-dice';
import { deviceOf, deviceType } from '../../queries/devices';
import { locksOf } from '../../queries/locks';
import { obstacleOf } from '../../queries/obstacles';
import { noPlaceAgain, placingAgain } from '../../queries/placing-freely';
import { isActive, isSameSide, shipOf, shipsInPlay } from '../../queries/ships';
import { afterYouCoordinate, ANYWHERE, performing } from '../forms/actions';
import { whileYouAttack } from '../forms/attacks';
import {
  all,
  atRange,
  enemy,
  friend,
  friendly,
  inYourFiringArc,
  not,
  shipsThat,
  unstressed,
  youAre,
} from '../forms/conditions';
import { allActive, force, gaining, suffering } from '../forms/costs';
import { LOOK_AT_DIAL, resets } from '../forms/dials';
import { attacking, changes, chooseDice } from '../forms/dice';
import { canLock } from '../forms/locks';
import { ZAM, zamWesell } from '../forms/secret-conditions';
import { shipsTogether } from '../forms/targets';
import { afterYouExecute, atStartOf, losesInSetup } from '../forms/timing';
import { inflict, insteadOf } from '../forms/tokens';
import { isYou, stillThere, you } from '../forms/you';

const SABINE = 'upgrade:sabinewren';
const ON_HER_CARD: readonly TokenKind[] = ['ion', 'jam', 'stress', 'tractor'];

const sabineWren = [
  atStartOf('setup')({
    id: 'sabine-wren-setup',
    card: SABINE,
    rules: ['xw.setup.14'],
    effect: (state, { source }) => {
      for (const token of ON_HER_CARD) changeTokensOn(state, source, token, 'put', ['xw.setup.14']);
    },
  }),
  /** Bombs of her side alone; mines are none. */
  ability({
    id: 'sabine-wren-crew',
    card: SABINE,
    rules: ['xw.faq-objects.07'],
    on: after('device-suffered'),
    when: (state, self) => {
      const device = deviceOf(state, self.event.device);
      const type = deviceType(device);
      const isBomb = circumstance(type === 'bomb', () =>
        reason('no-bomb', say`${device.id} is a ${[type]}, no bomb.`, ['xw.faq-objects.07']),
      );
      return isBomb && isSameSide(you(state, self), device);
    },
    still: stillThere('ship'),
    may: true,
    choose: (state, { source }) =>
      [...new Set(you(state, { source }).upgrades.find(({ id }) => id === source)?.tokens)].map((token) =>
        allowed(token),
      ),
    effect: (state, { event, source, chosen, controller: by }) => {
      if (!event) return;
      const token = chosen as TokenKind;
      changeTokensOn(state, source, token, 'removed', ['xw.faq-objects.07']);
      gainToken(state, event.ship, token, ['xw.faq-objects.07'], { by });
    },
  }),
];

const sawGerrera = changes({
  id: 'saw-gerrera',
  card: 'upgrade:sawgerrera',
  ...attacking,
  from: ['focus'],
  to: 'crit',
  all: true,
  when: whileYouAttack(),
  cost: suffering('hit'),
});

const seasonedNavigator = resets({
  id: 'seasoned-navigator',
  card: 'upgrade:seasonednavigator',
  to: (other, { speed }) => other.color !== 'red' && other.speed === speed,
  harder: true,
});

const INSTEAD_OF_STRESS = ['xw.replacement-effect.04'];

const seventhSister = (['jam', 'tractor'] as const).map((token) =>
  ability({
    id: `seventh-sister-crew-${token}`,
    card: 'upgrade:seventhsister',
    rules: INSTEAD_OF_STRESS,
    replaces: 'token-gained',
    when: (state, self) =>
      self.event.token === 'stress' &&
      all(enemy, atRange(0, 1))(shipOf(state, self.event.ship), you(state, self), state),
    may: true,
    cost: force,
    effect: (state, { event, controller: by }) => {
      if (event) gainToken(state, event.ship, token, INSTEAD_OF_STRESS, { by, because: insteadOf(event) });
    },
  }),
);

/** Any number of enemy ships beyond range 1, each for a Force charge. */
const snoke = ability({
  id: 'supreme-leader-snoke',
  card: 'upgrade:supremeleadersnoke',
  rules: LOOK_AT_DIAL,
  during: 'system phase',
  may: true,
  choose: (state, self) => {
    const facedown = shipsThat(state, self, all(enemy, not(atRange(0, 1)))).filter(
      ({ dial, dialFaceup }) => dial !== null && !dialFaceup,
    );
    return shipsTogether(facedown, you(state, self).force?.active ?? 0);
  },
  effect: (state, self) => {
    for (const ship of self.chosen as ShipId[]) {
      spendCharge(state, you(state, self).id, 'force', ['xw.force-charges.07']);
      turnDialFaceup(state, ship, LOOK_AT_DIAL);
    }
  },
});

type PlaceObstacle = Extract<SetupAction, { type: 'place-obstacle' }>;

/** An obstacle is placed again, far from edges, ships and other obstacles. */
const tobiasBeckett = ability({
  id: 'tobias-beckett',
  card: 'upgrade:tobiasbeckett',
  rules: ['xw.setup.14'],
  on: after('forces-placed'),
  may: true,
  choose: (state, self) =>
    state.obstacles
      .filter(({ place }) => place === 'table')
      .map((obstacle) => candidate<Json>(obstacle.id, noPlaceAgain(state, self.controller, obstacle))),
  effect: [
    ask(
      'place the obstacle',
      ['xw.setup.14'],
      (state, { controller, chosen }: AbilityFrame<XwingEvent>) =>
        placingAgain(state, controller, obstacleOf(state, String(chosen))),
      (state, _self, { obstacle, pose }: PlaceObstacle) => {
        obstacleOf(state, obstacle).pose = pose;
        emit(state, { type: 'obstacle-placed', rules: ['xw.setup.14'], obstacle, pose });
      },
    ),
  ],
});

/** The ship that was coordinated locks what you lock, however far away. */
const torynFarr = afterYouCoordinate({
  id: 'toryn-farr',
  card: 'upgrade:torynfarr',
  may: true,
  choose: (state, self) => {
    const locked = locksOf(state, you(state, self).id).filter(({ on }) => on !== self.event.on);
    return locked.filter(({ on }) => shipsInPlay(state).some(({ id }) => id === on)).map(({ on }) => allowed(on));
  },
  effect: (state, { event, chosen }) => {
    if (event) acquireLock(state, event.on, { ...ANYWHERE, among: [chosen as ShipId] });
  },
});

const unkarPlutt = afterYouExecute({
  id: 'unkar-plutt',
  card: 'upgrade:unkarplutt',
  if: (_state, { event }) => !event.fully,
  cost: suffering('hit'),
  ...performing('unkar-plutt', 'any white action'),
});

/** The friend who defended locks the attacker for a strain token. */
const wolfpack = ability({
  id: 'wolfpack',
  card: 'upgrade:wolfpack',
  rules: ['xw.attack.34', 'xw.lock.04'],
  on: after('defended'),
  when: (state, { event, ...self }) => {
    const own = you(state, self);
    const [attacker, defender] = [shipOf(state, event.attacker), shipOf(state, event.defender)];
    return !event.bonus && all(friendly, atRange(0, 3))(defender, own, state) && inYourFiringArc(attacker, own, state);
  },
  still: (state, { event }) => isActive(shipOf(state, event.attacker)) && isActive(shipOf(state, event.defender)),
  may: true,
  unable: (state, { event }) =>
    canLock(state, event.defender, [event.attacker]).length > 0
      ? null
      : reason('out-of-range', say`${event.defender} cannot lock ${event.attacker}.`, ['xw.lock.03']),
  cost: {
    cannot: (state, { event }) => forbidden(state, 'gain token', { ship: event.defender, token: 'strain' }),
    pay: (state, self) => inflict(state, self.event.defender, 'strain', self),
  },
  effect: (state, { event }) => {
    if (event) acquireLock(state, event.defender, { among: [event.attacker] });
  },
});

const yoda = ability({
  id: 'yoda-crew',
  card: 'upgrade:yoda',
  rules: ['xw.charges.02'],
  on: after('maneuver-executed', 'action-performed'),
  when: (state, { event, ...self }) => {
    const such =
      event.type === 'action-performed' ? event.color === 'purple' : event.fully && event.maneuver.color === 'purple';
    return such && all(friend, atRange(0, 2))(shipOf(state, event.ship), you(state, self), state);
  },
  still: stillThere('ship'),
  may: true,
  unable: (state, { event }) => allActive(shipOf(state, event.ship).force),
  cost: force,
  effect: (state, { event }) => {
    if (event) recoverCharge(state, event.ship, 'force', ['xw.charges.02']);
  },
});

/** Primary attacks at range 0, of his ship and of enemies on it. */
const zebOrrelios = ability({
  id: 'zeb-orrelios-crew',
  card: 'upgrade:zeborrelios',
  rules: ['xw.attack.13', 'xw.golden-rules.02'],
  permits: {
    'attacks at range 0': (state, self, { ship, kind, defender }) =>
      kind === 'primary' && (isYou(state, self, ship) || isYou(state, self, defender)),
  },
});

/** The defender rerolls the die that is chosen. */
const zuckussCrew = ability({
  id: 'zuckuss-crew',
  card: 'upgrade:zuckuss',
  rules: ['xw.dice-modification.05'],
  during: 'modify defense dice',
  may: true,
  when: (state, self) => whileYouAttack(youAre(unstressed))(state, self),
  cost: gaining('stress'),
  choose: (state) => chooseDice(state, 'defense', 1),
  effect: (state, { chosen, controller }) =>
    rerollResults(state, 'defense', chosen as number[], controller, ['xw.dice-modification.05']),
});

export const crewUpgradesSToZ = [
  ...sabineWren,
  sawGerrera,
  seasonedNavigator,
  ...seventhSister,
  snoke,
  tobiasBeckett,
  torynFarr,
  unkarPlutt,
  wolfpack,
  yoda,
  losesInSetup('zam-wesell-crew-setup', `upgrade:${ZAM}`, 2),
  zamWesell('zam-wesell-crew', `upgrade:${ZAM}`),
  zebOrrelios,
  zuckussCrew,
];
