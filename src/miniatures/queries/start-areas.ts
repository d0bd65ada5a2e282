/** Start areas: where squads set up (min.setting-up.02, .03, .05). */
import type { PlayerId } from '../../core';
import { modified } from '../engine';
import { inArea, START_DEPTH, type Area, type BattleMap, type Square } from '../facts/battle-map';
import type { Character, MiniaturesState } from '../model/state';
import { sizeOf } from './characters';
import { areTeammates } from './players';
import { squaresOf } from './spaces';
import { isFree } from './standing';

/** The map's two start areas, and for more than two sides those along its other two edges. */
export function startAreasOf(map: BattleMap): readonly Area[] {
  const { columns, rows } = map;
  const wide = columns > rows;
  const depth = Math.min(START_DEPTH, wide ? rows : columns);
  const [right, top] = [columns - 1, rows - 1];
  const others: Area[] = wide
    ? [
        { from: [0, 0], to: [right, depth - 1] },
        { from: [0, rows - depth], to: [right, top] },
      ]
    : [
        { from: [0, 0], to: [depth - 1, top] },
        { from: [columns - depth, 0], to: [right, top] },
      ];
  return [...map.startAreas, ...others];
}

/** The areas that a player may still choose: one that no other team has taken; of two sides the opposite ones (min.setting-up.03). */
export function freeAreas(state: MiniaturesState): number[] {
  const taken = state.players.map(({ area }) => area);
  const sides = new Set(state.players.map(({ team }) => team)).size;
  const offered = sides > 2 ? [0, 1, 2, 3] : [0, 1];
  return offered.filter((area) => !taken.includes(area));
}

/** One start area for a team (min.team-play.04); the opponent of two sides has the opposite one, without being asked. Null: not chosen yet. */
export function areaOf(state: MiniaturesState, player: PlayerId): number | null {
  const own = state.players.find((each) => areTeammates(state, each.id, player) && each.area !== null);
  if (own) return own.area;
  const [only, ...others] = freeAreas(state);
  return only !== undefined && others.length === 0 ? only : null;
}

/** The area of its squad, unless an ability says otherwise (min.emplacement.02). */
export function startArea(state: MiniaturesState, character: Character): Area {
  const area = startAreasOf(state.map)[areaOf(state, setUpBy(state, character)) ?? 0] ?? state.map.startAreas[0];
  return modified(state, 'start area', area, { character: character.id });
}

function setUpBy(state: MiniaturesState, { id: character, player }: Character): PlayerId {
  return modified(state, 'set up by', player, { character });
}

/** Whom a player is to set up, the largest first, so that it finds room. */
export function stillToSetUp(state: MiniaturesState, player: PlayerId): Character[] {
  const left = state.characters.filter((each) => each.place === 'reserve' && setUpBy(state, each) === player);
  return left.sort((a, b) => sizeOf(state, b) - sizeOf(state, a));
}

/** Where a character may be set up in a start area; where that is full, the places that are closest to it. */
export function setUpPlaces(state: MiniaturesState, character: Character, area: Area): Square[] {
  const size = sizeOf(state, character);
  const { columns, rows } = state.map;
  const all = Array.from({ length: columns * rows }, (_, i): Square => [i % columns, Math.floor(i / columns)]);
  const within = all.filter(
    (at) => squaresOf({ at, size }).every((square) => inArea(area, square)) && isFree(state, character, at),
  );
  if (within.length > 0) return within;
  const free = all.filter((at) => isFree(state, character, at));
  const least = Math.min(...free.map((at) => beyond(area, at, size)));
  return free.filter((at) => beyond(area, at, size) === least);
}

/** How many squares a space reaches beyond an area, along the wider direction. */
function beyond({ from, to }: Area, [column, row]: Square, size: number): number {
  return Math.max(from[0] - column, from[1] - row, column + size - 1 - to[0], row + size - 1 - to[1]);
}
