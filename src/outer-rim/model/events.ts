/** Everything that can happen in a game of Outer Rim, each with the rules behind it. */
import type { CoreEvent, EventOfType, PlayerId } from '../../core';
import type { AssetKind, Combat, ContentReport, Faction, MarketDeck, Skill } from '../facts';
import type { SpaceId, TurnStep } from './state';

/** The fields of a kind of event, or of several. */
type Of<T extends string, Fields = unknown> = T extends string ? EventOfType<T, Fields> : never;
type By = { player: PlayerId };

/** The other side of a combat. */
export type Opponent =
  | { kind: 'player'; player: PlayerId }
  | { kind: 'patrol'; faction: Faction; level: number }
  | { kind: 'contact'; contact: string }
  | { kind: 'enemy'; name: string };

/** What dice are rolled for. 'delivery': the risk of a cargo, 'card': any other roll that a card asks for. */
export type RollFor = 'first-player' | 'test' | Combat | 'delivery' | 'card';

/** Where fame, credits, reputation or damage come from. */
export const SOURCES = Object.freeze([
  'ability',
  'bounty',
  'buying',
  'cargo',
  'databank',
  'encounter',
  'gift',
  'goal',
  'job',
  'patrol',
  'planning',
  'rules',
  'ai-card',
] as const);
/** One of `SOURCES`. */
export type Source = (typeof SOURCES)[number];

/** What does not happen. */
export const NO_EFFECTS = Object.freeze([
  'lose-credits',
  'gain-reputation',
  'lose-reputation',
  'lose-fame',
  'recover',
  'stop',
  'act',
  'complete-job',
  'keep-card',
  'protect-crew',
  'move-patrol',
  'buy',
  'fight',
  'lose-crew',
  'take-contact',
  'meet-bounty',
  'join',
  'test',
  'deliver',
  'win',
  'go-on',
  'gain-fame',
  'first',
  'owe',
  'ai-planning',
  'ai-action',
  'ai-encounter',
  'ai-special',
] as const);
/** One of `NO_EFFECTS`. */
export type NoEffect = (typeof NO_EFFECTS)[number];

/** The parts of a card of which one is resolved. */
export const CARD_PARTS = Object.freeze(['positive', 'neutral', 'negative', 'if', 'else', 'section'] as const);
/** One of `CARD_PARTS`. */
export type CardPart = (typeof CARD_PARTS)[number];

/** Which content is used, and the steps of setup. */
export type SetupEvent =
  | Of<'content-used', Omit<ContentReport, 'unsure'>>
  | Of<'setup-step', { number: number; name: string }>
  | Of<'map-built', { pieces: readonly string[] }>
  | Of<'supply-created', { credits: number; damageTokens: number; goalTokens: number }>
  | Of<'first-player-determined', By>
  | Of<'character-chosen', By & { character: string }>
  /** In setup: the player takes these pieces, in addition to character card, ship sheet and credits. */
  | Of<'pieces-taken', By & { standee: string; playerBoards: number; reputationTokens: number; referenceCards: number }>
  | Of<'put-on-planet', By & { space: SpaceId }>;

/** Turns, their steps and actions, and effects that do not happen. */
export type TurnEvent =
  | Of<'turn-started', By & { turn: number }>
  | Of<'step-started', By & { step: TurnStep }>
  | Of<'step-skipped', By & { step: TurnStep }>
  | Of<'turn-ended', By>
  | Of<'planned', By & { option: 'move' | 'recover' | 'gain-credits' | 'ability' }>
  | Of<'action-performed', By & { action: 'trade' | 'market' | 'deliver' | 'ability' }>
  | Of<'encounter-chosen', By & { encounter: 'patrol' | 'space' | 'contact' | 'ability' | 'job' | 'crew' }>
  | Of<'game-ended', { winner: PlayerId }>
  /** Something that one could expect does not happen; `because` says why. */
  | Of<'no-effect', By & { what: NoEffect }>
  /** This part of a card is resolved; `because` says why. `empty`: the part has no effect. */
  | Of<'part-resolved', By & { part: CardPart; empty: boolean }>
  | Of<'prevented', By & { what: 'damage' | 'defeat' | 'reputation'; amount: number }>;

/** Credits (multiples of 1,000), fame and reputation. */
export type GoodsEvent =
  | Of<'credits-gained', By & { amount: number; from: Source }>
  | Of<'credits-lost', By & { amount: number; from: Source; spent?: boolean }>
  | Of<'credits-given', By & { to: PlayerId; amount: number }>
  | Of<'fame-gained', By & { amount: number; from: Source; what: string }>
  | Of<'fame-lost', By & { amount: number; from: Source }>
  | Of<'reputation-gained', By & { faction: Faction }>
  | Of<'reputation-lost', By & { faction: Faction }>;

/** Players and patrols that move. */
export type MapEvent =
  | Of<'moved', By & { from: SpaceId; to: SpaceId }>
  | Of<'stopped', By & { space: SpaceId; why: 'patrol' | 'maelstrom' | 'ability' }>
  | Of<'placed', By & { from: SpaceId; to: SpaceId }>
  | Of<'patrol-placed', { faction: Faction; level: number; space: SpaceId }>
  | Of<'patrol-moves', { faction: Faction; spaces: number; towards: PlayerId; why: 'market' | 'card' }>
  | Of<'patrol-moved', { faction: Faction; from: SpaceId; to: SpaceId }>
  | Of<'patrol-removed', { faction: Faction; level: number }>
  | Of<'planet-marked', By & { space: SpaceId }>
  | Of<'goal-placed', { space: SpaceId }>
  | Of<'goal-removed', { space: SpaceId }>;

/** Market, encounter and databank cards. */
export type CardEvent =
  | Of<'market-card-revealed', { deck: MarketDeck; card: string }>
  | Of<'market-card-discarded', { deck: MarketDeck; card: string }>
  | Of<'card-bought', By & { deck: MarketDeck; card: string; price: number; bartered: readonly string[] }>
  | Of<'card-gained', By & { card: string; kind: AssetKind; how: 'setup' | 'bought' | 'kept' | 'traded' | 'taken' }>
  | Of<'card-discarded', By & { card: string }>
  | Of<'card-removed', { card: string }>
  | Of<'ship-taken', By & { ship: string }>
  | Of<'ship-returned', By & { ship: string }>
  | Of<'traded', By & { with: PlayerId; gives: readonly string[]; takes: readonly string[] }>
  | Of<'trade-refused', By & { with: PlayerId }>
  | Of<'cargo-delivered', By & { card: string; traits: readonly string[] }>
  | Of<'delivery-failed', By & { card: string }>
  /** If the card holds a secret for the player, nobody else sees `card` (see `view`). */
  | Of<'encounter-card-drawn', By & { deck: string; card: string | null }>
  | Of<'encounter-card-returned', { deck: string; card: string | null }>
  | Of<'secret-gained', By & { secret: string; card: string | null }>
  | Of<'secret-discarded', By & { secret: string; card: string | null }>
  | Of<'databank-card-taken', By & { number: number; card: string }>
  | Of<'databank-card-returned', { card: string }>;

/** Contact tokens, and the crew that they become. */
export type ContactEvent =
  | Of<'contact-revealed', { place: string; contact: string }>
  /** Only the player who looks sees `contact`. */
  | Of<'contact-peeked', By & { place: string; contact: string | null }>
  | Of<'contact-joined', By & { contact: string }>
  | Of<'contact-moved', { contact: string; place: string }>
  | Of<'contact-captured', By & { contact: string; card: string }>
  | Of<'contact-eliminated', By & { contact: string }>
  | Of<'contact-removed', { contact: string }>
  | Of<'bounty-rewarded', By & { card: string; how: 'captured' | 'eliminated' }>
  | Of<'crew-protected', By & { card: string }>;

/** Rolls, tests and combats. */
export type DiceEvent =
  /** `player`: whose dice these are; null for a patrol or an enemy of a card. `roller`: the person who rolls them. */
  | Of<'dice-rolled', { player: PlayerId | null; roller: PlayerId; for: RollFor; faces: readonly string[] }>
  | Of<'dice-rerolled', By & { from: readonly string[]; to: readonly string[] }>
  | Of<'die-turned', By & { from: string; to: string }>
  | Of<'test-started', By & { skill: Skill }>
  | Of<'test-passed' | 'test-failed', By & { skill: Skill; copies: number }>
  | Of<'combat-started', By & { combat: Combat; against: Opponent }>
  | Of<'damage-added-up', { player: PlayerId | null; damage: number }>
  | Of<'combat-won' | 'combat-lost', By & { combat: Combat; against: Opponent }>
  | Of<'combat-ended', By & { against: Opponent }>;

/** Damage, recovering and defeat. */
export type DamageEvent =
  /** `unavoidable`: nothing can prevent this damage (or.patrol-encounter.10). */
  | Of<'damage-suffered', By & { on: 'character' | 'ship'; amount: number; unavoidable: boolean }>
  | Of<'recovered', By & { from: 'character' | 'ship'; amount: number }>
  | Of<'defeated', By & { on: 'character' | 'ship' }>
  | Of<'stood-up', By>;

/** Jobs and goals. */
export type TaskEvent =
  | Of<'job-attempted' | 'job-completed' | 'job-failed', By & { card: string }>
  | Of<'job-step', By & { step: number }>
  | Of<'goal-token-placed', By & { on: 'character' | 'ship' }>
  | Of<'goal-completed', By & { goal: 'personal' | 'ship' }>;

/** The AI player's cards, and the result of each of their bullets. */
export type AiEvent =
  | Of<'ai-card-drawn', By & { card: string }>
  | Of<'ai-bullet', By & { part: 'planning' | 'action' | 'encounter' | 'special'; bullet: string; applies: boolean }>
  | Of<'ai-card-discarded', By & { card: string }>;

/** What happens in a game of Outer Rim. */
export type OuterRimEvent =
  | SetupEvent
  | TurnEvent
  | GoodsEvent
  | MapEvent
  | CardEvent
  | ContactEvent
  | DiceEvent
  | DamageEvent
  | TaskEvent
  | AiEvent
  | CoreEvent;
/** Whose dice a roll shows; null: those of a patrol or an enemy of a card. */
export type DiceOwner = PlayerId | null;
