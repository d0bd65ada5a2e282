/** Words in pictures that do not cover each other: each is moved as little as needed from where it would stand best. */
import type { Point } from '../core/geometry';
import { AS_IS } from './dark';
import { element, line, textElement, type Attributes } from './svg';

/** A box, by its middle. */
export interface Box {
  middle: Point;
  width: number;
  height: number;
}

/** Something to write, where it would stand best, and how it is drawn around the middle that it gets. */
export interface Sign extends Box {
  draw(middle: Point): string;
  /** The piece that it speaks of: a thin line leads there from a sign that had to make way and stands apart from it, or on another piece. */
  of?: { box: Box; color: string };
}

/** A sign that has its place. */
export interface PlacedSign extends Sign {
  /** The line to what it speaks of; null: it stands there. */
  leader: string | null;
}

/** About as wide as a letter of a sans-serif font is on average, and as high as its letters stand, in its size. */
const LETTER = 0.6;
const HEIGHT = 1.1;

/** The room that words of a font size take. */
export function roomOf(words: string, size: number): { width: number; height: number } {
  return { width: [...words].length * size * LETTER, height: size * HEIGHT };
}

/** The size in which words fit into a width: the one that is wanted, or smaller. */
export function sizeFor(words: string, width: number, size: number): number {
  return Math.min(size, (size * width) / Math.max(1, roomOf(words, size).width));
}

/** Words cut to a width in a font size; what is left out is marked. A number at the end stays: several pieces may be called alike but for it. */
export function cut(words: string, width: number, size: number): string {
  const letters = [...words];
  const most = Math.floor(width / (LETTER * size) + 0.01);
  if (letters.length <= most) return words;
  const number = / \d+$/.exec(words)?.[0] ?? '';
  const kept = most - 1 - number.length;
  return kept > 0
    ? `${letters.slice(0, kept).join('')}…${number}`
    : `${letters.slice(0, Math.max(0, most - 1)).join('')}…`;
}

/** The words that are shown in a width, and their size: smaller down to `smallest` where they would be too wide, and cut where that does not help. */
export function fitted(
  words: string,
  { width, size, smallest = size }: { width: number; size: number; smallest?: number },
): { shown: string; size: number } {
  const own = Math.max(smallest, sizeFor(words, width, size));
  return { shown: cut(words, width, own), size: own };
}

/** How words of a line are written where nothing else is said: color and size; smaller down to `smallest` where there is not room enough. */
export interface Lettering {
  fill: string;
  size: number;
  smallest?: number;
}

/** Words from a place on; where they would be wider than `width`, smaller or cut. */
export type WriteLine = (
  x: number,
  y: number,
  words: string,
  attributes?: Attributes & { size?: number; width?: number },
) => string;

export function lettering({ fill, size: usual, smallest }: Lettering): WriteLine {
  return (x, y, words, { size = usual, width = Infinity, ...more } = {}) => {
    const line = fitted(words, { width, size, ...(smallest !== undefined && { smallest }) });
    return textElement('text', { x, y, 'font-size': line.size, fill, ...more }, line.shown);
  };
}

/** As few lines as the words fit on, `between` them where they share one. */
export function onLines(words: readonly string[], between: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = `${last ?? ''}${between}${word}`;
    if (last === undefined || joined.length > letters) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

/** What a mark in a picture means. */
export interface LegendKey {
  /** The mark around a middle. */
  mark(x: number, y: number): string;
  says: string;
}

/** Keys in one row that ends at `right`, and where it begins. */
export function legend(
  keys: readonly LegendKey[],
  { right, y, ...letters }: { right: number; y: number; size: number; fill: string },
): { svg: string; left: number } {
  let x = right;
  const write = lettering(letters);
  const drawn = [...keys].reverse().map(({ mark, says }) => {
    x -= roomOf(says, letters.size).width + 26;
    return element('g', { class: AS_IS }, mark(x + 7, y - 4)) + write(x + 18, y, says);
  });
  return { svg: element('g', {}, ...drawn.reverse()), left: x };
}

/** Asked for each sign at hundreds of places: the gap is not worked out where one side tells. */
export function boxesOverlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.middle.x - other.middle.x) < (one.width + other.width) / 2 &&
    Math.abs(one.middle.y - other.middle.y) < (one.height + other.height) / 2
  );
}

/** From the middle of letters down to the line that they stand on, in their size. */
export const DOWN = 0.35;

/** Words as a sign, with some room beside them. */
export function signOf(words: string, middle: Point, size: number, attributes: Attributes, room = 0): Sign {
  const { width, height } = roomOf(words, size);
  const draw = ({ x, y }: Point): string =>
    textElement('text', { x, y: y + DOWN * size, 'font-size': size, 'text-anchor': 'middle', ...attributes }, words);
  return { middle, width: width + room, height, draw };
}

/** Up or down before aside: lines of words lie one above the other. */
const DIRECTIONS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
const STEP = 3;
const STEPS = 60;

/** How words make way: so far at a time; and what they lie on only where there is no room elsewhere. */
export interface Placing {
  step?: number;
  shy?: readonly Box[];
}

/**
 * Where the middles of these boxes come to lie. The first stands where it wants to, the next moves out of its way; `taken` stays free, and nothing
 * leaves `within` as long as there is room in it.
 */
export function withoutCovering(
  wanted: readonly Box[],
  taken: readonly Box[] = [],
  within: Box | null = null,
  { step = STEP, shy = [] }: Placing = {},
): Point[] {
  const placed: Box[] = [...taken];
  return wanted.map((box) => {
    const isFree = (place: Box): boolean => !placed.some((other) => boxesOverlap(place, other));
    const isInside = (place: Box): boolean => (within === null || liesIn(place, within)) && isFree(place);
    const first = (fits: (place: Box) => boolean): Box | null => firstPlace(box, step, fits);
    const found =
      first((place) => isInside(place) && !shy.some((other) => boxesOverlap(place, other))) ??
      (shy.length > 0 ? first(isInside) : null) ??
      (within === null ? null : firstPlace(box, step, isFree, (place) => movedInto(place, within))) ??
      first(isFree) ??
      box;
    placed.push(found);
    return found.middle;
  });
}

/** The signs where they can stand, the first where they want to, within the frame and off what is taken. */
export function placeSigns(
  signs: readonly Sign[],
  taken: readonly Box[],
  within: Box,
  placing: Placing = {},
): PlacedSign[] {
  const { step = STEP } = placing;
  const middles = withoutCovering(signs, taken, within, placing);
  const pieces = signs.flatMap(({ of }) => of?.box ?? []);
  return signs.map((sign, i) => {
    const middle = middles[i] ?? sign.middle;
    return { ...sign, middle, leader: leaderOf(sign, { ...sign, middle }, pieces, step) };
  });
}

/** Signs over the lines that lead from them. */
export function drawSigns(signs: readonly PlacedSign[]): string[] {
  return [...signs.flatMap(({ leader }) => leader ?? []), ...signs.map((sign) => sign.draw(sign.middle))];
}

/** So many steps farther than it would stand best a sign may stand from its piece without that anybody wonders whose it is. */
const NEAR = 4;

function leaderOf({ of, ...wanted }: Sign, placed: Box, pieces: readonly Box[], step: number): string | null {
  if (!of || boxesOverlap(placed, of.box)) return null;
  const strays = gapBetween(placed, of.box) > Math.max(0, gapBetween(wanted, of.box)) + NEAR * step;
  const { middle } = of.box;
  const spot = { middle: placed.middle, width: 0, height: 0 };
  const isOnAnother = pieces.some(
    (piece) => (piece.middle.x !== middle.x || piece.middle.y !== middle.y) && liesIn(spot, piece),
  );
  if (!strays && !isOnAnother) return null;
  const { x, y } = middle;
  const from = nearestIn(placed, middle);
  return (
    line(from, middle, { stroke: of.color, 'stroke-width': thickness(0.2 * step) }) +
    element('circle', { cx: x, cy: y, r: thickness(0.5 * step), fill: of.color })
  );
}

/** How far one box is from another, up or aside; 0 or less: they touch. */
function gapBetween(one: Box, other: Box): number {
  return Math.max(
    Math.abs(one.middle.x - other.middle.x) - (one.width + other.width) / 2,
    Math.abs(one.middle.y - other.middle.y) - (one.height + other.height) / 2,
  );
}

function nearestIn({ middle, width, height }: Box, { x, y }: Point): Point {
  const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));
  return {
    x: between(middle.x - width / 2, x, middle.x + width / 2),
    y: between(middle.y - height / 2, y, middle.y + height / 2),
  };
}

/** As near as it can be inside. */
function movedInto(box: Box, { middle, width, height }: Box): Box {
  const along = (at: number, size: number, from: number, whole: number): number => {
    const room = Math.max(0, (whole - size) / 2);
    return Math.max(from - room, Math.min(from + room, at));
  };
  const { x, y } = box.middle;
  return { ...box, middle: { x: along(x, box.width, middle.x, width), y: along(y, box.height, middle.y, height) } };
}

/** The box around points. */
export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  return { middle: { x: (left + right) / 2, y: (low + high) / 2 }, width: right - left, height: high - low };
}

/** Thin lines are told to hundredths. */
function thickness(size: number): string {
  return String(Math.round(size * 100) / 100);
}

/**
 * The nearest place that fits: where the box wants to be, then in rings around it, each as it is `moved`. Places are made one by one, because most signs find
 * theirs at once.
 */
function firstPlace(
  box: Box,
  step: number,
  fits: (place: Box) => boolean,
  moved: (place: Box) => Box = (place) => place,
): Box | null {
  const { middle, width, height } = box;
  const wanted = moved(box);
  if (fits(wanted)) return wanted;
  for (let ring = 1; ring <= STEPS; ring++)
    for (const [dx, dy] of DIRECTIONS) {
      const at = { x: middle.x + dx * ring * step, y: middle.y + dy * ring * step };
      const place = moved({ middle: at, width, height });
      if (fits(place)) return place;
    }
  return null;
}

export function liesIn(box: Box, within: Box): boolean {
  return (
    Math.abs(box.middle.x - within.middle.x) <= (within.width - box.width) / 2 &&
    Math.abs(box.middle.y - within.middle.y) <= (within.height - box.height) / 2
  );
}
