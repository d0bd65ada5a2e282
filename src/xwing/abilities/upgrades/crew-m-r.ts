/** Upgrades of the slot 'crew', from M to R. */
import { after, allowed, before, candidate, type Json } from '../../../core';
import { recoverCharge } from '../../effects/charges';
import { spendResult } from '../../effects/dice';
import { startEffect, untilEndOf } from '../../effects/lasting-effects';
import { gainToken, removeToken } from '../../effects/tokens';
import { ability, innermost, run, takeOutOfPlay } from '../../engine';
import type { MoveTemplate } from '../../model/actions';
import { type ShipId, type TokenKind, TOKENS } from '../../model/state';
import { boostWith } from '../../procedures/boost';
import { repairDamageCard } from '../../procedures/damage-cards';
import { cannotPerformAny, performAction } from '../../procedures/perform-action';
import { currentAttack, poolOf } from '../../queries/attack';
import type { Face } from '../../queries/dice';
import { hasLocked } from '../../queries/locks';
import { obstacleOf } from '../../queries/obstacles';
import { obstaclesAtRange0 } from '../../queries/overlap';
import { shipOf } from '../../queries/ships';
import { isDamaged, isShielded } from '../../queries/status';
import { cannotRemoveToken } from '../../queries/tokens';
import { afterYouCoordinate, performing, red } from '../forms/actions';
import { hit, thisAttack } from '../forms/attacks';
import {
  all,
  atRange,
  damaged,
  either,
  enemy,
  enemyIn,
  friendly,
  having,
  inYour,
  shipsThat,
} from '../forms/conditions';
import { allActive, costInCharges, gaining } from '../forms/costs';
import { exposesOnHit, noFaceup, REPAIRS_FACEUP, repairsFaceup, rollsADie } from '../forms/damage';
import { bothSides } from '../forms/dice';
import { nextShip } from '../forms/each-ship';
import { chooseHeld, type Held, transferHeld } from '../forms/held-tokens';
import { lockOn, outOfReach } from '../forms/locks';
import { isWithin } from '../forms/targets';
import { afterYouDefend, afterYouPerform, atEndOf, atStartOf } from '../forms/timing';
import { GAIN, inflict, PASS, passes, REMOVE } from '../forms/tokens';
import { isYou, stillThere, you } from '../forms/you';

const JERJERROD = 'moff-jerjerrod';
const ONE_TEMPLATE = untilEndOf('system', 'boosts with one template');
const BOOST = red('boost');

/** One template for all: each friendly ship may boost with it. */
const moffJerjerrod = [
  ability({
    id: JERJERROD,
    card: 'upgrade:moffjerjerrod',
    rules: ['xw.system-phase.02', 'xw.boost.02'],
    during: 'system phase',
    may: true,
    cost: costInCharges(({ source }) => source, 2, ['xw.charges.05']),
    choose: () => (['bank-left', 'straight', 'bank-right'] as const).map((template) => allowed([template])),
    effect: [
      run('choose the template', ['xw.boost.02'], (state, self) => {
        const [template] = self.chosen as string[];
        startEffect(state, ONE_TEMPLATE, you(state, self).id, self.controller, template);
      }),
      nextShip({
        rules: ['xw.boost.02'],
        ships: (state, self) =>
          shipsThat(state, self, friendly).flatMap(({ id }) => (cannotPerformAny(state, id, BOOST) ? [] : [id])),
        does: (state, ship) => performAction(state, ship, BOOST, { may: false, source: JERJERROD }),
      }),
      run('all have boosted', ['xw.boost.02'], (state, self) => {
        const own = you(state, self).id;
        takeOutOfPlay(state, (each) => each.ability === 'moff-jerjerrod-template' && each.source === own);
      }),
    ],
  }),
  ability({
    id: 'moff-jerjerrod-template',
    card: ONE_TEMPLATE,
    rules: ['xw.boost.02'],
    on: before('about-to-boost'),
    when: (state) => innermost(state, 'perform action')?.source === JERJERROD,
    effect: (state, { value }) => boostWith(state, [value as MoveTemplate]),
  }),
];

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

export const crewUpgradesMToR = [
  magvaYarro,
  maul,
  ministerTua,
  ...moffJerjerrod,
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
];
