/** Upgrades of the slot 'talent', from A to H. */
import { after, before, candidate, countFaces, type Json, type Reason, reason, say } from '../../../core';
import { recoverCharge } from '../../effects/charges';
import { cancelResults, changeResult, changeResults, spendResult } from '../../effects/dice';
import { startEffect } from '../../effects/lasting-effects';
import { transferToken } from '../../effects/tokens';
import { ability } from '../../engine';
import type { Ship } from '../../model/state';
import { exposeDamageCard } from '../../procedures/damage-cards';
import { rerollResults } from '../../procedures/reroll-dice';
import { currentAttack, type Pool, poolOf } from '../../queries/attack';
import { arcInWords } from '../../queries/firing-arcs';
import { isAtRange, isInArc } from '../../queries/range';
import { shipOf, shipsInPlay } from '../../queries/ships';
import { isTractored } from '../../queries/status';
import { greenTokens } from '../../queries/tokens';
import { isOfSlot, upSide } from '../../queries/upgrades';
import { performing, white } from '../forms/actions';
import {
  both,
  type Condition,
  inBullseye,
  isAttackRange,
  isPrimary,
  thisAttack,
  whileYouAttack,
  whileYouDefend,
} from '../forms/attacks';
import {
  all,
  another,
  atRange,
  destroyedIs,
  either,
  equipped,
  friend,
  having,
  inYour,
  isArc,
  limited,
  not,
  whileFriendDefends,
  youAre,
} from '../forms/conditions';
import { allActive, chargeOfCard, gaining } from '../forms/costs';
import { changeOne, chooseDice, chooseDie, defending, mayReroll, noResult, rerolls } from '../forms/dice';
import { chooseHeld, type Held, removeHeld } from '../forms/held-tokens';
import { NO_MORE_ACTIONS } from '../forms/lasting-effects';
import { boostsOrRolls, nearRock, obstacleNear } from '../forms/obstacles';
import { boostAction, boostsWithATurn, treatingAsRed } from '../forms/maneuvers';
import { chooseShip } from '../forms/targets';
import { afterYouFullyExecute, atEndOf } from '../forms/timing';
import { GAIN, REMOVE, youGain } from '../forms/tokens';
import { isYou, you } from '../forms/you';

const TAILSLIDE = 'upgrade:backwardstailslide';

const isClosed = (ship: Ship): boolean =>
  ship.upgrades.some((each) => isOfSlot(each, 'configuration') && upSide(each).title.endsWith('(Closed)'));

const backwardsTailslide = ability({
  id: 'backwards-tailslide',
  card: TAILSLIDE,
  rules: ['xw.golden-rules.02'],
  permits: {
    'moves through obstacle': (state, self, { ship, move }) =>
      isYou(state, self, ship) && isClosed(you(state, self)) && boostsOrRolls(state, ship, move),
  },
});

/** Through it, and not beside it: one that it overlapped or touches gives none. */
const tailslideEvades = ability({
  id: 'backwards-tailslide-evades',
  card: TAILSLIDE,
  rules: GAIN,
  on: after('moved-through'),
  when: (state, self) => {
    const { ship, obstacle } = self.event;
    return isYou(state, self, ship) && boostsOrRolls(state, ship) && !isAtRange(state, ship, obstacle, 0, 0);
  },
  effect: youGain('evade'),
});

/** Once it has failed an action it may focus, and does nothing more in this round. */
const composure = ability({
  id: 'composure',
  card: 'upgrade:composure',
  rules: ['xw.timing.07', 'xw.actions.07'],
  on: after('action-failed'),
  when: (state, self) => isYou(state, self, self.event.ship) && greenTokens(you(state, self)).length === 0,
  ...performing('composure', white('focus')),
  effect: (state, self) => {
    startEffect(state, NO_MORE_ACTIONS, you(state, self).id, self.controller, 'composure');
    performing('composure', white('focus')).effect(state, self);
  },
});

const crackShot = ability({
  id: 'crack-shot',
  card: 'upgrade:crackshot',
  rules: ['xw.cancel.01', 'xw.timing.02'],
  on: before('dice-neutralized'),
  when: (state, self) => whileYouAttack(both(isPrimary, inBullseye))(state, self),
  may: true,
  unable: (state) => noResult(state, 'defense', 'evade'),
  cost: chargeOfCard(['xw.standard-charges.04']),
  effect: (state) => void cancelResults(state, 'defense', 'evade', 1, ['xw.cancel.01']),
});

type Recovered = Held | { charge: string };

/** An orange or red token goes, or a charge comes back that does not by itself. */
const cutthroat = ability({
  id: 'cutthroat',
  card: 'upgrade:cutthroat',
  rules: ['xw.timing.07', 'xw.charges.02'],
  on: after('ship-destroyed'),
  when: destroyedIs(all(friend, atRange(0, 3), either(limited, equipped('cutthroat')))),
  may: true,
  choose: (state, self) => {
    const own = you(state, self);
    const pools = [{ id: 'ship', charges: own.charges }, ...own.upgrades];
    const standing = pools.filter(({ charges }) => charges?.recovers === 0);
    return [
      ...chooseHeld(state, own, 'orange', 'red'),
      ...standing.map(({ id, charges }) => candidate<Json>({ charge: id }, allActive(charges))),
    ];
  },
  effect: (state, self) => {
    const [chosen, own] = [self.chosen as Recovered, you(state, self).id];
    if (typeof chosen === 'object' && 'charge' in chosen) recoverCharge(state, own, chosen.charge, ['xw.charges.02']);
    else removeHeld(state, own, chosen, REMOVE);
  },
});

/** Of the white action it makes a red one, which gives stress as that does. */
const daredevil = boostsWithATurn({
  id: 'daredevil',
  card: 'upgrade:daredevil',
  if: (state, ship) => boostAction(state, ship)?.color === 'white',
  cost: treatingAsRed,
});

/** Spends a hit, or weakens a critical hit, so that a damage card of the defender turns up. */
const deadeyeShot = ability({
  id: 'deadeye-shot',
  card: 'upgrade:deadeyeshot',
  rules: ['xw.dice-modification.06', 'xw.damage-cards.07'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack(both(isPrimary, inBullseye))(state, self),
  unable: (state) => {
    const defender = shipOf(state, currentAttack(state)?.defender ?? '');
    if (defender.damage.facedown > 0) return null;
    return reason('no-facedown-card', say`${defender.id} has no facedown damage card.`, ['xw.paying-costs.01']);
  },
  choose: (state) => (['hit', 'crit'] as const).map((face) => candidate(face, noResult(state, 'attack', face))),
  effect: (state, { chosen }) => {
    const { attacker, defender } = thisAttack(state);
    if (chosen === 'hit') spendResult(state, attacker, 'hit', ['xw.dice-modification.06']);
    else changeResults(state, 'attack', { from: 'crit', to: 'hit', count: 1 }, ['xw.dice-modification.04']);
    if (defender !== null) exposeDamageCard(state, defender, ['xw.damage-cards.07']);
  },
});

const debrisGambit = ability({
  id: 'debris-gambit',
  card: 'upgrade:debrisgambit',
  rules: ['xw.faq-activation.03', 'xw.actions.12'],
  modifies: {
    'action color': (state, self, colors, { ship, action, color }) => {
      const redEvade = action === 'evade' && color === 'red' && isYou(state, self, ship);
      return redEvade && obstacleNear(state, you(state, self).id) !== undefined ? [...colors, 'white'] : colors;
    },
  },
  because: (state, self) => nearRock(state, you(state, self).id, ['xw.faq-activation.03']),
});

const dedicated = rerolls({
  id: 'dedicated',
  card: 'upgrade:dedicated',
  ...defending,
  only: ['blank'],
  when: whileFriendDefends(
    all(another, inYour('left', 'right'), atRange(0, 2), (ship, ...about) =>
      [limited, equipped('dedicated')].some((is) => is(ship, ...about)),
    ),
    youAre(not(having('strain'))),
  ),
  cost: gaining('strain'),
});

/** 'After another friendly ship at range 0-3 is destroyed' that is limited, or has the same upgrade. */
const avenging = (id: string, card: string, upgrade: string, grants: ReturnType<typeof white>) =>
  ability({
    id,
    card,
    rules: ['xw.timing.07'],
    on: after('ship-destroyed'),
    when: destroyedIs(all(friend, atRange(0, 3), either(limited, equipped(upgrade)))),
    ...performing(id, grants),
  });

const elusive = mayReroll({
  id: 'elusive',
  card: 'upgrade:elusive',
  rules: ['xw.dice-modification.05'],
  pool: 'defense',
  when: whileYouDefend(),
  cost: chargeOfCard(['xw.standard-charges.04']),
});

/** Of other cards with charges that are inactive: that they stay so. */
function othersRecoverNone({ upgrades }: Ship, own: string): Reason[] {
  const others = upgrades.filter(({ id, charges }) => id !== own && charges && charges.active < charges.limit);
  const of = (id: string) => say`${id} recovers none: an ability recovers charges of its own card.`;
  return others.map(({ id }) => reason('other-card', of(id), ['xw.faq-cards.11']));
}

/** Its own charge, not that of another card. */
const elusiveRecovers = afterYouFullyExecute(({ color }) => color === 'red')({
  id: 'elusive-recovers',
  card: 'upgrade:elusive',
  rules: ['xw.faq-cards.11'],
  unable: (state, self) => allActive(you(state, self).upgrades.find((card) => card.id === self.source)?.charges),
  effect: (state, self) => {
    const own = you(state, self);
    recoverCharge(state, own.id, self.source, ['xw.faq-cards.11'], othersRecoverNone(own, self.source));
  },
});

/** By the errata it has to be tractored; a tractor token alone does not do. */
const ensnare = atEndOf('activation')({
  id: 'ensnare',
  card: 'upgrade:ensnare',
  rules: ['xw.errata-ensnare.01'],
  unable: (state, self) => {
    const own = you(state, self);
    if (isTractored(own)) return null;
    return reason('not-tractored', say`${own.id} is not tractored.`, ['xw.errata-ensnare.01']);
  },
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'any', other: true, range: [0, 1], inArc: 'single-turret' }),
  effect: (state, self) =>
    transferToken(
      state,
      you(state, self).id,
      self.chosen as string,
      'tractor',
      ['xw.errata-ensnare.01'],
      self.controller,
    ),
});

const fanatical = changeOne({
  id: 'fanatical',
  card: 'upgrade:fanatical',
  rules: ['xw.dice-modification.04'],
  pool: 'attack',
  when: whileYouAttack(both(isPrimary, (_state, _attack, own) => own.shields.active === 0)),
  from: 'focus',
  to: 'hit',
  may: true,
});

const inDefendersFrontArc: Condition = (state, { defender }, own) =>
  defender !== null && isInArc(state, shipOf(state, defender), 'front', own);

const fearless = ability({
  id: 'fearless',
  card: 'upgrade:fearless',
  rules: ['xw.dice-modification.04'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack(both(isAttackRange(1), inDefendersFrontArc))(state, self),
  unable: (state, self) => {
    if (whileYouAttack(both(isPrimary, isArc('front')))(state, self)) return null;
    const own = you(state, self);
    const weapon = currentAttack(state)?.weapon;
    const arc = weapon ? say`: ${weapon.id} attacks in the ${[arcInWords(own, weapon)]}` : [];
    const said = say`${own.id} does not attack with a primary weapon of the front arc${arc}.`;
    return reason('not-front-arc', said, ['xw.faq-firing-arcs.01']);
  },
  choose: (state) =>
    chooseDie(state, 'attack', (face) =>
      face === 'hit' ? reason('a-hit', 'It shows a hit.', ['xw.dice-modification.12']) : null,
    ),
  effect: (state, { chosen }) => changeResult(state, 'attack', chosen as number, 'hit', ['xw.dice-modification.04']),
});

/** One die for each tractored ship in the attack arc, as the erratum has it. */
const graviticDeflection = ability({
  id: 'gravitic-deflection',
  card: 'upgrade:graviticdeflection',
  rules: ['xw.errata-gravitic-deflection.01'],
  during: 'modify defense dice',
  may: true,
  when: (state, self) => whileYouDefend()(state, self),
  choose: (state) => {
    const attack = currentAttack(state);
    if (!attack?.weapon) return [];
    const { attacker, weapon } = attack;
    const seen = shipsInPlay(state).filter(
      (ship) => isTractored(ship) && isInArc(state, shipOf(state, attacker), weapon, ship),
    );
    return chooseDice(state, 'defense', seen.length);
  },
  effect: (state, { chosen, controller }) =>
    rerollResults(state, 'defense', chosen as number[], controller, ['xw.errata-gravitic-deflection.01']),
});

/** With nothing but blanks, and at least two dice: any number of them again. */
const heroic = (pool: Pool) =>
  ability({
    id: `heroic-${pool}`,
    card: 'upgrade:heroic',
    rules: ['xw.dice-modification.05'],
    during: `modify ${pool} dice`,
    may: true,
    when: (state, self) =>
      (pool === 'attack' ? whileYouAttack : whileYouDefend)((_state, attack) => {
        const dice = poolOf(attack, pool);
        return dice.length >= 2 && countFaces(dice, 'blank') === dice.length;
      })(state, self),
    choose: (state) => chooseDice(state, pool, Infinity),
    effect: (state, { chosen, controller }) =>
      rerollResults(state, pool, chosen as number[], controller, ['xw.dice-modification.05']),
  });

export const talentUpgradesAToH = [
  backwardsTailslide,
  tailslideEvades,
  composure,
  crackShot,
  cutthroat,
  daredevil,
  deadeyeShot,
  debrisGambit,
  dedicated,
  avenging('disciplined', 'upgrade:disciplined', 'disciplined', white('lock', 'barrel-roll')),
  elusive,
  elusiveRecovers,
  ensnare,
  fanatical,
  fearless,
  graviticDeflection,
  heroic('attack'),
  heroic('defense'),
  avenging('hopeful', 'upgrade:hopeful', 'hopeful', white('focus', 'boost')),
];
