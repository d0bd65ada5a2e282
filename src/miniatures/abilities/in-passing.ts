/** What happens in the course of turns: mines, regeneration, what Grenades do beside their damage. */
import { after, type AbilityFrame, type AnyAbility } from '../../core';
import { removeDamage } from '../effects/damage';
import { ability, run } from '../engine';
import type { MiniaturesEvent } from '../model/events';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { numberOf } from '../queries/abilities';
import { areAdjacent } from '../queries/adjacency';
import { characterOf, isOnMap, spaceOf } from '../queries/characters';
import { boardIn, isAdjacent } from '../queries/sight';
import { isIn, squaresOf } from '../queries/spaces';
import { hasMoved } from '../queries/turn';
import { hurt, isEnemy, savedBy, saveOf, thisCharacter } from './words';

type Moved = Extract<MiniaturesEvent, { type: 'character-moved' | 'character-pushed' }>;

const MINES = ['min.mines.01'];

const mines = ability({
  id: 'mines',
  rules: MINES,
  on: after('character-moved', 'character-pushed'),
  when: (state, self) => isEnemy(state, self, self.event.character) && treads(state, self),
  effect: [
    run('save', MINES, (state, { source, event }: AbilityFrame<Moved>) => {
      if (event) saveOf(state, event.character, 11, MINES, source);
    }),
    run('damage', MINES, (state, self: AbilityFrame<Moved>) => {
      if (!self.event || savedBy(self)) return;
      hurt(state, self.event.character, numberOf(self), self.source, MINES);
    }),
  ],
});

/** Is a square adjacent to this character that the mover has just entered? */
function treads(state: MiniaturesState, self: { source: string; event: Moved }): boolean {
  const own = thisCharacter(state, self);
  const mover = characterOf(state, self.event.character);
  if (!isOnMap(own) || !isAdjacent(state, own, mover)) return false;
  const after = spaceOf(state, mover);
  const before = { at: self.event.from, size: after.size };
  return squaresOf(after).some(
    (at) => !isIn(before, at) && areAdjacent(boardIn(state), { at, size: 1 }, spaceOf(state, own)),
  );
}

const REGENERATION = ['min.regeneration.01', 'min.regeneration.02'];

const regeneration = ability({
  id: 'regeneration',
  rules: REGENERATION,
  on: after('turn-ended'),
  when: (state, self) => self.event.character === self.source && !hasMoved(state, self.source),
  effect: (state, self) => removeDamage(state, thisCharacter(state, self), numberOf(self), REGENERATION),
});

/** What is nonliving is stunned by its Grenades, unless it is Large (min.emp-grenades.02). */
const empGrenades = ability({
  id: 'emp-grenades',
  rules: ['min.emp-grenades.01', 'min.emp-grenades.02'],
  modifies: {
    'grenade stun': (_state, { source }, stuns, { character }) =>
      character === source ? { save: 11, upTo: 'medium', who: 'nonliving', evenUnhurt: true } : stuns,
  },
});

export const inPassing: readonly AnyAbility<Miniatures>[] = [mines, regeneration, empGrenades];
