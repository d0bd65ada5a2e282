import { basePolygon, boundingCircle, circlesApart, type Base, type Circle, type Polygon } from './polygon';
import { distance } from './distance';
import { gap } from './gap';
import type { Pose } from './pose';
import { alongMove, moveLength, type Template } from './template';
import { TOLERANCE } from './tolerance';

/** Where a base comes to stand when it is moved back along a template until it is clear. */
export interface Slide {
  readonly pose: Pose;
  /** Of the whole way of the base: 1 when the full move was clear, 0 when it is back at its start. */
  readonly fraction: number;
  /** Which of the given polygons was left last, by index (the first of two left at once); null when the full move was clear. */
  readonly touched: number | null;
  /** Distance from that polygon in mm, 0 when none: at most the tolerance, unless the base could only go back to its start. */
  readonly distance: number;
  /** False when the base overlaps something even at its start. */
  readonly clear: boolean;
}

/** Halvings of a stride, mostly of less than a mm: what is left is a thousandth of the tolerance at most. */
const HALVINGS = 24;

/**
 * Moves a base back along a template, from the end towards the start, to the first place where it overlaps none of some
 * convex polygons, touching the one that it left last.
 *
 * Being clear is not monotonic along the way: a base may leave one ship and run into the next. So every stride is only as long as
 * the deepest overlap (no point of the base moves farther than that, so that it cannot be clear before), but at least the
 * tolerance: a gap between two ships that is narrower than this is passed over. A polygon is run into when overlapped, and left
 * only when the overlap is 0, so that rounding cannot make a ship stand in the way beside which a base slides.
 */
export function slideBack(template: Template, start: Pose, base: Base, obstructedBy: readonly Polygon[]): Slide {
  const way = new Way(template, start, base, obstructedBy);
  let fraction = 1;
  let blocked: Blocked | null = null;
  for (let now = way.blockedAt(1, null); now !== null; now = way.blockedAt(fraction, now)) {
    blocked = now;
    if (fraction === 0) return way.backAtStart(now);
    fraction = Math.max(0, fraction - way.share(Math.max(now.depth, TOLERANCE)));
  }
  if (blocked === null) return { pose: way.pose(1), fraction: 1, touched: null, distance: 0, clear: true };
  return way.settled(fraction, blocked);
}

/** A place on the way where the base is in something: the fraction, the indexes, the deepest overlap in mm. */
interface Blocked {
  readonly fraction: number;
  readonly by: readonly number[];
  readonly depth: number;
}

/** One move of one base among some polygons. */
class Way {
  private readonly near: readonly number[];
  private readonly length: number;
  /** No point of the base moves farther than this when the middle of the base moves by 1. */
  private readonly stretch: number;

  constructor(
    private readonly template: Template,
    private readonly start: Pose,
    private readonly base: Base,
    private readonly polygons: readonly Polygon[],
  ) {
    this.length = moveLength(template, base);
    const reach = Math.sqrt(base.width * base.width + base.length * base.length) / 2;
    this.stretch = template.shape === 'curve' ? 1 + reach / template.radius : 1;
    const end = this.pose(1);
    const around: Circle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, radius: this.length / 2 + reach };
    this.near = polygons.flatMap((polygon, i) => (circlesApart(around, boundingCircle(polygon), 0) ? [] : [i]));
  }

  pose(fraction: number): Pose {
    return alongMove(this.template, this.start, this.base, fraction);
  }

  /** By which fraction may the base go back without any of its points moving more than some mm? */
  share(mm: number): number {
    return mm / (this.stretch * this.length);
  }

  /** What is the base in at a fraction, coming from a place where it was in `before`? */
  blockedAt(fraction: number, before: Blocked | null): Blocked | null {
    const polygon = basePolygon(this.pose(fraction), this.base);
    const by: number[] = [];
    let depth = 0;
    for (const i of this.near) {
      const found = gap(polygon, this.polygons[i] as Polygon);
      const left = before !== null && fraction > 0 && before.by.includes(i) ? 0 : -TOLERANCE;
      if (found >= left) continue;
      by.push(i);
      depth = Math.max(depth, -found);
    }
    return by.length > 0 ? { fraction, by, depth } : null;
  }

  /** Halves the stride between a clear place and the blocked one before it, to where the base only touches. */
  settled(clear: number, blocked: Blocked): Slide {
    let [low, high] = [clear, blocked];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high.fraction) / 2;
      const now = this.blockedAt(middle, high);
      if (now === null) low = middle;
      else high = now;
    }
    return { ...this.standing(low, high.by), clear: true };
  }

  backAtStart(blocked: Blocked): Slide {
    return { ...this.standing(0, blocked.by), clear: false };
  }

  private standing(fraction: number, left: readonly number[]): Omit<Slide, 'clear'> {
    const pose = this.pose(fraction);
    const touched = left[0] as number;
    const last = this.polygons[touched] as Polygon;
    return { pose, fraction, touched, distance: distance(basePolygon(pose, this.base), last) };
  }
}
