/** Dice in pictures: the color of their card, a value and a simple shape for each symbol. */
import { AS_IS } from '../../language/dark';
import { corners, element, textElement } from '../../language/svg';
import type { Color, DieSide, DieSymbol } from '../facts';

export const DIE = 44;

export const CARD_COLORS: Readonly<Record<Color, string>> = {
  red: '#a93226',
  blue: '#2471a3',
  yellow: '#ad8d08',
  gray: '#6c7a80',
};

const INK = '#ffffff';
const LINE = { fill: 'none', stroke: INK, 'stroke-width': 2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

const path = (d: string): string => element('path', { d, ...LINE });
const dot = (r: number): string => element('circle', { cx: 0, cy: 0, r, fill: INK });
const ring = (r: number): string => element('circle', { cx: 0, cy: 0, r, ...LINE });

/** Shapes about the origin, 18 wide. */
const SHAPES: Readonly<Record<DieSymbol, readonly string[]>> = {
  melee: [path('M-8 8 L8 -8 M-8 -8 L8 8 M-8 3 L-3 8 M8 3 L3 8')],
  ranged: [ring(6), path('M0 -9 V-3 M0 9 V3 M-9 0 H-3 M9 0 H3')],
  shield: [path('M-7 -7 H7 V0 C7 5 3 8 0 9 C-3 8 -7 5 -7 0 Z')],
  resource: [ring(8), ring(4)],
  focus: [path('M-9 0 C-5 -7 5 -7 9 0 C5 7 -5 7 -9 0 Z'), dot(3)],
  disrupt: [path('M3 -9 L-4 1 H3 L-3 9')],
  discard: [path('M-5 -8 H5 V8 H-5 Z M-2 -3 L2 3 M2 -3 L-2 3')],
  special: [
    element('polygon', {
      points: corners([
        { x: 0, y: -9 },
        { x: 2.6, y: -3 },
        { x: 9, y: -2.6 },
        { x: 4, y: 1.6 },
        { x: 5.6, y: 8 },
        { x: 0, y: 4.4 },
        { x: -5.6, y: 8 },
        { x: -4, y: 1.6 },
        { x: -9, y: -2.6 },
        { x: -2.6, y: -3 },
      ]),
      fill: INK,
    }),
  ],
  any: [ring(2), path('M0 -8 V-4 M0 8 V4 M-7 4 L-3.5 2 M7 -4 L3.5 -2 M-7 -4 L-3.5 -2 M7 4 L3.5 2')],
  blank: [],
};

function valueOf(side: DieSide): string {
  if (side.symbol === 'special' || side.symbol === 'blank') return '';
  return `${side.modifier ? '+' : ''}${side.x ? 'X' : side.value}`;
}

/** A die in a pool; its upper left corner at a point. A side with a cost carries it in a coin. */
export function drawDie(x: number, y: number, color: Color, side: DieSide): string {
  const value = valueOf(side);
  const middle = value === '' ? DIE / 2 : value.length > 1 ? DIE * 0.71 : DIE * 0.68;
  const coin =
    side.resourceCost === 0
      ? []
      : [
          element('circle', { cx: DIE - 6, cy: DIE - 6, r: 7.5, fill: '#f7dc6f', stroke: '#7d6608' }),
          text(DIE - 6, DIE - 2, 11, String(side.resourceCost), '#4d3f05'),
        ];
  return element(
    'g',
    { transform: `translate(${x} ${y})`, class: AS_IS },
    element('rect', {
      width: DIE,
      height: DIE,
      rx: 8,
      fill: CARD_COLORS[color],
      stroke: '#1c2833',
      'stroke-width': 1.5,
    }),
    ...(value === ''
      ? []
      : [
          text(
            value.length > 1 ? 11.5 : DIE * 0.27,
            DIE / 2 + (value.length > 1 ? 5 : 6),
            value.length > 1 ? 13 : 17,
            value,
            INK,
          ),
        ]),
    element('g', { transform: `translate(${Math.round(middle)} ${DIE / 2})` }, ...SHAPES[side.symbol]),
    ...coin,
  );
}

/** A die that lies on its card: no side shows. */
export function drawDieOnCard(x: number, y: number, color: Color): string {
  const die = { x, y, width: 13, height: 13, rx: 3, fill: CARD_COLORS[color], stroke: '#1c2833' };
  return element('g', { class: AS_IS }, element('rect', die));
}

function text(x: number, y: number, size: number, words: string, fill: string): string {
  return textElement('text', { x, y, 'font-size': size, 'font-weight': 'bold', 'text-anchor': 'middle', fill }, words);
}
