/** Colors and small shapes of pictures. */
import { AS_IS } from '../../language/dark';
import { lettering } from '../../language/picture-words';
import { corners, element, type Attributes } from '../../language/svg';
import type { ContactClass, DieFace, Faction } from '../facts';

/** Width of the whole picture. */
export const WIDTH = 1320;
export const MARGIN = 16;
export const MAP_HEIGHT = 400;

export const INK = '#1f2a36';
export const FAINT = '#6b7785';
export const PAPER = '#f4f1e8';
export const CARD = '#fffdf6';
export const LINE = '#c9c2ae';
export const SKY = '#131a2b';

// Colors that mean something are told apart by whoever does not see red, green or blue too.
export const PLAYER_COLORS = ['#9f2e27', '#175a95', '#c28a03', '#8a20f1'] as const;
export const FACTION_COLORS: Readonly<Record<Faction, string>> = {
  hutt: '#1bd17c',
  syndicate: '#fdc80d',
  imperial: '#7c93b9',
  rebel: '#d0420a',
};
/** Rings of planets without a faction, and of the Maelstrom. */
export const NEUTRAL_COLOR = '#ffffff';
export const MAELSTROM_COLOR = '#bf3df4';
export const CLASS_COLORS: Readonly<Record<ContactClass, string>> = {
  white: '#f2f4f4',
  green: '#58b368',
  yellow: '#f2c94c',
};

/** Goal tokens of the AI player. */
export const GOAL_COLOR = '#ffe27a';

export function playerColor(index: number): string {
  return PLAYER_COLORS[index % PLAYER_COLORS.length] ?? INK;
}

/** Words from a place on, cut where they are wider than `width`. */
export const label = lettering({ fill: INK, size: 12 });

export function box(x: number, y: number, width: number, height: number, more: Attributes = {}): string {
  return element('rect', { x, y, width, height, rx: 5, fill: CARD, stroke: LINE, ...more });
}

/** A shape as wide as 20, moved to a place and scaled. */
function shape(points: readonly (readonly [number, number])[], x: number, y: number, scale: number): string {
  return corners(points.map(([px, py]) => ({ x: x + px * scale, y: y + py * scale })));
}

const SHIELD: readonly (readonly [number, number])[] = [
  [-9, -10],
  [9, -10],
  [9, 2],
  [0, 11],
  [-9, 2],
];
const STAR: readonly (readonly [number, number])[] = [
  [0, -10],
  [2.4, -3.2],
  [9.5, -3.1],
  [3.8, 1.2],
  [5.9, 8.1],
  [0, 4],
  [-5.9, 8.1],
  [-3.8, 1.2],
  [-9.5, -3.1],
  [-2.4, -3.2],
];
const BURST: readonly (readonly [number, number])[] = [
  [0, -10],
  [2.5, -4],
  [8, -7],
  [5, -1.5],
  [10, 2],
  [4, 3],
  [5, 9],
  [0, 5],
  [-5, 9],
  [-4, 3],
  [-10, 2],
  [-5, -1.5],
  [-8, -7],
  [-2.5, -4],
];
const PAWN: readonly (readonly [number, number])[] = [
  [0, -12],
  [5, -4],
  [11, 8],
  [4, 5],
  [0, 8],
  [-4, 5],
  [-11, 8],
  [-5, -4],
];

export function shield(x: number, y: number, fill: string, scale = 1): string {
  return element('polygon', { points: shape(SHIELD, x, y, scale), fill, stroke: '#0b0f18', 'stroke-width': 1 });
}

export function star(x: number, y: number, fill: string, scale = 0.7): string {
  return element('polygon', { points: shape(STAR, x, y, scale), fill, stroke: '#0b0f18', 'stroke-width': 0.6 });
}

/** A ship seen from above. */
export function shipMark(x: number, y: number, fill: string, lying: boolean): string {
  const turned = lying ? { transform: `rotate(90 ${Math.round(x)} ${Math.round(y)})` } : {};
  return element('polygon', {
    points: shape(PAWN, x, y, 1),
    fill,
    stroke: '#ffffff',
    'stroke-width': 1.4,
    ...turned,
  });
}

/** A die of 26, its upper left corner at a place. */
export function dieMark(x: number, y: number, face: DieFace): string {
  const [cx, cy] = [x + 13, y + 13];
  const burst = (fill: string): string =>
    element('polygon', { points: shape(BURST, cx, cy, 0.95), fill, stroke: '#f7d9a0', 'stroke-width': 1.4 });
  const marks: Readonly<Record<DieFace, string>> = {
    hit: burst('none'),
    crit: burst('#f7d9a0'),
    focus:
      element('ellipse', { cx, cy, rx: 9, ry: 5, fill: 'none', stroke: '#f7d9a0', 'stroke-width': 1.6 }) +
      element('circle', { cx, cy, r: 2.4, fill: '#f7d9a0' }),
    blank: '',
  };
  return element(
    'g',
    { class: AS_IS },
    element('rect', { x, y, width: 26, height: 26, rx: 5, fill: '#8e2f23', stroke: '#5b1c14', 'stroke-width': 1 }),
    marks[face],
  );
}

/** Counters: so many of them filled, at most so many drawn, how far apart. */
interface Pips {
  filled: number;
  all: number;
  most: number;
  apart: number;
  color: string;
}

/** How wide a row of counters is. */
export function widthOfPips({ filled, all, most, apart }: Pips): number {
  return apart * Math.min(most, Math.max(filled, all));
}

export function pips(x: number, y: number, row: Pips): string {
  const { filled, all, apart, color } = row;
  return Array.from({ length: widthOfPips(row) / apart }, (_each, i) =>
    element('rect', {
      x: x + i * apart,
      y,
      width: apart - 3,
      height: 10,
      rx: 2,
      fill: i < filled ? color : 'none',
      stroke: i < all ? FAINT : color,
      'stroke-width': 1,
    }),
  ).join('');
}
