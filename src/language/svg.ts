/** A few words for drawing the table as SVG: pictures of scenarios. Attributes are escaped; numbers are rounded to tenths. */
import type { Point } from '../core/geometry';
import { darkRules } from './dark';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** `<name attributes>inside</name>`; the inside is SVG already. */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${typeof value === 'number' ? tenths(value) : escaped(value)}"`],
  );
  return inside.length === 0
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${inside.join('')}</${name}>`;
}

/** A straight line. */
export function line(from: Point, to: Point, attributes: Attributes): string {
  return element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...attributes });
}

/** Plain text in an element. */
export function textElement(name: string, attributes: Attributes, text: string): string {
  return element(name, attributes, escaped(text));
}

/** A whole picture: the part of the drawing that is seen (its upper left corner is [0, 0] unless said otherwise), and its title for those who hover over it. */
export function document(
  { left = 0, top = 0, width, height }: { left?: number; top?: number; width: number; height: number },
  title: string,
  ...inside: readonly string[]
): string {
  const viewBox = [left, top, width, height].map(tenths).join(' ');
  const size = { viewBox, width: Math.round(width), height: Math.round(height) };
  const about = { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': 'sans-serif' };
  const style = darkRules(inside.join(''));
  return element(
    'svg',
    about,
    textElement('title', {}, title),
    ...(style === '' ? [] : [element('style', {}, style)]),
    ...inside,
  );
}

/** `x,y x,y ...` for polygons and lines. */
export function corners(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }) => `${tenths(x)},${tenths(y)}`).join(' ');
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

// XML allows no other control characters than those of white space, escaped or not; what turns the direction of writing misleads.
const UNSEEN =
  // eslint-disable-next-line no-control-regex
  /[^\u0009\u000a\u000d\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

export function escaped(text: string): string {
  const printable = text.replace(UNSEEN, '\ufffd');
  return printable.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** How large a drawn picture is, in its own units. */
export function sizeOf(svg: string): { width: number; height: number } {
  const [, width = '1', height = '1'] = / viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}
