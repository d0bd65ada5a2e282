import type { Line } from './point';

/** A quick look: do the boxes around two lines, along the edges of the table, come within some mm of each other? */
export function boxesMeet(a: Line, b: Line, mm: number): boolean {
  return (
    Math.max(a.from.x, a.to.x) >= Math.min(b.from.x, b.to.x) - mm &&
    Math.max(b.from.x, b.to.x) >= Math.min(a.from.x, a.to.x) - mm &&
    Math.max(a.from.y, a.to.y) >= Math.min(b.from.y, b.to.y) - mm &&
    Math.max(b.from.y, b.to.y) >= Math.min(a.from.y, a.to.y) - mm
  );
}
