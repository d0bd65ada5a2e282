/** Whose damage it is, what reduces it, and what happens as somebody is defeated. */
import { after, before, reason, say, type AnyAbility } from '../../core';
import { removeDamage } from '../effects/damage';
import { ability, call, forbidden, innermost, run } from '../engine';
import type { Miniatures } from '../model/types';
import { reduceDamage } from '../procedures/damage';
import { hasLightsaber, numberOf } from '../queries/abilities';
import { aboutAttack, currentAttack } from '../queries/attack';
import { characterOf, charactersOnMap, isOnMap } from '../queries/characters';
import { areAllies } from '../queries/players';
import { isAdjacent } from '../queries/sight';
import { save, thisCharacter, whyNotAvoided } from './words';

/** It takes the damage of an attack on an ally that is adjacent to it (min.bodyguard.01, .02). */
const bodyguard = ability({
  id: 'bodyguard',
  rules: ['min.bodyguard.01'],
  on: before('damage-assigned'),
  may: true,
  when: (state, self) => {
    const { event } = self;
    const own = thisCharacter(state, self);
    const ally = characterOf(state, event.character);
    return event.byAttack && isOnMap(own) && areAllies(state, own, ally) && isAdjacent(state, own, ally);
  },
  unable: (state, self) => {
    const frame = innermost(state, 'deal damage');
    if (frame?.character !== self.event.character)
      return reason('taken', say`Another takes that damage.`, ['min.bodyguard.01']);
    const attack = currentAttack(state);
    return attack && forbidden(state, 'redirect attack', aboutAttack(attack));
  },
  effect: (state, { source }) => {
    const frame = innermost(state, 'deal damage');
    if (frame) frame.character = source;
  },
});

/** Two saves, each of which takes 10 off (min.shields-2.01). */
const SHIELDS = 10;
const shields = ability({
  id: 'shields-2',
  rules: ['min.shields-2.01'],
  on: before('damage-due'),
  when: (_state, { source, event }) => event.character === source,
  effect: [
    run('first save', ['min.shields-2.01'], (state, self) => save(state, self, 11, ['min.shields-2.01'])),
    run('first reduction', ['min.shields-2.01'], shield),
    run('second save', ['min.shields-2.01'], (state, self) => save(state, self, 11, ['min.shields-2.01'])),
    run('second reduction', ['min.shields-2.01'], shield),
  ],
});

function shield(state: Miniatures['state'], self: object): void {
  const frame = innermost(state, 'deal damage');
  if (frame && 'saved' in self && self.saved === true) reduceDamage(state, frame, SHIELDS, ['min.shields-2.01']);
}

/** Not against adjacent enemies with a lightsaber (min.damage-reduction.01, .02). */
const damageReduction = ability({
  id: 'damage-reduction',
  rules: ['min.damage-reduction.01'],
  on: before('damage-due'),
  when: (state, self) => {
    const { attacker, byAttack, character } = self.event;
    if (character !== self.source) return false;
    if (!byAttack || attacker === null) return true;
    const other = characterOf(state, attacker);
    return !(isAdjacent(state, other, thisCharacter(state, self)) && hasLightsaber(state, other));
  },
  unable: (state, self) => {
    const attack = self.event.byAttack ? currentAttack(state) : null;
    return attack && whyNotAvoided(state, attack, self);
  },
  effect: (state, self) => {
    const frame = innermost(state, 'deal damage');
    if (frame) reduceDamage(state, frame, numberOf(self), ['min.damage-reduction.01']);
  },
});

/** It stays with 10 Hit Points if two saves succeed (min.avoid-defeat.01). */
const HIT_POINTS_LEFT = 10;
const avoidDefeat = ability({
  id: 'avoid-defeat',
  rules: ['min.avoid-defeat.01'],
  on: before('defeat-due'),
  when: (_state, { source, event }) => event.character === source,
  effect: [
    run('first save', ['min.avoid-defeat.01'], (state, self) => save(state, self, 11, ['min.avoid-defeat.01'])),
    run('second save', ['min.avoid-defeat.01'], (state, self) => {
      if ('saved' in self && self.saved === true) save(state, self, 11, ['min.avoid-defeat.01']);
    }),
    run('stay', ['min.avoid-defeat.01'], (state, self) => {
      const frame = innermost(state, 'defeat');
      if (!frame || !('saved' in self) || self.saved !== true) return;
      frame.saved = true;
      stayWith(state, self.source);
    }),
  ],
});

function stayWith(state: Miniatures['state'], id: string): void {
  const character = characterOf(state, id);
  const card = state.cards.find((each) => each.id === character.card);
  const stays = (card?.hitPoints ?? 0) - HIT_POINTS_LEFT;
  removeDamage(state, character, character.damage - stays, ['min.avoid-defeat.01']);
}

const selfDestruct = ability({
  id: 'self-destruct',
  rules: ['min.self-destruct.01'],
  on: after('character-defeated'),
  lasting: true,
  when: (_state, { source, event }) => event.character === source,
  effect: (state, self) => {
    const own = thisCharacter(state, self);
    const around = charactersOnMap(state).filter((each) => isAdjacent(state, own, each));
    for (const { id } of around)
      call(state, 'deal damage', {
        character: id,
        damage: numberOf(self),
        attacker: self.source,
        byAttack: false,
        sources: [],
        rules: ['min.self-destruct.01'],
      });
  },
});

export const damageAbilities: readonly AnyAbility<Miniatures>[] = [
  bodyguard,
  shields,
  damageReduction,
  avoidDefeat,
  selfDestruct,
];
