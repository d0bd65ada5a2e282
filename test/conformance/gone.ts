/**
 * Abilities that wait, and what they are about goes meanwhile. At every moment at which abilities are triggered, what the event tells of is taken away: none of them may then be
 * offered for nothing, change what is gone, or throw.
 */
import type { Engine } from '../../src/core/engine/engine';
import { advance, answer, type Asked } from '../../src/core/engine/machine';
import { tablesOf, type EngineTables } from '../../src/core/engine/tables';
import type { CoreState, Trigger } from '../../src/core/engine/state';
import { canonicalJson, type Action, type Question } from '../../src/core';
import { integersFrom, type Policy } from '../../src/play';

/** One thing that an event tells of, how it goes, and what nobody may change then. */
export interface Loss<S> {
  what: string;
  take(state: S): void;
  /** What is left of it in the state. */
  left(state: S): unknown;
}

export interface Losses<S> {
  engine: unknown;
  of(state: S, trigger: Trigger): readonly Loss<S>[];
  policy?(seed: number): Policy<S, Action>;
}

type Tables = EngineTables<never>;
type Next = (n: number) => number;

/** Looks of one ability at one kind of loss. */
const LOOKS = 3;
const MOST_ANSWERS = 60;

/** What was found wrong, each with the ability. */
export function goneMeanwhile<S extends CoreState>(
  first: S,
  losses: Losses<S>,
  seed: number,
  actions: number,
  looked: Map<string, number>,
): string[] {
  const tables = tablesOf(losses.engine as Engine<never>) as Tables;
  const next = integersFrom(seed);
  const wrong: string[] = [];
  const state = structuredClone(first);
  const policy = losses.policy?.(seed);
  const look = (): void => {
    for (const trigger of state.triggered) {
      if (tables.registry.byId.get(trigger.ability)?.lasting) continue;
      for (const loss of losses.of(state, trigger)) {
        const key = `${trigger.ability} ${trigger.event.type} ${loss.what.split(' ')[0] ?? ''}`;
        const count = looked.get(key) ?? 0;
        if (count >= LOOKS) continue;
        looked.set(key, count + 1);
        const why = withoutIt(tables, state, trigger, loss, next);
        if (why) wrong.push(`${trigger.ability} after ${trigger.event.type}, without ${loss.what}: ${why}`);
      }
    }
  };
  let at = runOn(tables, state, look);
  for (let n = 0; n < actions && at; n++) {
    const action = (policy?.({ state, question: at.question as Question<Action> }) ?? anyOf(at, next)) as Action | null;
    if (!action) break;
    state.events = [];
    answer<never>(state as never, at.frame, at.step as never, structuredClone(action) as never);
    at = runOn(tables, state, look);
  }
  return wrong;
}

/** Runs to the next question, and looks whenever something was triggered. */
function runOn(tables: Tables, state: CoreState, look: () => void): Asked<never> | null {
  let seen: readonly unknown[] = [];
  for (;;) {
    const { asked } = advance<never>(
      tables,
      state as never,
      () => state.triggered.length > 0 && state.triggered !== seen,
    );
    if (asked || state.stack.length === 0) return asked;
    if (state.triggered.length === 0) return null;
    seen = state.triggered;
    look();
  }
}

function withoutIt<S extends CoreState>(
  tables: Tables,
  from: S,
  trigger: Trigger,
  loss: Loss<S>,
  next: Next,
): string | null {
  const state = structuredClone(from);
  state.triggered = [];
  state.depth = state.stack.length;
  const below = state.stack.length;
  loss.take(state);
  // What its leaving calls for is another matter.
  if (state.stack.length < below) return null;
  state.stack.length = below;
  state.triggered = [];
  state.events = [];
  const [left, before] = [canonicalJson(loss.left(state) as never), withoutCore(state)];
  state.stack.push({ procedure: 'ability queue', step: 0, entries: [structuredClone(trigger)] } as never);
  let offered = false;
  const isOver = (): boolean => state.stack.length <= below || state.triggered.length > 0;
  try {
    for (let n = 0; n < MOST_ANSWERS; n++) {
      const { asked } = advance<never>(tables, state as never, isOver);
      if (!asked || isOver()) break;
      offered = true;
      const action = anyOf(asked, next);
      if (!action) return 'asked something that has no answer';
      answer<never>(state as never, asked.frame, asked.step as never, structuredClone(action) as never);
    }
  } catch (error) {
    return `throws ${String(error)}`;
  }
  const told = state.events.map(({ type }) => type);
  if (told.includes('ability-declined')) return null;
  const after = canonicalJson(loss.left(state) as never);
  if (after !== left) return `changes what is gone (${told.join(', ')}): ${left} is ${after}`;
  const did = told.filter((type) => !type.startsWith('ability-'));
  if (offered && did.length === 0 && withoutCore(state) === before && state.stack.length <= below)
    return 'is used for nothing';
  return null;
}

/** The game's own part of a state. */
function withoutCore(state: CoreState): string {
  const { events, triggered, used, depth, chance, ...own } = state;
  void [events, triggered, used, depth, chance];
  return JSON.stringify(own);
}

/** Any answer but 'decline'. */
function anyOf({ question }: Asked<never>, next: Next): Action | null {
  const { candidates, region } = question as Question<Action>;
  const legal = candidates.filter(({ not }) => not === null).map(({ action }) => action);
  const willing = legal.filter(({ type }) => type !== 'decline');
  const among = willing.length > 0 ? willing : legal;
  return among[next(Math.max(1, among.length))] ?? region?.sample(next) ?? null;
}
