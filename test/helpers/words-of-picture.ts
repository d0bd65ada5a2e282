/** What is written in a picture and where, and what of it cannot be read: words on words, and shapes drawn over words. */
import { boxesOverlap, liesIn, roomOf, type Box } from '../../src/language/picture-words';

export interface Written extends Box {
  words: string;
  /** How much was drawn before it. */
  nth: number;
}

interface Shape extends Box {
  nth: number;
}

/** Where a group of a drawing lies: moved, and for drawings with north above turned upside down. */
interface Place {
  x: number;
  y: number;
  up: 1 | -1;
}

type Read = (name: string) => number;

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>([^<]*)/g;
/** From the middle of letters down to the line that they stand on, in their size. */
const DOWN = 0.35;

export function drawnIn(svg: string): { words: Written[]; shapes: Shape[] } {
  const words: Written[] = [];
  const shapes: Shape[] = [];
  const within: Place[] = [];
  let nth = 0;
  for (const [, closes, tag = '', attributes = '', isEmpty, after = ''] of svg.matchAll(TAG)) {
    if (closes) {
      within.pop();
      continue;
    }
    const outer = within.at(-1) ?? { x: 0, y: 0, up: 1 };
    const place = moved(outer, attributes);
    if (!isEmpty) within.push(place);
    const number: Read = (name) => Number(attribute(attributes, name) ?? (name === 'font-size' ? 16 : 0));
    nth += 1;
    if (tag === 'text' && after.trim() !== '') words.push({ ...written(attributes, after, number, place), nth });
    const shape = isOpaque(attributes) ? boxOf(tag, attributes, number) : null;
    if (shape) shapes.push({ ...shape, middle: at(place, shape.middle), nth });
  }
  return { words, shapes };
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
}

function moved(outer: Place, attributes: string): Place {
  const transform = attribute(attributes, 'transform') ?? '';
  const [, x, y] = /translate\((\S+) (\S+)\)/.exec(transform) ?? [];
  const { x: left, y: top } = at(outer, { x: Number(x ?? 0), y: Number(y ?? 0) });
  return { x: left, y: top, up: transform.includes('scale(1 -1)') ? (-outer.up as 1 | -1) : outer.up };
}

function at({ x, y, up }: Place, point: { x: number; y: number }): { x: number; y: number } {
  return { x: x + point.x, y: y + up * point.y };
}

function written(attributes: string, text: string, number: Read, place: Place): Omit<Written, 'nth'> {
  const words = text.replace(/&\w+;/g, '&');
  const size = number('font-size');
  const room = roomOf(words, size);
  const aside = { middle: 0, end: -room.width / 2 }[attribute(attributes, 'text-anchor') ?? ''] ?? room.width / 2;
  const { x, y } = at(place, { x: number('x'), y: number('y') });
  return {
    words,
    ...room,
    middle: { x: x + aside, y: y - DOWN * size },
  };
}

/** What lies under it cannot be read. */
function isOpaque(attributes: string): boolean {
  return attribute(attributes, 'fill') !== 'none' && Number(attribute(attributes, 'fill-opacity') ?? 1) > 0.6;
}

function boxOf(tag: string, attributes: string, number: Read): Box | null {
  if (tag === 'rect') {
    const [width, height] = [number('width'), number('height')];
    return { middle: { x: number('x') + width / 2, y: number('y') + height / 2 }, width, height };
  }
  if (tag === 'circle')
    return { middle: { x: number('cx'), y: number('cy') }, width: 2 * number('r'), height: 2 * number('r') };
  if (tag !== 'polygon') return null;
  const points = (attribute(attributes, 'points') ?? '').split(' ').map((each) => each.split(',').map(Number));
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, width: right - left, height: bottom - top };
}

/** Numbers in pictures are rounded to tenths, and letters only estimated. */
const ROUNDED = 0.5;

/** What cannot be read: words that share room, words under a shape that is drawn later, words that leave the picture. */
export function unreadableIn(svg: string): string[] {
  const { words, shapes } = drawnIn(svg);
  const tight = words.map((each) => ({ ...each, width: each.width - ROUNDED, height: each.height - ROUNDED }));
  const frame = frameOf(svg);
  return tight.flatMap((one, i) => [
    ...tight.slice(i + 1).flatMap((other) => (boxesOverlap(one, other) ? [`${one.words} / ${other.words}`] : [])),
    ...shapes.flatMap((shape) => (shape.nth > one.nth && boxesOverlap(one, shape) ? [`${one.words} / a shape`] : [])),
    ...(liesIn(one, frame) ? [] : [`${one.words} leaves the picture`]),
  ]);
}

function frameOf(svg: string): Box {
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  return { middle: { x: x + width / 2, y: y + height / 2 }, width, height };
}
