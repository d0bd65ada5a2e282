/** How characters move. */
import { reason, say, type AbilityInPlay, type AnyAbility, type RuleId } from '../../core';
import { gain } from '../effects/abilities';
import { ability, innermost } from '../engine';
import type { Area, BattleMap } from '../facts/battle-map';
import type { CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { addSquares } from '../procedures/turn';
import { besideWall } from '../queries/board';
import { sizeOf } from '../queries/characters';
import { boardIn } from '../queries/sight';
import { squaresOf } from '../queries/spaces';
import { currentTurn, whyNoMoreSquares } from '../queries/turn';
import { statements, use } from './uses';
import { thisCharacter } from './words';

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
  return use({
    id,
    says: [1],
    replaces: null,
    unable: (state) => {
      const turn = currentTurn(state);
      return turn && whyNoMoreSquares(state, turn);
    },
    effect: (state) => {
      const turn = currentTurn(state);
      if (turn) addSquares(state, turn, squares, statements(id, [1]));
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

/** So many squares in a turn without an attack (min.accelerate.01, min.wheel-form.01). */
function farther(id: string, squares: number): AnyAbility<Miniatures> {
  return ability({
    id,
    rules: [`min.${id}.01`],
    modifies: {
      'double move': (_state, { source }, most, { character }) =>
        character === source ? Math.max(most, squares) : most,
    },
  });
}

const stableFooting = ability({
  id: 'stable-footing',
  rules: ['min.stable-footing.01'],
  modifies: {
    'movement ignores': (_state, { source }, ignores, { character }) =>
      character === source ? { ...ignores, slowing: true } : ignores,
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

const LEAP = statements('force-leap', [1, 2]);

const forceLeap = use({
  id: 'force-leap',
  says: [1, 2],
  replaces: null,
  unable: (state, { source }) =>
    state.lasting.some((each) => each.character === source && each.ability === 'effect-force-leap')
      ? reason('leaping', say`${source} leaps already.`, LEAP)
      : null,
  effect: (state, self) => {
    const { source: by } = self;
    gain(state, thisCharacter(state, self), { ability: 'effect-force-leap', until: 'turn', by }, LEAP);
  },
});

const leaping = ability({
  id: 'effect-force-leap',
  rules: LEAP,
  modifies: {
    'movement ignores': (_state, { source }, ignores, { character }) =>
      character === source ? { ...ignores, enemies: true } : ignores,
  },
  forbids: {
    'provoke attacks of opportunity': (_state, { source }, { character }) =>
      character === source ? reason('force-leap', say`${source} leaps with the Force.`, LEAP) : null,
  },
});

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

const stays = (character: CharacterId) =>
  reason('emplacement', say`${character} is an Emplacement.`, ['min.emplacement.01']);

/** The half of the map at whose edge a start area lies. */
function halfOf({ columns, rows }: BattleMap, { from, to }: Area): Area {
  const wide = to[1] - from[1] + 1 === rows;
  const [length, first] = wide ? [columns, from[0] === 0] : [rows, from[1] === 0];
  const half = Math.floor(length / 2);
  const [low, high] = first ? [0, half - 1] : [length - half, length - 1];
  return wide ? { from: [low, 0], to: [high, rows - 1] } : { from: [0, low], to: [columns - 1, high] };
}

/** Nobody minds it in moving, it minds nobody; it is beside nobody, and no commander leads it. */
const hologram = ability({
  id: 'hologram',
  rules: ['min.hologram.01', 'min.hologram.02', 'min.hologram.03'],
  forbids: {
    'block movement': (_state, { source }, { character, mover }) =>
      character === source || mover === source ? isHologram(source, 'min.hologram.01') : null,
    'be nearest': (_state, { source }, { target }) =>
      target === source ? isHologram(source, 'min.hologram.02') : null,
    'be adjacent': (_state, { source }, { character }) =>
      character === source ? isHologram(source, 'min.hologram.02') : null,
    'be led': (_state, { source }, { character }) =>
      character === source ? isHologram(source, 'min.hologram.03') : null,
  },
});

const isHologram = (character: CharacterId, rule: RuleId) =>
  reason('hologram', say`${character} is a Hologram.`, [rule]);

export const movement: readonly AnyAbility<Miniatures>[] = [
  farther('accelerate', 24),
  farther('wheel-form', 18),
  stableFooting,
  wallClimber,
  forceLeap,
  leaping,
  emplacement,
  hologram,
  flight,
  mobileAttack,
  rigid,
  faster('knight-speed', 4),
  faster('master-speed', 6),
];
