/** Upgrades of the slot 'crew', from M to Z. */
import { type Ability, after, allowed, candidate, type Json, reason, say } from '../../../core';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { turnDialFaceup } from '../../effects/dials';
import { spendResult } from '../../effects/dice';
import { gainToken, removeToken } from '../../effects/tokens';
import { changeTokensOn } from '../../effects/upgrades';
import { ability, forbidden, run } from '../../engine';
import { type ShipId, type TokenKind, TOKENS } from '../../model/state';
import type { Xwing } from '../../model/types';
import { repairDamageCard } from '../../procedures/damage-cards';
import { acquireLock } from '../../procedures/lock';
import { rerollResults } from '../../procedures/reroll-dice';
import { currentAttack, poolOf } from '../../queries/attack';
import { deviceOf, deviceType } from '../../queries/devices';
import type { Face } from '../../queries/dice';
import { hasLocked, locksOf } from '../../queries/locks';
import { obstacleOf } from '../../queries/obstacles';
import { obstaclesAtRange0 } from '../../queries/overlap';
import { isActive, isSameSide, shipOf, shipsInPlay } from '../../queries/ships';
import { isDamaged, isShielded } from '../../queries/status';
import { cannotRemoveToken } from '../../queries/tokens';
import { ANYWHERE, COORDINATES, performing, red } from '../forms/actions';
import { hit, thisAttack, whileYouAttack } from '../forms/attacks';
import {
  all,
  atRange,
  damaged,
  either,
  enemy,
  enemyIn,
  friend,
  friendly,
  having,
  inYour,
  inYourFiringArc,
  not,
  shipsThat,
  unstressed,
  youAre,
} from '../forms/conditions';
import { allActive, force, gaining, suffering } from '../forms/costs';
import { exposesOnHit, noFaceup, REPAIRS_FACEUP, repairsFaceup, rollsADie } from '../forms/damage';
import { LOOK_AT_DIAL, resets } from '../forms/dials';
import { attacking, bothSides, changes, chooseDice } from '../forms/dice';
import { chooseHeld, type Held, transferHeld } from '../forms/held-tokens';
import { canLock, lockOn, outOfReach } from '../forms/locks';
import { ZAM, zamWesell } from '../forms/secret-conditions';
import { isWithin, shipsTogether } from '../forms/targets';
import { afterYouDefend, afterYouExecute, afterYouPerform, atEndOf, atStartOf, losesInSetup } from '../forms/timing';
import { GAIN, inflict, insteadOf, PASS, passes, REMOVE } from '../forms/tokens';
import { isYou, stillThere, you } from '../forms/you';

const magvaYarro = afterYouDefend({
  id: 'magva-yarro-crew',
  card: 'upgrade:magvayarro',
  may: true,
  if: hit,
  unable: (state, self) => outOfReach(state, self, self.event.attacker),
  effect: (state, self) => {
    if (self.event) lockOn(state, self, self.event.attacker);
  },
});

const maul = ability({
  id: 'maul',
  card: 'upgrade:maul',
  rules: ['xw.charges.02'],
  on: after('damage-suffered'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  unable: (state, self) => allActive(you(state, self).force),
  cost: gaining('stress'),
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'force', ['xw.charges.02']),
});

const ministerTua = atStartOf('engagement')({
  id: 'minister-tua',
  card: 'upgrade:ministertua',
  if: (state, self) => damaged(you(state, self), you(state, self), state),
  ...performing('minister-tua', red('reinforce')),
});

/** Decreases the difficulty of all bank maneuvers. */
const nienNunb = ability({
  id: 'nien-nunb',
  card: 'upgrade:niennunb',
  rules: ['xw.difficulty.06'],
  modifies: {
    'maneuver difficulty': (state, self, value, { ship, bearing }) => {
      const isBank = bearing === 'bank-left' || bearing === 'bank-right';
      return isBank && ship === you(state, self).id ? value - 1 : value;
    },
  },
});

/** At the end of the round a die is rolled to repair a faceup card; a hit exposes another. */
const noviceTechnician = atEndOf('end')({
  id: 'novice-technician',
  card: 'upgrade:novicetechnician',
  rules: ['xw.timing.06', ...REPAIRS_FACEUP],
  may: true,
  unable: noFaceup,
  effect: [rollsADie, run('repair a card', REPAIRS_FACEUP, repairsFaceup), exposesOnHit],
});

const perceptiveCopilot = afterYouPerform('focus')({
  id: 'perceptive-copilot',
  card: 'upgrade:perceptivecopilot',
  rules: ['xw.card-interpretation.09'],
  effect: (state, self) =>
    gainToken(state, you(state, self).id, 'focus', ['xw.card-interpretation.09'], { by: self.controller }),
});

const pettyOfficerThanisson = ability({
  id: 'petty-officer-thanisson',
  card: 'upgrade:pettyofficerthanisson',
  rules: GAIN,
  on: after('token-gained'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    const inPhase = state.phase === 'activation' || state.phase === 'engagement';
    const seen = enemy(ship, own, state) && inYour('front')(ship, own, state) && isWithin(state, own, ship, [0, 1]);
    const harmful = ['red', 'orange'].includes(TOKENS[self.event.token].color);
    return inPhase && seen && harmful && own.tokens.stress === 0;
  },
  still: stillThere('ship'),
  may: true,
  cost: gaining('stress'),
  effect: (state, self) => {
    if (self.event) inflict(state, self.event.ship, self.event.token, self);
  },
});

/** 'After you coordinate', by an action or by another effect. */
const afterYouCoordinate = (entry: Pick<Ability<Xwing, 'coordinated'>, 'id' | 'card' | 'may' | 'choose' | 'effect'>) =>
  ability({
    ...entry,
    rules: COORDINATES,
    on: after('coordinated'),
    when: (state, self) => isYou(state, self, self.event.ship) && isActive(shipOf(state, self.event.on)),
  });

interface Helped {
  ship: ShipId;
  /** The token that it removes; or it repairs a damage card. */
  by: TokenKind | 'repair';
}

/** Reinforced, he helps a ship that touches his, or one beside it. */
const ploKoon = atStartOf('end')({
  id: 'plo-koon',
  card: 'upgrade:plokoon',
  if: (state, self) => having('reinforce-fore', 'reinforce-aft')(you(state, self), you(state, self), state),
  may: true,
  choose: (state, self) =>
    shipsThat(state, self, all(friendly, either(atRange(0, 0), all(inYour('left', 'right'), atRange(1, 1))))).flatMap(
      ({ id: ship, tokens, damage }) => [
        ...(['deplete', 'strain'] as const)
          .filter((by) => tokens[by] > 0)
          .map((by) => candidate<Json>({ ship, by }, cannotRemoveToken(state, ship, by))),
        ...(damage.faceup.length > 0 ? [allowed<Json>({ ship, by: 'repair' })] : []),
      ],
    ),
  effect: (state, { chosen }) => {
    const { ship, by } = chosen as unknown as Helped;
    if (by === 'repair') repairDamageCard(state, ship, 'faceup', ['xw.damage-cards.05']);
    else removeToken(state, ship, by, REMOVE);
  },
});

const protectorateGleb = afterYouCoordinate({
  id: 'protectorate-gleb',
  card: 'upgrade:protectorategleb',
  may: true,
  choose: (state, self) => chooseHeld(state, you(state, self), 'orange', 'red'),
  effect: (state, self) => {
    if (self.event) transferHeld(state, you(state, self).id, self.event.on, self.chosen as Held, PASS, self.controller);
  },
});

const pz4co = atEndOf('activation')({
  id: 'pz-4co',
  card: 'upgrade:pz4co',
  rules: ['xw.timing.06', ...PASS],
  may: true,
  ...passes((own) => (own.revealed?.color === 'blue' ? ['calculate', 'focus'] : ['calculate']), atRange(1, 2)),
});

/** What you lock does not hinder your moves and your attacks. */
const qira = ability({
  id: 'qira',
  card: 'upgrade:qira',
  rules: ['xw.faq-objects.01'],
  permits: {
    'ignores obstacle': (state, self, { ship, obstacle }) => {
      const attack = currentAttack(state);
      return isYou(state, self, ship) && hasLocked(state, ship, obstacle) && (!attack || attack.attacker === ship);
    },
    'attacks at an asteroid': (state, self, { ship }) =>
      isYou(state, self, ship) &&
      obstaclesAtRange0(state, you(state, self)).every(
        (id) => obstacleOf(state, id).kind !== 'asteroid' || hasLocked(state, ship, id),
      ),
  },
});

/** Damaged and without shields it may recover one for a die that may expose a damage card. */
const r2d2Crew = atStartOf('end')({
  id: 'r2-d2-crew',
  card: 'upgrade:r2d2-crew',
  rules: ['xw.timing.03', 'xw.charges.02'],
  if: (state, self) => isDamaged(you(state, self)) && !isShielded(you(state, self)),
  may: true,
  unable: (state, self) => allActive(you(state, self).shields, [], 'shields'),
  effect: [
    rollsADie,
    run('recover a shield', ['xw.charges.02'], (state, self) =>
      recoverCharge(state, you(state, self).id, 'shields', ['xw.charges.02']),
    ),
    exposesOnHit,
  ],
});

const SPENT_FOR_LOCK = ['xw.dice-modification.06', 'xw.lock.04'];

/** One of your results is spent for a lock on the ship on the other side. */
const roseTico = bothSides('rose-tico-crew', ({ id, pool, whileYou }) =>
  ability({
    id,
    card: 'upgrade:rosetico',
    rules: SPENT_FOR_LOCK,
    during: `modify ${pool} dice`,
    may: true,
    when: whileYou(),
    unable: (state, self) => outOfReach(state, self, enemyIn(state, thisAttack(state), you(state, self)).id),
    choose: (state) =>
      [...new Set(poolOf(thisAttack(state), pool).map(({ face }) => face))].map((face) => allowed(face)),
    effect: (state, self) => {
      const own = you(state, self);
      spendResult(state, own.id, self.chosen as Face, SPENT_FOR_LOCK);
      lockOn(state, self, enemyIn(state, thisAttack(state), own).id);
    },
  }),
);

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
      return deviceType(device) === 'bomb' && isSameSide(you(state, self), device);
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

export const crewUpgradesMToZ = [
  magvaYarro,
  maul,
  ministerTua,
  nienNunb,
  noviceTechnician,
  perceptiveCopilot,
  pettyOfficerThanisson,
  ploKoon,
  protectorateGleb,
  pz4co,
  qira,
  r2d2Crew,
  ...roseTico,
  ...sabineWren,
  sawGerrera,
  seasonedNavigator,
  ...seventhSister,
  snoke,
  torynFarr,
  unkarPlutt,
  wolfpack,
  yoda,
  losesInSetup('zam-wesell-crew-setup', `upgrade:${ZAM}`, 2),
  zamWesell('zam-wesell-crew', `upgrade:${ZAM}`),
  zebOrrelios,
  zuckussCrew,
];
