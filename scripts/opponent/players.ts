/** Who plays in the strength tables, by a name: `random`, `greedy`, `best:200`, `search:40`, `club`, or a simple way of the game. */
import type { Action, AnyGame, CoreState, PlayerId } from '../../src/core';
import { integersFrom, randomPolicy, type Policy } from '../../src/play';
import { isPolicyName, policyNamed } from '../../src/play/study/policies';
import { askedOf } from '../../src/play/worth';
import type { GameName } from './starts';
import { simpleWays, type SimpleWay } from './ways';

export type AnyPolicy = Policy<CoreState, Action>;

/** Now and then some other answer: nobody plays one plan without a mistake, and two equal plans would go round for ever. */
const LAPSE = 12;

/** @throws Error for a name that nobody has */
export function playerNamed(game: AnyGame, id: GameName, name: string, seed: number): AnyPolicy {
  const next = integersFrom(seed);
  if (isPolicyName(name)) return policyNamed(game, name, seed) as AnyPolicy;
  const way = simpleWays(id)[name];
  if (!way) throw new Error(`nobody is called '${name}'; ways of ${id}: ${Object.keys(simpleWays(id)).join(', ')}`);
  return simple(way, next);
}

/** What is worth most is done, equal things by lot. */
function simple(way: SimpleWay, next: (n: number) => number): AnyPolicy {
  const random = randomPolicy<CoreState, Action>(next);
  return (asking) => {
    const { state, question } = asking;
    if (question.weights || next(LAPSE) === 0) return random(asking);
    const place = question.region?.sample(next);
    const legal = [
      ...question.candidates.flatMap((each) => (each.not === null ? [each.action] : [])),
      ...(place ? [place] : []),
    ];
    const worths = way(state, question.by[0] as PlayerId, legal);
    const most = Math.max(...worths);
    const best = legal.filter((_action, i) => worths[i] === most);
    return best[next(best.length)] ?? random(asking);
  };
}

/** Each player by their own; of several who are asked one who can do something. */
export function seated(players: Readonly<Record<PlayerId, AnyPolicy>>, next: (n: number) => number): AnyPolicy {
  return ({ state, question }) => {
    const { by } = question;
    if (by[0] === 'chance') return randomPolicy<CoreState, Action>(next)({ state, question });
    const from = next(by.length);
    for (let i = 0; i < by.length; i++) {
      const player = by[(from + i) % by.length] ?? '';
      const answer = players[player]?.({ state, question: askedOf(question, player) }) ?? null;
      if (answer !== null) return answer;
    }
    return randomPolicy<CoreState, Action>(next)({ state, question });
  };
}
