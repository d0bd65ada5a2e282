/** Policies: who answers for the players (and, in manual mode, for chance) while a game plays itself. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { needs } from '../core/codec/needs';
import type { Action, Candidate, Question } from '../core';
import { indexByWeight, mixedSeed } from '../core/chance/chance';

/** A question as a policy sees it. */
export interface Asking<S, A> {
  state: S;
  question: Question<A>;
}

/** Picks a legal action, or null when it finds none. It must not change the state. */
export type Policy<S, A> = (asking: Asking<S, A>) => A | null;

/** How often a region is sampled before it counts as having no legal action. */
const SAMPLES = 50;

/** The generator gives 32 bits: no list of choices is longer. */
const MOST_CHOICES = 2 ** 31;

/**
 * Uniform integers in 0..n-1 from a seed. The same seed gives the same numbers; any other seed, even the next one, gives quite different ones. `n` is an
 * integer up to 2³¹; a greater number counts as 2³¹, anything else as 1.
 * @example
 * ```ts
 * import { integersFrom } from 'holojudge/play';
 *
 * const next = integersFrom(7);
 * console.log(next(6), next(6), next(6)); // 3 2 5
 * ```
 */
export function integersFrom(seed: number): (n: number) => number {
  const rng = xoroshiro128plus(mixedSeed(seed));
  return (n) => (n > 1 ? uniformInt(rng, 0, Math.min(Math.floor(n), MOST_CHOICES) - 1) : 0);
}

/** Types of action that a random player prefers, and those that it takes only now and then. */
export interface Preferences {
  /** Eight times as likely as other types. */
  often?: readonly string[];
  /** An eighth as likely as other types: passing, declining, whatever brings nobody closer to the end. */
  rarely?: readonly string[];
}

const PREFERENCE = 8;

/**
 * A policy that takes a random legal action: first a type of action, then an action of that type, each with the same probability. Chance is answered by its
 * weights. A region is as likely as all listed actions together. Types come first, because a dial has twenty settings and 'go on' is one action: with every
 * action as likely, planning would hardly ever end. `preferences` make some types more likely and others less; none is ever left out.
 * @example
 * ```ts
 * import { integersFrom, playout, randomPolicy } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const { state } = begun.right;
 * const choose = randomPolicy<typeof state, ReturnType<typeof outerRim.legalActions>['actions'][number]>(integersFrom(7));
 * console.log(playout(outerRim, state, { choose, maxActions: 20 }).actions); // 20
 * ```
 */
export function randomPolicy<S, A extends Action>(
  next: (n: number) => number,
  preferences?: Preferences,
): Policy<S, A> {
  needs('next', next, 'a function');
  if (preferences !== undefined) needs('preferences', preferences, { often: 'a list?', rarely: 'a list?' });
  return ({ question }) => {
    const { candidates, region, weights } = question;
    if (weights) return candidates[indexByWeight(weights, next)]?.action ?? null;
    const allowed = allowedByType(candidates);
    const sampled = region && (allowed.length === 0 || next(2) === 0) ? sample(region, next) : null;
    if (sampled) return sampled;
    const chosen = preferences ? preferred(allowed, preferences, next) : allowed[next(allowed.length)];
    return chosen === undefined ? null : nthAllowed(candidates, chosen, next(chosen.count));
  };
}

function preferred(
  allowed: readonly AllowedOfType[],
  { often, rarely }: Preferences,
  next: (n: number) => number,
): AllowedOfType | undefined {
  const weightOf = ({ type }: AllowedOfType): number =>
    rarely?.includes(type) ? 1 : often?.includes(type) ? PREFERENCE * PREFERENCE : PREFERENCE;
  let at = next(allowed.reduce((sum, each) => sum + weightOf(each), 0));
  return allowed.find((each) => (at -= weightOf(each)) < 0);
}

function sample<A>(region: NonNullable<Question<A>['region']>, next: (n: number) => number): A | null {
  for (let i = 0; i < SAMPLES; i++) {
    const found = region.sample(next);
    if (found !== null) return found;
  }
  return null;
}

/** The allowed actions of one type: how many they are, and where the first of them stands. */
interface AllowedOfType {
  type: string;
  count: number;
  first: number;
}

/** In one pass: a question may have hundreds of candidates, and is asked at every action. */
function allowedByType<A extends Action>(candidates: readonly Candidate<A>[]): AllowedOfType[] {
  const allowed: AllowedOfType[] = [];
  // Candidates of one type mostly lie together: most are of the type of the one before.
  let last: AllowedOfType | undefined;
  for (let i = 0; i < candidates.length; i++) {
    const { action, not } = candidates[i] as Candidate<A>;
    if (not !== null) continue;
    if (last?.type !== action.type) last = ofType(allowed, action.type, i);
    last.count += 1;
  }
  return allowed;
}

/** Those of the type, so far; `at`: where the first of them would stand. A function of its own: a loop whose variables a closure holds makes them anew at every turn. */
function ofType(allowed: AllowedOfType[], type: string, at: number): AllowedOfType {
  const known = allowed.find((each) => each.type === type);
  if (known) return known;
  const added = { type, count: 0, first: at };
  allowed.push(added);
  return added;
}

function nthAllowed<A extends Action>(
  candidates: readonly Candidate<A>[],
  { type, first }: AllowedOfType,
  n: number,
): A | null {
  let left = n;
  for (let i = first; i < candidates.length; i++) {
    const { action, not } = candidates[i] as Candidate<A>;
    if (not === null && action.type === type && left-- === 0) return action;
  }
  return null;
}
