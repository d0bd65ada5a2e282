/** The map of a picture: pieces, routes, spaces, and who and what is there. */
import type { Point } from '../../core/geometry';
import { AS_IS } from '../../language/dark';
import { corners, element } from '../../language/svg';
import { edgesOf, type Space } from '../facts';
import type { OuterRimEvent } from '../model/events';
import { packOf } from '../model/pack';
import type { OuterRimState } from '../model/state';
import { drawSignsOfMap, type Piece, type Places } from './picture-map-signs';
import {
  FACTION_COLORS,
  GOAL_COLOR,
  MAELSTROM_COLOR,
  MAP_HEIGHT,
  MARGIN,
  NEUTRAL_COLOR,
  SKY,
  star,
  WIDTH,
} from './picture-style';

/** How wide a tile is, and how wide an endcap, of 100 parts of the map. */
const TILE = 14.4;
const ENDCAP = 6.8;

export function drawMap(state: OuterRimState, events: readonly OuterRimEvent[], top: number): string {
  const pieces = piecesAt(state);
  const places = spacesAt(state, pieces, top);
  const { spaces } = packOf(state).map;
  return element(
    'g',
    { class: AS_IS },
    element('rect', { x: 0, y: top, width: WIDTH, height: MAP_HEIGHT, fill: SKY }),
    ...pieces.map((piece) => drawPiece(piece, top)),
    ...routes(state, places),
    ...spaces.flatMap((space) => drawSpace(state, space, places)),
    ...ways(events, places),
    ...drawSignsOfMap(state, pieces, places, top),
  );
}

function piecesAt(state: OuterRimState): Piece[] {
  const { tiles } = packOf(state).map;
  const parts = state.pieces.map((id) => ({ id, part: tiles.some((tile) => tile.id === id) ? TILE : ENDCAP }));
  const whole = parts.reduce((sum, { part }) => sum + part, 0) || 1;
  let x = MARGIN;
  return parts.map(({ id, part }) => {
    const piece = { id, x, width: ((WIDTH - 2 * MARGIN) * part) / whole };
    x += piece.width;
    return piece;
  });
}

/** Room above the highest space for its name, and below the lowest for its contacts. */
const ABOVE = 58;
const BELOW = 92;

function spacesAt(state: OuterRimState, pieces: readonly Piece[], top: number): Places {
  const { spaces } = packOf(state).map;
  const heights = spaces.map(({ at }) => at[1]);
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const scale = (MAP_HEIGHT - ABOVE - BELOW) / Math.max(1, most - least);
  return new Map(
    spaces.flatMap((space): [string, Point][] => {
      const piece = pieces.find(({ id }) => id === space.piece);
      if (!piece) return [];
      const [x, y] = space.at;
      return [[space.id, { x: piece.x + (piece.width * x) / 100, y: top + ABOVE + (y - least) * scale }]];
    }),
  );
}

function drawPiece({ x, width }: Piece, top: number): string {
  return element('rect', {
    x: x + 2,
    y: top + 8,
    width: width - 4,
    height: MAP_HEIGHT - 16,
    rx: 8,
    fill: '#1b2540',
    stroke: '#2f3d63',
  });
}

function routes(state: OuterRimState, places: Places): string[] {
  return edgesOf(packOf(state).map, [...state.pieces]).flatMap(([from, to]) => {
    const [a, b] = [places.get(from), places.get(to)];
    if (!a || !b) return [];
    return [
      element('line', {
        x1: a.x,
        y1: a.y,
        x2: b.x,
        y2: b.y,
        stroke: '#5f77b0',
        'stroke-width': 2.5,
        'stroke-dasharray': '1 5',
        'stroke-linecap': 'round',
      }),
    ];
  });
}

function drawSpace(state: OuterRimState, space: Space, places: Places): string[] {
  const at = places.get(space.id);
  if (!at) return [];
  if (space.kind === 'navpoint')
    return [
      pieceAt(
        space,
        element('circle', { cx: at.x, cy: at.y, r: 7, fill: '#22305a', stroke: '#9fb3e6', 'stroke-width': 1.5 }),
      ),
    ];
  const isPlanet = space.kind === 'planet';
  const ring = space.faction === null ? NEUTRAL_COLOR : FACTION_COLORS[space.faction];
  return [
    pieceAt(
      space,
      element('circle', {
        cx: at.x,
        cy: at.y,
        r: 19,
        fill: isPlanet ? '#34466f' : '#4b2a5e',
        stroke: isPlanet ? ring : MAELSTROM_COLOR,
        'stroke-width': 3,
        ...(isPlanet ? {} : { 'stroke-dasharray': '5 3' }),
      }),
    ),
    ...state.goals
      .filter((goal) => goal === space.id)
      .map((_goal, i, all) => star(at.x + (i - (all.length - 1) / 2) * 13, at.y, GOAL_COLOR, 0.95)),
  ];
}

function pieceAt({ id }: Space, drawn: string): string {
  return element('g', { 'data-piece': id }, drawn);
}

/** Where ships and patrols went since the picture before. */
function ways(events: readonly OuterRimEvent[], places: Places): string[] {
  return events.flatMap((event) => {
    if (event.type !== 'moved' && event.type !== 'placed' && event.type !== 'patrol-moved') return [];
    const [from, to] = [places.get(event.from), places.get(event.to)];
    if (!from || !to) return [];
    const color = event.type === 'patrol-moved' ? FACTION_COLORS[event.faction] : '#ffffff';
    return [
      element('polyline', {
        points: corners([from, to]),
        fill: 'none',
        stroke: color,
        'stroke-width': 3,
        'stroke-opacity': '0.75',
        ...(event.type === 'placed' ? { 'stroke-dasharray': '6 4' } : {}),
      }),
      element('circle', { cx: to.x, cy: to.y, r: 4, fill: color }),
    ];
  });
}
