/** How far and how fast characters move, and turns that are one charge. */
import { reason, say, type AnyAbility, type Reason } from '../../../core';
import { gain } from '../../effects/abilities';
import { ability, forbidden } from '../../engine';
import type { MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { currentTurn } from '../../queries/turn';
import { whyNoTurn } from './costs';
import { statements, use } from './uses';
import { thisCharacter } from './who';

/** So many squares in a turn without an attack (min.accelerate.01, min.wheel-form.01). */
export function farther(id: string, squares: number): AnyAbility<Miniatures> {
  return ability({
    id,
    rules: [`min.${id}.01`],
    modifies: {
      'double move': (_state, { source }, most, { character }) =>
        character === source ? Math.max(most, squares) : most,
    },
  });
}

/** Squares in such a turn: double its speed, where it may move so far. */
type Squares = (state: MiniaturesState, character: string) => number;

export const doubled: Squares = (state, character) => {
  const turn = currentTurn(state);
  if (!turn) return 0;
  return forbidden(state, 'move at double speed', { character }) ? turn.speed : 2 * turn.speed;
};

/** A turn in which it moves farther, and then makes one attack: in place of a usual one (min.charging-fire.01). */
export function charge(id: string, says: readonly number[], squares: Squares): AnyAbility<Miniatures> {
  return use({
    id,
    says,
    replaces: null,
    unable: whyNoTurn,
    effect: (state, self) => {
      const turn = currentTurn(state);
      if (!turn) return;
      turn.speed = turn.double = squares(state, self.source);
      const { value = null } = self;
      gain(
        state,
        thisCharacter(state, self),
        { ability: `effect-${id}`, value, until: 'turn', by: self.source },
        statements(id, says),
      );
    },
  });
}

/** What is so in such a turn: one attack, the last thing that it does; nothing else takes its place. */
export function charging(
  id: string,
  rules: readonly string[],
  whyNot: (state: MiniaturesState, self: { source: string }) => Reason | null = () => null,
): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    forbids: {
      attack: (state, { source }, { character, kind }) => {
        const turn = currentTurn(state);
        if (character !== source || kind !== 'turn' || turn?.character !== source) return null;
        return turn.attacks > 0
          ? reason('one-attack', say`${source} makes one attack in this turn.`, rules)
          : whyNot(state, { source });
      },
      move: (state, { source }, { character }) =>
        character === source && (currentTurn(state)?.attacks ?? 0) > 0 ? moveIsOver(source, rules) : null,
      'replace attacks': (_state, { source }, { character }) =>
        character === source ? reason('turn-replaced', say`${source} has replaced its turn.`, rules) : null,
    },
  });
}

const moveIsOver = (character: string, rules: readonly string[]): Reason =>
  reason('move-is-over', say`${character} moves before it attacks.`, rules);
