/**
 * The ability queue: one mechanism, with a policy for each game.
 *
 * Abilities triggered by one step are first ordered (by whom: the policy), then queued. An 'ability queue' frame resolves its
 * entries from front to back. With the policy 'front' newly triggered abilities get a queue of their own on top of the stack, so they
 * resolve before whatever waits below; with 'back' they join the lowest open queue, behind whatever waits there. 'Before' abilities always
 * interrupt: they never join an open queue.
 */
import {
  abilityQueueFrames,
  callCore,
  isAbilityFrame,
  isHappening,
  procedureOfAbility,
  type CoreTypes,
  type OrderFrame,
  type ResolveFrame,
  coreProcedure,
} from '../engine/frames';
import type { CoreEvent, DeclineAbility, ChooseForAbility, OrderAbility, OrderPlayers, UseAbility } from './actions';
import type { GameTypes } from '../contract/game-types';
import { sameJson, type Json } from '../codec/json';
import { procedureBuilders, type Procedure } from '../engine/procedure';
import { allowed, candidate, question, type Candidate } from '../contract/question';
import { rulesOfAll, reason, type Reason, type RuleId } from '../contract/rejection';
import { listed, say } from '../contract/sentence';
import { abilityOf, push, queueRules, queueRulesOf, type QueueRule, type EngineTables } from '../engine/tables';
import { cannotResolve, choices, citing, hasToBeUsed, recordUse, report, sameAbility } from './resolution';
import { aboutEvent } from '../engine/in-play';
import { finish, goTo } from '../engine/stack';
import {
  inPlayOf,
  onPiece,
  type AbilityFrame,
  type AbilityInPlay,
  type AbilityOnPiece,
  type CoreState,
  type Frame,
  type PlayerId,
  type Trigger,
} from '../engine/state';

/** Orders what the last step triggered, asking only where somebody has a choice. */
export function arrangeTriggered<G extends GameTypes>(tables: EngineTables<G>, state: G['state']): void {
  const arriving = state.triggered;
  state.triggered = [];
  const interrupting = arriving.filter((trigger) => trigger.timing === 'before');
  for (const group of [arriving.filter((trigger) => trigger.timing === 'after'), interrupting]) {
    const [first, ...others] = group;
    if (!first) continue;
    if (others.length === 0) enqueue(tables, state, group);
    else callCore(state, 'order abilities', { arriving: group, ordered: [], players: [] });
  }
}

/** Everything that waits in the ability queue, the next one first. */
export function abilityQueue(state: CoreState): Trigger[] {
  return abilityQueueFrames(state)
    .reverse()
    .flatMap((frame) => frame.entries);
}

/** `first`: the player whom another player, who decides it, has put first. */
function enqueue<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  entries: Trigger[],
  first?: PlayerId,
): void {
  // Where later abilities wait at the back, 'before' abilities interrupt the queue and are never in it.
  const interrupts = tables.policy.newAbilities === 'back' && entries[0]?.timing === 'before';
  const [open] = abilityQueueFrames(state);
  if (!interrupts) reportQueued(tables, state, entries, open?.entries ?? [], first);
  if (open && tables.policy.newAbilities === 'back' && entries[0]?.timing === 'after') {
    letWait(tables, state, open, entries);
    open.entries.push(...entries);
    // A list of its own: the ordering frame that made this one stays in the state, and two parts of a state never share a list.
  } else callCore(state, 'ability queue', { entries: [...entries] });
}

/** What a 'before' ability interrupts above the open queue remembers who has to wait there for it. */
function letWait<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  open: Frame,
  entries: readonly Trigger[],
): void {
  if (!tables.policy.resumes) return;
  const frames: readonly Frame[] = state.stack.slice(state.stack.indexOf(open));
  const interrupting = frames
    .map((frame) => isAbilityFrame(frame) && abilityOf(tables, frame.ability).on?.timing === 'before')
    .lastIndexOf(true);
  const interrupted = frames.slice(0, Math.max(0, interrupting)).filter(isHappening).at(-1);
  if (interrupted) interrupted.waiting = [...(interrupted.waiting ?? []), ...entries.map(onPiece)];
}

/** Where an ability joins the queue among those that were triggered with it, and in front of what. */
function placeInQueue<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  entries: readonly Trigger[],
  entry: Trigger,
): Reason[] {
  const because: Reason[] = [];
  const waiting = abilityQueue(state).map(onPiece);
  if (waiting.length > 0)
    because.push(reason('in-front', say`in front of ${listed(waiting)}.`, queueRules(tables, 'inFront')));
  const at = entries.indexOf(entry);
  const before = entries[at - 1];
  const [firstPlayer] = tables.policy.playerOrder(state);
  const ofPlayers = queueRules(tables, 'orderPlayers');
  const isFirst = (player: PlayerId): string => (player === firstPlayer ? ', the first player' : '');
  if (!before && entry.controller === firstPlayer && entries.some((each) => each.controller !== firstPlayer))
    because.push(reason('first-player', say`${firstPlayer} is the first player.`, ofPlayers));
  if (before && before.controller !== entry.controller) {
    const said = [...say`after those of ${before.controller}`, `${isFirst(before.controller)}.`];
    because.push(reason('after-player', said, ofPlayers));
  } else if (before) because.push(reason('after-own', say`after ${onPiece(before)}.`, queueRules(tables, 'order')));
  return because;
}

/** Each with what it waits behind, its own companions among it. */
function reportQueued<G extends GameTypes>(
  tables: EngineTables<G>,
  state: G['state'],
  entries: readonly Trigger[],
  before: readonly Trigger[],
  first: PlayerId | undefined,
): void {
  entries.forEach((entry, i) => {
    const putFirst = i === 0 && entry.controller === first ? whoPutFirst(tables, state, first) : null;
    const behind = putFirst ?? tables.policy.behind?.(state, entry, [...before, ...entries.slice(0, i)]);
    const inFront = tables.policy.newAbilities === 'front' ? placeInQueue(tables, state, entries, entry) : [];
    const ordered = tables.policy.newAbilities === 'back' ? putBefore(tables, entry, entries.slice(i)) : null;
    const why = [...(ordered ? [ordered] : []), ...(behind ? [behind] : inFront)];
    report(state, { type: 'ability-queued', ...decided(why, queueRulesOf(tables, 'queue', [entry])), ...about(entry) });
  });
}

/** Several of one player were triggered together, and the player says in which order they come: this one before others. */
function putBefore<G extends GameTypes>(
  tables: EngineTables<G>,
  entry: Trigger,
  from: readonly Trigger[],
): Reason | null {
  const own = from.filter((each) => each.controller === entry.controller && !sameAbility(each, entry));
  const cited = queueRules(tables, 'order');
  if (own.length === 0 || cited.length === 0) return null;
  return reason('put-before', say`${entry.controller} puts it before ${listed(own.map(onPiece))}`, cited);
}

function whoPutFirst<G extends GameTypes>(tables: EngineTables<G>, state: G['state'], first: PlayerId): Reason | null {
  const chooser = tables.policy.orderChosenBy?.(state);
  const cited = queueRules(tables, 'orderPlayers');
  return chooser === undefined ? null : reason('put-first', say`${chooser} has put ${first} first`, cited);
}

/** The rules of what decides it first, where something does, then the usual ones; last those of what is told beside. */
function decided(
  because: readonly Reason[],
  usual: readonly RuleId[],
  beside: Reason | null = null,
): Pick<CoreEvent, 'rules' | 'because'> {
  const all = beside ? [...because, beside] : because;
  if (all.length === 0) return { rules: usual };
  const rules = [...rulesOfAll(because), ...usual, ...(beside?.rules ?? [])];
  return { rules: [...new Set(rules)], because: all };
}

function about({ ability, source, value, controller: player }: AbilityInPlay): AbilityOnPiece & { player: PlayerId } {
  return value === undefined ? { ability, source, player } : { ability, source, value, player };
}

function mayChooseNothing(candidates: readonly Candidate<{ type: string; chosen?: Json }>[]): boolean {
  return candidates.some(({ action, not }) => action.chosen === null && not === null);
}

/** The procedures that core brings to every game. */
export function queueProcedures<G extends GameTypes>(tables: EngineTables<G>): Procedure<G>[] {
  const { run, ask } = procedureBuilders<CoreTypes<G>>();
  const { policy } = tables;
  const of = (what: QueueRule): readonly RuleId[] => queueRules(tables, what);

  const waitingPlayers = (state: G['state'], frame: OrderFrame): PlayerId[] => {
    const players = [...frame.players, ...policy.playerOrder(state)];
    return [...new Set(players)].filter((player) => frame.arriving.some((trigger) => trigger.controller === player));
  };

  const askWhoseFirst = (state: G['state'], frame: OrderFrame) => {
    const chooser = policy.orderChosenBy?.(state);
    const unsettled = waitingPlayers(state, frame).filter((player) => !frame.players.includes(player));
    if (chooser === undefined || unsettled.length < 2) return null;
    const asked = question(
      chooser,
      'whose abilities come first',
      unsettled.map((first) => allowed({ type: 'order-players', player: chooser, first })),
    );
    return citing(tables, 'orderPlayers', frame.arriving, asked);
  };

  const addToOrder = (frame: OrderFrame, next: Trigger): void => {
    frame.ordered.push(next);
    frame.arriving = frame.arriving.filter((trigger) => trigger !== next);
  };

  const askOrder = (state: G['state'], frame: OrderFrame) => {
    const player = waitingPlayers(state, frame)[0];
    if (player === undefined) return null;
    const own = frame.arriving.filter((trigger) => trigger.controller === player);
    const candidates = own.map((each) => allowed({ type: 'order-ability', player, ...onPiece(each) }));
    const distinct = candidates.filter(
      (each, i) => candidates.findIndex((other) => sameJson(other.action, each.action)) === i,
    );
    return distinct.length < 2
      ? null
      : citing(tables, 'order', own, question(player, 'next ability to add to the queue', distinct));
  };

  /** Adds the abilities of the player whose turn it is, when there is nothing to choose between them. */
  const addUnambiguous = (state: G['state'], frame: OrderFrame): void => {
    for (let player = waitingPlayers(state, frame)[0]; player !== undefined; player = waitingPlayers(state, frame)[0]) {
      if (askOrder(state, frame)) return;
      for (const own of frame.arriving.filter((trigger) => trigger.controller === player)) addToOrder(frame, own);
    }
  };

  const orderAbilities = coreProcedure<G, 'order abilities'>('order abilities', [
    ask('order players', of('orderPlayers'), askWhoseFirst, (_state, frame, action: OrderPlayers) => {
      frame.players.push(action.first);
      return 'again';
    }),
    ask('order abilities', of('order'), askOrder, (_state, frame, action: OrderAbility) => {
      const picked = frame.arriving.find((each) => sameAbility(each, action));
      if (picked) addToOrder(frame, picked);
      return 'again';
    }),
    run('add the rest', of('order'), (state, frame) => {
      addUnambiguous(state, frame);
      if (askOrder(state, frame)) goTo(tables, frame, 'order abilities');
    }),
    run('add to the queue', of('queue'), (state, frame) => enqueue(tables, state, frame.ordered, frame.players[0])),
  ]);

  const abilityQueueProcedure = coreProcedure<G, 'ability queue'>('ability queue', [
    run('resolve the next ability', of('queue'), (state, frame) => {
      const next = frame.entries.shift();
      if (!next) return;
      frame.step = 0;
      callCore(state, 'resolve ability', { chosen: null, opted: false, ...aboutEvent(next, next.event) });
    }),
  ]);

  const cannot = (state: G['state'], frame: ResolveFrame) =>
    cannotResolve(tables, state, frame as AbilityFrame<G['event']>);

  const askWhetherAndWhat = (state: G['state'], frame: ResolveFrame) => {
    const ability = abilityOf(tables, frame.ability);
    const self = { player: frame.controller, ...onPiece(frame) };
    const candidates: Candidate<UseAbility | ChooseForAbility | DeclineAbility>[] = choices(
      tables,
      state,
      frame as AbilityFrame<G['event']>,
    ).map((each) => ({
      action: { type: 'choose', ...self, chosen: each.action },
      not: each.not,
    }));
    const optional = ability.may === true && !frame.opted;
    if (candidates.length === 0) {
      if (!optional) return null;
      candidates.push(allowed({ type: 'use-ability', ...self }));
    }
    const must = !ability.may && !frame.opted && !mayChooseNothing(candidates);
    if (optional || must)
      candidates.push(candidate({ type: 'decline', ...self }, must ? hasToBeUsed(tables, frame) : null));
    // Where it was used in a window, whether is no longer the question.
    const cited = optional ? 'may' : must ? 'must' : null;
    return citing(tables, cited, [frame], question(frame.controller, say`${onPiece(frame)}`, candidates));
  };

  const resolveAbility = coreProcedure<G, 'resolve ability'>('resolve ability', [
    run('check that it can resolve', of('skip'), (state, frame) => {
      const why = cannot(state, frame);
      if (!why) return;
      report(state, {
        type: 'ability-skipped',
        rules: [...new Set([...why.rules, ...queueRulesOf(tables, 'skip', [frame])])],
        ...about(frame),
        code: why.code,
        because: [why],
      });
      finish(tables, frame);
    }),
    ask('use or decline', [], askWhetherAndWhat, (state, frame, action) => {
      if (action.type === 'decline') {
        report(state, { type: 'ability-declined', rules: queueRulesOf(tables, 'may', [frame]), ...about(frame) });
        return finish(tables, frame);
      }
      frame.chosen = action.type === 'choose' ? action.chosen : null;
    }),
    run('pay costs and resolve', of('skip'), (state, frame) => {
      const ability = abilityOf(tables, frame.ability);
      recordUse(state, ability, frame);
      const { event } = frame as AbilityFrame<G['event']>;
      const isBefore = ability.on?.timing === 'before';
      const self = inPlayOf(frame);
      const why = event && isBefore ? policy.interrupts?.(state, self, event) : policy.usedAs?.(state, self);
      const again = event && policy.opportunity?.(state, event);
      report(state, {
        type: 'ability-used',
        ...decided(why ? [why] : [], ability.rules, again ?? null),
        ...about(frame),
      });
      ability.cost?.pay(state, frame as never);
      push(state, procedureOfAbility(frame.ability), { chosen: frame.chosen, ...aboutEvent(frame, frame.event) });
    }),
  ]);

  // Core's own tables ask only core's actions, which every game's action type includes.
  return [orderAbilities, abilityQueueProcedure, resolveAbility] as unknown as Procedure<G>[];
}
