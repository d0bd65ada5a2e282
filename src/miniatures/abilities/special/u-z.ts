/** Special abilities: U to Z. */
import { reason, say, type AbilityInPlay, type AnyAbility } from '../../../core';
import { ability, innermost } from '../../engine';
import type { MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { isKind } from '../../queries/abilities';
import { besideWall } from '../../queries/board';
import { isOnMap, sizeOf } from '../../queries/characters';
import { boardIn } from '../../queries/sight';
import { squaresOf } from '../../queries/spaces';
import { onTarget } from '../forms/areas';
import { criticalFrom } from '../forms/attacks';
import { trait } from '../forms/bonuses';
import { armor } from '../forms/damage';
import { charge, charging, farther } from '../forms/moves';
import { bodyguard } from '../forms/redirecting';
import { RANGE, thisCharacter, within6 } from '../forms/who';

/** min.vicious-attack.01 */
const TRIPLE = 3;
const viciousAttack = ability({
  id: 'vicious-attack',
  rules: ['min.vicious-attack.01'],
  modifies: {
    'critical factor': (_state, { source }, factor, { attacker }) =>
      attacker === source ? Math.max(factor, TRIPLE) : factor,
  },
});

/** Like Flight, on steps along walls; it provokes nobody there. */
const wallClimber = ability({
  id: 'wall-climber',
  rules: ['min.wall-climber.01'],
  modifies: {
    'movement ignores': (_state, { source }, ignores, { character }) =>
      character !== source || (ignores.enemies && ignores.slowing && ignores.pits)
        ? ignores
        : { enemies: true, slowing: true, pits: true, walls: false, onlyBesideWalls: true },
  },
  forbids: {
    'provoke attacks of opportunity': (state, self, { character }) =>
      character === self.source && stepsAlongWalls(state, self)
        ? reason('wall-climber', say`${self.source} climbs along the walls.`, ['min.wall-climber.01'])
        : null,
  },
});

/** Is the step that it makes one from beside a wall to beside a wall? */
function stepsAlongWalls(state: MiniaturesState, self: Pick<AbilityInPlay, 'source'>): boolean {
  const step = innermost(state, 'step');
  if (step?.character !== self.source) return false;
  const size = sizeOf(state, thisCharacter(state, self));
  const board = boardIn(state);
  return [step.from, step.to].every((at) => squaresOf({ at, size }).some((square) => besideWall(board, square)));
}

const WHEELED = ['min.wheeled.01'];
const ROLLS = 18;

/** Whoever is near spends nothing, and nobody spends anything on them (min.ysalamiri.01, .02). */
const ysalamiri = ability({
  id: 'ysalamiri',
  rules: ['min.ysalamiri.01', 'min.ysalamiri.02'],
  forbids: {
    'spend force': (state, self, { character, on }) => {
      if (!isOnMap(thisCharacter(state, self))) return null;
      if (within6(state, self, character))
        return reason('ysalamiri', say`${self.source}, which has Ysalamiri, is within 6 squares of ${character}.`, [
          'min.ysalamiri.01',
        ]);
      return on !== null && on !== character && within6(state, self, on)
        ? reason('force-immunity', say`${on} has Force Immunity.`, ['min.ysalamiri.02', 'min.force-immunity.01'])
        : null;
    },
  },
});

export const specialUToZ: readonly AnyAbility<Miniatures>[] = [
  trait('ugnaught', ['min.ugnaught.01']),
  trait('unique', ['min.unique.01']),
  criticalFrom('vaapad-style-fighting', 18),
  viciousAttack,
  onTarget({
    // One enemy is hurt, unless it makes a save of 16 (min.virulent-poison-dart.01); no attack (min.virulent-poison-dart.02).
    id: 'virulent-poison-dart',
    says: [1],
    replaces: 'turn',
    range: RANGE,
    damage: 40,
    does: { save: 16 },
  }),
  armor({ id: 'vonduun-crab-armor', rules: ['min.vonduun-crab-armor.01', 'min.vonduun-crab-armor.02'] }),
  wallClimber,
  farther('wheel-form', 18),
  charge('wheeled', [1], () => ROLLS),
  charging('effect-wheeled', WHEELED),
  trait('wookiee', ['min.wookiee.01']),
  bodyguard('xizors-bodyguard', ['min.xizors-bodyguard.01', 'min.bodyguard.04'], (state, ally) =>
    isKind(state, ally, 'Xizor'),
  ),
  ysalamiri,
];
