/** What is written on the map of a picture and who stands there: each makes way for those before it. */
import type { Point } from '../../core/geometry';
import { cut, drawSigns, placeSigns, roomOf, signOf, type Box, type Sign } from '../../language/picture-words';
import { element, textElement, type Attributes } from '../../language/svg';
import type { Space } from '../facts';
import { packOf } from '../model/pack';
import { placesOf, tokenAt } from '../queries/map';
import { bountyFace } from '../procedures/bounties';
import type { OuterRimState } from '../model/state';
import { wordsOf } from './lexicon';
import { contactName } from './names';
import { CLASS_COLORS, FACTION_COLORS, MAP_HEIGHT, playerColor, shield, shipMark, WIDTH } from './picture-style';

/** A tile or endcap: from where, how wide. */
export interface Piece {
  id: string;
  x: number;
  width: number;
}

/** The middles of the spaces. */
export type Places = ReadonlyMap<string, Point>;

/** Words stay readable on whatever lies under them. */
const HALO = { stroke: '#1b2540', 'stroke-width': 2.5, 'paint-order': 'stroke' };
/** Lines from signs that had to make way. */
const LEADER = '#b4c1e4';
/** Room between words. */
const GAP = 5;
/** The discs of planets and navpoints. */
const RADIUS = { planet: 20, maelstrom: 20, navpoint: 8 } as const;

/** The map's own words make way for all spaces; patrols and ships for words and planets, or they would stand too far from where they are. */
export function drawSignsOfMap(state: OuterRimState, pieces: readonly Piece[], places: Places, top: number): string[] {
  const within = { middle: { x: WIDTH / 2, y: top + MAP_HEIGHT / 2 }, width: WIDTH, height: MAP_HEIGHT };
  const spaces = packOf(state).map.spaces.flatMap((space) => {
    const at = places.get(space.id);
    return at ? [{ space, at }] : [];
  });
  const written = placeSigns(wordsOfMap(state, pieces, spaces, top), spaces.map(discOf), within);
  const planets = spaces.filter((each) => !isNavpoint(each)).map(discOf);
  const guests = [
    ...spaces.flatMap((each) => patrolsAt(state, each.space, each.at).map((sign) => ledTo(each, sign))),
    ...spaces.flatMap((each) => shipsAt(state, each.space, each.at).map((sign) => ledTo(each, sign))),
  ];
  return drawSigns([...written, ...placeSigns(guests, [...written, ...planets], within)]);
}

interface At {
  space: Space;
  at: Point;
}

function isNavpoint({ space }: At): boolean {
  return space.kind === 'navpoint';
}

function wordsOfMap(state: OuterRimState, pieces: readonly Piece[], spaces: readonly At[], top: number): Sign[] {
  return [
    ...pieces.flatMap((piece) => namesOfPiece(state, piece, top)),
    ...spaces.filter((each) => !isNavpoint(each)).map((each) => ledTo(each, nameOfPlanet(each.space, each.at))),
    ...spaces.flatMap((each) => contactsAt(state, each.space, each.at).map((sign) => ledTo(each, sign))),
    ...spaces.filter(isNavpoint).map((each) => ledTo(each, nameOfNavpoint(each.space, each.at, pieces))),
  ];
}

function discOf({ space, at }: At): Box {
  return { middle: at, width: 2 * RADIUS[space.kind], height: 2 * RADIUS[space.kind] };
}

function ledTo(space: At, sign: Sign): Sign {
  return { ...sign, of: { box: discOf(space), color: LEADER } };
}

function words(text: string, middle: Point, size: number, fill: string, more: Attributes = {}): Sign {
  return signOf(text, middle, size, { fill, ...more }, GAP);
}

function namesOfPiece(state: OuterRimState, { id, x, width }: Piece, top: number): Sign[] {
  return linesOf(wordsOf(state).piece.name(id), width - 4, 11).map((line, i, all) =>
    words(line, { x: x + width / 2, y: top + MAP_HEIGHT - 19 - (all.length - 1 - i) * 13 }, 11, '#7688b3'),
  );
}

/** 'Rebel and Syndicate' breaks before 'and' where it does not fit on one line. */
function linesOf(name: string, width: number, size: number): string[] {
  const at = name.indexOf(' and ');
  const lines = roomOf(name, size).width <= width || at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
  return lines.map((line) => cut(line, width, size));
}

function nameOfPlanet({ name }: Space, { x, y }: Point): Sign {
  return words(cut(name, 150, 12), { x, y: y - 29 }, 12, '#e8edf7', { 'font-weight': 'bold', ...HALO });
}

/** Under the navpoint, on its own piece: its neighbor on the next one is near. */
function nameOfNavpoint({ name, piece: of }: Space, { x, y }: Point, pieces: readonly Piece[]): Sign {
  const text = cut(name.replace('Navpoint ', ''), 90, 11);
  const half = roomOf(text, 11).width / 2 + GAP;
  const piece = pieces.find(({ id }) => id === of);
  const inside = piece ? Math.max(piece.x + half, Math.min(piece.x + piece.width - half, x)) : x;
  return words(text, { x: inside, y: y + 16 }, 11, '#8ea2d4', HALO);
}

const TOKEN = 14;
const TARGET = 13;

/** Contact spaces under the planet: a token by its class, who it is, and whose bounty is on them. */
function contactsAt(state: OuterRimState, space: Space, at: Point): Sign[] {
  return placesOf(state, space.id).map((place, i) => {
    const token = state.contacts[tokenAt(state, place)];
    const hunters = token && token.contact !== null ? huntersOf(state, token.contact) : [];
    const name = token && token.contact !== null ? cut(contactName(state, token.contact), 90, 11) : '';
    const left = hunters.length * TARGET;
    const right = TOKEN + (name === '' ? 0 : 4 + roomOf(name, 11).width);
    const width = left + right + GAP;
    return {
      middle: { x: at.x - TOKEN / 2 + (right - left) / 2, y: at.y + 33 + i * 17 },
      width,
      height: 16,
      draw: ({ x: middle, y }: Point): string => {
        const x = middle - (right - left) / 2;
        return element(
          'g',
          {},
          contactToken(x, y - TOKEN / 2, token),
          ...hunters.map((color, n) => target(x - 10 - n * TARGET, y, color)),
          ...(name === '' ? [] : [contactLabel(x + 18, y + 4, name, token?.faceup === true)]),
        );
      },
    };
  });
}

type ContactToken = OuterRimState['contacts'][number] | undefined;

function contactToken(x: number, y: number, token: ContactToken): string {
  const square = { x, y, width: TOKEN, height: TOKEN, rx: 3 };
  if (!token) return element('rect', { ...square, fill: 'none', stroke: '#6c7aa0', 'stroke-dasharray': '2 2' });
  const unknown = { x: x + 7, y: y + 11, 'font-size': 11, 'text-anchor': 'middle', fill: '#0b0f18' };
  return (
    element('rect', { ...square, fill: CLASS_COLORS[token.class], stroke: '#0b0f18' }) +
    (token.faceup ? '' : textElement('text', unknown, '?'))
  );
}

function contactLabel(x: number, y: number, name: string, isFaceup: boolean): string {
  const style = isFaceup ? { fill: '#ffffff' } : { fill: '#b4c1e4', 'font-style': 'italic' };
  return textElement('text', { x, y, 'font-size': 11, ...style, ...HALO }, name);
}

/** Colors of the players who have a bounty on this contact. */
function huntersOf(state: OuterRimState, contact: string): string[] {
  return state.players.flatMap((player, i) =>
    player.cards.some(({ id }) => bountyFace(state, id)?.contact === contact) ? [playerColor(i)] : [],
  );
}

function target(cx: number, cy: number, color: string): string {
  return (
    element('circle', { cx, cy, r: 6, fill: '#ffffff' }) +
    element('circle', { cx, cy, r: 4.5, fill: 'none', stroke: color, 'stroke-width': 2 }) +
    element('circle', { cx, cy, r: 1.6, fill: color })
  );
}

/** On the left of their space. */
function patrolsAt(state: OuterRimState, space: Space, at: Point): Sign[] {
  const patrols = state.patrols.filter((patrol) => patrol.space === space.id);
  return patrols.map(({ faction, level }, n) => ({
    middle: { x: at.x - RADIUS[space.kind] - 10 - n * 20, y: at.y },
    width: 20,
    height: 22,
    draw: ({ x, y }: Point): string =>
      shield(x, y, FACTION_COLORS[faction]) +
      textElement(
        'text',
        { x, y: y + 4, 'font-size': 11, 'font-weight': 'bold', 'text-anchor': 'middle', fill: '#0b0f18' },
        String(level),
      ),
  }));
}

/** Half of a ship, which lies over the left end of its player's name. */
const SHIP = 11;

/** On the right of their space. */
function shipsAt(state: OuterRimState, space: Space, at: Point): Sign[] {
  const players = state.players.flatMap((player, i) => (player.space === space.id ? [{ player, i }] : []));
  const first = space.kind === 'navpoint' ? -14 - (players.length - 1) * 22 : -10;
  return players.map(({ player, i }, n) => {
    const name = cut(player.id, 90, 11);
    const tag = roomOf(name, 11).width + 17;
    const width = tag + SHIP + 6;
    return {
      middle: { x: at.x + RADIUS[space.kind] + width / 2, y: at.y + first + n * 22 },
      width,
      height: 24,
      draw: ({ x: middle, y }: Point): string => {
        const x = middle - width / 2 + SHIP;
        return nameTag(x + 6, y, name, tag, playerColor(i)) + shipMark(x, y, playerColor(i), player.defeated);
      },
    };
  });
}

/** A player's name in their color, beginning under their ship. */
function nameTag(x: number, y: number, name: string, width: number, color: string): string {
  return (
    element('rect', { x, y: y - 8, width, height: 16, rx: 4, fill: color, stroke: '#ffffff' }) +
    textElement('text', { x: x + 10, y: y + 4, 'font-size': 11, 'font-weight': 'bold', fill: '#ffffff' }, name)
  );
}
