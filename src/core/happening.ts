/**
 * How an event that abilities can prevent or replace comes about: before it, instead of it, it, after it.
 * At most one replacement is used for an event; once replaced it counts as not having happened.
 */
import type { Self } from './abilities';
import type { DeclineAbility, OrderPlayers, UseAbility } from './core-actions';
import type { Engine } from './engine';
import { procedureBuilders, type Procedure } from './procedure';
import { allowed, question, type Action } from './question';
import type { ResolveFrame } from './queue';
import { cannotResolve, report } from './resolution';
import { abilityOf, call, type RuleTables } from './rules';
import type { AbilityInPlay, CoreState, Frame, GameEvent, PlayerId } from './state';

interface HappeningFrame<E> extends Frame {
  event: E;
  /** Players who declined every replacement of theirs. */
  declined?: PlayerId[];
  /** The player whose replacements come first, where a game lets someone decide that. */
  first?: PlayerId;
}

function replacements<S extends CoreState<E>, A extends Action, E extends GameEvent>(
  rules: RuleTables<S, A, E>,
  state: S,
  event: E,
): AbilityInPlay[] {
  const replacing = rules.registry.replaces.get(event.type);
  if (!replacing) return [];
  return state.inPlay.filter((each) => {
    if (!replacing.has(each.ability)) return false;
    const self = { ...each, event };
    return (
      (abilityOf(rules, each.ability).when?.(state, self as Self<never>) ?? true) && !cannotResolve(rules, state, self)
    );
  });
}

export function isReplaceableNow<S extends CoreState<E>, A extends Action, E extends GameEvent>(
  rules: RuleTables<S, A, E>,
  state: S,
  event: E,
): boolean {
  return replacements(rules, state, event).length > 0;
}

/**
 * Changes the state as the event says and tells of it. What the change itself calls for (game effects) is resolved first, then
 * the abilities that the event triggers. The change may settle what the event tells (a gain with a limit): it has an event of its own,
 * as the one that was announced is in the abilities that came before it.
 */
export function happenNow<S extends CoreState<E>, A extends Action, E extends GameEvent>(
  rules: RuleTables<S, A, E>,
  engine: Pick<Engine<S, A, E>, 'emit'>,
  state: S,
  announced: E,
): void {
  const calls = state.stack.length;
  const event = { ...announced };
  if (rules.happenings.get(event.type)?.(state, event) === false) return;
  if (state.stack.length > calls) call<S, HappeningFrame<E>>(state, 'tell', { event });
  else engine.emit(state, event);
}

export function happeningProcedures<S extends CoreState<E>, A extends Action, E extends GameEvent>(
  rules: RuleTables<S, A, E>,
  engine: Pick<Engine<S, A, E>, 'announce' | 'emit'>,
): Procedure<S, A>[] {
  const { procedure, run, ask } = procedureBuilders<S, Action>();
  const { policy } = rules;

  const replacersInOrder = (state: S, { first }: HappeningFrame<E>): readonly PlayerId[] => {
    const order = policy.playerOrder(state);
    return first === undefined ? order : [first, ...order.filter((player) => player !== first)];
  };

  /** Several players could replace the event: whoever decides between players says who comes first. */
  const askWhoReplaces = (state: S, frame: HappeningFrame<E>) => {
    const chooser = policy.orderChosenBy?.(state);
    if (chooser === undefined) return null;
    const all = replacements(rules, state, frame.event);
    const players = policy.playerOrder(state).filter((player) => all.some((each) => each.controller === player));
    if (players.length < 2) return null;
    const candidates = players.map((first) => allowed<OrderPlayers>({ type: 'order-players', player: chooser, first }));
    return question(chooser, 'whose replacement comes first', candidates);
  };

  /** The next player who may or must replace the event. */
  const replacer = (state: S, frame: HappeningFrame<E>): { player: PlayerId; abilities: AbilityInPlay[] } | null => {
    const all = replacements(rules, state, frame.event);
    for (const player of replacersInOrder(state, frame)) {
      const abilities = all.filter((each) => each.controller === player);
      if (abilities.length > 0 && !frame.declined?.includes(player)) return { player, abilities };
    }
    return null;
  };

  const isForced = (abilities: AbilityInPlay[]): boolean =>
    abilities.some((each) => !abilityOf(rules, each.ability).may);

  const replaceBy = (state: S, frame: HappeningFrame<E>, by: AbilityInPlay): void => {
    const self = { ability: by.ability, source: by.source, controller: by.controller };
    report(state, {
      type: 'ability-replaced',
      rules: policy.rules.replace,
      ability: by.ability,
      source: by.source,
      player: by.controller,
    });
    call<S, ResolveFrame>(state, 'resolve ability', { ...self, event: frame.event, chosen: null, opted: true });
    frame.step = steps.steps.length;
  };

  const askReplacement = (state: S, frame: HappeningFrame<E>) => {
    const next = replacer(state, frame);
    if (!next) return null;
    const { player, abilities } = next;
    const use = abilities.map((each) =>
      allowed<UseAbility>({ type: 'use-ability', player, ability: each.ability, source: each.source }),
    );
    const first = abilities[0];
    const decline =
      isForced(abilities) || !first
        ? []
        : [allowed<DeclineAbility>({ type: 'decline', player, ability: first.ability, source: first.source })];
    return question<UseAbility | DeclineAbility>(player, `replace ${frame.event.type}`, [...use, ...decline]);
  };

  const before = [
    run<HappeningFrame<E>>('before', policy.rules.queue, (state, frame) => engine.announce(state, frame.event)),
  ];
  const replacing = [
    ask<HappeningFrame<E>, OrderPlayers>(
      'whose replacement comes first',
      policy.rules.orderPlayers,
      askWhoReplaces,
      (_state, frame, action) => {
        frame.first = action.first;
      },
    ),
    run<HappeningFrame<E>>('replace by the only one that must', policy.rules.replace, (state, frame) => {
      const next = replacer(state, frame);
      const only = next?.abilities[0];
      if (next?.abilities.length === 1 && only && isForced(next.abilities)) replaceBy(state, frame, only);
    }),
    ask<HappeningFrame<E>, UseAbility | DeclineAbility>(
      'replace',
      policy.rules.replace,
      askReplacement,
      (state, frame, action): 'again' | void => {
        if (action.type === 'use-ability') return replaceBy(state, frame, { ...action, controller: action.player });
        frame.declined = [...(frame.declined ?? []), action.player];
        return 'again';
      },
    ),
  ];
  const steps: Procedure<S, Action> = procedure<HappeningFrame<E>>('happening', [
    ...(policy.replacementsFirst ? [...replacing, ...before] : [...before, ...replacing]),
    run('happen', policy.rules.queue, (state, frame) => happenNow(rules, engine, state, frame.event)),
  ]);
  const tell = procedure<HappeningFrame<E>>('tell', [
    run('tell', policy.rules.queue, (state, frame) => engine.emit(state, frame.event)),
  ]);
  return [steps, tell] as unknown as Procedure<S, A>[];
}
