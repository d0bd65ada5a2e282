/** What every game's state has in common. All of it is plain JSON. */
import type { Chance } from '../chance/chance';
import type { Json } from '../codec/json';
import type { RuleId } from '../contract/rejection';

export type PlayerId = string;

/** Who answers a question: a player, or chance (dice, shuffled decks). */
export type Decider = PlayerId | 'chance';

/** One procedure in progress: which table, and where in it. Procedures add their own data beside. */
export interface Frame {
  procedure: string;
  /** The step that comes next; while a step asks, the one that asks. */
  step: number;
}

/** Something that happened, with the rules that made it so. Games narrow `type` and add their own fields. */
export interface GameEvent {
  type: string;
  rules: readonly RuleId[];
}

/** An ability that is active now: which one, on which piece (ship, card, player ...), and who controls it. */
export interface AbilityInPlay {
  ability: string;
  source: string;
  controller: PlayerId;
}

/** An ability whose condition was met by an event; it waits to be ordered, queued and resolved. */
export interface Trigger<E = GameEvent> extends AbilityInPlay {
  timing: 'before' | 'after';
  event: E;
}

/** A use of a limited ability that still counts. */
export interface AbilityUse {
  ability: string;
  source: string;
  per: string;
}

/** The part of the state that core keeps. Every game's state extends it. */
export interface CoreState<E extends GameEvent = GameEvent> {
  /** Procedures in progress, the innermost last. Empty when the game is over. */
  stack: Frame[];
  /** Length of the stack when the running step began; steps run what they call in the order of the calls. */
  depth: number;
  chance: Chance;
  /** What happened since the last decision. */
  events: E[];
  inPlay: AbilityInPlay[];
  /** Triggered by the step that just ran, not yet ordered. */
  triggered: Trigger<E>[];
  used: AbilityUse[];
}

/** The frame of an ability that resolves: its controller ('you') and the event that triggered it, or the window it is used in. */
export interface AbilityFrame<E = GameEvent> extends Frame, AbilityInPlay {
  /** The event that triggered the ability; null for abilities used in a window of a procedure. */
  event: E | null;
  /** What was chosen, once the ability's choice has been made. */
  chosen: Json;
}

/** A fresh core part, for a game's `begin` and `resume` to extend. */
export function coreState<E extends GameEvent>(chance: Chance, first: Frame): CoreState<E> {
  return { stack: [first], depth: 0, chance, events: [], inPlay: [], triggered: [], used: [] };
}
