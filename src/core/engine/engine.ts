/**
 * The engine of one game: the functions that its procedures and abilities are written with, bound to its types.
 *
 *   export const { procedure, run, ask, ability, emit, announce, cause, ... } = createEngine<Xwing>(policy);
 *
 * Procedures and abilities are handed over once, by `defineGame`; until then the tables are empty. So a procedure may use `emit`
 * before the abilities that listen exist, and no module needs to be loaded for its side effects.
 */
import { say } from '../contract/sentence';
import { playsWholeCard } from '../abilities/clauses';
import { emptyRegistry, register, type Ability, type AnyAbility, type Self } from '../abilities/ability';
import type { UseAbility } from '../abilities/actions';
import type { Source } from '../contract/evidence';
import { happenNow, happeningProcedures, isReplaceableNow } from './happening';
import { effectProcedure } from './effect-procedure';
import { callCore } from './frames';
import type {
  AboutValue,
  AboutWindow,
  BanName,
  CallData,
  GameTypes,
  PermitName,
  ProcedureName,
  ValueName,
  ValueType,
  WindowName,
} from '../contract/game-types';
import { aboutEvent, anyInPlay, inPlayAmong } from './in-play';
import { log } from './listener';
import { asked } from './machine';
import { procedureBuilders, type Procedure, type ProcedureBuilders } from './procedure';
import { candidate, type Candidate, type Question } from '../contract/question';
import { queueProcedures } from '../abilities/queue';
import { type Reason, reason } from '../contract/rejection';
import { isInquired, lookedAt, refusedNow } from './circumstances';
import { cannotResolve, isMet, report, sameAbility } from '../abilities/resolution';
import {
  abilityOf,
  keepTables,
  push,
  queueRulesOf,
  type Happenings,
  type QueuePolicy,
  type EngineTables,
} from './tables';
import { frozen } from './share';
import { useOf } from './uses';
import { finish, goTo, hasEnded, stackFunctions, type StackFunctions } from './stack';
import {
  onPiece,
  type AbilityFrame,
  type AbilityInPlay,
  type AbilityOnPiece,
  type AbilityValue,
  type Frame,
  type PlayerId,
} from './state';

export type { StackFunctions };

/** The window of a procedure in which abilities with `during` may be used. */
export interface AbilityWindow<G extends GameTypes, W extends WindowName<G> = WindowName<G>> {
  /** Its name: the key of `GameTypes.windows`. */
  window: W;
  /** Who may use them. */
  player: PlayerId;
  /** What the window is about, seen by the abilities as `self.event`. */
  event: AboutWindow<G, W>;
  /** Frame of the asking procedure: abilities used in this window are remembered there, for 'once per opportunity'. */
  frame: { usedHere?: string[] };
}

/** The functions that procedures and abilities of a game are written with. */
export interface Engine<G extends GameTypes> extends ProcedureBuilders<G>, StackFunctions<G> {
  /** Types an entry of the registry. */
  ability<T extends G['event']['type']>(entry: Ability<G, T>): AnyAbility<G>;
  /** Runs a procedure when the running step is done; several calls run in the order they were made. */
  call<N extends ProcedureName<G>>(state: G['state'], procedure: N, ...data: CallData<G, N>): void;
  /** The same with an ability queue open below the procedure: what it triggers waits until it is done (policy 'back'). */
  callWithQueue<N extends ProcedureName<G>>(state: G['state'], procedure: N, ...data: CallData<G, N>): void;
  /** The frame's next step is the one of this name. */
  goTo(frame: Frame, step: string): void;
  /** The frame's procedure ends after the running step. */
  finish(frame: Frame): void;
  /** Logs an event that has happened and triggers the abilities that come after it. */
  emit(state: G['state'], event: G['event']): void;
  /** Only logs it: what it calls for comes before the abilities that it triggers, so a later step triggers them. */
  tell(state: G['state'], event: G['event']): void;
  /** Triggers the abilities that come after an event that was told. */
  trigger(state: G['state'], event: G['event']): void;
  /** Does any ability in play come after events of this type? Where none does, there is nothing to trigger. */
  awaited(state: G['state'], type: G['event']['type']): boolean;
  /** An event is about to happen: triggers the abilities that come before it. It happens in a later step. */
  announce(state: G['state'], event: G['event']): void;
  /**
   * Makes an event happen, by the game's `happenings`: abilities may come before it or replace it. Where none does it has happened on
   * return; otherwise it happens when the running step is done, so look at its result in a later step.
   */
  cause(state: G['state'], event: G['event']): void;
  /**
   * A value after every continuous change that applies to it, made one after the other to the base, as the abilities came into play. Where
   * it is a number, `sources` is given what each of them added.
   */
  modified<V extends ValueName<G>>(
    state: G['state'],
    value: V,
    base: ValueType<G, V>,
    about: AboutValue<G, V>,
    sources?: Source[],
  ): ValueType<G, V>;
  /** The abilities that change it, in the order in which they came into play: whose doing it is that the value is not the base. */
  modifying<V extends ValueName<G>>(
    state: G['state'],
    value: V,
    base: ValueType<G, V>,
    about: AboutValue<G, V>,
  ): AbilityInPlay[];
  /** Why an ability forbids this ('cannot'), or null. */
  forbidden<B extends BanName<G>>(state: G['state'], ban: B, about: G['bans'][B]): Reason | null;
  /** Does any ability permit this ('can')? */
  permitted<P extends PermitName<G>>(state: G['state'], what: P, about: G['permits'][P]): boolean;
  /** The abilities that permit it, in the order in which they came into play. */
  permitting<P extends PermitName<G>>(state: G['state'], what: P, about: G['permits'][P]): AbilityInPlay[];
  /** The abilities that a player may use in a window, each allowed or refused with its reason. */
  options<W extends WindowName<G>>(state: G['state'], window: AbilityWindow<G, W>): Candidate<UseAbility>[];
  /** Uses an ability that `options` listed. */
  useInWindow<W extends WindowName<G>>(state: G['state'], window: AbilityWindow<G, W>, action: UseAbility): void;
  /** Uses an ability outside any window: as far as it can resolve, it does, without asking whether. */
  useAbility(state: G['state'], self: AbilityInPlay): void;
  /**
   * Puts all abilities of a card into play, on a piece, under a player's control; with a value where one comes with them (the 20 of
   * 'Cleave 20'), which they read as `self.value`.
   */
  bringIntoPlay(state: G['state'], card: string, source: string, controller: PlayerId, value?: AbilityValue): void;
  /** Takes every ability of a piece, or those for which something holds, out of play. */
  takeOutOfPlay(state: G['state'], which: string | ((ability: AbilityInPlay) => boolean)): void;
  /** Every ability of a piece is under another player's control from now on. */
  changeController(state: G['state'], source: string, controller: PlayerId): void;
  /** Was this ability used in the window of this frame? */
  wasUsed(window: { usedHere?: readonly string[] }, ability: AbilityOnPiece): boolean;
  /** Is this ability resolving: has its effect begun, and not ended? */
  isResolving(state: G['state'], ability: AbilityOnPiece): boolean;
  /** The registry's entry of this id, if there is one. */
  abilityNamed(id: string): AnyAbility<G> | undefined;
  /** The abilities of a card, in play or not; those of one kind. */
  abilitiesOf(card: string, kind?: G['kinds']): readonly AnyAbility<G>[];
  /**
   * Tells of abilities that wait for such an event and do not answer, since it did not happen, or not like that: those that the event, had it
   * happened, would have triggered. `because` says why it does not; `but`: what did happen, or would not be worth a word: what that triggers is left out.
   */
  notTriggered(
    state: G['state'],
    timing: 'before' | 'after',
    event: G['event'],
    because: Reason,
    but?: readonly G['event'][],
  ): void;
  /** The question that the game waits on; null when it is over. For views, not for the `ask` of a step. */
  asking(state: G['state']): Question<G['action']> | null;
  /** Do the abilities of this card in the registry play all of it? False where there is none, or a clause is left (`Ability.clauses`). */
  adjudicated(card: string): boolean;
  /** Fills the tables: `defineGame` does, once. @throws Error where two procedures or two abilities have one name */
  install(parts: {
    procedures: readonly Procedure<G>[];
    abilities: readonly AnyAbility<G>[];
    happenings?: Happenings<G>;
  }): void;
}

/** The engine of a game, empty until `defineGame` fills it; its policy says how abilities queue. */
export function createEngine<G extends GameTypes>(policy: QueuePolicy<G['state']>): Engine<G> {
  frozen(policy.rules);
  const tables: EngineTables<G> = {
    procedures: new Map(),
    registry: emptyRegistry(),
    happenings: new Map(),
    policy,
  };
  const triggeredBy = (state: G['state'], timing: 'before' | 'after', event: G['event']): readonly AbilityInPlay[] =>
    inPlayAmong(state, tables.registry[timing].get(event.type)).filter((each) =>
      isMet(tables, state, aboutEvent(each, event)),
    );
  const isMetNow = (state: G['state'], self: Parameters<typeof isMet<G>>[2]): boolean =>
    isInquired(self) ? lookedAt(() => isMet(tables, state, self)) : isMet(tables, state, self);

  const permits = <K extends keyof G['permits'] & string>(
    state: G['state'],
    each: AbilityInPlay,
    what: K,
    about: G['permits'][K],
  ): boolean => abilityOf(tables, each.ability).permits?.[what]?.(state, each, about) ?? false;

  const triggerAll = (state: G['state'], timing: 'before' | 'after', event: G['event']): void => {
    for (const each of inPlayAmong(state, tables.registry[timing].get(event.type))) {
      const self = aboutEvent(each, event);
      if (isMetNow(state, self)) state.triggered.push({ timing, ...self });
    }
  };

  const whyNotInWindow = (
    state: G['state'],
    window: Pick<AbilityWindow<G>, 'frame'>,
    self: Self<G['event'] | null>,
  ): Reason | null => {
    if (engine.wasUsed(window.frame, self)) {
      return reason(
        'once-per-opportunity',
        say`${onPiece(self)} was already used at this opportunity.`,
        queueRulesOf(tables, 'limit', [self]),
      );
    }
    return cannotResolve(tables, state, self);
  };

  const engine: Engine<G> = {
    ...procedureBuilders<G>(),
    ...stackFunctions(tables),
    // An entry is stored with its event type forgotten; `on.events` hands it only events of that type.
    ability: (entry) => entry as unknown as AnyAbility<G>,
    call: (state, procedure, ...[data]) => {
      if (!hasEnded(state)) push(state, procedure, data);
    },
    callWithQueue: (state, procedure, ...[data]) => {
      if (hasEnded(state)) return;
      push(state, procedure, data);
      callCore(state, 'ability queue', { entries: [] });
    },
    goTo: (frame, step) => goTo(tables, frame, step),
    finish: (frame) => finish(tables, frame),
    emit: (state, event) => {
      engine.tell(state, event);
      engine.trigger(state, event);
    },
    tell: (state, event) => {
      if (!hasEnded(state)) log(state, event);
    },
    trigger: (state, event) => {
      if (!hasEnded(state)) triggerAll(state, 'after', event);
    },
    awaited: (state, type) => inPlayAmong(state, tables.registry.after.get(type)).length > 0,
    announce: (state, event) => {
      if (!hasEnded(state)) triggerAll(state, 'before', event);
    },
    cause: (state, event) => {
      if (hasEnded(state)) return;
      if (
        state.stack.length > state.depth ||
        inPlayAmong(state, tables.registry.before.get(event.type)).length > 0 ||
        isReplaceableNow(tables, state, event)
      ) {
        callCore(state, 'happening', { event });
      } else happenNow(tables, engine, state, event);
    },
    modified: (state, value, base, about, sources) => {
      let result = base;
      for (const each of inPlayAmong(state, tables.registry.modifies.get(value))) {
        const next = abilityOf(tables, each.ability).modifies?.[value]?.(state, each, result, about) ?? result;
        if (sources && typeof next === 'number' && typeof result === 'number' && next !== result)
          sources.push({ amount: next - result, by: onPiece(each) });
        result = next;
      }
      return result;
    },
    modifying: (state, value, base, about) => {
      let result = base;
      return inPlayAmong(state, tables.registry.modifies.get(value)).filter((each) => {
        const next = abilityOf(tables, each.ability).modifies?.[value]?.(state, each, result, about) ?? result;
        const changed = next !== result;
        result = next;
        return changed;
      });
    },
    forbidden: (state, ban, about) => {
      for (const each of inPlayAmong(state, tables.registry.forbids.get(ban))) {
        const why = abilityOf(tables, each.ability).forbids?.[ban]?.(state, each, about);
        if (why) return why;
      }
      return null;
    },
    permitted: (state, what, about) =>
      inPlayAmong(state, tables.registry.permits.get(what)).some((each) =>
        isInquired(each) ? lookedAt(() => permits(state, each, what, about)) : permits(state, each, what, about),
      ),
    permitting: (state, what, about) =>
      inPlayAmong(state, tables.registry.permits.get(what)).filter((each) => permits(state, each, what, about)),
    options: (state, window) => {
      const candidates: Candidate<UseAbility>[] = [];
      for (const each of inPlayAmong(state, tables.registry.during.get(window.window))) {
        if (each.controller !== window.player && abilityOf(tables, each.ability).byWhoeverIsAsked !== true) continue;
        const self = aboutEvent(each, window.event);
        if (!isMetNow(state, self)) continue;
        const action: UseAbility = { type: 'use-ability', player: window.player, ...onPiece(each) };
        candidates.push(candidate(action, refusedNow(each, whyNotInWindow(state, window, self))));
      }
      return candidates;
    },
    useInWindow: (state, window, action) => {
      window.frame.usedHere = [...(window.frame.usedHere ?? []), useOf(action)];
      const self = { ...action, controller: action.player };
      callCore(state, 'resolve ability', { chosen: null, opted: true, ...aboutEvent(self, window.event) });
    },
    useAbility: (state, self) =>
      callCore(state, 'resolve ability', { chosen: null, opted: true, ...aboutEvent(self, null) }),
    bringIntoPlay: (state, card, source, controller, value) => {
      const on = value === undefined ? { source } : { source, value };
      const added = (tables.registry.byCard.get(card) ?? []).map(({ id }) => ({ ability: id, ...on, controller }));
      if (added.length > 0) state.inPlay = [...state.inPlay, ...added];
    },
    takeOutOfPlay: (state, which) => {
      const goes = typeof which === 'string' ? ({ source }: AbilityInPlay) => source === which : which;
      // Mostly nothing goes: then the list stays the one that answers are known of.
      if (anyInPlay(state, goes)) state.inPlay = state.inPlay.filter((each) => !goes(each));
    },
    changeController: (state, source, controller) => {
      state.inPlay = state.inPlay.map((each) => (each.source === source ? { ...each, controller } : each));
    },
    wasUsed: ({ usedHere }, ability) => usedHere?.includes(useOf(ability)) ?? false,
    isResolving: (state, ability) =>
      state.stack.some(
        (frame) => frame.procedure === 'resolve ability' && sameAbility(frame as AbilityFrame<G['event']>, ability),
      ),
    abilityNamed: (id) => tables.registry.byId.get(id),
    abilitiesOf: (card, kind) => {
      const all = tables.registry.byCard.get(card) ?? [];
      return kind === undefined ? all : all.filter((each) => each.kind === kind);
    },
    notTriggered: (state, timing, event, because, but = []) => {
      if (hasEnded(state)) return;
      const others = triggeredBy(state, timing, event);
      if (others.length === 0) return;
      const answer = but.flatMap((each) => triggeredBy(state, timing, each));
      for (const each of others.filter((other) => !answer.includes(other)))
        report(state, {
          type: 'ability-not-triggered',
          rules: [...new Set([...because.rules, ...abilityOf(tables, each.ability).rules])],
          ...onPiece(each),
          player: each.controller,
          because: [because],
        });
    },
    asking: (state) => asked(tables, state)?.question ?? null,
    adjudicated: (card) => playsWholeCard(tables.registry.byCard.get(card) ?? []),
    install: ({ procedures, abilities, happenings = {} }) => {
      for (const each of abilities) register(tables.registry, frozen(each));
      const effects = abilities.map((each) => effectProcedure(each));
      for (const each of [
        ...queueProcedures(tables),
        ...happeningProcedures(tables, engine),
        ...effects,
        ...procedures,
      ]) {
        if (tables.procedures.has(each.name)) throw new Error(`two procedures are called '${each.name}'`);
        tables.procedures.set(each.name, frozen(each));
      }
      for (const [type, happen] of Object.entries(happenings))
        tables.happenings.set(type, happen as (state: G['state'], event: G['event']) => false | void);
    },
  };
  keepTables(engine, tables);
  return engine;
}
