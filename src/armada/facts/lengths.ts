/**
 * Lengths of Armada's pieces, in mm. The rulebook gives bases and the play area; the rest was measured by public projects
 * (two of them agree on the ruler to half a millimeter, not on the maneuver tool). Each can be overridden: `lengths({ squadronRadius: 16.875 })`.
 */
import { frozen } from '../../core/engine/share';
import type { Base } from '../../core/geometry';
import type { SizeClass } from './words';

/** The maneuver tool: a segment goes from the guides, which hold the ship, to the pivot, and from there on to the next guides. */
export interface ManeuverToolLengths {
  readonly guideToPivot: number;
  readonly pivotToGuide: number;
  readonly width: number;
}

/** A shield dial with the plastic that frames it, in the middle of each side of a base: how far it sticks out, and how broad it is. */
export interface ShieldDialLengths {
  readonly depth: number;
  readonly breadth: number;
}

/** The lengths of all pieces, in mm. */
export interface Lengths {
  /** From the bottom of the ruler (arm.range-and-distance.04) to the end of each band of its range side (arm.range-and-distance.02). */
  readonly close: number;
  readonly medium: number;
  readonly long: number;
  /** To the end of each band of its distance side, distance 1 first (arm.range-and-distance.03). */
  readonly distances: readonly number[];
  /** Plastic bases by size class (arm.size-classes.02, arm.size-classes.03, arm.size-classes.04). */
  readonly bases: Readonly<Record<SizeClass, Base>>;
  readonly squadronRadius: number;
  /** Objective tokens are round. RECONSTRUCTED from pictures: nobody has published a measure. */
  readonly objectiveTokenRadius: number;
  readonly tool: ManeuverToolLengths;
  /** It counts for overlapping only (arm.overlapping.20). RECONSTRUCTED from pictures: nobody has published a measure. */
  readonly shieldDial: ShieldDialLengths;
}

/** As printed in the Rules Reference; its 192 for the length of large bases is a misprint (arm.size-classes.04). */
export const PRINTED_BASES: Lengths['bases'] = frozen({
  small: { width: 41, length: 71 },
  medium: { width: 61, length: 102 },
  large: { width: 76, length: 129 },
});

/** As measured, and as the publisher's later FAQ (4.1.1) has them. */
export const MEASURED_BASES: Lengths['bases'] = frozen({
  small: { width: 43, length: 71 },
  medium: { width: 63, length: 102 },
  large: { width: 77.5, length: 129 },
});

/** The lengths with the rulebook's bases. The ruler is 12 inches long (arm.range-and-distance.12). */
export const LENGTHS: Lengths = frozen({
  close: 123.3,
  medium: 186.5,
  long: 304.8,
  distances: frozen([76.5, 124.5, 185.5, 245.5, 304.8]),
  bases: PRINTED_BASES,
  squadronRadius: 17,
  objectiveTokenRadius: 10,
  tool: frozen({ guideToPivot: 46.1, pivotToGuide: 22.3, width: 15.3 }),
  shieldDial: frozen({ depth: 4, breadth: 20 }),
});

/** The lengths, with some of them replaced. */
export function lengths(others: Partial<Lengths> = {}): Lengths {
  return { ...LENGTHS, ...others };
}

/** Play area and setup area (arm.play-area.02, arm.play-area.03, arm.setup-area.02, arm.setup-area.03); x from side to side as the players see it. */
export interface AreaSizes {
  readonly play: Base;
  readonly setup: Base;
}

/** 90 x 180 cm with a setup area of 90 x 120 cm in its middle (arm.setup.03): games of 300 fleet points. */
export const STANDARD_AREAS: AreaSizes = frozen({
  play: { width: 1800, length: 900 },
  setup: { width: 1200, length: 900 },
});

/** 90 x 90 cm, all of it setup area: games with the core set. */
export const CORE_SET_AREAS: AreaSizes = frozen({
  play: { width: 900, length: 900 },
  setup: { width: 900, length: 900 },
});

/** Rounds of a game (arm.round.04). */
export const ROUNDS = 6;
/** Fleet points that players usually agree on (arm.fleet-building.04). */
export const STANDARD_TOTAL = 300;
/** Fleet points suggested for the core set alone (arm.fleet-building.05). */
export const CORE_SET_TOTAL = 180;
