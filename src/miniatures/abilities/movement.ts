/** How characters move. */
import { reason, say, type AnyAbility } from '../../core';
import { ability } from '../engine';
import type { Miniatures } from '../model/types';
import { addSquares } from '../procedures/turn';
import { currentTurn, squaresLeft } from '../queries/turn';
import { force, onItsTurn } from './words';

const flight = ability({
  id: 'flight',
  rules: ['min.flight.01', 'min.flight.03'],
  modifies: {
    'movement ignores': (_state, { source }, ignores, { character }) =>
      character === source ? { ...ignores, enemies: true, slowing: true, pits: true, onlyBesideWalls: false } : ignores,
  },
  forbids: {
    'provoke attacks of opportunity': (_state, { source }, { character }) =>
      character === source ? reason('flight', say`${source} has Flight.`, ['min.flight.03']) : null,
  },
});

const mobileAttack = ability({
  id: 'mobile-attack',
  rules: ['min.mobile-attack.01'],
  permits: { 'move on after attacking': (_state, { source }, { character }) => character === source },
});

/** Squares more in its own turn, for a Force point (min.knight-speed.01, min.master-speed.01). */
function faster(id: string, squares: number): AnyAbility<Miniatures> {
  const rules = [`min.${id}.01`];
  return ability({
    id,
    rules,
    during: 'turn',
    when: onItsTurn,
    unable: (state, { source }) => {
      const turn = currentTurn(state);
      if (turn && squaresLeft(state, { ...turn, extra: turn.extra + 1 }) > 0) return null;
      const said = say`${source} does not move any more in this turn.`;
      return reason('move-is-over', said, ['min.force-points-and-force-powers.08']);
    },
    cost: force(1, rules),
    effect: (state) => {
      const turn = currentTurn(state);
      if (turn) addSquares(state, turn, squares, rules);
    },
  });
}

const rigid = ability({
  id: 'rigid',
  rules: ['min.rigid.01'],
  forbids: {
    squeeze: (_state, { source }, { character }) =>
      character === source ? reason('rigid', say`${source} is Rigid.`, ['min.rigid.01']) : null,
  },
});

export const movement: readonly AnyAbility<Miniatures>[] = [
  flight,
  mobileAttack,
  rigid,
  faster('knight-speed', 4),
  faster('master-speed', 6),
];
