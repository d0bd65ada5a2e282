/** What callers are told of a question: the decision, the legal actions, the outcomes of chance. */
import * as E from 'fp-ts/lib/Either';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { indexByWeight, mixedSeed, seedOf, weightsOf } from '../chance/chance';
import type { ChanceOutcome, Decision, LegalActions } from '../contract/game';
import type { GameTypes } from '../contract/game-types';
import type { Json } from '../codec/json';
import type { Action } from '../contract/question';
import type { Decider } from './state';
import type { Asked } from './machine';
import { LIMITS, plain } from '../codec/plain';
import type { Rejection } from '../contract/rejection';
import { sealedParts } from '../contract/sealed';
import { speaksOf, textOf } from '../contract/sentence';
import { frozen } from './share';

/** The rules of a question, and after them those of the step that asks it: what is particular to it decides. */
export function rulesOf<G extends GameTypes>({ step, question }: Asked<G>): readonly string[] {
  return question.rules ? union(question.rules, step.rules) : step.rules;
}

export function union(first: readonly string[], second: readonly string[]): string[] {
  return [...new Set([...first, ...second])];
}

export function decisionOf<G extends GameTypes>(state: G['state'], at: Asked<G> | null): Decision {
  const within = state.stack.map((frame) => frame.procedure);
  if (!at) return frozen({ over: true, by: [], asks: 'nothing: the game is over', rules: [], within, step: '' });
  const { by, asks } = at.question;
  return frozen({
    over: false,
    by: [...by],
    asks: textOf(asks),
    ...(speaksOf(asks) ? { parts: sealedParts(asks) } : {}),
    rules: rulesOf(at),
    within,
    step: at.step.name,
  });
}

export function legalActionsOf<G extends GameTypes>(
  at: Asked<G> | null,
  inRegion: (at: Asked<G>, given: Json) => E.Either<Rejection, unknown>,
): LegalActions<G['action']> {
  const candidates = at ? at.question.candidates.filter((each) => each.not === null) : [];
  // Whoever writes into a list of actions must not change what is asked.
  const actions = frozen(candidates.map((each) => each.action));
  const region = at?.question.region;
  const listed = (seed: number): G['action'] | null => byLot(actions, at?.question.weights, seed);
  if (!region) return { kind: 'finite', actions, sample: listed };
  return {
    kind: 'region',
    actions,
    contains: (action) => {
      const given = plain(action, LIMITS.action);
      return E.isRight(given) && E.isRight(inRegion(at, given.right));
    },
    sample: (seed) => {
      const rng = xoroshiro128plus(seedOf(seed));
      for (let i = 0; i < MOST_SAMPLES; i++) {
        const found = region.sample((n) => uniformInt(rng, 0, n - 1));
        if (found !== null) return found;
      }
      return listed(seed);
    },
  };
}

/** How often a region is sampled for an action, or for one of a player where several are asked about it. */
const MOST_SAMPLES = 50;

/** One of these; null: there is none. Types come first: a dial has twenty settings and 'go on' is one action, so that planning would hardly ever end. */
function byLot<A extends Action>(
  actions: readonly A[],
  weights: readonly number[] | undefined,
  seed: number,
): A | null {
  const rng = xoroshiro128plus(mixedSeed(seed));
  if (actions.length === 0) return null;
  if (weights) return actions[indexByWeight(weights, (n) => uniformInt(rng, 0, n - 1))] ?? null;
  const types = [...new Set(actions.map(({ type }) => type))];
  const type = types[uniformInt(rng, 0, types.length - 1)];
  const alike = actions.filter((each) => each.type === type);
  return alike[uniformInt(rng, 0, alike.length - 1)] ?? null;
}

/** Those of one player; `by`: who is asked. */
export function ofPlayer<A extends Action>(
  legal: LegalActions<A>,
  player: Decider,
  by: readonly Decider[],
): LegalActions<A> {
  const actions = frozen(legal.actions.filter((each) => each.player === player));
  const listed = (seed: number): A | null => byLot(actions, undefined, seed);
  if (legal.kind === 'finite' || !by.includes(player)) return { kind: 'finite', actions, sample: listed };
  return {
    kind: 'region',
    actions,
    contains: (action) => legal.contains(action) && action.player === player,
    sample: (seed) => {
      const rng = xoroshiro128plus(seedOf(seed));
      for (let i = 0; i < MOST_SAMPLES; i++) {
        const found = legal.sample(i === 0 ? seed : uniformInt(rng, 0, 0x7fffffff));
        if (found === null || legal.actions.includes(found)) break;
        if (found.player === player) return found;
      }
      return listed(seed);
    },
  };
}

export function chanceOutcomesOf<G extends GameTypes>(at: Asked<G> | null): ChanceOutcome<G['action']>[] {
  const question = at?.question;
  if (question?.by[0] !== 'chance') return frozen([]);
  const weights = weightsOf(question);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return frozen(
    question.candidates.map((each, i) => ({ action: each.action, probability: (weights[i] as number) / total })),
  );
}
