/** Words in pictures that do not cover each other: each is moved as little as needed from where it would stand best. */
import type { Point } from './geometry';

/** A box, by its middle. */
export interface Box {
  middle: Point;
  width: number;
  height: number;
}

/** About as wide as a letter of a sans-serif font is on average, and as high as its letters stand, in its size. */
const LETTER = 0.6;
const HEIGHT = 1.1;

/** The room that words of a font size take. */
export function roomOf(words: string, size: number): { width: number; height: number } {
  return { width: [...words].length * size * LETTER, height: size * HEIGHT };
}

export function boxesOverlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.middle.x - other.middle.x) < (one.width + other.width) / 2 &&
    Math.abs(one.middle.y - other.middle.y) < (one.height + other.height) / 2
  );
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

/**
 * Where the middles of these boxes come to lie. The first stands where it wants to, the next moves out of its way; `taken` stays free, and nothing
 * leaves `within` as long as there is room in it.
 */
export function withoutCovering(
  wanted: readonly Box[],
  taken: readonly Box[] = [],
  within: Box | null = null,
): Point[] {
  const placed: Box[] = [...taken];
  return wanted.map((box) => {
    const free = places(box).filter((place) => !placed.some((other) => boxesOverlap(place, other)));
    const found = free.find((place) => within === null || liesIn(place, within)) ?? free[0] ?? box;
    placed.push(found);
    return found.middle;
  });
}

function places(box: Box): Box[] {
  const { x, y } = box.middle;
  const rings = Array.from({ length: STEPS }, (_, i) => (i + 1) * STEP);
  return [
    box,
    ...rings.flatMap((r) => DIRECTIONS.map(([dx, dy]) => ({ ...box, middle: { x: x + dx * r, y: y + dy * r } }))),
  ];
}

function liesIn(box: Box, within: Box): boolean {
  return (
    Math.abs(box.middle.x - within.middle.x) <= (within.width - box.width) / 2 &&
    Math.abs(box.middle.y - within.middle.y) <= (within.height - box.height) / 2
  );
}
