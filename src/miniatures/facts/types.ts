/** Facts of Miniatures' stat cards as this library hands them out. Facts only: what an ability does is written in abilities/. */
import type { CharacterSet, Faction, Rarity, Size } from './words';

/**
 * How sure the facts of a card are. Certain: a page prints them from the card, and nothing contradicts it. Likely: at least one comes from an index, from running text, or
 * from one unconfirmed place.
 */
export type Certainty = 'certain' | 'likely';

/** A special ability or a Force power on a stat card, with what the card prints beside its name. */
export interface CardAbility {
  /** Id of its entry in the glossary and among the abilities of this library: `grenades`. */
  readonly ability: string;
  /** The number printed with it (min.glossary-conventions.04): 20 of Grenades 20, 4 of Bounty Hunter +4. Missing: none is printed. */
  readonly value?: number;
  /** The Attack printed with Blaster (min.blaster.01). */
  readonly attack?: number;
  /** Whom or what it names, in words: the kind of Synchronized Fire (Droid), the faction of Affinity (Imperial), the ability that Blaster Upgrade gives. */
  readonly names?: string;
  /** The initiative roll that Reserves names (min.reserves.01). */
  readonly roll?: number;
}

/** Force points and powers of a character with a Force rating (min.stat-card-force-powers.01 to .04). */
export interface ForceRating {
  /** Force points at the start. */
  readonly points: number;
  /** Force Renewal among them. None: its points are for rerolls and moving faster alone (min.stat-card-force-powers.04). */
  readonly powers: readonly CardAbility[];
}

/** Where a figure stands in the checklist of its set (min.stat-card-set-number-rarity.03). */
export interface CollectorNumber {
  readonly number: number;
  /** How many figures the set has. */
  readonly of: number;
}

/** What is printed on a stat card and has no numbers of combat in it. */
interface Printed {
  /** In kebab-case, its name; where several sets have a character of the name, the set too: `clone-trooper-universe`. */
  readonly id: string;
  /** min.stat-card-name.01 */
  readonly name: string;
  /** Special abilities: attacks, traits and restrictions (min.stat-card-special-abilities.01). Unique, Melee Attack and Speed are among them. */
  readonly abilities: readonly CardAbility[];
  /** Of its commander effect, the id among the abilities of this library; null: it has none, and is a follower (min.stat-card-commander-effect.01, min.follower.01). */
  readonly commanderEffect: string | null;
  /** Whose version a Unique character is, where its name does not show it (min.unique.04): `['Grievous']`. Missing: its name does. */
  readonly persons?: readonly string[];
  /** The miniature holds a lightsaber (min.with-lightsaber.01). What counts as one besides is `hasLightsaber`. */
  readonly lightsaber?: true;
}

/** The numbers and the symbol on a stat card; four of them are needed in play (min.stat-card-statistics.01). */
export interface CardStats {
  readonly faction: Faction;
  /** Points to be spent for the character (min.stat-card-cost.01). */
  readonly cost: number;
  /** min.hit-points.01 */
  readonly hitPoints: number;
  /** min.defense-stat.01 */
  readonly defense: number;
  /** min.attack-stat.01 */
  readonly attack: number;
  /** min.damage-stat.01 */
  readonly damage: number;
  /** min.medium.01 */
  readonly size: Size;
  /** Null: no Force rating. */
  readonly force: ForceRating | null;
}

/** A stat card that a character can be played with (min.reading-a-stat-card.02): one of this library's, or one that somebody wrote. */
export interface StatCard extends Printed, CardStats {}

/** Something on an official card that this library does not adjudicate: the name as printed, and why. */
export interface NotAdjudicated {
  readonly name: string;
  /** The rulebook's glossary has no such entry; its printed number was not found; or neither was what it says: whom it names, what a commander effect does. */
  readonly why: 'not-in-the-glossary' | 'number-unknown' | 'text-unknown';
}

/** An official character as far as its card is known; what was not found is null, and `missing` names it. */
export interface Character extends Printed {
  readonly faction: Faction | null;
  /** Null: not found, or variable (min.frozen-in-carbonite.01). */
  readonly cost: number | null;
  readonly hitPoints: number | null;
  readonly defense: number | null;
  readonly attack: number | null;
  readonly damage: number | null;
  readonly size: Size | null;
  /** Null: no Force rating. Its points are null where they were not found. */
  readonly force: { readonly points: number | null; readonly powers: readonly CardAbility[] } | null;
  /**
   * The set that it comes from; its icon has no effect in play, and a starter figure has none (min.stat-card-set-number-rarity.01,
   * min.stat-card-set-number-rarity.02).
   */
  readonly set: CharacterSet;
  /** Its numbers in the checklist of its set, several where the same card came with several figures; none: not found, or a starter's. */
  readonly numbers: readonly CollectorNumber[];
  /** Null: the starter's have none (min.stat-card-set-number-rarity.05), or it was not found. */
  readonly rarity: Rarity | null;
  readonly sure: Certainty;
  readonly notAdjudicated: readonly NotAdjudicated[];
  /** What keeps it from being played: names of the fields that are null. Empty: `statCard` has it. */
  readonly missing: readonly string[];
}
