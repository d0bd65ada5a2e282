/** Talents. */
import { countFaces, after, before, reason, say, type Reason } from '../../../core';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { cancelResults, changeResult } from '../../effects/dice';
import { ability } from '../../engine';
import type { Ship, XwingState } from '../../model/state';
import { rerollResults } from '../../procedures/reroll-dice';
import { currentAttack, poolOf, type Pool } from '../../queries/attack';
import { cannotSpendCharge } from '../../queries/charges';
import { arcInWords, firingArcs } from '../../queries/firing-arcs';
import { obstacleKindOf } from '../../queries/obstacles';
import { isOutsideArcs, isInArc } from '../../queries/range';
import { shipOf, shipsInPlay } from '../../queries/ships';
import { isTractored } from '../../queries/status';
import { upSide } from '../../queries/upgrades';
import { isArc } from '../circumstances';
import {
  both,
  changeOne,
  chooseDice,
  chooseDie,
  inBullseye,
  isAttackRange,
  isPrimary,
  mayReroll,
  noResult,
  rollsMore,
  whileYouAttack,
  whileYouDefend,
  type Condition,
} from '../combat';
import { allActive, chargeOfCard, isYou, nearRock, obstacleNear, shipsMeant, you } from '../words';

const predator = mayReroll({
  id: 'predator',
  card: 'upgrade:predator',
  rules: ['xw.dice-modification.05'],
  pool: 'attack',
  when: whileYouAttack(both(isPrimary, inBullseye)),
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
const elusiveRecovers = ability({
  id: 'elusive-recovers',
  card: 'upgrade:elusive',
  rules: ['xw.faq-cards.11'],
  on: after('maneuver-executed'),
  when: (state, self) => isYou(state, self, self.event.ship) && self.event.fully && self.event.maneuver.color === 'red',
  unable: (state, self) => allActive(you(state, self).upgrades.find((card) => card.id === self.source)?.charges),
  effect: (state, self) => {
    const own = you(state, self);
    recoverCharge(state, own.id, self.source, ['xw.faq-cards.11'], othersRecoverNone(own, self.source));
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

const outmaneuver = rollsMore(
  {
    id: 'outmaneuver',
    card: 'upgrade:outmaneuver',
    rules: ['xw.attack.22'],
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

/** Two of the defender's dice, or as many as there are; paid with a charge of the torpedo or missile that attacks. */
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
    rerollResults(state, 'defense', chosen as number[], controller, ['xw.faq-dice.03']),
});

const isOrdnance: Condition = (_state, { weapon }, own) => {
  const card = own.upgrades.find((each) => each.id === weapon?.id);
  return card !== undefined && upSide(card).slots.some((slot) => slot === 'torpedo' || slot === 'missile');
};

function weaponOf(state: XwingState): string {
  return currentAttack(state)?.weapon?.id ?? '';
}

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

export const talents = [
  graviticDeflection,
  predator,
  marksmanship,
  elusive,
  elusiveRecovers,
  crackShot,
  outmaneuver,
  juke,
  fearless,
  fanatical,
  heroic('attack'),
  heroic('defense'),
  loneWolf('attack'),
  loneWolf('defense'),
  trickShot,
  debrisGambit,
  saturationSalvo,
];
