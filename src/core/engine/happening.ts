/**
 * How an event that abilities can prevent or replace comes about: before it, instead of it, it, after it.
 * At most one replacement is used for an event; once replaced it counts as not having happened.
 */
import { say } from '../contract/sentence';
import { callCore, coreProcedure, type CoreTypes, type HappeningFrame } from './frames';
import type { Engine } from './engine';
import type { GameTypes } from '../contract/game-types';
import { aboutEvent, inPlayAmong } from './in-play';
import { log } from './listener';
import { procedureBuilders, type Procedure } from './procedure';
import { allowed, candidate, question } from '../contract/question';
import { cannotResolve, citing, hasToBeUsed, isMet, report, sameAbility } from '../abilities/resolution';
import { abilityOf, queueRules, queueRulesOf, type QueueRule, type EngineTables } from './tables';
import { reason, type Reason, type RuleId } from '../contract/rejection';
import { finish, hasEnded } from './stack';
import { onPiece, type AbilityInPlay, type PlayerId } from './state';

function replacements<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  event: G['event'],
): AbilityInPlay[] {
  return inPlayAmong(state, tables.registry.replaces.get(event.type)).filter((each) => {
    const self = aboutEvent(each, event);
    return isMet(tables, state, self) && !cannotResolve(tables, state, self);
  });
}

export function isReplaceableNow<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  event: G['event'],
): boolean {
  return replacements(tables, state, event).length > 0;
}

/**
 * Changes the state as the event says and tells of it, before whatever the change itself tells. What the change calls for (game effects)
 * is resolved first, then the abilities that the event triggers. The change may settle what the event tells (a gain with a limit): it has
 * an event of its own, as the one that was announced is in the abilities that came before it.
 */
export function happenNow<G extends GameTypes>(
  tables: EngineTables<G>,
  engine: Pick<Engine<G>, 'trigger'>,
  state: G['state'],
  announced: G['event'],
  resumed: Reason | null = null,
): void {
  const calls = state.stack.length;
  const told = state.events.length;
  // Not spread: what is spread is slow to take more fields, and the change adds what it settles.
  const event: G['event'] = Object.assign({}, announced);
  if (tables.happenings.get(event.type)?.(state, event) === false) return;
  if (resumed) {
    event.because = [resumed, ...(event.because ?? [])];
    event.rules = [...resumed.rules, ...event.rules];
  }
  log(state, event, told);
  if (hasEnded(state)) return;
  if (state.stack.length > calls) callCore(state, 'trigger', { event });
  else engine.trigger(state, event);
}

export function happeningProcedures<G extends GameTypes>(
  tables: EngineTables<G>,
  engine: Pick<Engine<G>, 'announce' | 'trigger' | 'notTriggered'>,
): Procedure<G>[] {
  const { run, ask } = procedureBuilders<CoreTypes<G>>();
  const { policy } = tables;
  const of = (what: QueueRule): readonly RuleId[] => queueRules(tables, what);

  const replacersInOrder = (state: G['state'], { first }: HappeningFrame<G['event']>): readonly PlayerId[] => {
    const order = policy.playerOrder(state);
    return first === undefined ? order : [first, ...order.filter((player) => player !== first)];
  };

  /** Several players could replace the event: whoever decides between players says who comes first. */
  const askWhoReplaces = (state: G['state'], frame: HappeningFrame<G['event']>) => {
    const chooser = policy.orderChosenBy?.(state);
    if (chooser === undefined) return null;
    const all = replacements(tables, state, frame.event);
    const players = policy.playerOrder(state).filter((player) => all.some((each) => each.controller === player));
    if (players.length < 2) return null;
    const candidates = players.map((first) => allowed({ type: 'order-players', player: chooser, first }));
    return citing(tables, 'orderPlayers', all, question(chooser, 'whose replacement comes first', candidates));
  };

  /** The next player who may or must replace the event. */
  const replacer = (
    state: G['state'],
    frame: HappeningFrame<G['event']>,
  ): { player: PlayerId; abilities: AbilityInPlay[] } | null => {
    const all = replacements(tables, state, frame.event);
    for (const player of replacersInOrder(state, frame)) {
      const abilities = all.filter((each) => each.controller === player);
      if (abilities.length > 0 && !frame.declined?.includes(player)) return { player, abilities };
    }
    return null;
  };

  const forced = (abilities: AbilityInPlay[]): AbilityInPlay | undefined =>
    abilities.find((each) => !abilityOf(tables, each.ability).may);

  const replaceBy = (state: G['state'], frame: HappeningFrame<G['event']>, by: AbilityInPlay): void => {
    const about = policy.aboutToHappen?.(frame.event);
    report(state, {
      type: 'ability-replaced',
      rules: queueRulesOf(tables, 'replace', [by]),
      ...onPiece(by),
      player: by.controller,
      ...(about ? { because: [reason('about-to-happen', about, of('replace'))] } : {}),
    });
    sayWhoDoesNotAnswer(state, frame, by);
    callCore(state, 'resolve ability', { chosen: null, opted: true, ...aboutEvent(by, frame.event) });
    finish(tables, frame);
  };

  /** Other replacements of the same event, and what it would have triggered; only where the rulebook speaks of them. */
  const sayWhoDoesNotAnswer = (state: G['state'], { event }: HappeningFrame<G['event']>, by: AbilityInPlay): void => {
    const cited = of('replaced');
    if (cited.length === 0) return;
    const why = reason('replaced', say`${onPiece(by)} has replaced it`, cited);
    const rival = reason('replaced', say`${onPiece(by)} has replaced it`, of('rivals'));
    for (const each of replacements(tables, state, event))
      if (!sameAbility(each, by))
        report(state, {
          type: 'ability-not-triggered',
          rules: rival.rules,
          ...onPiece(each),
          player: each.controller,
          because: [rival],
        });
    if (policy.replacementsFirst) engine.notTriggered(state, 'before', event, why);
    engine.notTriggered(state, 'after', event, why);
  };

  const askReplacement = (state: G['state'], frame: HappeningFrame<G['event']>) => {
    const next = replacer(state, frame);
    if (!next) return null;
    const { player, abilities } = next;
    const use = abilities.map((each) => allowed({ type: 'use-ability', player, ...onPiece(each) }));
    const must = forced(abilities);
    const not = must ? hasToBeUsed(tables, must) : null;
    // One answer declines them all: it names the first, and where one is mandatory, any.
    const declined = must ? abilities : abilities.slice(0, 1);
    const decline = declined.map((each) => candidate({ type: 'decline', player, ...onPiece(each) }, not));
    return citing(
      tables,
      'replace',
      abilities,
      question(player, say`replace ${frame.event.type.replaceAll('-', ' ')}`, [...use, ...decline]),
    );
  };

  const before = [
    run('before', of('queue'), (state, frame: HappeningFrame<G['event']>) => engine.announce(state, frame.event)),
  ];
  const replacing = [
    ask('whose replacement comes first', of('orderPlayers'), askWhoReplaces, (_state, frame, action) => {
      frame.first = action.first;
    }),
    run('replace by the only one that must', of('replace'), (state, frame: HappeningFrame<G['event']>) => {
      const next = replacer(state, frame);
      const only = next?.abilities[0];
      if (next?.abilities.length === 1 && only && forced(next.abilities)) replaceBy(state, frame, only);
    }),
    ask('replace', of('replace'), askReplacement, (state, frame, action): 'again' | void => {
      if (action.type === 'use-ability') return replaceBy(state, frame, { ...action, controller: action.player });
      frame.declined = [...(frame.declined ?? []), action.player];
      return 'again';
    }),
  ];
  const happening = coreProcedure<G, 'happening'>('happening', [
    ...(policy.replacementsFirst ? [...replacing, ...before] : [...before, ...replacing]),
    run('happen', of('queue'), (state, { event, waiting = [] }: HappeningFrame<G['event']>) => {
      const resumed = waiting.length > 0 ? policy.resumes?.(state, event, waiting) : null;
      happenNow(tables, engine, state, event, resumed);
    }),
  ]);
  const trigger = coreProcedure<G, 'trigger'>('trigger', [
    run('trigger', of('queue'), (state, frame) => engine.trigger(state, frame.event)),
  ]);
  return [happening, trigger] as unknown as Procedure<G>[];
}
