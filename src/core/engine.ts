/**
 * The engine of one game: the words that its procedures and abilities are written in, bound to its state, actions and events.
 *
 *   export const { procedure, run, ask, ability, emit, announce, cause, ... } = createEngine<State, Action, Event>(policy);
 *
 * Procedures and abilities are handed over once, by `defineGame`; until then the tables are empty. So a procedure may use `emit`
 * before the abilities that listen exist, and no module needs to be loaded for its side effects.
 */
import { emptyRegistry, register, type Ability, type AnyAbility, type Self } from './abilities';
import type { UseAbility } from './core-actions';
import { happenNow, happeningProcedures, isReplaceableNow } from './happening';
import type { Json } from './json';
import { procedureBuilders, type Procedure, type ProcedureBuilders } from './procedure';
import { candidate, type Action, type Candidate } from './question';
import { queueProcedures, type ResolveFrame } from './queue';
import type { Reason } from './rejection';
import { reason } from './rejection';
import { cannotResolve } from './resolution';
import { abilityOf, call, procedureOf, type Happenings, type QueuePolicy, type RuleTables } from './rules';
import type { AbilityInPlay, CoreState, Frame, GameEvent, PlayerId } from './state';

/** The window of a procedure in which abilities with `during` may be used. */
export interface AbilityWindow<E> {
  window: string;
  player: PlayerId;
  /** What the window is about, seen by the abilities as `self.event`. */
  event: E | null;
  /** Frame of the asking procedure: abilities used in this window are remembered there, for 'once per opportunity'. */
  frame: { usedHere?: string[] };
}

export interface Engine<S extends CoreState<E>, A extends Action, E extends GameEvent> extends ProcedureBuilders<S, A> {
  /** Types an entry of the registry. */
  ability<T extends E['type']>(entry: Ability<S, A, E, T>): AnyAbility<S, A, E>;
  /** Runs a procedure when the running step is done; several calls run in the order they were made. */
  call<F extends Frame = Frame>(state: S, procedure: string, data?: Omit<F, 'procedure' | 'step'>): void;
  /** The frame's next step is the one of this name. */
  goTo(frame: Frame, step: string): void;
  /** The frame's procedure ends after the running step. */
  finish(frame: Frame): void;
  /** Ends the innermost procedure of this name and everything that it called. */
  abandon(state: S, procedure: string): void;
  /** Logs an event that has happened and triggers the abilities that come after it. */
  emit(state: S, event: E): void;
  /** An event is about to happen: triggers the abilities that come before it. It happens in a later step. */
  announce(state: S, event: E): void;
  /**
   * Makes an event happen, by the game's `happenings`: abilities may come before it or replace it. Where none does it has happened on
   * return; otherwise it happens when the running step is done, so look at its result in a later step.
   */
  cause(state: S, event: E): void;
  /** A value after every continuous change that applies to it. */
  modified(state: S, value: string, base: number, about: Json): number;
  /** Why an ability forbids this ('cannot'), or null. */
  forbidden(state: S, what: string, about: Json): Reason | null;
  /** The abilities that a player may use in a window, each allowed or refused with its reason. */
  options(state: S, window: AbilityWindow<E>): Candidate<UseAbility>[];
  /** Uses an ability that `options` listed. */
  useInWindow(state: S, window: AbilityWindow<E>, action: UseAbility): void;
  /** Puts all abilities of a card into play, on a piece, under a player's control. */
  bringIntoPlay(state: S, card: string, source: string, controller: PlayerId): void;
  /** Takes every ability of a piece out of play. */
  takeOutOfPlay(state: S, source: string): void;
  /** Does the registry hold an ability of this card? */
  adjudicated(card: string): boolean;
  /** Forgets the uses counted in a span that has ended. */
  clearUses(state: S, per: string): void;
  /** The game's tables; filled by `defineGame`. */
  tables: RuleTables<S, A, E>;
  install(parts: {
    procedures: readonly Procedure<S, A>[];
    abilities: readonly AnyAbility<S, A, E>[];
    happenings: Happenings<S, E>;
  }): void;
}

export function createEngine<S extends CoreState<E>, A extends Action, E extends GameEvent>(
  policy: QueuePolicy<S>,
): Engine<S, A, E> {
  const tables: RuleTables<S, A, E> = {
    procedures: new Map(),
    registry: emptyRegistry(),
    happenings: new Map(),
    policy,
  };
  const { registry } = tables;

  const trigger = (state: S, timing: 'before' | 'after', event: E): void => {
    const listening = registry[timing].get(event.type);
    if (!listening) return;
    for (const each of state.inPlay) {
      if (!listening.has(each.ability)) continue;
      const ability = abilityOf(tables, each.ability);
      const self = { ability: each.ability, source: each.source, controller: each.controller, event };
      if (ability.when?.(state, self as Self<never>) ?? true) state.triggered.push({ ...self, timing });
    }
  };

  const inPlayAmong = (state: S, ids: Set<string> | undefined): AbilityInPlay[] =>
    ids === undefined ? [] : state.inPlay.filter((each) => ids.has(each.ability));

  const useKey = (self: { ability: string; source: string }): string => `${self.ability}@${self.source}`;

  const whyNotInWindow = (state: S, window: AbilityWindow<E>, self: Self<E | null>): Reason | null => {
    if (window.frame.usedHere?.includes(useKey(self))) {
      return reason(
        'once-per-opportunity',
        `${self.ability} was already used at this opportunity.`,
        policy.rules.limit,
      );
    }
    return cannotResolve(tables, state, self);
  };

  const engine: Engine<S, A, E> = {
    ...procedureBuilders<S, A>(),
    tables,
    // An entry is stored with its event type forgotten; `on.events` hands it only events of that type.
    ability: (entry) => entry as unknown as AnyAbility<S, A, E>,
    call,
    goTo: (frame, step) => {
      const at = procedureOf(tables, frame).steps.findIndex((each) => each.name === step);
      if (at < 0) throw new Error(`the procedure '${frame.procedure}' has no step '${step}'`);
      frame.step = at;
    },
    finish: (frame) => {
      frame.step = procedureOf(tables, frame).steps.length;
    },
    abandon: (state, procedure) => {
      const at = state.stack.map((frame) => frame.procedure).lastIndexOf(procedure);
      if (at < 0) throw new Error(`no procedure '${procedure}' is in progress`);
      state.stack.length = at;
      state.depth = Math.min(state.depth, at);
    },
    emit: (state, event) => {
      state.events.push(event);
      trigger(state, 'after', event);
    },
    announce: (state, event) => trigger(state, 'before', event),
    cause: (state, event) => {
      if (
        state.stack.length > state.depth ||
        inPlayAmong(state, registry.before.get(event.type)).length > 0 ||
        isReplaceableNow(tables, state, event)
      ) {
        call(state, 'happening', { event });
      } else happenNow(tables, engine, state, event);
    },
    modified: (state, value, base, about) => {
      let result = base;
      for (const each of inPlayAmong(state, registry.modifies.get(value))) {
        result = abilityOf(tables, each.ability).modifies?.[value]?.(state, each, result, about) ?? result;
      }
      return result;
    },
    forbidden: (state, what, about) => {
      for (const each of inPlayAmong(state, registry.forbids.get(what))) {
        const why = abilityOf(tables, each.ability).forbids?.[what]?.(state, each, about);
        if (why) return why;
      }
      return null;
    },
    options: (state, window) =>
      inPlayAmong(state, registry.during.get(window.window)).flatMap((each) => {
        if (each.controller !== window.player) return [];
        const ability = abilityOf(tables, each.ability);
        const self = { ability: each.ability, source: each.source, controller: each.controller, event: window.event };
        if (ability.when && !ability.when(state, self as Self<never>)) return [];
        const action: UseAbility = {
          type: 'use-ability',
          player: window.player,
          ability: each.ability,
          source: each.source,
        };
        return [candidate(action, whyNotInWindow(state, window, self))];
      }),
    useInWindow: (state, window, action) => {
      window.frame.usedHere = [...(window.frame.usedHere ?? []), useKey(action)];
      const self = { ability: action.ability, source: action.source, controller: action.player };
      call<S, ResolveFrame>(state, 'resolve ability', { ...self, event: window.event, chosen: null, opted: true });
    },
    bringIntoPlay: (state, card, source, controller) => {
      for (const each of registry.byCard.get(card) ?? []) state.inPlay.push({ ability: each.id, source, controller });
    },
    takeOutOfPlay: (state, source) => {
      state.inPlay = state.inPlay.filter((each) => each.source !== source);
    },
    adjudicated: (card) => registry.byCard.has(card),
    clearUses: (state, per) => {
      if (state.used.length > 0) state.used = state.used.filter((use) => use.per !== per);
    },
    install: ({ procedures, abilities, happenings }) => {
      for (const each of abilities) register(registry, each);
      const effects = abilities.map((each) => effectProcedure(each));
      for (const each of [
        ...queueProcedures(tables),
        ...happeningProcedures(tables, engine),
        ...effects,
        ...procedures,
      ]) {
        if (tables.procedures.has(each.name)) throw new Error(`two procedures are called '${each.name}'`);
        tables.procedures.set(each.name, each);
      }
      for (const [type, happen] of Object.entries(happenings))
        tables.happenings.set(type, happen as (state: S, event: E) => false | void);
    },
  };
  return engine;
}

/** What an ability does, as a procedure of its own: `ability <id>`. */
function effectProcedure<S, A, E extends GameEvent>(ability: AnyAbility<S, A, E>): Procedure<S, A> {
  const { effect } = ability;
  const steps =
    typeof effect === 'function'
      ? [{ kind: 'run' as const, name: ability.id, rules: ability.rules, run: effect }]
      : (effect ?? []);
  return { name: `ability ${ability.id}`, steps: steps as Procedure<S, A>['steps'] };
}
