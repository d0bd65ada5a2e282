/** Outlines for whoever draws: rounded ones have a corner every 5.625 degrees, and stray from the circle by a part of its radius in a thousand. */
import type { Arc } from './arc';
import { discPolygon } from './disc';
import { clip, convexHull, type Area, type Polygon } from './polygon';
import { isDisc, type Shape } from './shape';

/** Everything within some mm of a base: a range band, drawn around it. */
export function within(shape: Shape, mm: number): Polygon {
  if (isDisc(shape)) return discPolygon({ x: shape.x, y: shape.y, radius: shape.radius + mm });
  return convexHull(shape.flatMap(({ x, y }) => discPolygon({ x, y, radius: mm })));
}

/** An arc as far as it counts: the part of it within some mm of the base. */
export function arcWithin(arc: Arc, shape: Shape, mm: number): Area {
  const near = within(shape, mm);
  return arc.sectors.map(({ area }) => clip(near, area)).filter((piece) => piece.length > 2);
}
