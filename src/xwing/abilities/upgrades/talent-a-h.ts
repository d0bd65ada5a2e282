/** Upgrades of the slot 'talent', from A to H. */
import { after, before, countFaces, type Reason, reason, say } from '../../../core';
import { recoverCharge } from '../../effects/charges';
import { cancelResults, changeResult } from '../../effects/dice';
import { transferToken } from '../../effects/tokens';
import { ability } from '../../engine';
import type { Ship } from '../../model/state';
import { rerollResults } from '../../procedures/reroll-dice';
import { currentAttack, type Pool, poolOf } from '../../queries/attack';
import { arcInWords } from '../../queries/firing-arcs';
import { isInArc } from '../../queries/range';
import { shipOf, shipsInPlay } from '../../queries/ships';
import { isTractored } from '../../queries/status';
import { performing, white } from '../forms/actions';
import {
  both,
  type Condition,
  inBullseye,
  isAttackRange,
  isPrimary,
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
import { nearRock, obstacleNear } from '../forms/obstacles';
import { chooseShip } from '../forms/targets';
import { afterYouFullyExecute, atEndOf } from '../forms/timing';
import { isYou, you } from '../forms/you';

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
  crackShot,
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
