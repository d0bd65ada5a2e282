/** What is written into the picture of a table: names, tokens, measures. Signs do not cover each other. */
import type { Point } from '../../core/geometry';
import { roomOf, type Sign } from '../../language/picture-words';
import { element, textElement } from '../../language/svg';
import { type TokenKind, TOKENS } from '../model/state';
import { TOKEN_COLORS } from './picture-colors';

/** Words stay readable on whatever lies under them. */
const HALO = { stroke: '#f8f9f9', 'stroke-width': 2, 'stroke-opacity': '0.8', 'paint-order': 'stroke' };
const TOKEN_ROOM = 14;

export function words(text: string, middle: Point, color: string, size: number): Sign {
  const draw = (at: Point): string => upright(text, at, size, { fill: color, ...HALO });
  return { middle, ...roomOf(text, size), draw };
}

/** Tokens in a row. */
export function tokens(held: readonly TokenKind[], middle: Point): Sign {
  const draw = (at: Point): string =>
    held
      .map((kind, i) => {
        const { fill, letters } = TOKEN_COLORS[TOKENS[kind].color];
        const own = { x: at.x + (i - (held.length - 1) / 2) * TOKEN_ROOM, y: at.y };
        const mark = element('circle', { cx: own.x, cy: own.y, r: 6, fill });
        return mark + upright(kind.slice(0, 2), own, 7, { fill: letters });
      })
      .join('');
  return { middle, width: held.length * TOKEN_ROOM, height: TOKEN_ROOM, draw };
}

/** From the middle of letters down to the line that they stand on, in their size. */
const DOWN = 0.35;

/** Text in a drawing that is turned upside down, around its middle. */
function upright(text: string, { x, y }: Point, size: number, attributes: Record<string, string | number>): string {
  const place = { x, y: -(y - DOWN * size), transform: 'scale(1 -1)', 'text-anchor': 'middle', 'font-size': size };
  return textElement('text', { ...place, ...attributes }, text);
}
