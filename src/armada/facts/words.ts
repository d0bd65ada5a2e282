/** The closed word lists of Armada: what cards, fleets and tables may say for a faction, a hull zone, a command and so on. */

/** arm.faction.01 */
export const FACTIONS = Object.freeze(['rebel', 'imperial'] as const);
/** arm.size-classes.01 */
export const SIZE_CLASSES = Object.freeze(['small', 'medium', 'large'] as const);
/** arm.hull-zones.02 */
export const HULL_ZONES = Object.freeze(['front', 'left', 'right', 'rear'] as const);
/** arm.command-phase.02 */
export const COMMANDS = Object.freeze(['navigate', 'squadron', 'repair', 'concentrate-fire'] as const);
/** Defense tokens of this edition's cards (arm.defense-tokens.04 to .13). */
export const DEFENSE_TOKENS = Object.freeze(['evade', 'redirect', 'brace', 'scatter'] as const);
/** Colors of attack dice, from the longest range to the shortest (arm.attack.09). */
export const DICE_COLORS = Object.freeze(['red', 'blue', 'black'] as const);
/** Bands of the range side of the ruler (arm.range-and-distance.02). */
export const RANGE_BANDS = Object.freeze(['close', 'medium', 'long'] as const);
/** Bands of the distance side of the ruler (arm.range-and-distance.03). */
export const DISTANCE_BANDS = Object.freeze([1, 2, 3, 4, 5] as const);
/** Upgrade icons (arm.upgrade-icons.01); the first two are on backs of cards only, in no upgrade bar (arm.upgrade-icons.02, arm.commanders.01). */
export const UPGRADE_ICONS = Object.freeze([
  'commander',
  'title',
  'officer',
  'weapons-team',
  'support-team',
  'offensive-retrofit',
  'defensive-retrofit',
  'turbolasers',
  'ion-cannons',
  'ordnance',
] as const);
/** Ship icons: the types of ship, which decide what titles a ship can have (arm.ship.03). */
export const SHIP_ICONS = Object.freeze(['cr90', 'nebulon-b', 'assault-frigate', 'victory', 'gladiator'] as const);
/** arm.squadron-keywords.02 to .16, and those of the second wave (arm.wave2.01 to .09) */
export const KEYWORDS = Object.freeze([
  'bomber',
  'counter',
  'escort',
  'grit',
  'heavy',
  'intel',
  'rogue',
  'swarm',
] as const);
/** arm.objective-cards.05 to .07 */
export const OBJECTIVE_CATEGORIES = Object.freeze(['assault', 'defense', 'navigation'] as const);
/** arm.damage.14 */
export const DAMAGE_TRAITS = Object.freeze(['crew', 'ship'] as const);
/** arm.obstacles.02 to .07 */
export const OBSTACLE_KINDS = Object.freeze(['asteroid-field', 'debris-field', 'station'] as const);

/** One of `FACTIONS`. */
export type Faction = (typeof FACTIONS)[number];
/** One of `SIZE_CLASSES`. */
export type SizeClass = (typeof SIZE_CLASSES)[number];
/** One of `HULL_ZONES`. */
export type HullZone = (typeof HULL_ZONES)[number];
/** One of `COMMANDS`. */
export type Command = (typeof COMMANDS)[number];
/** One of `DEFENSE_TOKENS`. */
export type DefenseToken = (typeof DEFENSE_TOKENS)[number];
/** One of `DICE_COLORS`. */
export type DiceColor = (typeof DICE_COLORS)[number];
/** One of `RANGE_BANDS`. */
export type RangeBand = (typeof RANGE_BANDS)[number];
/** One of `DISTANCE_BANDS`. */
export type DistanceBand = (typeof DISTANCE_BANDS)[number];
/** One of `UPGRADE_ICONS`. */
export type UpgradeIcon = (typeof UPGRADE_ICONS)[number];
/** One of `SHIP_ICONS`. */
export type ShipIcon = (typeof SHIP_ICONS)[number];
/** One of `KEYWORDS`. */
export type Keyword = (typeof KEYWORDS)[number];
/** One of `OBJECTIVE_CATEGORIES`. */
export type ObjectiveCategory = (typeof OBJECTIVE_CATEGORIES)[number];
/** One of `DAMAGE_TRAITS`. */
export type DamageTrait = (typeof DAMAGE_TRAITS)[number];
/** One of `OBSTACLE_KINDS`. */
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

/** What people read and write for a faction. */
export const FACTION_NAMES: Readonly<Record<Faction, string>> = Object.freeze({
  rebel: 'Rebel',
  imperial: 'Imperial',
});
/** What people read and write for an upgrade icon. */
export const ICON_NAMES: Readonly<Record<UpgradeIcon, string>> = Object.freeze({
  commander: 'Commander',
  title: 'Title',
  officer: 'Officer',
  'weapons-team': 'Weapons Team',
  'support-team': 'Support Team',
  'offensive-retrofit': 'Offensive Retrofit',
  'defensive-retrofit': 'Defensive Retrofit',
  turbolasers: 'Turbolasers',
  'ion-cannons': 'Ion Cannons',
  ordnance: 'Ordnance',
});
/** What people read and write for a category of objectives. */
export const CATEGORY_NAMES: Readonly<Record<ObjectiveCategory, string>> = Object.freeze({
  assault: 'Assault',
  defense: 'Defense',
  navigation: 'Navigation',
});
/** What people read and write for a ship icon. */
export const SHIP_ICON_NAMES: Readonly<Record<ShipIcon, string>> = Object.freeze({
  cr90: 'CR90 Corellian Corvette',
  'nebulon-b': 'Nebulon-B Frigate',
  'assault-frigate': 'Assault Frigate Mark II',
  victory: 'Victory-class Star Destroyer',
  gladiator: 'Gladiator-class Star Destroyer',
});
