/** The map of a picture: pieces, routes, spaces, and who and what is there. */
import { roomOf, withoutCovering, type Box } from '../../core/picture-words';
import { corners, element, textElement } from '../../core/svg';
import { bountyFace } from '../procedures/bounties';
import { edgesOf } from '../content';
import type { Space } from '../content';
import type { OuterRimEvent } from '../events';
import { packOf } from '../lookup';
import { placesOf, tokenAt } from '../map';
import type { OuterRimState } from '../state';
import { wordsOf } from './lexicon';
import { contactName } from './names';
import {
  CLASS_COLORS,
  FACTION_COLORS,
  fit,
  GOAL_COLOR,
  label,
  MARGIN,
  playerColor,
  shield,
  shipMark,
  SKY,
  star,
  WIDTH,
} from './picture-style';

export const MAP_HEIGHT = 400;
/** How wide a tile is, and how wide an endcap, of 100 parts of the map. */
const TILE = 14.4;
const ENDCAP = 6.8;

interface Point {
  x: number;
  y: number;
}

type Places = ReadonlyMap<string, Point>;

export function drawMap(state: OuterRimState, events: readonly OuterRimEvent[], top: number): string {
  const pieces = piecesAt(state);
  const places = spacesAt(state, pieces, top);
  const { spaces } = packOf(state).map;
  return element(
    'g',
    {},
    element('rect', { x: 0, y: top, width: WIDTH, height: MAP_HEIGHT, fill: SKY }),
    ...pieces.map((piece) => drawPiece(state, piece, top)),
    ...routes(state, places),
    ...spaces.flatMap((space) => drawSpace(state, space, places)),
    ...spaces.flatMap((space) => drawContacts(state, space, places)),
    ...ways(events, places),
    ...drawGuests(state, places, top),
  );
}

interface Piece {
  id: string;
  x: number;
  width: number;
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

function drawPiece(state: OuterRimState, { id, x, width }: Piece, top: number): string {
  return element(
    'g',
    {},
    element('rect', {
      x: x + 2,
      y: top + 8,
      width: width - 4,
      height: MAP_HEIGHT - 16,
      rx: 8,
      fill: '#1b2540',
      stroke: '#2f3d63',
    }),
    ...lines(wordsOf(state).piece.name(id), Math.floor(width / 5.6)).map((line, i, all) =>
      label(x + width / 2, top + MAP_HEIGHT - 16 - (all.length - 1 - i) * 12, line, {
        'text-anchor': 'middle',
        'font-size': 10,
        fill: '#7688b3',
      }),
    ),
  );
}

/** 'Rebel and Syndicate' breaks before 'and' where it does not fit on one line. */
function lines(name: string, most: number): string[] {
  const at = name.indexOf(' and ');
  return name.length <= most || at < 0
    ? [fit(name, most)]
    : [fit(name.slice(0, at), most), fit(name.slice(at + 1), most)];
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

/** Words stay readable on whatever lies under them. */
const HALO = { stroke: '#1b2540', 'stroke-width': 2.5, 'paint-order': 'stroke' };

const light = { fill: '#e8edf7', 'text-anchor': 'middle' } as const;

function drawSpace(state: OuterRimState, space: Space, places: Places): string[] {
  const at = places.get(space.id);
  if (!at) return [];
  if (space.kind === 'navpoint') return [drawNavpoint(space, at)];
  const isPlanet = space.kind === 'planet';
  const ring = space.faction === null ? '#aab4cc' : FACTION_COLORS[space.faction];
  return [
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: 19,
      fill: isPlanet ? '#34466f' : '#4b2a5e',
      stroke: isPlanet ? ring : '#b57edc',
      'stroke-width': 3,
      ...(isPlanet ? {} : { 'stroke-dasharray': '5 3' }),
    }),
    textElement(
      'text',
      { x: at.x, y: at.y - 25, 'font-size': 12, 'font-weight': 'bold', ...light, ...HALO },
      space.name,
    ),
    ...state.goals
      .filter((goal) => goal === space.id)
      .map((_goal, i, all) => star(at.x + (i - (all.length - 1) / 2) * 13, at.y, GOAL_COLOR, 0.95)),
  ];
}

function drawNavpoint({ name }: Space, { x, y }: Point): string {
  return (
    element('circle', { cx: x, cy: y, r: 7, fill: '#22305a', stroke: '#9fb3e6', 'stroke-width': 1.5 }) +
    textElement(
      'text',
      { x, y: y + 18, 'font-size': 9, ...light, fill: '#8ea2d4', ...HALO },
      name.replace('Navpoint ', ''),
    )
  );
}

/** Contact spaces under the planet: a token by its class, who it is, and whose bounty is on them. */
function drawContacts(state: OuterRimState, space: Space, places: Places): string[] {
  const at = places.get(space.id);
  if (!at) return [];
  return placesOf(state, space.id).map((place, i) => {
    const token = state.contacts[tokenAt(state, place)];
    const [x, y] = [at.x - 7, at.y + 26 + i * 17];
    if (!token)
      return element('rect', {
        x,
        y,
        width: 14,
        height: 14,
        rx: 3,
        fill: 'none',
        stroke: '#6c7aa0',
        'stroke-dasharray': '2 2',
      });
    const who = token.contact === null ? '' : contactName(state, token.contact);
    const hunters = token.contact === null ? [] : huntersOf(state, token.contact);
    return element(
      'g',
      {},
      element('rect', { x, y, width: 14, height: 14, rx: 3, fill: CLASS_COLORS[token.class], stroke: '#0b0f18' }),
      ...(token.faceup
        ? []
        : [
            textElement(
              'text',
              { x: x + 7, y: y + 11, 'font-size': 10, 'text-anchor': 'middle', fill: '#0b0f18' },
              '?',
            ),
          ]),
      ...hunters.map((color, n) => target(x - 10 - n * 13, y + 7, color)),
      textElement(
        'text',
        {
          x: x + 18,
          y: y + 11,
          'font-size': 9.5,
          fill: token.faceup ? '#ffffff' : '#b4c1e4',
          ...HALO,
          ...(token.faceup ? {} : { 'font-style': 'italic' }),
        },
        fit(who, 14),
      ),
    );
  });
}

/** Colours of the players who have a bounty on this contact. */
function huntersOf(state: OuterRimState, contact: string): string[] {
  return state.players.flatMap((player, i) =>
    player.cards.some(({ id }) => bountyFace(state, id)?.contact === contact) ? [playerColor(i)] : [],
  );
}

function target(cx: number, cy: number, color: string): string {
  return (
    element('circle', { cx, cy, r: 5, fill: 'none', stroke: color, 'stroke-width': 2 }) +
    element('circle', { cx, cy, r: 1.6, fill: color })
  );
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

/** A ship or patrol: where it would stand best, and how it is drawn around the middle that it gets. */
interface Guest extends Box {
  draw(middle: Point): string;
}

/** Ships and patrols make way for what is written on the map and for each other. */
function drawGuests(state: OuterRimState, places: Places, top: number): string[] {
  const { spaces } = packOf(state).map;
  const guests = spaces.flatMap((space) => guestsOf(state, space, places));
  const taken = spaces.flatMap((space) => writtenAt(state, space, places));
  const map = { middle: { x: WIDTH / 2, y: top + MAP_HEIGHT / 2 }, width: WIDTH, height: MAP_HEIGHT };
  const middles = withoutCovering(guests, taken, map);
  return guests.map((guest, i) => guest.draw(middles[i] ?? guest.middle));
}

/** The room of a space's name and of its contacts. */
function writtenAt(state: OuterRimState, space: Space, places: Places): Box[] {
  const at = places.get(space.id);
  if (!at) return [];
  if (space.kind === 'navpoint')
    return [{ middle: { x: at.x, y: at.y + 15 }, ...roomOf(space.name.replace('Navpoint ', ''), 9) }];
  const contacts = placesOf(state, space.id).map((place, i): Box => {
    const token = state.contacts[tokenAt(state, place)];
    const who = token && token.contact !== null ? fit(contactName(state, token.contact), 14) : '';
    const { width } = roomOf(who, 9.5);
    return { middle: { x: at.x + (width + 4) / 2, y: at.y + 33 + i * 17 }, width: width + 18, height: 16 };
  });
  return [{ middle: { x: at.x, y: at.y - 29 }, ...roomOf(space.name, 12) }, ...contacts];
}

/** Patrols on the left of their space, ships on the right. */
function guestsOf(state: OuterRimState, space: Space, places: Places): Guest[] {
  const at = places.get(space.id);
  if (!at) return [];
  const reach = space.kind === 'navpoint' ? 8 : 20;
  const patrols = state.patrols.filter((patrol) => patrol.space === space.id);
  const players = state.players.flatMap((player, i) => (player.space === space.id ? [{ player, i }] : []));
  return [
    ...patrols.map(({ faction, level }, n): Guest => ({
      middle: { x: at.x - reach - 8 - n * 20, y: at.y },
      width: 20,
      height: 22,
      draw: ({ x, y }) =>
        shield(x, y, FACTION_COLORS[faction]) +
        textElement(
          'text',
          { x, y: y + 4, 'font-size': 11, 'font-weight': 'bold', 'text-anchor': 'middle', fill: '#0b0f18' },
          String(level),
        ),
    })),
    ...players.map(({ player, i }, n): Guest => {
      const name = fit(player.id, 12);
      const width = name.length * 7 + 33;
      const first = space.kind === 'navpoint' ? -14 - (players.length - 1) * 22 : -10;
      return {
        middle: { x: at.x + reach - 1 + width / 2, y: at.y + first + n * 22 },
        width,
        height: 22,
        draw: ({ x: middle, y }) => {
          const x = middle - width / 2 + 11;
          return nameTag(x + 6, y, name, playerColor(i)) + shipMark(x, y, playerColor(i), player.defeated);
        },
      };
    }),
  ];
}

/** A player's name in their colour, beginning under their ship. */
function nameTag(x: number, y: number, name: string, color: string): string {
  return (
    element('rect', { x, y: y - 8, width: name.length * 7 + 16, height: 16, rx: 4, fill: color, stroke: '#ffffff' }) +
    textElement('text', { x: x + 10, y: y + 4, 'font-size': 11, 'font-weight': 'bold', fill: '#ffffff' }, name)
  );
}
