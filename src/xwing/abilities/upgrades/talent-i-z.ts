/** Upgrades of the slot 'talent', from I to Z. */
import { type AbilityFrame, after, allowed, before, candidate, type Json, reason, say } from '../../../core';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { cancelResults, changeResult } from '../../effects/dice';
import { startEffect, untilEndOf } from '../../effects/lasting-effects';
import { spendToken } from '../../effects/tokens';
import { sideKey } from '../../facts';
import type { XwingEvent } from '../../model/events';
import { ability, framesOf, run } from '../../engine';
import type { ShipId, XwingState } from '../../model/state';
import { rerollResults } from '../../procedures/reroll-dice';
import { rollADie, shownOn } from '../../procedures/roll-a-die';
import { sufferDamage } from '../../procedures/suffer-damage';
import { actionsOnBar } from '../../queries/actions';
import { currentAttack, type Pool } from '../../queries/attack';
import { cannotSpendCharge } from '../../queries/charges';
import { firingArcs } from '../../queries/firing-arcs';
import { initiativeOf } from '../../queries/initiative';
import { obstacleKindOf } from '../../queries/obstacles';
import { obstaclesAtRange0 } from '../../queries/overlap';
import { isAtRange, isOutsideArcs } from '../../queries/range';
import { isEnemy, shipOf, shipsInPlay } from '../../queries/ships';
import { cannotSpendToken } from '../../queries/tokens';
import { isHuge } from '../../queries/size';
import { upSide } from '../../queries/upgrades';
import { evenWhileStressed, performing, PERFORMS, performsByYou, treatsActions, white } from '../forms/actions';
import {
  both,
  type Condition,
  inBullseye,
  isPrimary,
  thisAttack,
  whileYouAttack,
  whileYouDefend,
} from '../forms/attacks';
import { attacksWhoMoved, modifiedOnlyBy } from '../forms/bonus-attacks';
import { all, atRange, destroyedIs, enemy, friend, hasYouInFiringArc, isArc, shipsThat } from '../forms/conditions';
import { chargeOfCard } from '../forms/costs';
import {
  CANCEL,
  CHANGE,
  changeOne,
  chooseDice,
  chooseDie,
  defending,
  mayReroll,
  noResult,
  nothingFor,
  rollsMore,
} from '../forms/dice';
import { FLIP, flipsThis } from '../forms/flipping';
import { afterYouAttack, afterYouFullyExecute, atStartOf, beforeYouExecute } from '../forms/timing';
import { movedThrough } from '../forms/maneuvers';
import { takesItOn } from '../forms/same-text';
import { chooseShip, shipsMeant } from '../forms/targets';
import { chosenShips, GAIN, inflict, youGain } from '../forms/tokens';
import { unlessItChooses } from '../forms/unless';
import { isYou, stillThere, you } from '../forms/you';

type Attacked = AbilityFrame<Extract<XwingEvent, { type: 'attack-performed' }>>;

const intimidation = rollsMore(
  {
    id: 'intimidation',
    card: 'upgrade:intimidation',
    ...defending,
    when: (state, self) => {
      const defender = currentAttack(state)?.defender;
      if (!defender) return false;
      const [own, ship] = [you(state, self), shipOf(state, defender)];
      return isEnemy(state, own, ship) && isAtRange(state, own.id, defender, 0, 0);
    },
  },
  -1,
);

/** An asteroid or a huge ship beside it. */
const besideSomethingHeavy = (state: XwingState, own: ShipId): boolean =>
  state.obstacles.some(
    (each) => each.kind === 'asteroid' && each.place === 'table' && isAtRange(state, own, each.id, 0, 1),
  ) || shipsInPlay(state).some(({ id, size }) => size === 'huge' && id !== own && isAtRange(state, own, id, 0, 1));

const interloperTurn = beforeYouExecute({
  id: 'interloper-turn',
  card: 'upgrade:interloperturn',
  if: (state, { event: { ship, maneuver } }) =>
    maneuver.speed >= 1 &&
    maneuver.speed <= 2 &&
    ['turn-left', 'turn-right', 'koiogran'].includes(maneuver.bearing) &&
    besideSomethingHeavy(state, ship),
  may: true,
  effect: youGain('tractor'),
});

const ION_LIMITER = 'upgrade:ionlimiteroverride';
const afterRed = afterYouFullyExecute(({ color }) => color === 'red');

/** It rolls, even while stressed; what that costs a die says. */
const ionLimiterOverride = afterRed({
  id: 'ion-limiter-override',
  card: ION_LIMITER,
  ...performing('ion-limiter-override', white('barrel-roll')),
  effect: [
    run('roll', ['xw.actions.02'], (state, self) =>
      performing('ion-limiter-override', white('barrel-roll')).effect(state, self),
    ),
    run('roll an attack die', GAIN, (state, self) => rollADie(state, you(state, self).id, self.ability, GAIN)),
    run('gain a token', GAIN, (state, self) => {
      const token = ({ hit: 'strain', crit: 'ion' } as const)[shownOn(self) ?? ''];
      if (token) inflict(state, you(state, self).id, token, self);
    }),
  ],
});

const juke = changeOne({
  id: 'juke',
  card: 'upgrade:juke',
  rules: ['xw.attack.24'],
  pool: 'defense',
  when: whileYouAttack((_state, _attack, own) => own.tokens.evade > 0),
  from: 'evade',
  to: 'focus',
  may: true,
});

/** Without another friendly ship at range 0-2. */
const loneWolf = (pool: Pool) =>
  mayReroll({
    id: `lone-wolf-${pool}`,
    card: 'upgrade:lonewolf',
    rules: ['xw.dice-modification.05'],
    pool,
    when: (state, self) =>
      (pool === 'attack' ? whileYouAttack : whileYouDefend)()(state, self) &&
      shipsMeant(state, self, { side: 'friendly', range: [0, 2], other: true }).length === 0,
    cost: chargeOfCard(['xw.standard-charges.04']),
  });

const marksmanship = changeOne({
  id: 'marksmanship',
  card: 'upgrade:marksmanship',
  rules: ['xw.dice-modification.04'],
  pool: 'attack',
  when: whileYouAttack(inBullseye),
  from: 'hit',
  to: 'crit',
  may: true,
});

/** After a maneuver through an obstacle or a huge ship, or out of a carrier. */
const margSablClosure = afterYouFullyExecute()({
  id: 'marg-sabl-closure',
  card: 'upgrade:margsablclosure',
  rules: GAIN,
  if: (state, { event: { ship } }) =>
    framesOf(state, 'execute maneuver').some((frame) => frame.ship === ship && frame.deploys === true) ||
    movedThrough(state, ship).some((id) => obstacleKindOf(state, id) !== null || isHuge(state, id)),
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'enemy', range: [1, 2], inArc: 'front' }),
  effect: (state, self) => inflict(state, self.chosen as ShipId, 'strain', self),
});

const outmaneuver = rollsMore(
  {
    id: 'outmaneuver',
    card: 'upgrade:outmaneuver',
    rules: ['xw.attack.22', 'xw.faq-objects.11'],
    pool: 'defense',
    when: whileYouAttack(
      both(isArc('front'), (state, { defender }, own) => {
        const target = shipOf(state, defender ?? '');
        return isOutsideArcs(state, target, firingArcs(state, target), own);
      }),
    ),
  },
  -1,
);

const predator = mayReroll({
  id: 'predator',
  card: 'upgrade:predator',
  rules: ['xw.dice-modification.05'],
  pool: 'attack',
  when: whileYouAttack(both(isPrimary, inBullseye)),
});

/** A friend near the defender is hit so that one result becomes a hit. */
const ruthless = ability({
  id: 'ruthless',
  card: 'upgrade:ruthless',
  rules: CHANGE,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack()(state, self),
  choose: (state, self) => {
    const defender = currentAttack(state)?.defender ?? '';
    const near = shipsThat(state, self, friend).filter(({ id }) => isAtRange(state, id, defender, 0, 1));
    const dice = chooseDie(state, 'attack', (face) => (face === 'hit' ? nothingFor(face) : null));
    return near.flatMap(({ id }) =>
      dice.filter(({ not: no }) => no === null).map((die) => allowed({ ship: id, die: die.action })),
    );
  },
  effect: (state, { chosen }) => {
    const { ship, die } = chosen as { ship: ShipId; die: number };
    sufferDamage(state, ship, { hit: 1, crit: 0 }, ['xw.damage.01']);
    changeResult(state, 'attack', die, 'hit', CHANGE);
  },
});

const isOrdnance: Condition = (_state, { weapon }, own) => {
  const card = own.upgrades.find((each) => each.id === weapon?.id);
  return card !== undefined && upSide(card).slots.some((slot) => slot === 'torpedo' || slot === 'missile');
};

/** Two of the defender's dice, or as many as there are (xw.faq-dice.02); paid with a charge of the torpedo or missile that attacks. */
const saturationSalvo = ability({
  id: 'saturation-salvo',
  card: 'upgrade:saturationsalvo',
  rules: ['xw.faq-dice.01', 'xw.faq-dice.03'],
  during: 'modify defense dice',
  may: true,
  when: (state, self) => whileYouAttack(isOrdnance)(state, self),
  cost: {
    cannot: (state, self) => cannotSpendCharge(state, you(state, self).id, weaponOf(state)),
    pay: (state, self) => spendCharge(state, you(state, self).id, weaponOf(state), ['xw.standard-charges.04']),
  },
  choose: (state) => {
    const choices = chooseDice(state, 'defense', 2);
    const count = ({ action }: (typeof choices)[number]): number => (action as number[]).length;
    const most = Math.max(0, ...choices.map(count));
    const tooFew = reason('too-few', say`${most} dice can be rerolled, so ${most} are.`, ['xw.faq-dice.03'], { most });
    return choices.map((each) => (count(each) === most ? each : { ...each, not: tooFew }));
  },
  effect: (state, { chosen, controller }) =>
    rerollResults(state, 'defense', chosen as number[], controller, [
      (chosen as number[]).length < 2 ? 'xw.faq-dice.02' : 'xw.faq-dice.03',
    ]),
});

function weaponOf(state: XwingState): string {
  return currentAttack(state)?.weapon?.id ?? '';
}

const squadLeader = ability({
  id: 'squad-leader',
  card: 'upgrade:squadleader',
  rules: PERFORMS,
  forbids: {
    'perform action': (state, self, { ship, action }) => {
      const own = you(state, self);
      if (!performsByYou(state, self, ship)) return null;
      if (actionsOnBar(state, own).some((each) => each.action === action)) return null;
      return reason('not-on-its-bar', say`${[action]} is not on the action bar of ${own.id}.`, PERFORMS);
    },
  },
});

const INITIATIVE = untilEndOf('end', 'initiative of another ship');

const starbirdSlash = afterYouFullyExecute()({
  id: 'starbird-slash',
  card: 'upgrade:starbirdslash',
  rules: GAIN,
  may: true,
  choose: (state, self) => {
    const under = movedThrough(state, self.event.ship);
    return chosenShips(
      state,
      self,
      all(enemy, ({ id }) => under.includes(id)),
    );
  },
  effect: (state, self) => {
    const [ship, own] = [self.chosen as ShipId, you(state, self)];
    inflict(state, ship, 'strain', self);
    if (hasYouInFiringArc(shipOf(state, ship), own, state)) youGain('strain')(state, self);
  },
});

/** Until the end of the round it treats its initiative as yours is now. */
const swarmTactics = [
  atStartOf('engagement')({
    id: 'swarm-tactics',
    card: 'upgrade:swarmtactics',
    may: true,
    choose: (state, self) => chosenShips(state, self, all(friend, atRange(1, 1))),
    effect: (state, self) =>
      startEffect(state, INITIATIVE, self.chosen as ShipId, self.controller, initiativeOf(state, you(state, self))),
  }),
  ability({
    id: 'initiative-of-another-ship',
    card: INITIATIVE,
    rules: ['xw.initiative.03'],
    modifies: {
      initiative: (_state, { source, value }, own, { ship }) => (ship === source ? Number(value) : own),
    },
  }),
];

const BELLY_RUN = 'upgrade:tierfonbellyrun';

const tierfonBellyRun = [
  ability({
    id: 'tierfon-belly-run',
    card: BELLY_RUN,
    rules: ['xw.golden-rules.02', 'xw.obstacles.13'],
    permits: {
      'attacks at an asteroid': (state, self, { ship, kind }) => kind === 'special' && isYou(state, self, ship),
    },
  }),
  ability({
    id: 'tierfon-belly-run-defends',
    card: BELLY_RUN,
    rules: ['xw.golden-rules.03'],
    forbids: {
      'reroll dice': (state, self, { pool }) => {
        const own = you(state, self);
        if (pool !== 'attack' || currentAttack(state)?.defender !== own.id) return null;
        const [rock] = obstaclesAtRange0(state, own);
        if (rock === undefined) return null;
        return reason('no-rerolls', say`${own.id} is at range 0 of ${rock}.`, ['xw.golden-rules.03'], { rock });
      },
    },
  }),
];

/** A ship in the way takes a result on itself, as strain. */
const treacherous = [
  ability({
    id: 'treacherous',
    card: 'upgrade:treacherous',
    rules: CANCEL,
    on: before('dice-neutralized'),
    when: (state, self) => whileYouDefend()(state, self),
    may: true,
    cost: chargeOfCard(['xw.standard-charges.04']),
    choose: (state) => {
      const ships = thisAttack(state).obstructedBy.filter((id) => state.ships.some((ship) => ship.id === id));
      return ships.flatMap((ship) =>
        (['hit', 'crit'] as const).map((face) => candidate({ ship, face }, noResult(state, 'attack', face))),
      );
    },
    effect: (state, self) => {
      const { ship, face } = self.chosen as { ship: ShipId; face: 'hit' | 'crit' };
      cancelResults(state, 'attack', face, 1, CANCEL);
      inflict(state, ship, 'strain', self);
    },
  }),
  ability({
    id: 'treacherous-recovers',
    card: 'upgrade:treacherous',
    rules: ['xw.charges.02'],
    on: after('ship-destroyed'),
    when: destroyedIs(atRange(0, 3)),
    effect: (state, self) => recoverCharge(state, you(state, self).id, self.source, ['xw.charges.02']),
  }),
];

/** The first side lets him focus under stress, until a defender pays to turn it. */
const [PROUD, FALSE] = [sideKey('proudtradition', 0), sideKey('proudtradition', 1)];

const proudTradition = [
  ability({
    id: 'proud-tradition',
    card: PROUD,
    rules: ['xw.golden-rules.02'],
    permits: {
      'actions while stressed': (state, self, { ship, action }) =>
        action === 'focus' && isYou(state, self, ship) && you(state, self).tokens.stress <= 2,
    },
  }),
  afterYouAttack({
    id: 'proud-tradition-flips',
    card: PROUD,
    if: (state, self) => you(state, self).tokens.stress > 0,
    still: stillThere('defender'),
    effect: [
      unlessItChooses(FLIP, {
        ship: (_state, { event }: Attacked) => event?.defender ?? '',
        ways: (state, { id }) => [
          candidate<Json>('focus', cannotSpendToken(state, id, 'focus')),
          candidate<Json>('damage', null),
        ],
        does: (state, ship, chosen, self) => {
          if (chosen === 'focus') spendToken(state, ship, 'focus', ['xw.paying-costs.01']);
          else sufferDamage(state, ship, { hit: 0, crit: 1 }, ['xw.damage.01']);
          flipsThis(state, self);
        },
      }),
    ],
  }),
  treatsActions('false-tradition', FALSE, ({ action }) => action === 'focus', 'red'),
];

const SNAP_SHOT = 'upgrade:snapshot';

const snapShot = [attacksWhoMoved('snap-shot', SNAP_SHOT), modifiedOnlyBy('snap-shot-dice', SNAP_SHOT, () => false)];

/** An attack obstructed by an obstacle, even by one that the attacker ignores. */
const trickShot = rollsMore(
  {
    id: 'trick-shot',
    card: 'upgrade:trickshot',
    rules: ['xw.attack.16', 'xw.faq-objects.04'],
    pool: 'attack',
    when: whileYouAttack((state, { obstructedBy }) => obstructedBy.some((id) => obstacleKindOf(state, id) !== null)),
  },
  1,
);

export const talentUpgradesIToZ = [
  intimidation,
  interloperTurn,
  ionLimiterOverride,
  evenWhileStressed('ion-limiter-override', ION_LIMITER),
  juke,
  loneWolf('attack'),
  loneWolf('defense'),
  margSablClosure,
  marksmanship,
  outmaneuver,
  predator,
  ...proudTradition,
  ruthless,
  saturationSalvo,
  takesItOn('selfless', 'upgrade:selfless', ['crit']),
  ...snapShot,
  squadLeader,
  starbirdSlash,
  ...swarmTactics,
  ...tierfonBellyRun,
  ...treacherous,
  trickShot,
];
