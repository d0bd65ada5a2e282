/**
 * Ship tokens: the cardboard on a ship's base, with its firing arc lines and targeting points (arm.hull-zones.01, arm.firing-arc.01,
 * arm.targeting-point.01), in the frame of the base: the middle of base and token is 0, x to the right, y ahead, in mm.
 *
 * The numbers below are a public project's measures of real tokens, to a quarter of a millimeter, counted from the token's front edge. Another
 * project measured pictures of the same tokens (CR90, Nebulon-B, Victory): its pixels between the token's corners, times the token's size over the pixels from
 * corner to corner, give the same to within 1 mm, but for the front lines of the Victory, which end 24.1 instead of 20.25 behind the front edge; the lines
 * of that token meet at about a right angle, which speaks for 20.25. So all of this is likely, not certain.
 *
 * Of the CR90, the Nebulon-B and the Assault Frigate the front and the rear lines were measured to meet up to 1 mm past each other; front and rear zones share no
 * point but that one (arm.hull-zones.05), so their mean is taken for both.
 */
import type { Line, Point, Polygon } from '../../core/geometry';
import type { HullZone, ShipIcon, SizeClass } from './words';

/** The four firing arc lines, named after the two hull zones that share one (arm.hull-zones.04). */
export const ARC_LINES = Object.freeze(['front-left', 'front-right', 'rear-left', 'rear-right'] as const);
/** One of `ARC_LINES`. */
export type ArcLine = (typeof ARC_LINES)[number];

/** The cardboard of a type of ship. */
export interface ShipToken {
  /** From side to side, and from front to rear. */
  readonly width: number;
  readonly length: number;
  /** Each line from the middle of the token outward to its side edge. */
  readonly arcLines: Readonly<Record<ArcLine, Line>>;
  readonly targetingPoints: Readonly<Record<HullZone, Point>>;
  /** The part of the cardboard that each hull zone covers. */
  readonly hullZones: Readonly<Record<HullZone, Polygon>>;
}

/** Where the lines of a zone meet in the middle and end at the side edges, and its targeting point: behind the token's front edge. */
interface EndZone {
  readonly middle: number;
  readonly end: number;
  readonly target: number;
}

interface Measures {
  readonly size: Exclude<SizeClass, 'large'>;
  readonly front: EndZone;
  readonly rear: EndZone;
  /** The targeting points left and right: behind the front edge, and from the middle line. */
  readonly sides: { readonly target: number; readonly fromMiddle: number };
}

/** Size of the tokens. No ship of this edition is large. */
const TOKEN_SIZES: Readonly<Record<Measures['size'], { readonly width: number; readonly length: number }>> = {
  small: { width: 38.5, length: 70.25 },
  medium: { width: 58.5, length: 101.5 },
};

// prettier-ignore
const MEASURES: Readonly<Record<ShipIcon, Measures>> = {
  cr90: { size: 'small', front: { middle: 43.125, end: 21.5, target: 7.5 }, rear: { middle: 43.125, end: 64.75, target: 62.75 }, sides: { target: 43, fromMiddle: 11.5 } },
  'nebulon-b': { size: 'small', front: { middle: 35.5, end: 0, target: 7.75 }, rear: { middle: 35.5, end: 70.25, target: 63 }, sides: { target: 35.25, fromMiddle: 12 } },
  'assault-frigate': { size: 'medium', front: { middle: 46, end: 2.5, target: 11.5 }, rear: { middle: 46, end: 70.25, target: 90.5 }, sides: { target: 51.5, fromMiddle: 18 } },
  victory: { size: 'medium', front: { middle: 47, end: 20.25, target: 11.4 }, rear: { middle: 47, end: 78, target: 90.5 }, sides: { target: 51.5, fromMiddle: 19.55 } },
  gladiator: { size: 'small', front: { middle: 34.75, end: 6.5, target: 8.25 }, rear: { middle: 34.75, end: 63, target: 63.25 }, sides: { target: 35, fromMiddle: 12.25 } },
};

const TOKENS: Readonly<Record<ShipIcon, ShipToken>> = {
  cr90: token(MEASURES.cr90),
  'nebulon-b': token(MEASURES['nebulon-b']),
  'assault-frigate': token(MEASURES['assault-frigate']),
  victory: token(MEASURES.victory),
  gladiator: token(MEASURES.gladiator),
};

/** The token of the ships with this icon. */
export function shipToken(icon: ShipIcon): ShipToken {
  return TOKENS[icon];
}

function token({ size, front, rear, sides }: Measures): ShipToken {
  const { width, length } = TOKEN_SIZES[size];
  const [left, right] = [-width / 2, width / 2];
  const at = (x: number, behindFront: number): Point => ({ x, y: length / 2 - behindFront });
  const [frontMiddle, rearMiddle] = [at(0, front.middle), at(0, rear.middle)];
  const ends = {
    'front-left': at(left, front.end),
    'front-right': at(right, front.end),
    'rear-left': at(left, rear.end),
    'rear-right': at(right, rear.end),
  };
  return {
    width,
    length,
    arcLines: {
      'front-left': { from: frontMiddle, to: ends['front-left'] },
      'front-right': { from: frontMiddle, to: ends['front-right'] },
      'rear-left': { from: rearMiddle, to: ends['rear-left'] },
      'rear-right': { from: rearMiddle, to: ends['rear-right'] },
    },
    targetingPoints: {
      front: at(0, front.target),
      left: at(-sides.fromMiddle, sides.target),
      right: at(sides.fromMiddle, sides.target),
      rear: at(0, rear.target),
    },
    hullZones: {
      front: corners(frontMiddle, ends['front-right'], at(right, 0), at(left, 0), ends['front-left']),
      left: corners(frontMiddle, ends['front-left'], ends['rear-left'], rearMiddle),
      right: corners(rearMiddle, ends['rear-right'], ends['front-right'], frontMiddle),
      rear: corners(rearMiddle, ends['rear-left'], at(left, length), at(right, length), ends['rear-right']),
    },
  };
}

/** The points, without those that fall together: where lines end in a corner of the token, or all meet in one point. */
function corners(...points: Point[]): Polygon {
  return points.filter((p, i) => {
    const next = points[(i + 1) % points.length] as Point;
    return p.x !== next.x || p.y !== next.y;
  });
}
