/** What a content pack holds: every piece of the game that carries values. */
import type { Ability, Effects, Goal } from './effects';
import type {
  AssetKind,
  Combat,
  ContactClass,
  DieFace,
  Faction,
  MarketDeck,
  Skill,
  Slot,
  SpaceKind,
  Certainty,
} from './words';

/**
 * How sure the values of a record are. Missing: certain. One word: all of them. By field: `{ "*": "reconstructed", "name": "certain" }`;
 * fields of fields are written with a dot (`asset.name`), the longest fitting name wins, and `*` stands for the rest.
 */
export type Certainties = Certainty | { readonly [field: string]: Certainty };

/** Every record of a pack has an id that no other record of its list has. */
export interface Entry {
  id: string;
  sure?: Certainties;
}

/** A space of the map (an id such as `lothal`). */
export interface Space extends Entry {
  name: string;
  kind: SpaceKind;
  /** The map tile or endcap on which it lies. */
  piece: string;
  /** Where it lies on its piece, each from 0 (left, top) to 100, for pictures. */
  at: readonly [number, number];
  /** The faction symbol of a planet (or.space-encounter-tips.01). */
  faction: Faction | null;
  /** Classes of the contact spaces beside a planet. */
  contacts: readonly ContactClass[];
  /** Its encounter deck. */
  deck: string;
}

/** Joins two spaces of one piece. */
export interface Route extends Entry {
  between: readonly [string, string];
}

/** A map tile. The spaces at its left and right edge join those of its neighbors in the same order. */
export interface Tile extends Entry {
  name: string;
  left: readonly string[];
  right: readonly string[];
}

/** An end of the map, with the spaces that join its neighbor's edge, and each faction's start. */
export interface Endcap extends Entry {
  name: string;
  edge: readonly string[];
  /** Where the patrols of its factions enter the map. */
  starts: readonly { faction: Faction; space: string }[];
}

/** The map: its pieces, the spaces on them and how they join. */
export interface MapContent {
  spaces: readonly Space[];
  routes: readonly Route[];
  tiles: readonly Tile[];
  endcaps: readonly Endcap[];
  /** The standard map, left to right. */
  standard: Arrangement;
}

/** The order of the pieces: an endcap, the tiles, the other endcap. */
export interface Arrangement extends Entry {
  leftEnd: string;
  tiles: readonly string[];
  rightEnd: string;
}

/** A character card, both sides. */
export interface Character extends Entry {
  name: string;
  /** Has the droid symbol (or.symbols.07). */
  droid: boolean;
  /** Dice. */
  groundCombat: number;
  /** So much damage defeats the character. */
  health: number;
  skills: readonly Skill[];
  /** Its starting databank card. Characters with 91 or 92 may be the AI player (or.single-player-setup.03). */
  databank: number;
  /** Reputation steps at setup: besides that card all that a character says of it (or.setup-characters.07). */
  reputation: readonly { with: Faction | 'choice'; amount: number }[];
  /** On both sides of the card. */
  abilities: readonly Ability[];
  goal: Goal;
  /** Only on the other side. */
  turned: { abilities: readonly Ability[] };
}

/** The values on one side of a ship sheet. */
export interface ShipSide {
  /** Spaces in one movement. */
  hyperdrive: number;
  /** Dice. */
  combat: number;
  /** So much damage defeats the ship. */
  hull: number;
  slots: readonly Slot[];
}

/** A ship sheet, both sides. */
export interface Ship extends Entry {
  name: string;
  /** Credits; the discount when it is given up (or.bartering.04). */
  cost: number;
  /** How many of its sheets exist. The two starting ships are the two sides of the same sheets. */
  sheets: number;
  starting: boolean;
  side: ShipSide;
  /** On the side that is up at first, the goal side (or.buying-ships.07); null on starting ships. */
  goal: Goal | null;
  /** The side after the goal. */
  turned: { name: string; side: ShipSide; abilities: readonly Ability[] } | null;
}

/** A patrol token. */
export interface Patrol extends Entry {
  faction: Faction;
  level: number;
  /** Dice; null cannot be beaten (or.patrol-encounter.10). */
  combat: number | null;
  /** What its defeat brings. */
  reward: Effects;
}

/** What stands on a card that is kept in a slot. */
export type Asset =
  | {
      kind: 'bounty';
      name: string;
      contact: string;
      class: ContactClass;
      combat: Combat;
      value: number;
      deliverTo: string;
      capture: Effects;
      eliminate: Effects;
    }
  /** Where it goes and what that brings (or.deliver-action.06); `risk` is resolved on delivery, before the reward. */
  | {
      kind: 'cargo';
      name: string;
      destination: string;
      traits?: readonly string[];
      risk?: Effects;
      reward: Effects;
      abilities?: readonly Ability[];
    }
  | {
      kind: 'crew';
      name: string;
      skills: readonly Skill[];
      symbols?: readonly ('droid' | Faction)[];
      abilities: readonly Ability[];
    }
  /** `limit`: of one's cards with that trait one may have so many; a trait does nothing by itself (or.market-action.16). */
  | {
      kind: 'gear';
      name: string;
      traits?: readonly string[];
      limit?: { trait: string; most: number };
      abilities: readonly Ability[];
    }
  | JobAsset
  /** `fits`: slots other than mod slots that take it too. `adds`: slots that it brings. */
  | {
      kind: 'mod';
      name: string;
      traits?: readonly string[];
      fits?: readonly AssetKind[];
      adds?: readonly Slot[];
      abilities: readonly Ability[];
    };

/** A job (or.jobs.01). */
export interface JobAsset {
  kind: 'job';
  name: string;
  /** `crucial`: printed in italics, a failed test will probably fail the job (or.jobs.03). No effect by itself. */
  skills: readonly { skill: Skill; crucial: boolean }[];
  /** Null: the job has no place; its abilities say how it is done. */
  destination: string | null;
  /** What attempting it does, usually a databank card. */
  attempt: Effects;
  abilities?: readonly Ability[];
  reward: Effects;
  after: 'discard' | 'remove';
}

/** The front of a market card: an asset, or a ship. */
export type MarketFace =
  Asset | { kind: 'ship'; name: string; /** 'any': one of your choice from the supply. */ ship: string | 'any' };

/** A card of a market deck. */
export interface MarketCard extends Entry {
  deck: MarketDeck;
  /** Credits. On a card for a ship of your choice it comes on top of the ship's own cost. */
  cost: number;
  /** Planets on which it cannot be bought. */
  notOn: readonly string[];
  /** The patrol movement icon. */
  patrol: { faction: Faction; spaces: number } | null;
  face: MarketFace;
}

/** A contact token's front. */
export interface Contact extends Entry {
  name: string;
  class: ContactClass;
  /** They do nothing by themselves: other abilities ask for them (or.contact-encounter.09). */
  symbols: readonly ('droid' | Faction)[];
  /** The number of its databank card. */
  databank: number;
}

/** A card of the databank, by its number. */
export interface DatabankCard extends Entry {
  number: number;
  name: string;
  /** The upper section; on jobs the numbered steps. One list of effects a step. */
  steps: readonly Effects[];
  /** What can be kept (`keep`), or is taken at setup. */
  asset?: Asset;
  /** Starting cards: the planet on which the character begins. */
  start?: string;
}

/** One of the decks that spaces name. */
export interface EncounterDeck extends Entry {
  name: string;
}

/** The part of an encounter card for one space; `navpoint` is every navpoint. */
export interface EncounterSection {
  space: string;
  title: string;
  effects: Effects;
  /** What some cards show at the bottom, to be kept (or.space-encounter.07). */
  asset?: Asset;
  secret?: { title: string; ability: Ability };
}

/** A card of an encounter deck: one section for each of its spaces. */
export interface EncounterCard extends Entry {
  deck: string;
  sections: readonly EncounterSection[];
}

/** One bullet of an AI card. */
export type AiStep =
  /** Recover all damage; `ifDefeated`: only then. */
  | { do: 'recover'; ifDefeated: boolean }
  | { do: 'move-to-goal' }
  | { do: 'gain-credits'; credits: number }
  /** Deliver all cargo for this planet; `illegal` follows if one of them was ILLEGAL. */
  | { do: 'deliver-cargo'; illegal: { damage: number; to: 'character' | 'ship' } | { reputation: number } | null }
  /** Buy from the first deck, or from `instead` if no slot for the cards of the deck is empty. Bought from a deck named in `goals`: put a goal token. */
  | { do: 'buy'; deck: MarketDeck; instead?: MarketDeck; goals: readonly MarketDeck[] }
  /** Reveal the facedown contact token of the lowest class on the planet, perhaps gaining its crew for nothing. */
  | { do: 'reveal-contact'; gainCrew: boolean }
  /** Encounter a patrol in the space with whose faction the reputation is negative. */
  | { do: 'encounter-hostile-patrol' }
  | { do: 'complete-job' }
  | { do: 'buy-fame'; credits: number; fame: number }
  | { do: 'gain-reputation'; with: 'here' | 'nearest-patrol'; amount: number }
  | { do: 'credits-for-reputation'; credits: number; with: 'here' | 'nearest-patrol'; amount: number }
  | { do: 'discard-market'; decks: readonly MarketDeck[] };

/** What the AI player does in one turn (or.single-player-setup.08). */
export interface AiCard extends Entry {
  /** Do the first that applies. */
  planning: readonly AiStep[];
  /** Do all that apply. */
  action: readonly AiStep[];
  /** Do the first that applies. */
  encounter: readonly AiStep[];
  /** Afterwards: resolve these, then shuffle the card back into the AI deck if `shuffleBack`. */
  special: { steps: readonly AiStep[]; shuffleBack: boolean } | null;
}

/** Everything in the box that is only counted. */
export interface Supply extends Entry {
  playerBoards: number;
  /** Told at setup; no rule looks at them (or.playing-the-game.08). */
  referenceCards: number;
  standees: number;
  reputationTokensPerFaction: number;
  damageTokens: number;
  goalTokens: number;
  creditTokens: readonly { worth: number; count: number }[];
  dice: number;
  /** Sides of a die by face. */
  faces: Readonly<Record<DieFace, number>>;
  /** Slots of the player board. */
  boardSlots: readonly Slot[];
}

/** A whole content pack: every card, token and piece of the map with its values. */
export interface Pack {
  id: string;
  title: string;
  supply: Supply;
  map: MapContent;
  characters: readonly Character[];
  ships: readonly Ship[];
  patrols: readonly Patrol[];
  market: readonly MarketCard[];
  contacts: readonly Contact[];
  databank: readonly DatabankCard[];
  encounterDecks: readonly EncounterDeck[];
  encounters: readonly EncounterCard[];
  ai: readonly AiCard[];
}
