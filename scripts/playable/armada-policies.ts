/**
 * Simple ways to play Armada, so that random games come to attacks, criticals, squadron fights and obstacles: ships approach, show their best side and use
 * their tokens; squadrons fly at what they can attack. Each gives legal actions a number and takes the highest; equal ones are drawn by lot.
 */
import type { Question } from '../../src/core';
import type { ArmadaAction } from '../../src/armada/model/actions';
import type { ArmadaState } from '../../src/armada/model/state';
import { ARMADA_WAYS, enemiesOf, nearest, worth, type ArmadaWay } from '../../src/armada/policy/ways';
import { squadronOf } from '../../src/armada/queries/squadrons';
import { randomPolicy, type Policy } from '../../src/play';
import type { Contest } from '../contest';
import { randomArmadaSetup } from './armada';

type Next = (n: number) => number;

/** Where several places are sampled, the one that is nearest to what the squadron can attack. */
const SAMPLES = 6;

function placeOf(state: ArmadaState, question: Question<ArmadaAction>, next: Next): ArmadaAction | null {
  const { region } = question;
  if (!region) return null;
  const found = Array.from({ length: SAMPLES }, () => region.sample(next)).flatMap((each) => each ?? []);
  const [first] = found;
  if (first?.type !== 'move-squadron') return first ?? null;
  const { owner } = squadronOf(state, first.squadron);
  const squadrons = state.squadrons.filter((each) => each.place === 'table' && each.owner !== owner);
  const goals = [...squadrons.map(({ at }) => at), ...enemiesOf(state, owner)];
  const far = (action: ArmadaAction): number =>
    action.type === 'move-squadron' ? Math.abs(nearest(action.at, goals) - 60) : 10_000;
  return found.reduce((best, each) => (far(each) < far(best) ? each : best), first);
}

/** A policy that plays each player's way, and something random now and then; chance by its weights. */
export function armadaPolicy(
  ways: Readonly<Record<string, ArmadaWay>>,
  next: Next,
  random: Policy<ArmadaState, ArmadaAction>,
): Policy<ArmadaState, ArmadaAction> {
  return (asking) => {
    const { state, question } = asking;
    if (question.weights || next(12) === 0) return random(asking);
    const legal = question.candidates.flatMap((each) => (each.not === null ? [each.action] : []));
    const attack = legal.some(({ type }) => type === 'declare-target');
    if (question.region && !attack) return placeOf(state, question, next) ?? random(asking);
    const way = ways[question.by[0] ?? ''] ?? 'close';
    const worths = legal.map((action) => worth(state, way, action));
    const most = Math.max(...worths);
    const best = legal.filter((_action, i) => worths[i] === most);
    return best[next(best.length)] ?? random(asking);
  };
}

/** Two ways against each other, another two in each game. */
function waysOf(game: number): Readonly<Record<'p1' | 'p2', ArmadaWay>> {
  const [one, other] = [game, game + 1 + (Math.floor(game / ARMADA_WAYS.length) % (ARMADA_WAYS.length - 1))].map(
    (i) => ARMADA_WAYS[i % ARMADA_WAYS.length] ?? 'close',
  );
  return { p1: one ?? 'close', p2: other ?? 'close' };
}

/** Players of a busy game, whatever it starts from. */
export function armadaPlayers(game: number, next: Next): Policy<ArmadaState, ArmadaAction> {
  return armadaPolicy(waysOf(game), next, randomPolicy(next));
}

/** One game of the contest, from the other edge each second time; fleets are drawn. */
export function armadaContest(game: number, next: Next): Contest<ArmadaState, ArmadaAction> {
  return { setup: randomArmadaSetup(next), ways: waysOf(game), choose: armadaPlayers(game, next) };
}
