/** A question that a procedure asks, and the answers that the rules allow. */
import type { Reason, RuleId } from './rejection';
import type { Sentence } from './sentence';
import type { Decider, PlayerId } from '../engine/state';

/** Every action says its type and who takes it. */
export interface Action {
  /** Kebab-case: `declare-target`. It says which fields follow. */
  type: string;
  /** Who answers; one of those that the question is `by`. */
  player: Decider;
}

/** An answer that the rules allow, or one that a rule forbids, with the reason. */
export interface Candidate<A> {
  /** The answer, as `reduce` takes it. */
  action: A;
  /** Null: it is legal. */
  not: Reason | null;
  /** The rules that offer it where those of the question do not: something that may be done at any decision. */
  rules?: readonly RuleId[];
}

/** A question whose answers form a region (a pose anywhere in an area) instead of a list. */
export interface Region<A> {
  /** The type of its actions. An action of another type does not answer the question (`not-offered`). */
  type: string;
  /** Null when the action, one of that type by a player who is asked, is legal; else why not. */
  contains(action: A): Reason | null;
  /** Some legal action, found with the given source of integers (`next(n)` is uniform in 0..n-1); null when it found none. */
  sample(next: (n: number) => number): A | null;
}

/** What is asked, and of whom: every candidate, legal or refused with its reason, and the region, if there is one. */
export interface Question<A> {
  /** Who may answer. Several: each of them, in any order, until the step stops asking. */
  by: readonly Decider[];
  /** A few words: 'choose weapon'. */
  asks: string | Sentence;
  /** In a fixed order, including the refused ones. `allLegalActions` lists the allowed ones. */
  candidates: readonly Candidate<A>[];
  /** The rules that make it, in addition to those of the step that asks. */
  rules?: readonly RuleId[];
  /** While chance decides: integer weights of the candidates, in their order. */
  weights?: readonly number[];
  /** Further answers, which are too many to list. */
  region?: Region<A>;
}

/** A candidate that is legal. */
export function allowed<const A>(action: A): Candidate<A> {
  return { action, not: null };
}

/** A candidate that a rule refuses, with its reason. */
export function refused<const A>(action: A, not: Reason): Candidate<A> {
  return { action, not };
}

/** Allowed unless there is a reason against it. */
export function candidate<const A>(action: A, not: Reason | null): Candidate<A> {
  return { action, not };
}

/** A question to one player or several. Its actions are those of all candidates; the step that asks checks that the game knows them. */
export function question<C extends Candidate<unknown>>(
  by: Decider | readonly Decider[],
  asks: string | Sentence,
  candidates: readonly C[],
): Question<C['action']> {
  return { by: typeof by === 'string' ? [by] : by, asks, candidates };
}

/**
 * Several players choose at the same time, in any order, each until they are done (dials, mulligans): one question to all who can do something. Null when
 * all are done. `offer` gives the candidates of one player, in lists; of one who is done those that take it back, if any.
 */
export function questionTogether<C extends Candidate<unknown>>(
  players: readonly PlayerId[],
  done: readonly PlayerId[],
  asks: string,
  offer: (player: PlayerId, isDone: boolean) => readonly (readonly C[])[],
): Question<C['action']> | null {
  const isDone = new Set(done);
  if (players.every((player) => isDone.has(player))) return null;
  const lists: (readonly C[])[] = [];
  const by: PlayerId[] = [];
  // Where others may answer, whoever has only refused answers is not asked; why they are refused is told.
  const refusedAll: PlayerId[] = [];
  for (const player of players) {
    const offered = offer(player, isDone.has(player));
    if (offered.every((list) => list.length === 0)) continue;
    (offered.some((list) => list.some(({ not }) => not === null)) ? by : refusedAll).push(player);
    lists.push(...offered);
  }
  if (by.length === 0) by.push(...refusedAll);
  // Hundreds of candidates, asked for again after each choice: `concat` copies whole lists, a loop takes four times as long.
  return by.length === 0 ? null : question(by, asks, ([] as C[]).concat(...lists));
}

/** The same question, or null when no candidate is allowed: nothing to decide. */
export function questionIfAny<C extends Candidate<unknown>>(
  by: Decider | readonly Decider[],
  asks: string | Sentence,
  candidates: readonly C[],
): Question<C['action']> | null {
  return candidates.some((each) => each.not === null) ? question(by, asks, candidates) : null;
}
