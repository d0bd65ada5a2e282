/** Policies: who answers for the players (and, in manual mode, for chance) while a game plays itself. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Action, Candidate, Question } from '../core';

/** A question as a policy sees it. */
export interface Asking<S, A> {
  state: S;
  question: Question<A>;
}

/** Picks a legal action, or null when it finds none. It must not change the state. */
export type Policy<S, A> = (asking: Asking<S, A>) => A | null;

/** How often a region is sampled before it counts as having no legal action. */
const SAMPLES = 50;

/** Uniform integers in 0..n-1 from a seed: the same seed, the same numbers. */
export function integersFrom(seed: number): (n: number) => number {
  const rng = xoroshiro128plus(seed | 0);
  return (n) => (n <= 1 ? 0 : uniformInt(rng, 0, n - 1));
}

/** Any legal action, each as likely; chance by its weights; a region as likely as all listed actions together. */
export function randomPolicy<S, A extends Action>(next: (n: number) => number): Policy<S, A> {
  return ({ question }) => {
    const { candidates, region, weights } = question;
    if (weights) return weighted(candidates, weights, next);
    const listed = countAllowed(candidates);
    if (!region) return nthAllowed(candidates, next(listed));
    const sampled = listed === 0 || next(2) === 0 ? sample(region, next) : null;
    return sampled ?? nthAllowed(candidates, next(listed));
  };
}

function sample<A>(region: NonNullable<Question<A>['region']>, next: (n: number) => number): A | null {
  for (let i = 0; i < SAMPLES; i++) {
    const found = region.sample(next);
    if (found !== null) return found;
  }
  return null;
}

function countAllowed<A>(candidates: readonly Candidate<A>[]): number {
  let count = 0;
  for (const each of candidates) if (each.not === null) count += 1;
  return count;
}

function nthAllowed<A>(candidates: readonly Candidate<A>[], n: number): A | null {
  let left = n;
  for (const each of candidates) if (each.not === null && left-- === 0) return each.action;
  return null;
}

function weighted<A>(
  candidates: readonly Candidate<A>[],
  weights: readonly number[],
  next: (n: number) => number,
): A | null {
  let total = 0;
  for (const weight of weights) total += weight;
  let at = next(total);
  for (const [i, each] of candidates.entries()) {
    at -= weights[i] ?? 0;
    if (at < 0) return each.action;
  }
  return null;
}
