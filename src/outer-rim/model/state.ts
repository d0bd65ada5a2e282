/** The state of a game of Outer Rim: plain JSON. Cards, ships and spaces are ids of the content pack. Credits are whole thousands. */
import type { Readings } from './readings';
import type { CoreState, Pile, PlayerId } from '../../core';
import type { ContactClass, Faction, MarketDeck, Pack, Certainty } from '../facts';
import type { OuterRimEvent } from './events';

/** Id of a space in the pack: `lothal`. */
export type SpaceId = string;
/** Where a card was kept before: its market deck, its encounter deck or the databank. It goes back there when discarded. */
export type CardOrigin = 'market' | 'encounter' | 'databank';

/** A card in one of a player's slots. */
export interface OwnedCard {
  /** Unique in the game: `market/job-hutt-favor`. Abilities of the card have it in their source. */
  id: string;
  from: CardOrigin;
  /** Id in its list of the pack. */
  card: string;
  /** Encounter cards: the space whose section was kept. */
  space: SpaceId | null;
}

/** An encounter card kept facedown for its secret (or.secrets). Hidden from everybody else. */
export interface Secret {
  /** `p1/secret-1`: tells nothing about the card. */
  id: string;
  card: string;
  space: SpaceId;
}

/** Reputation with a faction: the space of the track (or.reputation.04). */
export type Reputation = -1 | 0 | 1;

/** A player with everything that is theirs. Credits are a multiple of 1,000. */
export interface OuterRimPlayer {
  id: PlayerId;
  /** 'ai': the AI player of the single-player game, kept like a person (or.ai-cards-and-credits.01). */
  kind: 'person' | 'ai';
  /** Null until chosen in setup. */
  character: string | null;
  /** The character card shows its other side, without the goal. */
  turned: boolean;
  ship: string | null;
  shipTurned: boolean;
  space: SpaceId | null;
  credits: number;
  fame: number;
  /** With each faction on its own (or.reputation.03); a player belongs to none (or.introduction.02). */
  reputation: Record<Faction, Reputation>;
  damage: { character: number; ship: number };
  defeated: boolean;
  /** Cards in slots, in the order in which they were gained. */
  cards: OwnedCard[];
  secrets: Secret[];
  /** Secrets gained so far: names the next one. */
  secretsGained: number;
  /** Progress on the personal goal and the ship goal (or.personal-goals.06). */
  goalTokens: { character: number; ship: number };
  /** Planets with a damage token of this player (Jyn Erso's goal). */
  marked: SpaceId[];
  /** Who gave this player credits since their last planning step and has had none back. Nothing depends on it; it is told (or.trading-credits-and-promises.07). */
  givenBy?: PlayerId[];
}

/** A contact token. */
export interface ContactToken {
  class: ContactClass;
  /** Id of the contact; null: nobody has seen its front yet, so chance decides it when somebody does. */
  contact: string | null;
  faceup: boolean;
  /** Who has looked at the facedown token (or.peeking-at-contacts.01). */
  knownTo: PlayerId[];
  /** A contact space of the map (`lothal/1`), the card it lies on (crew or bounty), or the box. */
  at: { place: string } | { card: string } | 'box';
}

/** A patrol of a faction on the map, where players meet it (or.patrol-encounter.01). */
export interface PatrolToken {
  faction: Faction;
  level: number;
  space: SpaceId;
}

/** One of the six market decks: its faceup top card, and the facedown rest. */
export interface Market {
  deck: MarketDeck;
  /** Null: empty, or not turned up yet. */
  top: string | null;
  pile: Pile;
}

/** The AI player's cards (or.single-player-setup.08). */
export interface AiDeck {
  pile: Pile;
  /** Shuffled one by one into a deck whose order is known: each lies anywhere in it, with equal chances. */
  loose: string[];
}

/** 'setup' comes once, before the first turn. */
export type TurnStep = 'setup' | 'planning' | 'action' | 'encounter';

/** What was agreed before the game. */
export interface OuterRimOptions {
  /** Fame needed to win: 10, or 8 in a first game, 12 in an extended game. */
  fame: number;
  map: 'standard' | 'modular';
  /** Players may pass credits to and from the active player at any decision of a turn but those about abilities (order, use or decline). */
  negotiation: boolean;
  /** Characters are drawn at random instead of chosen. */
  randomCharacters: boolean;
  /** Characters settled before the game, by player; the others choose. */
  characters: Record<PlayerId, string>;
  /** The first player, if settled before the game; else dice decide. */
  first: PlayerId | null;
  /** Where something is read in another way. */
  readings?: Readings;
}

/** Which pack is played with, and how sure its values are. */
export interface ContentInUse extends Record<Certainty, number> {
  pack: string;
  title: string;
}

/** A whole game, with what players may not know: only `view` is for them. */
export interface OuterRimState extends CoreState<OuterRimEvent> {
  options: OuterRimOptions;
  /** The pack; null: the built-in base pack. It never changes during a game. */
  content: Pack | null;
  contentInUse: ContentInUse;
  /** Clockwise. */
  players: OuterRimPlayer[];
  firstPlayer: PlayerId | null;
  /** Whose turn it is; null during setup. */
  active: PlayerId | null;
  /** Turns begun. */
  turn: number;
  step: TurnStep;
  /** Pieces of the map from left to right. */
  pieces: string[];
  patrols: PatrolToken[];
  /** Facedown stacks, by faction: the levels from the top, which their backs show (or.setup-patrols.01). */
  patrolStacks: { faction: Faction; levels: number[] }[];
  contacts: ContactToken[];
  markets: Market[];
  encounterDecks: Pile[];
  /** Cards at the bottom of encounter decks that went there facedown, and who has seen them. */
  unseen: { card: string; knownTo: PlayerId[] }[];
  /** Ids of the databank cards, in their order: no pile, so that nothing shuffles them (or.databank.02). */
  databank: string[];
  /** Ids of the ship sheets that nobody uses. */
  shipSupply: string[];
  /** Goal tokens on planets, for the AI player: one entry a token. */
  goals: SpaceId[];
  ai: AiDeck | null;
  /** Cards removed from the game: `market/job-...`. */
  box: string[];
  winner: PlayerId | null;
}

/** What no rule changes: never copied, so that what is worked out once from the pack (see `lookup`) stays known from state to state. */
export const CONSTANT_PARTS: readonly (keyof OuterRimState)[] = ['content'];
