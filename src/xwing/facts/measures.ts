/**
 * Measures of tokens that the rulebook draws and gives no number for. They were read off the pieces by public projects, which differ by
 * up to a degree and a millimeter: docs/ambiguities.md lists them. A setup, a position and a scenario file may bring others.
 */
import { frozen } from '../../core/engine/share';
import type { Size } from './words';

/** Where the printed lines of tokens run. */
export interface Measures {
  /** Degrees from straight ahead (and from straight back) to the lines of the front (and of the rear) arc, by size of base: xw.standard-arcs.01. */
  readonly halfArcs: Readonly<Record<Size, number>>;
  /** Width of the bullseye arc in mm: xw.bullseye-arc.03. */
  readonly bullseye: number;
}

/** What is played unless a setup says otherwise. Nobody has measured the medium token of this set: its value lies in the middle of small and large. */
export const MEASURES: Measures = frozen({
  halfArcs: frozen({ small: 40.45, medium: 41.24, large: 42.03, huge: 40.45 }),
  bullseye: 15.76,
});

/** The tokens of the second edition as another public table has them: with a medium token that was measured, and a narrower bullseye. */
export const SECOND_EDITION_TOKENS: Measures = frozen({
  halfArcs: frozen({ small: 40.62, medium: 41.4, large: 41.76, huge: 41.45 }),
  bullseye: 14.79,
});

/** Some of the measures; what is not said is as in `MEASURES`. */
export interface GivenMeasures {
  readonly halfArcs?: Partial<Record<Size, number>>;
  readonly bullseye?: number;
}

/** The measures, with some of them replaced. */
export function measures(others: GivenMeasures = {}): Measures {
  return { ...MEASURES, ...others, halfArcs: { ...MEASURES.halfArcs, ...others.halfArcs } };
}
