/**
 * Outlines of the pieces of punchboard: obstacles by their XWS ids, devices by their kinds, as seen from above, in mm around the middle of the piece.
 * No measured ones were at hand: these are about as large as the pieces, and `within` says by how many mm they may be wrong. A setup, a position
 * and a scenario file may bring others (`outlines`).
 */
import { convexHull, NORTH, turned, type Area, type Point, type Polygon } from '../../core/geometry';
import { DEVICE_KINDS, OBSTACLE_OUTLINES, type DeviceKind } from './words';
import { TEMPLATE_WIDTH } from './templates';

/** The outline of a piece that faces north. */
export interface Outline {
  /** Convex pieces: the body, and of devices the guides that are part of it (xw.device.23). */
  readonly pieces: Area;
  /** From the middle back to the edge that is put against a template, or between guides. */
  readonly back: number;
  /** From the middle to the edge between its front guides; null: it has none. */
  readonly front: number | null;
  /** By how many mm it may be wrong: 0 for one that was measured, any other is likely, not certain. */
  readonly within: number;
}

/** An outline that somebody measured; what is not said: `back` reaches to the rearmost corner, there are no front guides, it is exact. */
export interface GivenOutline extends Partial<Omit<Outline, 'pieces'>> {
  /** Convex pieces, the corners of each counterclockwise. */
  readonly pieces: Area;
}

/** Other outlines than those of the library: of obstacles by their XWS ids, of devices by their kinds. */
export type GivenOutlines = Readonly<Record<string, GivenOutline>>;

/** Given outlines with what they do not say. */
export function withDefaults(given: GivenOutlines): Readonly<Record<string, Outline>> {
  return Object.fromEntries(Object.entries(given).map(([id, outline]) => [id, completed(outline)]));
}

function completed({ pieces, back, front = null, within = 0 }: GivenOutline): Outline {
  const rearmost = Math.max(...pieces.flat().map(({ y }) => -y));
  return { pieces, back: back ?? rearmost, front, within };
}

/** The outline that the library knows; undefined: it knows no such piece. */
export function printedOutline(id: string): Outline | undefined {
  return OUTLINES.get(id);
}

/** Distance of an obstacle's outline from its middle in mm, in eight directions: ahead, then counterclockwise every 45 degrees. */
type Radii = readonly [number, number, number, number, number, number, number, number];

/** Obstacles were reconstructed from the size of their card pieces, 60 to 95 mm across. */
const OBSTACLES_WITHIN = 8;

const RADII: Readonly<Record<(typeof OBSTACLE_OUTLINES)[number], Radii>> = {
  coreasteroid0: [44, 40, 33, 38, 46, 37, 31, 36],
  coreasteroid1: [36, 42, 39, 33, 35, 41, 37, 30],
  coreasteroid2: [40, 33, 30, 37, 43, 38, 31, 34],
  coreasteroid3: [33, 38, 42, 36, 31, 35, 40, 37],
  coreasteroid4: [38, 31, 28, 34, 41, 36, 30, 33],
  coreasteroid5: [31, 35, 38, 32, 29, 34, 36, 31],
  core2asteroid0: [46, 38, 32, 36, 44, 41, 33, 37],
  core2asteroid1: [34, 40, 43, 37, 33, 36, 41, 35],
  core2asteroid2: [41, 36, 29, 33, 42, 37, 32, 38],
  core2asteroid3: [35, 39, 40, 34, 32, 38, 42, 33],
  core2asteroid4: [37, 32, 30, 35, 39, 33, 29, 34],
  core2asteroid5: [32, 36, 35, 30, 31, 35, 37, 33],
  pomasteroid1: [43, 37, 31, 36, 45, 38, 30, 35],
  pomasteroid2: [38, 41, 36, 32, 37, 40, 34, 31],
  pomasteroid3: [34, 37, 39, 33, 30, 36, 38, 32],
  yt2400debris0: [46, 39, 30, 35, 47, 40, 31, 36],
  yt2400debris1: [42, 44, 36, 31, 40, 43, 35, 32],
  yt2400debris2: [38, 34, 40, 43, 37, 33, 39, 41],
  vt49decimatordebris0: [45, 41, 34, 37, 44, 36, 30, 38],
  vt49decimatordebris1: [40, 36, 42, 45, 38, 33, 37, 42],
  vt49decimatordebris2: [36, 40, 44, 39, 35, 38, 41, 37],
  pomdebris1: [44, 38, 33, 37, 46, 39, 32, 36],
  pomdebris2: [39, 43, 38, 33, 36, 42, 37, 34],
  pomdebris3: [35, 38, 41, 36, 33, 37, 40, 34],
  gascloud1: [47, 42, 35, 39, 45, 40, 34, 41],
  gascloud2: [43, 46, 40, 35, 41, 44, 38, 36],
  gascloud3: [45, 39, 33, 38, 47, 41, 35, 37],
  gascloud4: [40, 44, 42, 37, 38, 43, 41, 36],
  gascloud5: [42, 37, 35, 40, 44, 38, 36, 41],
  gascloud6: [37, 41, 43, 38, 36, 40, 42, 39],
  // With a flat edge behind, which lies against a template or between guides.
  loosecargo: [24, 30, 33, 28.28, 20, 28.28, 33, 30],
  spareparts: [26, 31, 32, 28.28, 20, 28.28, 32, 31],
  cargodrift: [41, 36, 31, 35, 40, 34, 30, 37],
};

/** Index of the ray that points back. */
const REAR = 4;

function ofObstacle(radii: Radii): Outline {
  const pieces = [convexHull(radii.map((mm, i) => onRay(mm, i)))];
  return { pieces, back: radii[REAR], front: null, within: OBSTACLES_WITHIN };
}

function onRay(mm: number, index: number): Point {
  const { x, y } = turned(NORTH, -45 * index);
  return { x: x * mm, y: y * mm };
}

/** How far guides of devices stick out, and how thick each is. */
const GUIDE = { length: 5, width: 3 } as const;
/** Devices are as large as photographs beside a ruler show them. */
const DEVICES_WITHIN = 3;

/** Width and length of the body of each in mm, its corners cut off. */
const BODIES: Readonly<Record<DeviceKind, readonly [width: number, length: number]>> = {
  bomblet: [28, 24],
  'cluster-mine': [30, 30],
  'concussion-bomb': [30, 30],
  'conner-net': [70, 50],
  'electro-proton-bomb': [36, 36],
  'ion-bomb': [30, 30],
  'proton-bomb': [30, 30],
  'proximity-mine': [64, 36],
  'seismic-charge': [30, 30],
  'thermal-detonator': [30, 30],
  'buzz-droid-swarm': [40, 36],
  'drk-1-probe-droid': [40, 40],
  'sensor-buoy': [40, 40],
};

/** A remote that moves along templates has guides at both ends. */
const WITH_FRONT_GUIDES: readonly DeviceKind[] = ['drk-1-probe-droid'];

function ofDevice(kind: DeviceKind): Outline {
  const [width, length] = BODIES[kind];
  const half = length / 2;
  const hasFront = WITH_FRONT_GUIDES.includes(kind);
  const ends = hasFront ? ([-1, 1] as const) : ([-1] as const);
  return {
    pieces: [body(width, length), ...ends.flatMap((end) => guides(half, end))],
    back: half,
    front: hasFront ? half : null,
    within: DEVICES_WITHIN,
  };
}

/** A rectangle with its corners cut off, counterclockwise. */
function body(width: number, length: number): Polygon {
  const [x, y] = [width / 2, length / 2];
  // The edges between the guides stay as wide as a template with them.
  const cut = Math.min(x, y, x - TEMPLATE_WIDTH / 2 - GUIDE.width) / 2;
  const corners: Point[] = [
    { x: x - cut, y: -y },
    { x, y: -y + cut },
    { x, y: y - cut },
    { x: x - cut, y },
    { x: cut - x, y },
    { x: -x, y: y - cut },
    { x: -x, y: -y + cut },
    { x: cut - x, y: -y },
  ];
  return corners;
}

/** The two of one end, beside the template that is put between them. */
function guides(half: number, end: 1 | -1): Polygon[] {
  const [from, to] = end === 1 ? [half, half + GUIDE.length] : [-half - GUIDE.length, -half];
  const inner = TEMPLATE_WIDTH / 2;
  const outer = inner + GUIDE.width;
  return [
    [
      { x: inner, y: from },
      { x: outer, y: from },
      { x: outer, y: to },
      { x: inner, y: to },
    ],
    [
      { x: -outer, y: from },
      { x: -inner, y: from },
      { x: -inner, y: to },
      { x: -outer, y: to },
    ],
  ];
}

const OUTLINES: ReadonlyMap<string, Outline> = new Map([
  ...Object.entries(RADII).map(([id, radii]): [string, Outline] => [id, ofObstacle(radii)]),
  ...DEVICE_KINDS.map((kind): [string, Outline] => [kind, ofDevice(kind)]),
]);
