/** Special abilities: E. */
import { after, before, reason, say, type AnyAbility } from '../../../core';
import { ability } from '../../engine';
import type { Area, BattleMap } from '../../facts/battle-map';
import type { CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { hasAbility, isDroid, isKind, isLiving, numberOf } from '../../queries/abilities';
import { currentAttack } from '../../queries/attack';
import { characterOf, isOnMap } from '../../queries/characters';
import { areAllies } from '../../queries/players';
import { isAdjacent } from '../../queries/sight';
import { avoids, fromAfar, sendBack, type IsHit } from '../forms/avoiding';
import { againstAdjacent, bonus, trait } from '../forms/bonuses';
import { twoSaves, whySaved } from '../forms/defeat';
import { CALMED, freeFromSavage } from '../forms/granting';
import { bodyguard } from '../forms/redirecting';
import { isEnemy, isFirst, isNear, thisCharacter } from '../forms/who';

/** Living allies beside it avoid defeat, once. */
const emergencyLifeSupport = ability({
  id: 'emergency-life-support',
  rules: ['min.emergency-life-support.01'],
  on: before('defeat-due'),
  when: (state, self) => {
    const id = self.event.character;
    return (
      !hasAbility(state, characterOf(state, id), 'avoid-defeat') &&
      supports(state, self, id) &&
      isFirst(state, self, (each) => supports(state, each, id))
    );
  },
  unable: whySaved,
  effect: twoSaves(['min.emergency-life-support.01', 'min.avoid-defeat.01']),
});

function supports(state: MiniaturesState, self: { source: CharacterId }, id: CharacterId): boolean {
  const own = thisCharacter(state, self);
  const ally = characterOf(state, id);
  return isOnMap(own) && areAllies(state, own, ally) && isLiving(state, ally) && isAdjacent(state, own, ally);
}

/** What is nonliving is stunned by its Grenades, unless it is Large (min.emp-grenades.02). */
const empGrenades = ability({
  id: 'emp-grenades',
  rules: ['min.emp-grenades.01', 'min.emp-grenades.02'],
  modifies: {
    'grenade stun': (_state, { source }, stuns, { character }) =>
      character === source ? { save: 11, upTo: 'medium', who: 'nonliving', evenUnhurt: true } : stuns,
  },
});

const CALMS = ['min.empathy.02'];

/** A Savage ally that begins its turn nearby minds no restriction in that turn, wherever it goes. */
const calms = ability({
  id: 'empathy-calms',
  card: 'empathy',
  rules: CALMS,
  on: after('character-activated'),
  when: (state, self) => {
    const { character, how } = self.event;
    if (how !== 'turn') return false;
    const other = characterOf(state, character);
    const has = state.inPlay.some(({ source, ability: id }) => source === character && id === 'savage');
    return has && areAllies(state, thisCharacter(state, self), other) && isNear(state, self, character);
  },
  effect: (state, self) => {
    if (self.event) freeFromSavage(state, self, self.event.character, CALMED, CALMS);
  },
});

const EMPATHY = ['min.empathy.01', 'min.empathy.03'];
const empathy = ability({
  id: 'empathy',
  rules: EMPATHY,
  forbids: {
    'have ability': (state, self, { character, ability: which }) =>
      which === 'savage' &&
      areAllies(state, thisCharacter(state, self), characterOf(state, character)) &&
      isNear(state, self, character)
        ? reason('empathy', say`${character} is within 6 squares of ${self.source}.`, EMPATHY)
        : null,
  },
});

const stays = (character: CharacterId) =>
  reason('emplacement', say`${character} is an Emplacement.`, ['min.emplacement.01']);

/** It stands where it was set up, anywhere in its half of the map. */
const emplacement = ability({
  id: 'emplacement',
  rules: ['min.emplacement.01', 'min.emplacement.02'],
  modifies: {
    'start area': ({ map }, { source }, area, { character }) => (character === source ? halfOf(map, area) : area),
  },
  forbids: {
    move: (_state, { source }, { character }) => (character === source ? stays(source) : null),
    'be moved': (_state, { source }, { character }) => (character === source ? stays(source) : null),
  },
});

/** The half of the map at whose edge a start area lies. */
function halfOf({ columns, rows }: BattleMap, { from, to }: Area): Area {
  const wide = to[1] - from[1] + 1 === rows;
  const [length, first] = wide ? [columns, from[0] === 0] : [rows, from[1] === 0];
  const half = Math.floor(length / 2);
  const [low, high] = first ? [0, half - 1] : [length - half, length - 1];
  return wide ? { from: [low, 0], to: [high, rows - 1] } : { from: [0, low], to: [columns - 1, high] };
}

/** For this character and for whoever is beside it, against enemies that are beside neither (min.energy-shields.01). */
const energyShield = avoids({
  id: 'energy-shields',
  rules: ['min.energy-shields.01', 'min.energy-shields.02'],
  against: (state, self) =>
    isShielded(state, self, self) && isFirst(state, self, (each) => isShielded(state, each, self)),
  saves: 'attacker',
  also: (state, self, damage) => sendBack(state, self, damage, ['min.energy-shields.02']),
});

function isShielded(state: MiniaturesState, { source }: { source: string }, { event }: IsHit): boolean {
  const own = characterOf(state, source);
  const attacker = characterOf(state, event.attacker);
  return (
    isOnMap(own) &&
    isEnemy(state, { source }, event.attacker) &&
    (event.target === source || isAdjacent(state, own, characterOf(state, event.target))) &&
    !isAdjacent(state, own, attacker) &&
    currentAttack(state)?.adjacent === false
  );
}

const EXECUTE = ['min.execute-order-66.01'];
const executeOrder66 = ability({
  id: 'execute-order-66',
  rules: EXECUTE,
  forbids: {
    'be target': (state, { source }, { attacker, target, by }) =>
      by === 'attack' && target === source && hasAbility(state, characterOf(state, attacker), 'order-66')
        ? reason('execute-order-66', say`${attacker} has Order 66.`, EXECUTE)
        : null,
  },
});

const extraAttack = ability({
  id: 'extra-attack',
  rules: ['min.extra-attack.01'],
  modifies: {
    'extra attacks': (_state, { source }, more, { character }) => (character === source ? more + 1 : more),
  },
});

export const specialE: readonly AnyAbility<Miniatures>[] = [
  bonus('electric-shock', ['min.electric-shock.01'], againstAdjacent(isDroid), { damage: (self) => numberOf(self) }),
  emergencyLifeSupport,
  empGrenades,
  calms,
  ability({ id: CALMED, rules: CALMS }),
  empathy,
  bodyguard('emperors-bodyguard', ['min.emperors-bodyguard.01', 'min.bodyguard.04'], (state, ally) =>
    isKind(state, ally, 'Emperor Palpatine'),
  ),
  emplacement,
  energyShield,
  avoids({ id: 'evade', rules: ['min.evade.01'], against: fromAfar }),
  trait('ewok', ['min.ewok.01']),
  executeOrder66,
  extraAttack,
];
