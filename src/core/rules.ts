/** The tables of one game: its procedures, abilities, happenings and queue policy. */
import type { AnyAbility, Registry } from './abilities';
import type { Procedure } from './procedure';
import type { Action } from './question';
import type { RuleId } from './rejection';
import type { CoreState, Frame, GameEvent, PlayerId } from './state';

/** How a game's rulebook orders abilities that are triggered together, and where new ones join the queue. */
export interface QueuePolicy<S> {
  /** 'front': at once, before whatever waits. 'back': behind whatever waits in the open queue. */
  newAbilities: 'front' | 'back';
  /** Replacement effects come before the 'before' abilities of the event they replace, which then never trigger. */
  replacementsFirst?: boolean;
  /** Whose abilities come first: all of the first player's, then all of the next one's. */
  playerOrder(state: S): readonly PlayerId[];
  /** A player who decides whose abilities come first instead, if the game has one. */
  orderChosenBy?(state: S): PlayerId;
  rules: {
    order: readonly RuleId[];
    orderPlayers: readonly RuleId[];
    queue: readonly RuleId[];
    may: readonly RuleId[];
    /** An ability that can no longer do anything is skipped. */
    skip: readonly RuleId[];
    replace: readonly RuleId[];
    limit: readonly RuleId[];
  };
}

/** How each event that can be prevented or replaced changes the state; `false`: it could not happen after all. */
export type Happenings<S, E extends GameEvent> = {
  readonly [T in E['type']]?: (state: S, event: Extract<E, { type: T }>) => false | void;
};

export interface RuleTables<S extends CoreState<E>, A extends Action, E extends GameEvent> {
  procedures: Map<string, Procedure<S, A>>;
  registry: Registry<S, A, E>;
  happenings: Map<string, (state: S, event: E) => false | void>;
  policy: QueuePolicy<S>;
}

export function procedureOf<S extends CoreState<E>, A extends Action, E extends GameEvent>(
  rules: RuleTables<S, A, E>,
  frame: Frame,
): Procedure<S, A> {
  const known = rules.procedures.get(frame.procedure);
  if (!known) throw new Error(`no procedure is called '${frame.procedure}'`);
  return known;
}

export function abilityOf<S extends CoreState<E>, A extends Action, E extends GameEvent>(
  rules: RuleTables<S, A, E>,
  id: string,
): AnyAbility<S, A, E> {
  const known = rules.registry.byId.get(id);
  if (!known) throw new Error(`no ability is called '${id}'`);
  return known;
}

/** Pushes a procedure's frame: it runs when the running step is done. Several calls of one step run in the order they were made. */
export function call<S extends CoreState, F extends Frame = Frame>(
  state: S,
  procedure: string,
  data?: Omit<F, 'procedure' | 'step'>,
): void {
  state.stack.push({ procedure, step: 0, ...data });
}
