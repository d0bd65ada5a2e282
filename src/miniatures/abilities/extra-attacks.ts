/** Attacks beside the usual ones of a turn, and when moving allows or forbids them. */
import { after, reason, say, type AbilityInPlay, type AnyAbility } from '../../core';
import { ability, forbidden, isResolving } from '../engine';
import type { CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { characterOf, isOnMap } from '../queries/characters';
import { isAdjacent } from '../queries/sight';
import { attackOf, legalTargets } from '../queries/targets';
import { currentTurn } from '../queries/turn';
import { attackAtOnce, thisCharacter, whyNoAttackAtOnce } from './words';

const greaterMobileAttack = ability({
  id: 'greater-mobile-attack',
  rules: ['min.greater-mobile-attack.01', 'min.greater-mobile-attack.02'],
  permits: {
    'move on after attacking': (_state, { source }, { character }) => character === source,
    'attack again after moving': (_state, { source }, { attacker }) => attacker === source,
  },
});

/** All attacks of a turn, as long as they are against one enemy that has not been activated. */
const ambush = ability({
  id: 'ambush',
  rules: ['min.ambush.01', 'min.ambush.02'],
  permits: {
    'attack again after moving': (state, { source }, { attacker, target }) =>
      attacker === source &&
      !characterOf(state, target).activated &&
      (currentTurn(state)?.targets ?? []).every((id) => id === target),
  },
});

const CLAWS = ['min.double-claw-attack.01'];

/** Two attacks against adjacent enemies, or one against another. */
const doubleClawAttack = ability({
  id: 'double-claw-attack',
  rules: CLAWS,
  modifies: {
    attacks: (state, self, most, { character }) =>
      character === self.source && firstWasAdjacent(state, self) ? Math.max(most, 2) : most,
  },
  forbids: {
    'be target': (state, { source }, { attacker, kind, by, adjacent }) =>
      attacker === source && kind === 'turn' && by === 'attack' && !adjacent && hasClawed(state, source)
        ? reason('double-claw-attack', say`Both attacks of ${source} are against adjacent enemies.`, CLAWS)
        : null,
  },
});

function hasClawed(state: MiniaturesState, character: CharacterId): boolean {
  const turn = currentTurn(state);
  return turn?.character === character && turn.attacks > 0;
}

function firstWasAdjacent(state: MiniaturesState, self: Pick<AbilityInPlay, 'source'>): boolean {
  const target = currentTurn(state)?.targets[0];
  return target === undefined || isAdjacent(state, thisCharacter(state, self), characterOf(state, target));
}

const TWIN = ['min.twin-attack.01', 'min.twin-attack.02', 'min.twin-attack.04'];

/** Once more against the same target each time that it attacks; that attack brings no other. */
const twinAttack = ability({
  id: 'twin-attack',
  rules: TWIN,
  // One that was canceled was made, too (min.pheromones.03).
  on: after('attack-resolved', 'attack-canceled'),
  when: (state, self) => self.event.attacker === self.source && !isResolving(state, self),
  unable: (state, self) =>
    isOnMap(thisCharacter(state, self)) && isOnMap(characterOf(state, self.event.target))
      ? whyNoAttackAtOnce(state, self)
      : reason('gone', say`${self.event.target} is not on the map.`, ['min.twin-attack.02']),
  effect: (state, self) => {
    if (self.event) attackAtOnce(state, self, self.event.target);
  },
});

const HIRED = ['min.mercenary.01', 'min.mercenary.02', 'min.mercenary.03'];

/** It sets out only from where it could attack nobody. */
const mercenary = ability({
  id: 'mercenary',
  rules: HIRED,
  forbids: {
    move: (state, self, { character }) => {
      const turn = currentTurn(state);
      if (character !== self.source || turn?.character !== character || turn.entered > 0) return null;
      const own = thisCharacter(state, self);
      const [target] = forbidden(state, 'attack', { character, kind: 'turn' })
        ? []
        : legalTargets(state, own, attackOf(state, own, 'turn'));
      return target ? reason('mercenary', say`${character} could attack ${target.id} from here.`, HIRED) : null;
    },
  },
});

export const extraAttacks: readonly AnyAbility<Miniatures>[] = [
  greaterMobileAttack,
  ambush,
  doubleClawAttack,
  twinAttack,
  mercenary,
];
