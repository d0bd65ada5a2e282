import { type Closest, closest } from './distance';
import { turned, NORTH } from './heading';
import type { Polygon } from './polygon';
import { plus, pointDistance, type Point } from './point';

/** A round base. */
export interface Disc extends Point {
  readonly radius: number;
}

const CORNERS = 64;

/** The closest points of a disc and a polygon, exactly; 0 when they lie in each other. */
export function discClosest(disc: Disc, polygon: Polygon): Closest {
  const found = closest([disc], polygon);
  if (found.distance <= disc.radius) return { distance: 0, from: found.to, to: found.to };
  return { ...found, distance: found.distance - disc.radius, from: rim(disc, found.to, found.distance) };
}

/** The closest points of two discs, exactly. */
export function discsClosest(a: Disc, b: Disc): Closest {
  const apart = pointDistance(a, b);
  if (apart <= a.radius + b.radius) {
    const at = apart > 0 ? rim(a, b, apart, Math.min(a.radius, apart)) : { x: a.x, y: a.y };
    return { distance: 0, from: at, to: at };
  }
  return { distance: apart - a.radius - b.radius, from: rim(a, b, apart), to: rim(b, a, apart) };
}

/** A disc as a polygon of 64 corners, for arcs, overlaps and pictures; at a radius of 17 mm it strays from the circle by 0.02 mm. */
export function discPolygon(disc: Disc): Polygon {
  return Array.from({ length: CORNERS }, (_, i) => plus(disc, turned(NORTH, (-360 / CORNERS) * i), disc.radius));
}

function rim(disc: Disc, towards: Point, apart: number, radius = disc.radius): Point {
  return plus(disc, { x: (towards.x - disc.x) / apart, y: (towards.y - disc.y) / apart }, radius);
}
