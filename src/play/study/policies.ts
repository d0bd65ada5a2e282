/** Policies by the names that studies know them by, so that a plan says them and any machine makes the same ones. */
import * as t from 'io-ts';
import type { Action, Candidate, Game, GameTypes, PlayerId, Question } from '../../core';
import { make, type Codec } from '../../core/codec';
import { show } from '../../core/codec/show';
import { best } from '../best';
import { integersFrom, randomPolicy, type Policy } from '../policy';

/**
 * Who decides in a study. `random`: some legal action, each type as likely. `greedy`: what leaves it with the highest score at once. `best`: it looks ahead, at 1,000 states
 * for each decision, `best:200` at 200. `best:50ms` looks ahead for so long; only this one does not play the same every time.
 */
export type PolicyName = 'random' | 'greedy' | 'best' | `best:${number}` | `best:${number}ms`;

/** The names as people are told them. */
export const POLICY_NAMES = 'random, greedy, best, best:200 (states) or best:50ms';

/** A longer look than an hour is a mistake in writing. */
const MOST_STATES = 1_000_000;
const MOST_MILLISECONDS = 3_600_000;

/** Of one decision; missing: of `best`, as many as it looks at by itself. */
interface Looking {
  states?: number;
  milliseconds?: number;
}

/** How far a policy looks ahead; null: it does not; undefined: there is no such policy. */
function looking(name: string): Looking | null | undefined {
  if (name === 'random') return null;
  if (name === 'greedy') return { states: 1 };
  if (name === 'best') return {};
  const [, digits, unit] = /^best:([1-9]\d{0,6})(ms)?$/.exec(name) ?? [];
  if (digits === undefined) return undefined;
  const amount = Number(digits);
  if (amount > (unit === undefined ? MOST_STATES : MOST_MILLISECONDS)) return undefined;
  return unit === undefined ? { states: amount } : { milliseconds: amount };
}

export const policyName: Codec<PolicyName> = make<PolicyName>('a policy', (input, context) =>
  typeof input === 'string' && looking(input) !== undefined
    ? t.success(input as PolicyName)
    : t.failure(input, context, `expected a policy, ${POLICY_NAMES}, found ${show(input)}`),
);

function policyNamed<G extends GameTypes>(
  game: Game<G>,
  name: PolicyName,
  seed: number,
): Policy<G['state'], G['action']> {
  const ahead = looking(name);
  return ahead ? best<G>(game, { ...ahead, seed }) : randomPolicy<G['state'], G['action']>(integersFrom(seed));
}

/**
 * One policy for a whole game: each player is played by the policy that `nameOf` says, with a seed of its own. Where several may answer, one of those who can
 * does, at random: a player who was always first could change a dial for ever, and nobody else would set one.
 */
export function policyOfAll<G extends GameTypes>(
  game: Game<G>,
  nameOf: (player: PlayerId) => PolicyName,
  next: (n: number) => number,
): Policy<G['state'], G['action']> {
  const policies = new Map<PlayerId, Policy<G['state'], G['action']>>();
  const policyOf = (player: PlayerId): Policy<G['state'], G['action']> => {
    const known = policies.get(player);
    if (known) return known;
    const made = policyNamed(game, player === 'chance' ? 'random' : nameOf(player), next(2 ** 31));
    policies.set(player, made);
    return made;
  };
  return ({ state, question }) => {
    const asked = ofOnePlayer(question, next);
    return policyOf(asked.by[0] ?? 'chance')({ state, question: asked });
  };
}

function ofOnePlayer<A extends Action>(question: Question<A>, next: (n: number) => number): Question<A> {
  const { by, candidates } = question;
  if (by.length <= 1) return question;
  const isOwn = (player: PlayerId, { action }: Candidate<A>): boolean => action.player === player;
  const able = by.filter((player) => candidates.some((each) => each.not === null && isOwn(player, each)));
  const player = able[next(able.length)] ?? by[next(by.length)] ?? 'chance';
  return { ...question, by: [player], candidates: candidates.filter((each) => isOwn(player, each)) };
}
