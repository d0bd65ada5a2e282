/** Facts of X-Wing's cards as this library hands them out. Facts only: what an ability does is written in abilities/. */
import type { ActionColor, ActionName, Arc, Bearing, Faction, ForceSide, ManeuverColor, Size, Slot } from './words';

/** One maneuver of a dial (xw.maneuver.01, xw.speed.01). */
export interface Maneuver {
  /** 0 to 5. */
  readonly speed: number;
  readonly bearing: Bearing;
  readonly color: ManeuverColor;
}

/** An action on an action bar, with its color. */
export interface ActionIcon {
  readonly action: ActionName;
  readonly color: ActionColor;
  /** The action that may follow, by the link on the action bar. */
  readonly linked: { readonly action: ActionName; readonly color: ActionColor } | null;
}

/** Charges, Force or shields: how many, and how many are recovered each round, as all Force is (xw.charges.15); negative: lost. */
export interface Pool {
  readonly value: number;
  readonly recovers: number;
}

export interface Force extends Pool {
  /** Sides of the Force; empty where the card shows none. */
  readonly sides: readonly ForceSide[];
}

/** A primary weapon of a ship card (xw.primary-weapon.01). */
export interface PrimaryWeapon {
  readonly arc: Arc;
  /** Attack dice. */
  readonly value: number;
}

/** The statistics on the ship cards of a type (xw.card-anatomy.02); Force is with the pilot. */
export interface ShipStats {
  readonly primaryWeapons: readonly PrimaryWeapon[];
  /** Defense dice. */
  readonly agility: number;
  /** As printed (xw.hull.01). */
  readonly hull: number;
  readonly shields: Pool;
  /** Of huge ships; null for all others (xw.energy.01, xw.charges.14). */
  readonly energy: Pool | null;
  /** Length of a huge ship's base in mm; null for all others, whose bases are squares. */
  readonly baseLength: number | null;
}

/** A type of ship, e.g. the T-65 X-wing: one dial, one base, whatever faction flies it (xw.dial.07). */
export interface Ship {
  /** XWS id: `t65xwing`. */
  readonly id: string;
  readonly name: string;
  readonly factions: readonly Faction[];
  readonly size: Size;
  readonly dial: readonly Maneuver[];
  readonly stats: ShipStats;
  readonly actions: readonly ActionIcon[];
}

/** A ship card (xw.card-anatomy.01). */
export interface Pilot {
  /** XWS id: `jakefarrell`. */
  readonly id: string;
  readonly name: string;
  /** The line under the name; empty where there is none. */
  readonly caption: string;
  /** Every ship card has one; upgrades only where a restriction names one (xw.faction.02). */
  readonly faction: Faction;
  /** XWS id of the type of ship (xw.ship-type.01). */
  readonly ship: string;
  readonly initiative: number;
  /** Initiative at which a huge ship engages (xw.engagement-value.01); null for all others. */
  readonly engagement: number | null;
  /** Number of dots before the name; 0: not limited. */
  readonly limited: number;
  /** Squad points. */
  readonly cost: number;
  /** Its upgrade bar (xw.squad-building.04), with the slots of titles and configurations that there are for it (xw.upgrade-cards.03). */
  readonly slots: readonly Slot[];
  readonly keywords: readonly string[];
  readonly force: Force | null;
  readonly charges: Pool | null;
  /** Action bar: the ship's, or this card's own where it differs (droids calculate). */
  readonly actions: readonly ActionIcon[];
  /** Ids of conditions that the card can assign. */
  readonly conditions: readonly string[];
  /** The card has a pilot ability. */
  readonly hasAbility: boolean;
  /** Id of the ship ability (see `shipAbility`), or null. */
  readonly shipAbility: string | null;
}

/**
 * An ability with a name of its own that comes with a ship, e.g. Vectored Thrusters. Cards of one type of ship share it (xw.ship-abilities.01,
 * xw.pilot-and-ship-abilities.02).
 */
export interface ShipAbility {
  readonly id: string;
  readonly name: string;
}

/** An 'Attack:' on an upgrade card (xw.special-weapon.02, xw.card-anatomy.04). */
export interface SpecialWeapon {
  readonly arc: Arc;
  /** Attack dice. */
  readonly value: number;
  /** The attack range, both ends included (xw.special-weapon.06). */
  readonly range: { readonly min: number; readonly max: number };
  /** The ordnance icon: range bonuses do not apply (xw.special-weapon.04). */
  readonly ordnance: boolean;
  /** One of these must be there to perform the attack (a lock on the defender, or a token); empty: nothing is needed (xw.special-weapon.07). */
  readonly requires: readonly ('lock' | 'focus' | 'calculate')[];
  /** Standard charges of this card spent as the attack's cost. */
  readonly chargeCost: number;
  /** Energy of the ship spent as the attack's cost. */
  readonly energyCost: number;
  /** How often 'Bonus Attack:' stands on the card; 0: it is an 'Attack:' (xw.huge-attack.03, .06). */
  readonly headers: number;
}

/** A device that an upgrade card brings. */
export interface PrintedDevice {
  readonly name: string;
  readonly type: 'bomb' | 'mine' | 'remote' | 'obstacle';
  readonly initiative: number | null;
  readonly agility: number | null;
  readonly hull: number | null;
}

/** What an upgrade adds to its ship. */
export interface Grants {
  readonly actions: readonly ActionIcon[];
  readonly slots: readonly { readonly slot: Slot; readonly amount: number }[];
  readonly stats: readonly {
    readonly stat: 'attack' | 'agility' | 'hull' | 'shields' | 'energy';
    readonly amount: number;
    readonly arc: Arc | null;
  }[];
  /** Arc indicators. */
  readonly arcs: readonly Arc[];
  readonly forceSides: readonly ForceSide[];
}

/** One side of an upgrade card. */
export interface UpgradeSide {
  readonly title: string;
  /** All the slots that this card takes up; one entry for each icon. */
  readonly slots: readonly Slot[];
  readonly weapon: SpecialWeapon | null;
  readonly charges: Pool | null;
  readonly force: Pool | null;
  readonly device: PrintedDevice | null;
  readonly grants: Grants;
  readonly conditions: readonly string[];
  readonly hasAbility: boolean;
}

/** One line of an upgrade's restrictions. Fields of one line are alternatives; all lines must be met. */
export interface Restriction {
  /** Where no line names one, ships of all factions may have the card (xw.faction.04). */
  readonly factions?: readonly Faction[];
  readonly sizes?: readonly Size[];
  /** XWS ids of types of ship (xw.ship-type.03). */
  readonly ships?: readonly string[];
  /** Names of cards one of which must be in the squad. */
  readonly names?: readonly string[];
  /** The action must be on the ship's action bar; a null color: in any color. */
  readonly action?: { readonly action: ActionName; readonly color: ActionColor | null };
  readonly arcs?: readonly Arc[];
  /** Kinds of upgrade one of which must be equipped. */
  readonly equipped?: readonly Slot[];
  readonly forceSides?: readonly ForceSide[];
  /** Ids of ship abilities. */
  readonly shipAbilities?: readonly string[];
  readonly keywords?: readonly string[];
  readonly initiative?: { readonly least?: number; readonly most?: number };
  /** A printed value of the ship must be so high. */
  readonly stat?: { readonly stat: 'agility' | 'shields'; readonly least: number };
  /** True: only ships that are not limited. */
  readonly nonLimited?: boolean;
}

/** Squad points: fixed, or looked up by a base statistic of the ship. */
export type Cost =
  | { readonly by: 'fixed'; readonly value: number }
  | { readonly by: 'size' | 'agility' | 'initiative'; readonly values: Readonly<Record<string, number>> };

/** An upgrade card (xw.card-anatomy.03). */
export interface Upgrade {
  /** XWS id: `staticdischargevanes`. */
  readonly id: string;
  readonly name: string;
  readonly limited: number;
  readonly cost: Cost;
  /** One side, or two for a card that flips. The first is up at the start. */
  readonly sides: readonly [UpgradeSide, ...UpgradeSide[]];
  readonly restrictions: readonly Restriction[];
  /** No other solitary upgrade of its kind may be in the squad; tactical relays all are solitary (xw.solitary.02). */
  readonly solitary: boolean;
  /** If one ship of a type has it, all of that type must. */
  readonly standardized: boolean;
  readonly hasAbility: boolean;
}

/** A condition card (xw.condition-cards.01). */
export interface Condition {
  readonly id: string;
  readonly name: string;
  /** Number of dots before the name; 0: not limited. */
  readonly limited: number;
  /** Whoever assigns it searches a damage deck for such a card, which lies faceup on it. */
  readonly holds?: DamageCard['trait'];
  /** It is assigned facedown, and may be revealed at the end of the Engagement Phase: for so many charges of the card that assigned it. */
  readonly secret?: { readonly costs: number };
}

/** A kind of damage card. */
export interface DamageCard {
  readonly id: string;
  readonly name: string;
  /** Number printed at the bottom, 1 to 14. */
  readonly number: number;
  /** Copies in one deck. */
  readonly copies: number;
  readonly trait: 'pilot' | 'ship';
}

/** A kind of card of the huge ship damage deck (xw.huge-damage-cards.04). */
export interface HugeDamageCard extends DamageCard {
  /** Where the attacker must be, as the defending huge ship sees it, for the precision shot effect; 'side': in its left or right arc. */
  readonly precisionArc: 'side' | 'full-front' | 'full-rear' | 'bullseye';
}

/** What cards with abilities there are. */
export type CardKind = 'pilot' | 'ship-ability' | 'upgrade' | 'condition' | 'damage';

/** Kind and id of a card. Needed together, because a pilot and an upgrade may share an id (Han Solo is both). */
export type CardKey = `${CardKind}:${string}`;

/** One card (or ship ability) as the list of all cards names it. */
export interface CardEntry {
  readonly key: CardKey;
  readonly name: string;
  /** False for cards whose facts say all there is: nothing needs to be adjudicated. */
  readonly hasAbility: boolean;
}
