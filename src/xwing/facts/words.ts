/** The words that X-Wing's cards are made of: factions, sizes, arcs, actions, slots, maneuvers. */

/** Spelled as in an XWS squad. */
export const FACTIONS = Object.freeze([
  'rebelalliance',
  'galacticempire',
  'scumandvillainy',
  'resistance',
  'firstorder',
  'galacticrepublic',
  'separatistalliance',
] as const);
/** XWS id of a faction. */
export type Faction = (typeof FACTIONS)[number];

/** Sizes of ships (xw.ship-size.01). */
export const SIZES = Object.freeze(['small', 'medium', 'large', 'huge'] as const);
/** One of `SIZES`. */
export type Size = (typeof SIZES)[number];

/** Arcs that a weapon on a card can have. */
export const ARCS = Object.freeze([
  'front',
  'rear',
  'bullseye',
  'left',
  'right',
  'full-front',
  'full-rear',
  'single-turret',
  'double-turret',
] as const);
/** One of `ARCS`. */
export type Arc = (typeof ARCS)[number];

/** The actions of action bars (xw.actions.02). */
export const ACTIONS = Object.freeze([
  'focus',
  'evade',
  'calculate',
  'lock',
  'barrel-roll',
  'boost',
  'rotate-arc',
  'reinforce',
  'reload',
  'coordinate',
  'jam',
  'cloak',
  'slam',
] as const);
/** One of `ACTIONS`. */
export type ActionName = (typeof ACTIONS)[number];

/** Difficulty: of an action white, red or purple; of a maneuver blue, too. */
export const ACTION_COLORS = Object.freeze(['white', 'red', 'purple'] as const);
/** One of `ACTION_COLORS`. */
export type ActionColor = (typeof ACTION_COLORS)[number];
/** Difficulties of maneuvers (xw.difficulty.01). */
export const MANEUVER_COLORS = Object.freeze(['blue', 'white', 'red', 'purple'] as const);
/** One of `MANEUVER_COLORS`. */
export type ManeuverColor = (typeof MANEUVER_COLORS)[number];

/**
 * Bearings with their direction (xw.bearing.01, xw.direction.01), those with an entry of their own among them: xw.straight.01, xw.koiogran-turn.01,
 * xw.segnors-loop.01, xw.tallon-roll.01, xw.reverse-straight.01, xw.reverse-bank.01.
 */
export const BEARINGS = Object.freeze([
  'straight',
  'bank-left',
  'bank-right',
  'turn-left',
  'turn-right',
  'koiogran',
  'segnor-left',
  'segnor-right',
  'tallon-left',
  'tallon-right',
  'stationary',
  'reverse-straight',
  'reverse-bank-left',
  'reverse-bank-right',
] as const);
/** One of `BEARINGS`. */
export type Bearing = (typeof BEARINGS)[number];

/** Upgrade slots, spelled as the keys of `upgrades` in an XWS squad: each of the icons (xw.upgrade-icons.01), and those of huge ships. */
export const SLOTS = Object.freeze([
  'astromech',
  'cannon',
  'cargo',
  'command',
  'configuration',
  'crew',
  'device',
  'force-power',
  'gunner',
  'hardpoint',
  'illicit',
  'missile',
  'modification',
  'sensor',
  'tactical-relay',
  'talent',
  'team',
  'tech',
  'title',
  'torpedo',
  'turret',
] as const);
/** One of `SLOTS`. */
export type Slot = (typeof SLOTS)[number];

/** A side of the Force that a card shows. */
export type ForceSide = 'light' | 'dark';

/** Devices by name, as the rulebook's appendix lists them (xw.device). */
export const DEVICE_KINDS = Object.freeze([
  'bomblet',
  'cluster-mine',
  'concussion-bomb',
  'conner-net',
  'electro-proton-bomb',
  'ion-bomb',
  'proton-bomb',
  'proximity-mine',
  'seismic-charge',
  'thermal-detonator',
  'buzz-droid-swarm',
  'drk-1-probe-droid',
  'sensor-buoy',
] as const);
/** One of `DEVICE_KINDS`. */
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** Obstacles by their XWS ids: asteroids and debris clouds of the core sets and expansions, gas clouds. */
export const OBSTACLES = Object.freeze([
  ...ids('coreasteroid', 0, 5),
  ...ids('core2asteroid', 0, 5),
  ...ids('yt2400debris', 0, 2),
  ...ids('vt49decimatordebris', 0, 2),
  ...ids('gascloud', 1, 6),
  ...ids('pomasteroid', 1, 3),
  ...ids('pomdebris', 1, 3),
]);
/** Obstacles that upgrade cards bring into play: Loose Cargo, Spare Parts, Cargo Drift (xw.loose-cargo, xw.spare-parts, xw.cargo-drift). */
export const DROPPED_OBSTACLES = Object.freeze(['loosecargo', 'spareparts', 'cargodrift'] as const);
/** One of `DROPPED_OBSTACLES`. */
export type DroppedObstacle = (typeof DROPPED_OBSTACLES)[number];

/** Every outline that an obstacle can have: those that squads bring, those that cards bring. */
export const OBSTACLE_OUTLINES = Object.freeze([...OBSTACLES, ...DROPPED_OBSTACLES] as const);

/** XWS id of an obstacle: its group and a number, e.g. `coreasteroid3`. */
export type ObstacleId =
  `${'coreasteroid' | 'core2asteroid' | 'yt2400debris' | 'vt49decimatordebris' | 'gascloud' | 'pomasteroid' | 'pomdebris'}${number}`;

function ids<G extends string>(group: G, first: number, last: number): `${G}${number}`[] {
  return Array.from({ length: last - first + 1 }, (_, i) => `${group}${first + i}` as const);
}

/** Factions as printed (xw.faction.01). */
export const FACTION_NAMES: Readonly<Record<Faction, string>> = Object.freeze({
  rebelalliance: 'Rebel Alliance',
  galacticempire: 'Galactic Empire',
  scumandvillainy: 'Scum and Villainy',
  resistance: 'Resistance',
  firstorder: 'First Order',
  galacticrepublic: 'Galactic Republic',
  separatistalliance: 'Separatist Alliance',
});
