import { isPast, withoutLine, type Verdict } from './tolerance';

/**
 * A ruler as the upper limits of its bands in mm, ascending; the line between two bands belongs to the closer one.
 * Bands count from 0, and `limits.length` is beyond the ruler. With a first limit of 0 (X-Wing: 0, 100, 200, 300), band 0 is touching.
 */
export type Ruler = readonly number[];

export interface Band {
  readonly band: number;
  /** The line of the ruler that is nearest to the measured point, in mm from the ruler's end. */
  readonly nearestLine: number;
  /** How far the measured point is from the nearest line, in mm: negative where it lies past it and still touches it. */
  readonly margin: number;
}

/** The band in which a distance falls, in mm: negative in what one measures from, by how deep. */
export function bandOf(ruler: Ruler, distance: number): Band {
  let band = 0;
  while (isPast(distance - limit(ruler, band))) band++;
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
  return withoutLine(closest - limit(ruler, band));
}

/** Where a band ends, beyond the ruler never. What touches that line is still in it. */
function limit(ruler: Ruler, band: number): number {
  return ruler[band] ?? Infinity;
}

/** Where a band begins: past the end of the one before. */
function lowerLimit(ruler: Ruler, band: number): number {
  return band <= 0 ? -Infinity : limit(ruler, band - 1);
}

function spans(toUpper: number, fromLower: number): Verdict {
  return { holds: !isPast(-toUpper) && isPast(fromLower), margin: Math.min(toUpper, fromLower) };
}
