/**
 * The effect vocabulary: what cards do, as data. A list of effects is resolved from first to last by 'you', the player who resolves the
 * card. Branches are lists again, so that any point in the middle of a card is a small piece of JSON (the effects that are left to do).
 */
import type { Amount, CardFilter, Condition, ContactFilter, FactionRef, PlayerFilter } from './conditions';
import type { AssetKind, Combat, DieFace, MarketDeck, Skill, SpaceKind, ValueName } from './words';

/** Effects in order; an empty list does nothing. */
export type Effects = readonly Effect[];

/** Credits (in steps of 1,000, or.symbols.03), fame (or.symbols.04) and reputation that are gained or lost together. */
export interface Goods {
  credits?: Amount;
  fame?: Amount;
  /** How far the token moves on the track of that faction (or.reputation.01, or.reputation.08). */
  reputation?: { with: FactionRef; amount: number };
}

/** One way of a choice; not offered while its `if` does not hold. */
export interface Choice {
  label: string;
  if?: Condition;
  do: Effects;
}

/** One thing that a card does; `do` says which. */
export type Effect = Chances | Assets | Moves | Meetings | Flow | Interventions;

/** Tests, dice, fights, and what is won, lost or hurt. */
export type Chances =
  /** A skill test (or.skill-tests.05). Several skills: you choose one of them. */
  | { do: 'test'; skill: Skill | readonly Skill[]; pass?: Effects; fail?: Effects }
  /** Roll dice; `then` if at least one shows one of the faces. */
  | { do: 'roll'; dice: number; faces: readonly DieFace[]; then?: Effects; else?: Effects }
  | ({ do: 'gain' } & Goods)
  | ({ do: 'lose' } & Goods)
  /** You may spend the credits; `then` if you do, `else` if you do not or cannot. With `must` you spend them if you can. */
  | { do: 'spend'; credits: Amount; must?: boolean; then?: Effects; else?: Effects }
  /** Credits from a player of your choice among those who fit, at most what they have. */
  | { do: 'take-credits'; from: PlayerFilter; credits: Amount }
  | { do: 'suffer'; damage: Amount; to: 'character' | 'ship' | 'either' }
  | { do: 'recover'; damage: Amount | 'all'; from: 'character' | 'ship' | 'both' | 'either' }
  /** A combat against an enemy of the card, with you as the attacker; the value is the enemy's number of dice. */
  | { do: 'fight'; combat: Combat; enemy: string; value: number; win?: Effects; lose?: Effects }
  /** A combat against a player of your choice among those who fit. Without `combat`: ground on a planet, ship elsewhere. */
  | { do: 'fight-player'; who: PlayerFilter; combat?: Combat; win?: Effects; lose?: Effects };

/** Cards and slots. */
export type Assets =
  /** Keep the card that is being resolved as the asset printed on it (or.space-encounter.08, or.contact-encounter.05). */
  | { do: 'keep' }
  /** Keep the encounter card facedown as a secret (or.secrets.02). */
  | { do: 'keep-secret' }
  /** Discard so many (1) of your cards that fit, or all; less if you have less. */
  | { do: 'discard'; card: CardFilter; count?: number | 'all' }
  | { do: 'discard-secrets'; count: number | 'all' }
  /** The card this stands on goes back to its deck. */
  | { do: 'discard-this' }
  /** The card this stands on leaves the game. */
  | { do: 'remove-this' }
  /** You may gain the top card of one of these decks for its cost less the discount, or for nothing. */
  | { do: 'gain-card'; decks: readonly MarketDeck[]; discount: number | 'free' }
  /** Take a crew that fits from a player who fits. */
  | { do: 'take-crew'; from: PlayerFilter; card: CardFilter }
  /** Perform this action now, besides those of the action step. The discount lowers the cost of a bought card. */
  | { do: 'action'; action: 'trade' | 'market' | 'deliver'; discount?: number };

/** Movement on the map. */
export type Moves =
  /** Move up to so many spaces by the movement rules. */
  | { do: 'move'; upTo: number }
  /** You are put on a space of your choice among those that fit. */
  | { do: 'go'; kind?: SpaceKind; spaces?: readonly string[]; within?: number }
  /** Move the patrol so many spaces, towards you, or each space as you like. */
  | { do: 'move-patrol'; faction: FactionRef; spaces: number; towards: 'you' | 'anywhere' }
  /** Put 1 damage token on the planet you are on (Jyn Erso's goal). */
  | { do: 'mark-planet' };

/** Contacts, encounters, databank. */
export type Meetings =
  /** Secretly look at up to so many facedown contact tokens (or.peeking-at-contacts.01). */
  | { do: 'peek'; at: ContactFilter; count: number }
  /** Turn up to so many facedown contact tokens faceup. */
  | { do: 'reveal'; at: ContactFilter; count: number }
  /** Resolve another encounter of one of these kinds, in your space or with a patrol or contact at most `within` spaces away. */
  | { do: 'encounter'; what: readonly ('patrol' | 'space' | 'contact')[]; within?: number }
  /** Draw and resolve the top card of that encounter deck, or of the one of your space. */
  | { do: 'draw-encounter'; deck: string | 'here' }
  /** Resolve the databank card with that number (or.databank.03). */
  | { do: 'databank'; number: number }
  /** The token of the contact that is met leaves the game, or flees to the nearest empty contact space. */
  | { do: 'contact-leaves'; to: 'game-box' | 'nearest-empty-space' }
  /** The contact that is met is captured or eliminated for your bounty on it, if you have one. */
  | { do: 'take-bounty'; how: 'capture' | 'eliminate' | 'choice' };

/** Order and choice. */
export type Flow =
  /** Choose one. With `may` you can also choose none. */
  | { do: 'choose'; may?: boolean; options: readonly Choice[] }
  /** You may do this. */
  | { do: 'may'; label?: string; effects: Effects }
  | { do: 'if'; if: Condition; then?: Effects; else?: Effects }
  /** The branch that fits your standing with the faction (or.space-encounter.06). */
  | { do: 'by-reputation'; with: FactionRef; positive?: Effects; neutral?: Effects; negative?: Effects }
  /** Other players resolve these effects, each being 'you' in them: one that you choose, or all who fit. */
  | { do: 'others'; which: 'one' | 'all'; who: PlayerFilter; effects: Effects }
  /** In a job: go on with that step (1 is the first). */
  | { do: 'go-to-step'; step: number }
  | { do: 'complete-job' }
  | { do: 'fail-job' }
  /** In the `risk` of a cargo: it is discarded without its reward. */
  | { do: 'delivery-fails' }
  | { do: 'complete-goal'; goal: 'personal' | 'ship' }
  | { do: 'end-turn' };

/** What only makes sense in an ability that answers to an occasion. */
export type Interventions =
  /** After a roll: reroll up to so many of your dice. */
  | { do: 'reroll'; dice: number | 'any' }
  /** After a roll: turn up to so many of your dice that show one of these faces. */
  | { do: 'turn-dice'; dice: number; from: readonly DieFace[]; to: DieFace }
  /** Before a combat: your combat value is so much higher in it. */
  | { do: 'add-dice'; dice: number }
  /** After a combat roll: so much more damage. */
  | { do: 'add-damage'; damage: number }
  /** Before a test: you have one more copy of the skill in it. */
  | { do: 'count-skill'; skill: Skill | 'any' }
  /** You need not stop in this space. */
  | { do: 'keep-moving' }
  /** The player who moved into your space must stop there. */
  | { do: 'stop-mover' }
  /** The patrol moves towards another player of your choice instead. */
  | { do: 'redirect-patrol' }
  /** What is about to happen does not, or so much less damage is suffered. */
  | { do: 'prevent'; damage?: number };

/** Something that abilities answer to and goals count. Fields that are given narrow it down. */
export type Occasion =
  | {
      event: 'win-combat' | 'lose-combat';
      combat?: Combat;
      against?: readonly ('patrol' | 'player' | 'contact' | 'enemy')[];
    }
  | { event: 'bounty-reward'; how?: 'captured' | 'eliminated' }
  | { event: 'job-completed' }
  | { event: 'cargo-delivered'; trait?: string }
  | { event: 'card-gained'; kind?: AssetKind }
  | { event: 'card-bought'; deck?: MarketDeck }
  /** This very card was gained. */
  | { event: 'this-gained' }
  /** At least so much damage (1) was recovered from it. */
  | { event: 'recovered'; from?: 'character' | 'ship'; least?: number }
  | { event: 'dice-rolled'; in?: readonly ('test' | Combat | 'delivery')[] }
  | { event: 'test-begins'; skill?: Skill }
  | { event: 'test-passed' | 'test-failed'; skill?: Skill }
  | { event: 'combat-begins'; combat?: Combat }
  | { event: 'would-suffer'; what?: 'character' | 'ship' }
  | { event: 'would-be-defeated'; what?: 'character' | 'ship' }
  | { event: 'would-lose-reputation' }
  | { event: 'enters-patrol-space' }
  /** Another player moves into your space. */
  | { event: 'player-arrives' }
  /** A patrol at most `within` spaces from you would move because of your market action. */
  | { event: 'patrol-would-move'; within?: number }
  | { event: 'turn-begins' | 'turn-ends' };

/** Standing permissions that are not effects, by name. */
export const PERMISSIONS = Object.freeze([
  /** The Maelstrom does not stop you. */
  'pass-maelstrom',
  /** Patrols do not stop you. */
  'pass-patrols',
  /** Negative reputation does not force you to encounter a patrol. */
  'ignore-negative-patrols',
  /** You lose no reputation for winning against a patrol. */
  'beat-patrols-unnoticed',
] as const);
/** What an ability allows that no rule does, by its name. */
export type Permission = (typeof PERMISSIONS)[number];

/** `text` says in our own words what a player has to know. */
export type Ability =
  /** Your value is higher (or lower) as long as you have the card. */
  | { kind: 'value'; text?: string; value: ValueName; by: Amount; if?: Condition }
  /** You have one more copy of the skill. */
  | { kind: 'skill'; text?: string; skill: Skill; if?: Condition }
  | { kind: 'permission'; text?: string; allows: Permission; if?: Condition }
  /** The bold words Planning, Action and Encounter. */
  | { kind: 'use'; text?: string; in: 'planning' | 'action' | 'encounter'; if?: Condition; do: Effects }
  | {
      kind: 'when';
      text?: string;
      on: Occasion;
      may?: boolean;
      once?: 'turn' | 'combat' | 'game';
      if?: Condition;
      do: Effects;
    };

/**
 * A personal or ship goal. It is completed when the occasion was counted so many times, when `when` holds, or by `complete-goal`.
 * The `if` of a count is looked at as things stood when the occasion arose: a card that is just being gained or delivered does not
 * yet (or still does) count among yours. Its abilities last until then.
 */
export interface Goal {
  text: string;
  fame: number;
  count?: { on: Occasion; times: number; if?: Condition };
  when?: Condition;
  abilities?: readonly Ability[];
}
