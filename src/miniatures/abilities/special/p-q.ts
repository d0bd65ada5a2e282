/** Special abilities: P to Q. */
import { after, candidate, reason, say, type AbilityFrame, type AbilityInPlay, type AnyAbility } from '../../../core';
import { gain, lose } from '../../effects/abilities';
import { ability, run } from '../../engine';
import { lastingBy } from '../../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { cancelAttack } from '../../procedures/attack';
import { hasOwnAbility, isLiving, numberOf } from '../../queries/abilities';
import { currentAttack } from '../../queries/attack';
import { alliesOnMap, cardOf, characterOf, enemiesOnMap, isOnMap, isWounded } from '../../queries/characters';
import { isAdjacent, isWithin } from '../../queries/sight';
import { onTarget } from '../forms/areas';
import { attacksInstead } from '../forms/attacks';
import { avoids, melee } from '../forms/avoiding';
import { attackingWhile, attacks, bonus, trait } from '../forms/bonuses';
import type { Declared } from '../forms/events';
import { poisons, stuns } from '../forms/hits';
import { saveOf, savedBy } from '../forms/saves';
import { living } from '../forms/targets';
import { RANGE, alliesNear, isEnemy, isFirst, isNamed, thisCharacter } from '../forms/who';

/** min.penetration.01, .02 */
const penetration = ability({
  id: 'penetration',
  rules: ['min.penetration.01', 'min.penetration.02'],
  modifies: {
    'damage reduction': (_state, self, reduction, { attacker }) =>
      attacker === self.source ? reduction - numberOf(self) : reduction,
  },
});

const PHEROMONES = ['min.pheromones.01', 'min.pheromones.02', 'min.pheromones.03'];

/** Whatever a living enemy nearby attacks: it makes a save, or its attack has no effect. */
const pheromones = ability({
  id: 'pheromones',
  rules: PHEROMONES,
  on: after('attack-declared'),
  when: (state, self) =>
    isTroubled(state, self, self.event.attacker) &&
    isFirst(state, self, (each) => isTroubled(state, each, self.event.attacker)),
  unable: (state) =>
    currentAttack(state)?.canceled ? reason('canceled', say`The attack has no effect any more.`, PHEROMONES) : null,
  effect: [
    run('save of the attacker', PHEROMONES, (state, { source, event }: AbilityFrame<Declared>) => {
      if (event) saveOf(state, event.attacker, 11, PHEROMONES, source);
    }),
    run('the attack is canceled', PHEROMONES, (state, self: AbilityFrame<Declared>) => {
      const attack = currentAttack(state);
      if (!attack || !self.event || savedBy(self)) return;
      const said = say`${self.event.attacker} has failed its save against Pheromones.`;
      cancelAttack(state, attack, reason('pheromones', said, PHEROMONES));
    }),
  ],
});

function isTroubled(state: MiniaturesState, self: { source: string }, id: string): boolean {
  const own = thisCharacter(state, self);
  const attacker = characterOf(state, id);
  return isOnMap(own) && isEnemy(state, self, id) && isLiving(state, attacker) && isWithin(state, own, attacker, RANGE);
}

const BLADE = ['min.poisoned-blade.01'];

/** 20 instead of 10, in melee, as long as the enemy is adjacent. */
const poisonedBlade = ability({
  id: 'poisoned-blade',
  rules: BLADE,
  modifies: {
    'base damage': (_state, { source }, damage, { attacker, adjacent }) =>
      attacker === source && adjacent ? damage + 10 : damage,
  },
  permits: { 'attack in melee': (_state, { source }, { attacker, adjacent }) => attacker === source && adjacent },
});

const COUPLING = ['min.power-coupling.01'];

/** Whom it has coupled. */
function coupled({ lasting }: MiniaturesState, { source }: Pick<AbilityInPlay, 'source'>): CharacterId | undefined {
  return lasting.find(({ by, ability: which }) => by === source && which === 'extra-attack')?.character;
}

const powerCoupling = ability({
  id: 'power-coupling',
  rules: COUPLING,
  on: after('turn-ended'),
  may: true,
  when: (_state, { source, event }) => event.character === source,
  choose: (state, self) => {
    const own = thisCharacter(state, self);
    return alliesOnMap(state, own)
      .filter((ally) => isAdjacent(state, own, ally) && mayBeCoupled(state, ally))
      .map(({ id }) => candidate(id, null));
  },
  effect: (state, { source, chosen }) =>
    gain(state, characterOf(state, String(chosen)), lastingBy('power-coupling', source), COUPLING),
});

function mayBeCoupled(state: MiniaturesState, ally: Character): boolean {
  return ['small', 'medium'].includes(cardOf(state, ally).size) && !hasOwnAbility(state, ally, 'melee-attack');
}

const UNCOUPLED = ['min.power-coupling.02'];

/** As soon as they are not adjacent any more, be it that one is defeated. */
const uncoupling = ability({
  id: 'power-coupling-ends',
  card: 'power-coupling',
  rules: UNCOUPLED,
  on: after('character-moved', 'character-pushed', 'character-defeated'),
  lasting: true,
  when: (state, self) => {
    const ally = coupled(state, self);
    if (ally === undefined) return false;
    const [one, other] = [thisCharacter(state, self), characterOf(state, ally)];
    return !isOnMap(one) || !isOnMap(other) || !isAdjacent(state, one, other);
  },
  effect: (state, { source }) =>
    lose(state, ({ by, ability: which }) => by === source && which === 'extra-attack', UNCOUPLED),
});

const PROGRAMMED = ['min.programmed-target.01', 'min.programmed-target.02'];

/** After setup: an enemy. What comes with 'effect-programmed' is whom it hunts. */
const programmedTarget = ability({
  id: 'programmed-target',
  rules: PROGRAMMED,
  on: after('setup-ended'),
  choose: (state, self) => enemiesOnMap(state, thisCharacter(state, self)).map(({ id }) => candidate(id, null)),
  effect: (state, self) => {
    const hunts = lastingBy('programmed-target', self.source, String(self.chosen));
    gain(state, thisCharacter(state, self), hunts, PROGRAMMED);
  },
});

/** Against the chosen enemy it has Accurate Shot; what Accurate Shot does not reach, this does not (min.programmed-target.03). */
const accurateAgainstTarget = ability({
  id: 'effect-programmed-shot',
  card: 'effect-programmed',
  rules: ['min.programmed-target.02', 'min.programmed-target.03'],
  permits: {
    'target covered': (_state, { source, value }, { attacker, target, by }) =>
      by === 'attack' && attacker === source && target === value,
  },
});

export const specialPToQ: readonly AnyAbility<Miniatures>[] = [
  stuns('paralysis', ['min.paralysis.01'], isLiving),
  avoids({ id: 'parry', rules: ['min.parry.01', 'min.parry.02'], against: melee }),
  penetration,
  pheromones,
  trait('pilot', ['min.pilot.01']),
  onTarget({
    // A living enemy beside it is hurt without an attack, unless it makes its save (min.plaeryin-bol.01).
    id: 'plaeryin-bol',
    says: [1],
    replaces: 'turn',
    range: 'adjacent',
    only: living,
    damage: 40,
    does: { save: 11 },
  }),
  poisons({ id: 'poison', rules: ['min.poison.01'], amount: 10, adjacent: false }),
  poisons({
    id: 'poisoned-blade-poison',
    card: 'poisoned-blade',
    rules: ['min.poisoned-blade.02'],
    amount: 20,
    adjacent: true,
  }),
  poisonedBlade,
  powerCoupling,
  uncoupling,
  programmedTarget,
  bonus(
    'effect-programmed',
    PROGRAMMED,
    (state, self, about) => attacks(state, self, about) && about.target === self.value,
    { attack: 4 },
  ),
  accurateAgainstTarget,
  bonus(
    'protective',
    ['min.protective.01'],
    attackingWhile((state, self) => alliesNear(state, self, isNamed(state, self)).some(isWounded)),
    { damage: (self) => numberOf(self) },
  ),
  // Double Attack with four (min.quadruple-attack.01).
  attacksInstead('quadruple-attack', 4),
  bonus(
    'quick-reactions',
    ['min.quick-reactions.01'],
    (state, self, about) => attacks(state, self, about) && about.kind === 'opportunity',
    { attack: 6 },
  ),
];
