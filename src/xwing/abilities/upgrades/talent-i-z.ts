/** Upgrades of the slot 'talent', from I to Z. */
import { allowed, reason, say } from '../../../core';
import { spendCharge } from '../../effects/charges';
import { changeResult } from '../../effects/dice';
import { ability } from '../../engine';
import type { ShipId, XwingState } from '../../model/state';
import { rerollResults } from '../../procedures/reroll-dice';
import { sufferDamage } from '../../procedures/suffer-damage';
import { actionsOnBar } from '../../queries/actions';
import { currentAttack, type Pool } from '../../queries/attack';
import { cannotSpendCharge } from '../../queries/charges';
import { firingArcs } from '../../queries/firing-arcs';
import { obstacleKindOf } from '../../queries/obstacles';
import { isAtRange, isOutsideArcs } from '../../queries/range';
import { isEnemy, shipOf } from '../../queries/ships';
import { upSide } from '../../queries/upgrades';
import { PERFORMS, performsByYou } from '../forms/actions';
import { both, type Condition, inBullseye, isPrimary, whileYouAttack, whileYouDefend } from '../forms/attacks';
import { friend, isArc, shipsThat } from '../forms/conditions';
import { chargeOfCard } from '../forms/costs';
import { CHANGE, changeOne, chooseDice, chooseDie, defending, mayReroll, nothingFor, rollsMore } from '../forms/dice';
import { takesItOn } from '../forms/same-text';
import { shipsMeant } from '../forms/targets';
import { you } from '../forms/you';

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
    rerollResults(state, 'defense', chosen as number[], controller, ['xw.faq-dice.03']),
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
  juke,
  loneWolf('attack'),
  loneWolf('defense'),
  marksmanship,
  outmaneuver,
  predator,
  ruthless,
  saturationSalvo,
  takesItOn('selfless', 'upgrade:selfless', ['crit']),
  squadLeader,
  trickShot,
];
