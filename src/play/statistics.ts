/** What playouts exercised: rules, steps, abilities, reasons of refusal. What stays at zero was never tried. */
import type { GameTypes, GameEvent, RuleId } from '../core';
import { needs, type Shape } from '../core/codec/needs';
import type { Playout, PlayoutDecision, PlayoutOptions } from './playout';

/** How often each was counted, by its name. */
export type Counts = Record<string, number>;

/** What happened in games that were counted. */
export interface Statistics {
  games: number;
  ended: number;
  deadEnds: number;
  stopped: number;
  actions: number;
  /** Actions of the longest game. */
  longest: number;
  /** How many games each player won. */
  winners: Counts;
  /** How often each rule was cited by an event, a question or a refusal. */
  rules: Counts;
  /** Decisions by procedure and step: `attack: choose weapon`. */
  decisions: Counts;
  /** Event types. */
  events: Counts;
  /** Abilities that were used, and those skipped or declined. */
  abilitiesUsed: Counts;
  abilitiesPassed: Counts;
  /** Codes of the reasons for which candidates were refused. */
  refusals: Counts;
}

/**
 * Statistics in which nothing is counted yet.
 * @example
 * ```ts
 * import { emptyStatistics } from 'holojudge/play';
 *
 * console.log(emptyStatistics().games); // 0
 * ```
 */
export function emptyStatistics(): Statistics {
  return {
    games: 0,
    ended: 0,
    deadEnds: 0,
    stopped: 0,
    actions: 0,
    longest: 0,
    winners: {},
    rules: {},
    decisions: {},
    events: {},
    abilitiesUsed: {},
    abilitiesPassed: {},
    refusals: {},
  };
}

const STATISTICS: Shape = {
  winners: 'an object',
  rules: 'an object',
  decisions: 'an object',
  events: 'an object',
  abilitiesUsed: 'an object',
  abilitiesPassed: 'an object',
  refusals: 'an object',
};

/**
 * Options for a playout that count its events into `into`. Call `count` with the result.
 * @example
 * ```ts
 * import { counting, emptyStatistics, playout } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const statistics = emptyStatistics();
 * const { count, ...watchers } = counting(statistics);
 * count(playout(outerRim, begun.right.state, { seed: 7, maxActions: 20, ...watchers }));
 * console.log(statistics.games, statistics.actions); // 1 20
 * ```
 */
export function counting(into: Statistics): Required<Pick<PlayoutOptions<GameTypes>, 'onDecision' | 'onEvents'>> & {
  /** Adds the result of the playout that ran with these options. */
  count(playout: Playout<unknown>): void;
} {
  needs('into', into, STATISTICS);
  return {
    onDecision: (decision) => countDecision(into, decision),
    onEvents: (events) => events.forEach((event) => count(into, event)),
    count: ({ end, actions, outcome }) => {
      into.games += 1;
      into.actions += actions;
      into.longest = Math.max(into.longest, actions);
      for (const winner of outcome.kind === 'won' ? outcome.winners : []) bump(into.winners, winner);
      if (end === 'ended') into.ended += 1;
      if (end === 'dead-end') into.deadEnds += 1;
      if (end === 'stopped') into.stopped += 1;
    },
  };
}

function countDecision(into: Statistics, made: PlayoutDecision<GameTypes>): void {
  const { rules, within, step } = made.decision();
  bump(into.decisions, `${within[within.length - 1] ?? ''}: ${step}`);
  cite(into, rules);
  for (const { not } of made.question.candidates) {
    if (!not) continue;
    bump(into.refusals, not.code);
    cite(into, not.rules);
  }
}

/**
 * Counts an event.
 * @example
 * ```ts
 * import { countEvent, emptyStatistics } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const statistics = emptyStatistics();
 * for (const event of begun.right.events) countEvent(statistics, event);
 * console.log(Object.keys(statistics.events).length > 0); // true
 * ```
 */
export function countEvent(into: Statistics, event: GameEvent): void {
  needs('into', into, STATISTICS);
  needs('event', event, { type: 'a text', rules: 'a list' });
  count(into, event);
}

function count(into: Statistics, event: GameEvent): void {
  bump(into.events, event.type);
  cite(into, event.rules);
  const { ability } = event as { ability?: unknown };
  if (typeof ability !== 'string') return;
  if (event.type === 'ability-used') bump(into.abilitiesUsed, ability);
  if (event.type === 'ability-skipped' || event.type === 'ability-declined') bump(into.abilitiesPassed, ability);
}

function cite(into: Statistics, rules: readonly RuleId[]): void {
  for (const rule of rules) bump(into.rules, rule);
}

function bump(counts: Counts, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
