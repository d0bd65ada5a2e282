/** Facts of Armada's cards as this library hands them out. Facts only: what an effect does is written in abilities/. */
import type {
  DamageTrait,
  DefenseToken,
  DiceColor,
  Faction,
  HullZone,
  Keyword,
  ObjectiveCategory,
  ShipIcon,
  SizeClass,
  UpgradeIcon,
} from './words';

/** How many dice of each color: an armament (arm.armament.01). */
export type Armament = Readonly<Record<DiceColor, number>>;

/** Clicks by which a joint may be turned: none ('-'), one ('I') or two ('II') (arm.yaw.01 to .05). */
export type Yaw = 0 | 1 | 2;

/** How sure a value is, where two public lists of the cards disagree: printed in the first printing as far as can be told, or the only witness. */
export type Certainty = 'certain' | 'likely';

/** What cards have in common. */
export interface ArmadaCard {
  /** In kebab-case, the name of the card: `victory-i-class-star-destroyer`. */
  readonly id: string;
  readonly name: string;
}

/** A card that costs fleet points (arm.fleet-building.02). */
export interface CostedCard extends ArmadaCard {
  /** Fleet points, as in the first printing. */
  readonly points: number;
  /** 'likely' where only lists of later printings, or lists that disagree, could be found for something on this card. */
  readonly sure: Certainty;
}

/** A ship card (arm.ship.01). */
export interface ShipCard extends CostedCard {
  readonly icon: ShipIcon;
  /** By the symbol on the card, as of squadrons (arm.faction.02). */
  readonly faction: Faction;
  readonly size: SizeClass;
  readonly hull: number;
  readonly command: number;
  readonly squadron: number;
  readonly engineering: number;
  /** Used by whichever hull zone attacks a squadron (arm.armament.06). */
  readonly antiSquadron: Armament;
  /** Battery armament of each hull zone (arm.armament.04). */
  readonly battery: Readonly<Record<HullZone, Armament>>;
  /** Maximum shields of each hull zone (arm.shields.01). */
  readonly shields: Readonly<Record<HullZone, number>>;
  readonly defense: readonly DefenseToken[];
  /** Speed 1 first (arm.speed-chart.01); in each column the joint nearest to the ship first (arm.speed-chart.02). Its length is the highest speed. */
  readonly speedChart: readonly (readonly Yaw[])[];
  /** Upgrade bar, one entry for each icon. Commanders and titles are not in it. */
  readonly upgradeBar: readonly UpgradeIcon[];
}

/** A keyword with its number: Counter 2; null where it has none. */
export interface KeywordEntry {
  readonly keyword: Keyword;
  readonly value: number | null;
}

/** A squadron card (arm.squadron.01). */
export interface SquadronCard extends CostedCard {
  /** Id of the card without a unique name whose fighters these are; its own where it is one. */
  readonly type: string;
  readonly unique: boolean;
  readonly faction: Faction;
  /** The farthest distance band that it can move to (arm.speed.03). */
  readonly speed: number;
  readonly hull: number;
  readonly antiSquadron: Armament;
  /** One, as there are no hull zones (arm.armament.05). */
  readonly battery: Armament;
  readonly keywords: readonly KeywordEntry[];
  readonly defense: readonly DefenseToken[];
}

/** An upgrade card (arm.upgrade-cards.01). */
export interface UpgradeCard extends CostedCard {
  readonly icon: UpgradeIcon;
  /** Null: it belongs to none, and fits either (arm.faction.03, arm.upgrade-cards.06). */
  readonly faction: Faction | null;
  /** A bullet stands before its name (arm.unique-names.01). */
  readonly unique: boolean;
  /** The Modification trait (arm.upgrade-cards.07). */
  readonly modification: boolean;
  /** The ship icon of a title (arm.titles.01); null on other cards. */
  readonly title: ShipIcon | null;
}

/** An objective card (arm.objective-cards.01). */
export interface ObjectiveCard extends ArmadaCard {
  readonly category: ObjectiveCategory;
  /** Fleet points that a victory token is worth (arm.scoring.07); null where the card uses none or prints no number. */
  readonly victoryToken: number | null;
  /**
   * Ships that have an objective token next to their cards (arm.objective-cards.08): one objective ship of each player for the whole game; every ship, until its
   * token is discarded; null: none.
   */
  readonly objectiveShips: 'one of each player' | 'every ship' | null;
}

/** A kind of damage card. */
export interface DamageCard extends ArmadaCard {
  readonly trait: DamageTrait;
  /** Copies in a deck: 52 cards in all. */
  readonly copies: number;
}
