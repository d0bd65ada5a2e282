/** Devices of the rulebook's appendix: what their upgrade cards print of them, and their outlines. */
import type { Area, Point, Polygon } from '../../core/geometry';
import { DEVICE_KINDS, type DeviceKind } from './words';
import { TEMPLATE_WIDTH } from './templates';
import type { PrintedDevice } from './types';

/** Bombs detonate at the end of the Activation Phase, mines when ships meet them, remotes have a card of their own (xw.bomb.02, xw.mine.02, xw.remote.01). */
export type DeviceType = Exclude<PrintedDevice['type'], 'obstacle'>;

/** `Proton Bomb`: `proton-bomb`. */
export function deviceKindOf({ name }: Pick<PrintedDevice, 'name'>): DeviceKind | null {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return DEVICE_KINDS.find((each) => each === id) ?? null;
}

/** The outline of a token of punchboard, as seen from above, in mm around its middle; it lies ahead of the template's end that it is put against. */
export interface DeviceOutline {
  /** Convex pieces: the body, and the guides that are part of it (xw.device.23). */
  readonly pieces: Area;
  /** From the middle back to the edge between its rear guides. */
  readonly back: number;
  /** From the middle to the edge between its front guides; null: it has none. */
  readonly front: number | null;
  /** By how many mm it may be wrong: 0 for an outline that was measured. */
  readonly within: number;
}

/** How far guides stick out, and how thick each is. */
const GUIDE = { length: 5, width: 3 } as const;
/** No measured outlines were at hand: these are as large as photographs beside a ruler show them. */
const APPROXIMATELY = 3;

/** Width and length of the body of each in mm, its corners cut off. */
const BODIES: Readonly<Record<DeviceKind, readonly [width: number, length: number]>> = {
  bomblet: [28, 24],
  'conner-net': [70, 50],
  'electro-proton-bomb': [36, 36],
  'proton-bomb': [30, 30],
  'proximity-mine': [64, 36],
  'seismic-charge': [30, 30],
  'buzz-droid-swarm': [40, 36],
  'drk-1-probe-droid': [40, 40],
};

/** A remote that moves along templates has guides at both ends. */
const WITH_FRONT_GUIDES: readonly DeviceKind[] = ['drk-1-probe-droid'];

const OUTLINES = Object.fromEntries(DEVICE_KINDS.map((kind) => [kind, outlineFrom(kind)])) as Record<
  DeviceKind,
  DeviceOutline
>;

/** The outline that the library knows. */
export function printedOutline(kind: DeviceKind): DeviceOutline {
  return OUTLINES[kind];
}

function outlineFrom(kind: DeviceKind): DeviceOutline {
  const [width, length] = BODIES[kind];
  const half = length / 2;
  const hasFront = WITH_FRONT_GUIDES.includes(kind);
  const ends = hasFront ? ([-1, 1] as const) : ([-1] as const);
  return {
    pieces: [body(width, length), ...ends.flatMap((end) => guides(half, end))],
    back: half,
    front: hasFront ? half : null,
    within: APPROXIMATELY,
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
