/** The closed word lists of Miniatures: what stat cards, squads and skirmishes may say for a faction, an era, a size and so on. */

/** Factions of the table of eras, and Fringe, whose characters fight for all of them (min.choosing-a-faction.03 to .09). */
export const FACTIONS = Object.freeze([
  'old-republic',
  'sith',
  'mandalorian',
  'republic',
  'separatist',
  'rebel',
  'imperial',
  'new-republic',
  'yuuzhan-vong',
  'fringe',
] as const);
/** min.eras.01 */
export const ERAS = Object.freeze([
  'old-republic',
  'rise-of-the-empire',
  'rebellion',
  'new-republic',
  'new-jedi-order',
] as const);
/** The two sides of a skirmish (min.three-ways-to-play.03). */
export const SIDES = Object.freeze(['light', 'dark'] as const);
/** min.small.01, min.medium.01, min.large.01, min.huge.01 */
export const SIZES = Object.freeze(['small', 'medium', 'large', 'huge'] as const);
/** min.stat-card-set-number-rarity.04 */
export const RARITIES = Object.freeze(['common', 'uncommon', 'rare', 'very-rare'] as const);
/** The starter, the expansions and the scenario packs that characters come from, oldest expansion first (min.three-ways-to-play.02). */
export const SETS = Object.freeze([
  'starter',
  'rebel-storm',
  'clone-strike',
  'revenge-of-the-sith',
  'universe',
  'champions-of-the-force',
  'bounty-hunters',
  'alliance-and-empire',
  'the-force-unleashed',
  'legacy-of-the-force',
  'knights-of-the-old-republic',
  'the-clone-wars',
  'imperial-entanglements',
  'jedi-academy',
  'galaxy-at-war',
  'scenario-packs',
] as const);
/** What is played is battles alone (min.three-ways-to-play.01), in these ways (min.scenarios-and-game-types.01). */
export const GAME_TYPES = Object.freeze([
  'standard',
  'fringe-squad',
  'era-vs-era',
  'free-for-all',
  'team-play',
  'out-of-the-box',
] as const);

/** One of `FACTIONS`. */
export type Faction = (typeof FACTIONS)[number];
/** One of `ERAS`. */
export type Era = (typeof ERAS)[number];
/** One of `SIDES`. */
export type Side = (typeof SIDES)[number];
/** One of `SIZES`. */
export type Size = (typeof SIZES)[number];
/** One of `RARITIES`. */
export type Rarity = (typeof RARITIES)[number];
/** One of `SETS`. */
export type CharacterSet = (typeof SETS)[number];
/** One of `GAME_TYPES`. */
export type GameType = (typeof GAME_TYPES)[number];

/** What people read and write for a faction, as stat cards and builders have it. */
export const FACTION_NAMES: Readonly<Record<Faction, string>> = Object.freeze({
  'old-republic': 'Old Republic',
  sith: 'Sith',
  mandalorian: 'Mandalorian',
  republic: 'Republic',
  separatist: 'Separatist',
  rebel: 'Rebel',
  imperial: 'Imperial',
  'new-republic': 'New Republic',
  'yuuzhan-vong': 'Yuuzhan Vong',
  fringe: 'Fringe',
});
/** What people read and write for an era. */
export const ERA_NAMES: Readonly<Record<Era, string>> = Object.freeze({
  'old-republic': 'The Old Republic',
  'rise-of-the-empire': 'Rise of the Empire',
  rebellion: 'The Rebellion',
  'new-republic': 'The New Republic',
  'new-jedi-order': 'The New Jedi Order',
});
/** What people read and write for a set. */
export const SET_NAMES: Readonly<Record<CharacterSet, string>> = Object.freeze({
  starter: 'The Clone Wars (starter)',
  'rebel-storm': 'Rebel Storm',
  'clone-strike': 'Clone Strike',
  'revenge-of-the-sith': 'Revenge of the Sith',
  universe: 'Universe',
  'champions-of-the-force': 'Champions of the Force',
  'bounty-hunters': 'Bounty Hunters',
  'alliance-and-empire': 'Alliance and Empire',
  'the-force-unleashed': 'The Force Unleashed',
  'legacy-of-the-force': 'Legacy of the Force',
  'knights-of-the-old-republic': 'Knights of the Old Republic',
  'the-clone-wars': 'The Clone Wars',
  'imperial-entanglements': 'Imperial Entanglements',
  'jedi-academy': 'Jedi Academy',
  'galaxy-at-war': 'Galaxy at War',
  'scenario-packs': 'Scenario packs',
});
/** What people read and write for a game type. */
export const GAME_TYPE_NAMES: Readonly<Record<GameType, string>> = Object.freeze({
  standard: 'Standard skirmish',
  'fringe-squad': 'Fringe squad',
  'era-vs-era': 'Era vs. Era',
  'free-for-all': 'Free-for-All',
  'team-play': 'Team play',
  'out-of-the-box': 'Out of the Box',
});
/**
 * Squares along each side of a character's space: 1, but for bigger ones (min.small.01, min.medium.01, min.large.01, min.huge.01,
 * min.large-characters-and-movement.01).
 */
export const SQUARES_OF_SIZE: Readonly<Record<Size, 1 | 2 | 3>> = Object.freeze({
  small: 1,
  medium: 1,
  large: 2,
  huge: 3,
});
/** The speed of a character without the ability Speed (min.speed-term.01, .02), which most have (min.activating-a-character.06). */
export const USUAL_SPEED = 6;
