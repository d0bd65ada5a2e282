/** The closed word lists of Outer Rim: what packs may say for a skill, a faction, a slot and so on. */

/** or.factions.01; the crime syndicates are one faction (or.crime-syndicates.01, or.crime-syndicates.02). */
export const FACTIONS = Object.freeze(['hutt', 'syndicate', 'imperial', 'rebel'] as const);
/** What reputation with a faction counts as (or.reputation.04, or.symbols.02). */
export const STANDINGS = Object.freeze(['positive', 'neutral', 'negative'] as const);
/** Printed on characters and crew (or.skill-tests.01, or.skill-tests.03). */
export const SKILLS = Object.freeze([
  'influence',
  'knowledge',
  'piloting',
  'stealth',
  'strength',
  'tactics',
  'tech',
] as const);
/** From the lowest class to the highest (or.contact-encounter.10). */
export const CONTACT_CLASSES = Object.freeze(['white', 'green', 'yellow'] as const);
/** The faces of the one kind of dice. */
export const DIE_FACES = Object.freeze(['hit', 'crit', 'focus', 'blank'] as const);
/** The six decks of the market. */
export const MARKET_DECKS = Object.freeze(['bounty', 'cargo', 'gear-and-mod', 'job', 'luxury', 'ship'] as const);
/** Kinds of card that a player keeps in a slot. */
export const ASSET_KINDS = Object.freeze(['bounty', 'cargo', 'crew', 'gear', 'job', 'mod'] as const);
/** The kinds of spaces on the map (or.movement.03); a navpoint is a space like the others (or.setup-patrols.03). */
export const SPACE_KINDS = Object.freeze(['planet', 'navpoint', 'maelstrom'] as const);
/** By character, or by ship. */
export const COMBATS = Object.freeze(['ground', 'ship'] as const);
/** Values that cards can change (or.symbols.05, or.symbols.06). */
export const VALUES = Object.freeze(['ground-combat', 'health', 'ship-combat', 'hull', 'hyperdrive'] as const);
/** How sure a value is: printed on the piece, well witnessed, or made up by us so that the game can be played. */
export const CERTAINTIES = Object.freeze(['certain', 'likely', 'reconstructed'] as const);

/** One of `FACTIONS`. */
export type Faction = (typeof FACTIONS)[number];
/** One of `STANDINGS`. */
export type Standing = (typeof STANDINGS)[number];
/** One of `SKILLS`. */
export type Skill = (typeof SKILLS)[number];
/** One of `CONTACT_CLASSES`: the color of a contact token. */
export type ContactClass = (typeof CONTACT_CLASSES)[number];
/** One of `DIE_FACES`. */
export type DieFace = (typeof DIE_FACES)[number];
/** One of `MARKET_DECKS`. */
export type MarketDeck = (typeof MARKET_DECKS)[number];
/** One of `ASSET_KINDS`. */
export type AssetKind = (typeof ASSET_KINDS)[number];
/** One of `SPACE_KINDS`. */
export type SpaceKind = (typeof SPACE_KINDS)[number];
/** One of `COMBATS`. */
export type Combat = (typeof COMBATS)[number];
/** One of `VALUES`. */
export type ValueName = (typeof VALUES)[number];
/** One of `CERTAINTIES`. */
export type Certainty = (typeof CERTAINTIES)[number];

/** What a slot takes: one or several kinds of card (a cargo-or-mod slot on ships, a job-or-bounty slot on the player board). */
export type Slot = readonly AssetKind[];
