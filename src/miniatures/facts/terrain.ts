/** Kinds of terrain and what each does to movement, lines of sight and cover (min.terrain.01). */

/** What a square can be. `wall`: something so large that it counts as one, such as a pillar (min.movement-advanced.08). */
export const TERRAINS = Object.freeze(['clear', 'low-objects', 'difficult', 'pit', 'wall'] as const);

/** The terrain of a whole square (min.terrain.03). */
export type Terrain = (typeof TERRAINS)[number];

/** What a kind of terrain does. */
export interface TerrainEffects {
  /** Does entering it cost double (min.movement-advanced.05, .06)? */
  readonly slows: boolean;
  /** `wall`: nobody enters. `pit`: whoever may move over pits does, without ending there (min.movement-advanced.07, min.terrain-pits.02, .03). */
  readonly entered: 'by-all' | 'over-pits' | 'never';
  /** Does it block lines of sight (min.line-of-sight-basics.06, .07)? */
  readonly blocksSight: boolean;
  /** Does it give cover (min.terrain-low-objects.04, min.terrain-difficult.04, min.terrain-pits.08)? */
  readonly givesCover: boolean;
}

/**
 * The table of terrains, which each change movement in their own way (min.movement-advanced.04): min.terrain-low-objects, min.terrain-difficult,
 * min.terrain-walls, min.terrain-pits (min.low-object.01, min.difficult-terrain.01, min.wall.01, min.pit.01).
 */
export const TERRAIN_EFFECTS: Readonly<Record<Terrain, TerrainEffects>> = {
  clear: { slows: false, entered: 'by-all', blocksSight: false, givesCover: false },
  // Entering costs double, and one sees past them (min.terrain-low-objects.02, min.terrain-low-objects.03).
  'low-objects': { slows: true, entered: 'by-all', blocksSight: false, givesCover: true },
  // Entering costs double, and one sees across it (min.terrain-difficult.02, min.terrain-difficult.03).
  difficult: { slows: true, entered: 'by-all', blocksSight: false, givesCover: false },
  pit: { slows: false, entered: 'over-pits', blocksSight: false, givesCover: false },
  wall: { slows: false, entered: 'never', blocksSight: true, givesCover: true },
};
