/** Pilots of Scum and Villainy. */
import { countFaces, after, allowed, reason, say, type Reason } from '../../../core';
import { cancelResults } from '../../effects/dice';
import { nothingDone } from '../../effects/failing';
import { gainToken, removeTokens } from '../../effects/tokens';
import { ability } from '../../engine';
import { pilot } from '../../facts';
import type { Ship, XwingState } from '../../model/state';
import { rerollResults } from '../../procedures/reroll-dice';
import { rollMore } from '../../procedures/roll-dice';
import { sufferDamage } from '../../procedures/suffer-damage';
import { cannotModify, currentAttack } from '../../queries/attack';
import { canReroll, rolledNow } from '../../queries/dice';
import { arcInWords } from '../../queries/firing-arcs';
import { isInArc } from '../../queries/range';
import { isFriendly, shipOf } from '../../queries/ships';
import { greenTokens, isStressed } from '../../queries/tokens';
import { isAttackRange, mayReroll, rollsMore, whileYouAttack, whileYouDefend } from '../combat';
import { chooseShip, isYou, shipsMeant, you } from '../words';

const oldTeroch = ability({
  id: 'old-teroch',
  card: 'pilot:oldteroch',
  rules: ['xw.ability-queue-example-2.06'],
  on: after('phase-started'),
  // At the start of the Engagement Phase (xw.timing.03).
  when: (_state, { event }) => event.phase === 'engagement',
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'enemy', range: [1, 1] }),
  effect: (state, self) => {
    const enemy = shipOf(state, self.chosen as string);
    const why = nothingToRemove(state, enemy, you(state, self));
    if (why) return nothingDone(state, enemy.id, self.source, why);
    for (const token of greenTokens(enemy))
      removeTokens(state, enemy.id, token, Infinity, ['xw.ability-queue-example-2.06']);
  },
});

function nothingToRemove(state: XwingState, enemy: Ship, own: Ship): Reason | null {
  const rules = ['xw.ability-queue-example-2.06'];
  if (!isInArc(state, enemy, 'front', own))
    return reason('not-in-arc', say`${own.id} is not in the front arc of ${enemy.id}.`, rules);
  if (greenTokens(enemy).length > 0) return null;
  return reason('no-token', say`${enemy.id} has no green token.`, rules);
}

/** At attack range 1, attacking or defending, he may roll one more die. */
const fennRau = (id: string, pool: 'attack' | 'defense') =>
  ability({
    id,
    card: 'pilot:fennrau',
    rules: ['xw.timing.05'],
    during: `roll ${pool} dice`,
    may: true,
    when: (state, self) => (pool === 'attack' ? whileYouAttack : whileYouDefend)(isAttackRange(1))(state, self),
    effect: (state, self) => rollMore(state, pool, 1, self),
  });

/** Any attack that is not a front arc attack: from a turret that points forward too. */
const kavil = rollsMore(
  {
    id: 'kavil',
    card: 'pilot:kavil',
    rules: ['xw.faq-cards.12', 'xw.faq-cards.13'],
    pool: 'attack',
    when: whileYouAttack((_state, { weapon }) => weapon !== null && weapon.arc !== 'front'),
    because: (state, self) => {
      const weapon = currentAttack(state)?.weapon;
      if (!weapon) return [];
      const said = say`${weapon.id} attacks in the ${[arcInWords(you(state, self), weapon)]}: this is no front arc attack.`;
      return [reason('not-front-arc', said, ['xw.faq-cards.12'], { arc: weapon.arc })];
    },
  },
  1,
);

const guri = ability({
  id: 'guri',
  card: 'pilot:guri',
  rules: ['xw.timing.03'],
  on: after('phase-started'),
  // At the start of the Engagement Phase (xw.timing.03).
  when: (state, self) =>
    self.event.phase === 'engagement' && shipsMeant(state, self, { side: 'enemy', range: [0, 1] }).length > 0,
  may: true,
  effect: (state, self) => gainToken(state, you(state, self).id, 'focus', ['xw.timing.03'], { by: self.controller }),
});

/** After any roll, of whatever dice and for whatever reason; only the blanks of his own roll, as the erratum has it. */
const landoCalrissian = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.errata-lando-calrissian-scum.01'],
    on: after('dice-rolled', 'dice-rerolled'),
    when: (state, self) => isYou(state, self, self.event.ship) && !isStressed(state, self.event.ship),
    may: true,
    unable: (state, { event }) =>
      blanks(state, event.die).length > 0
        ? cannotModify(state, event.die, 'ability')
        : reason('no-blanks', 'There is no blank result.', ['xw.paying-costs.01']),
    cost: {
      cannot: () => null,
      pay: (state, self) =>
        gainToken(state, you(state, self).id, 'stress', ['xw.errata-lando-calrissian-scum.01'], {
          by: self.controller,
        }),
    },
    effect: (state, { event, controller }) => {
      if (event)
        rerollResults(state, event.die, blanks(state, event.die), controller, ['xw.errata-lando-calrissian-scum.01']);
    },
  });

function blanks(state: XwingState, pool: 'attack' | 'defense'): number[] {
  const dice = rolledNow(state, pool)?.dice ?? [];
  return dice.flatMap((die, i) => (die.face === 'blank' && canReroll(die) ? [i] : []));
}

/** After results are neutralized, another friendly ship in the attack arc, as the erratum has it, takes one of the damage. */
const princeXizor = ability({
  id: 'prince-xizor',
  card: 'pilot:princexizor',
  rules: ['xw.errata-prince-xizor.01'],
  on: after('dice-neutralized'),
  when: (state, self) => whileYouDefend()(state, self),
  may: true,
  choose: (state, self) => {
    const attack = currentAttack(state);
    if (!attack?.weapon) return [];
    const { attacker, weapon, attackDice } = attack;
    const faces = (['hit', 'crit'] as const).filter((face) => countFaces(attackDice, face) > 0);
    const helpers = shipsMeant(state, self, { side: 'friendly', range: [0, 1], other: true });
    const inArc = helpers.filter((ship) => isInArc(state, shipOf(state, attacker), weapon, ship));
    return inArc.flatMap((ship) => faces.map((face) => allowed({ ship: ship.id, face })));
  },
  effect: (state, { chosen }) => {
    const { ship, face } = chosen as { ship: string; face: 'hit' | 'crit' };
    sufferDamage(state, ship, { hit: 0, crit: 0, [face]: 1 }, ['xw.errata-prince-xizor.01']);
    cancelResults(state, 'attack', face, 1, ['xw.errata-prince-xizor.01']);
  },
});

/** Of friendly ships that are not limited, herself not among them; her turret arc is a firing arc at any range of an arc. */
const dreaRenthal = mayReroll({
  id: 'drea-renthal',
  card: 'pilot:drearenthal',
  rules: ['xw.faq-firing-arcs.07'],
  pool: 'attack',
  when: (state, self) => {
    const attack = currentAttack(state);
    if (!attack || attack.defender === null) return false;
    const [own, attacker] = [you(state, self), shipOf(state, attack.attacker)];
    if (!isFriendly(own, attacker) || pilot(attacker.pilot)?.limited !== 0) return false;
    return shipsMeant(state, self, { side: 'enemy', inArc: 'firing' }).some((ship) => ship.id === attack.defender);
  },
});

/** Without shields, banks are easier. */
export const l337Programming = (id: string, card: string) =>
  ability({
    id,
    card,
    rules: ['xw.difficulty.06'],
    modifies: {
      'maneuver difficulty': (state, self, value, { ship, bearing }) => {
        const eased = bearing.startsWith('bank') && isYou(state, self, ship) && you(state, self).shields.active === 0;
        return eased ? value - 1 : value;
      },
    },
  });

export const scumPilots = [
  dreaRenthal,
  princeXizor,
  oldTeroch,
  fennRau('fenn-rau-attacks', 'attack'),
  fennRau('fenn-rau-defends', 'defense'),
  kavil,
  guri,
  landoCalrissian('lando-calrissian-scum', 'pilot:landocalrissian'),
  landoCalrissian('lando-calrissian-escape-craft', 'pilot:landocalrissian-escapecraft'),
  l337Programming('l3-37-pilot', 'pilot:l337'),
  l337Programming('l3-37-escape-craft', 'pilot:l337-escapecraft'),
];
