import { TOLERANCE, type Verdict } from './tolerance';

/**
 * A ruler as the upper limits of its bands in mm, ascending; the line between two bands belongs to the closer one.
 * Bands count from 0, and `limits.length` is beyond the ruler. With a first limit of 0 (X-Wing: 0, 100, 200, 300), band 0 is touching.
 */
export type Ruler = readonly number[];

export interface Band {
  readonly band: number;
  /** The line of the ruler that is nearest to the measured point, in mm from the ruler's end. */
  readonly nearestLine: number;
  /** How far the measured point is from leaving its band, in mm; never negative. */
  readonly margin: number;
}

/** The band in which a distance (mm, not negative) falls. */
export function bandOf(ruler: Ruler, distance: number): Band {
  let band = 0;
  while (distance > limit(ruler, band)) band++;
  const below = band > 0 ? distance - limit(ruler, band - 1) : Infinity;
  const above = limit(ruler, band) - distance;
  const line = above <= below ? band : band - 1;
  return { band, nearestLine: ruler[line] ?? 0, margin: Math.min(below, above) };
}

/** Is the closest point, at this distance, in one of the bands `first` to `last`? */
export function atBands(ruler: Ruler, first: number, last: number, closest: number): Verdict {
  return spans(limit(ruler, last) - closest, closest - lowerLimit(ruler, first));
}

/** Is everything between the closest and the farthest point in the bands `first` to `last`? */
export function withinBands(ruler: Ruler, first: number, last: number, closest: number, farthest: number): Verdict {
  return spans(limit(ruler, last) - farthest, closest - lowerLimit(ruler, first));
}

/** Is everything past this band? */
export function beyondBand(ruler: Ruler, band: number, closest: number): Verdict {
  const margin = closest - limit(ruler, band);
  return { holds: margin > 0, margin };
}

/** Where a band ends, beyond the ruler never; the tolerance is on the closer band's side, so that 100 mm measured as 100.0000001 stays in it. */
function limit(ruler: Ruler, band: number): number {
  return (ruler[band] ?? Infinity) + TOLERANCE;
}

/** Where a band begins: just past the end of the one before. */
function lowerLimit(ruler: Ruler, band: number): number {
  return band <= 0 ? -Infinity : limit(ruler, band - 1);
}

function spans(toUpper: number, fromLower: number): Verdict {
  return { holds: toUpper >= 0 && fromLower > 0, margin: Math.min(toUpper, fromLower) };
}
