/** Marks in a picture that was drawn already: round each piece that what failed speaks of, a dashed frame with a cross, so that nobody needs the color to see it. */
import { element, line, sizeOf } from './svg';
import { ROOM, type Room } from './room';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** It is seen on light and on dark screens. */
const COLOR = '#e0245e';
/** In px, as it is shown. */
const BESIDE = 5;
const STROKE = 2.5;
const CROSS = 6;

/** The picture with these pieces marked; those that are not in it are passed over. */
export function withMarks(svg: string, pieces: readonly string[], room: Room = ROOM): string {
  const px = pixelOf(svg, room);
  return pieces.reduce((drawn, each) => withMark(drawn, each, px), svg);
}

function pixelOf(svg: string, room: Room): number {
  const { width, height } = sizeOf(svg);
  return Math.max(width / room.width, height / room.height);
}

/** The mark stands before the first shape of the piece, where its coordinates are the same. */
function withMark(svg: string, piece: string, px: number): string {
  const start = svg.indexOf(` data-piece="${piece}"`);
  const shape = /<(rect|polygon|circle)( [^>]*)>/.exec(svg.slice(Math.max(0, start)));
  if (start < 0 || shape === null) return svg;
  const box = boxOf(shape[1] ?? '', shape[2] ?? '');
  const at = start + shape.index;
  return svg.slice(0, at) + mark(box, px) + svg.slice(at);
}

function boxOf(name: string, attributes: string): Box {
  const number = (key: string): number => Number(new RegExp(` ${key}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
  if (name === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')];
    return { left: x - r, top: y - r, right: x + r, bottom: y + r };
  }
  if (name === 'rect') {
    const [left, top] = [number('x'), number('y')];
    return { left, top, right: left + number('width'), bottom: top + number('height') };
  }
  const corners = (/ points="([^"]*)"/.exec(attributes)?.[1] ?? '')
    .split(' ')
    .map((each) => each.split(',').map(Number));
  const [all, down] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  return { left: Math.min(...all), top: Math.min(...down), right: Math.max(...all), bottom: Math.max(...down) };
}

function mark({ left, top, right, bottom }: Box, px: number): string {
  const beside = BESIDE * px;
  const from = { x: left - beside, y: top - beside };
  const stroke = { stroke: COLOR, 'stroke-width': STROKE * px };
  const size = { width: right - left + 2 * beside, height: bottom - top + 2 * beside };
  const dashes = { 'stroke-dasharray': `${4 * px} ${3 * px}`, rx: 2 * px };
  const far = CROSS * px;
  return element(
    'g',
    { class: 'failed' },
    element('rect', { ...from, ...size, fill: 'none', ...stroke, ...dashes }),
    line({ x: from.x - far, y: from.y - far }, { x: from.x + far, y: from.y + far }, stroke),
    line({ x: from.x - far, y: from.y + far }, { x: from.x + far, y: from.y - far }, stroke),
  );
}
