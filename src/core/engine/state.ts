/** What every game's state has in common. All of it is plain JSON. */
import type { Chance } from '../chance/chance';
import type { Json } from '../codec/json';
import type { Evidence } from '../contract/evidence';
import { STATE_FORMAT } from '../contract/formats';
import type { RuleId } from '../contract/rejection';

/** A player, by the name that the setup gives (see `NOT_PLAYERS`). */
export type PlayerId = string;

/** Who answers a question: a player, or chance (dice, shuffled decks). */
export type Decider = PlayerId | 'chance';

/** One procedure in progress: which table, and where in it. Procedures add their own data beside. */
export interface Frame {
  /** Its name: the key of `GameTypes.frames`. */
  procedure: string;
  /** The step that comes next; while a step asks, the one that asks. */
  step: number;
}

/** Something that happened, with the rules that made it so, the deciding one first. Games narrow `type` and add their own fields. */
export interface GameEvent extends Evidence {
  /** Kebab-case: `token-gained`. It says which fields follow. */
  type: string;
  /** Why it happened; at least one. */
  rules: readonly RuleId[];
}

/** A game's own event: its type, what every event may tell, and its fields. */
export type EventOfType<T extends string, Fields = unknown> = { type: T; rules: readonly RuleId[] } & Evidence & Fields;

/** The number or word that comes with an ability: the 20 of 'Cleave 20', or which of a card's abilities it is. */
export type AbilityValue = number | string;

/**
 * One ability of one piece, as actions and events name it: which entry of the registry, on which piece (ship, card, player ...), and with which
 * value, if it has one. Two of one ability on one piece with different values are two abilities: they are ordered, used and counted apart.
 */
export interface AbilityOnPiece {
  /** The id of the entry in the registry. */
  ability: string;
  /** The id of the piece that it is on. */
  source: string;
  /** Left out: none comes with it. */
  value?: AbilityValue;
}

/** An ability that is active now, and who controls it. */
export interface AbilityInPlay extends AbilityOnPiece {
  /** Whom the ability calls 'you'. */
  controller: PlayerId;
}

/** An ability whose condition was met by an event; it waits to be ordered, queued and resolved. */
export interface Trigger<E = GameEvent> extends AbilityInPlay {
  /** Does it come before the event, or after it? */
  timing: 'before' | 'after';
  /** What met its condition. */
  event: E;
}

/** A use of a limited ability that still counts. */
export interface AbilityUse extends AbilityOnPiece {
  /** The span in which it counts; forgotten as that ends. */
  per: string;
}

/** The part of the state that core keeps. Every game's state extends it. */
export interface CoreState<E extends GameEvent = GameEvent> {
  /** Format of saved states: another version of the library tells by it whether it can load this one. */
  format: number;
  /** Procedures in progress, the innermost last. Empty when the game is over. */
  stack: Frame[];
  /** Length of the stack when the running step began; steps run what they call in the order of the calls. */
  depth: number;
  /** Who plays chance, and how far it has come. */
  chance: Chance;
  /** What happened since the last decision. */
  events: E[];
  /** Replaced as a whole when it changes, never changed in place: what it holds is looked up by the list itself. */
  inPlay: readonly Readonly<AbilityInPlay>[];
  /** Triggered by the step that just ran, not yet ordered. */
  triggered: Trigger<E>[];
  /** Uses of limited abilities in spans that have not ended. */
  used: AbilityUse[];
  /** Ids of the abilities that were added to the game (`with`), in their order; left out: none. Only a game with these goes on from this state. */
  added?: readonly string[];
}

/** The frame of an ability that resolves: its controller ('you') and the event that triggered it, or the window it is used in. */
export interface AbilityFrame<E = GameEvent> extends Frame, AbilityInPlay {
  /** The event that triggered the ability; null for abilities used in a window of a procedure. */
  event: E | null;
  /** What was chosen, once the ability's choice has been made. */
  chosen: Json;
}

/** Which ability of which piece, of whatever says more. */
export function onPiece({ ability, source, value }: AbilityOnPiece): AbilityOnPiece {
  return value === undefined ? { ability, source } : { ability, source, value };
}

/** The ability in play, of whatever says more: of a trigger, of a frame. */
export function inPlayOf({ ability, source, value, controller }: AbilityInPlay): AbilityInPlay {
  return value === undefined ? { ability, source, controller } : { ability, source, value, controller };
}

/** A fresh core part, for a game's `begin` and `resume` to extend. */
export function coreState<E extends GameEvent>(chance: Chance, first: Frame): CoreState<E> {
  return { format: STATE_FORMAT, stack: [first], depth: 0, chance, events: [], inPlay: [], triggered: [], used: [] };
}
