/**
 * Simple ways to play Outer Rim, to see what the values of a pack are worth: stay on one planet and trade, deliver cargo, hunt bounties, do
 * jobs. Each gives every legal action a number and takes the highest; equal ones are drawn by lot.
 */
import type { OuterRimAction, OuterRimState } from '../../src/outer-rim';
import { OUTER_RIM_WAYS, WAYS, worth, type OuterRimWay, type Way } from '../../src/outer-rim/policy/ways';
import type { Policy } from '../../src/play';
import type { Contest } from '../contest';

/** A policy that plays each player's way; equal actions by lot. */
export function outerRimPolicy(
  ways: Readonly<Record<string, OuterRimWay>>,
  next: (n: number) => number,
): Policy<OuterRimState, OuterRimAction> {
  return ({ state, question }) => {
    const legal = question.candidates.flatMap((each) => (each.not === null ? [each.action] : []));
    const way: Way = WAYS[ways[question.by[0] ?? ''] ?? 'jobs'];
    const worths = legal.map((action) => worth(state, way, action));
    const most = Math.max(...worths);
    const best = legal.filter((_action, i) => worths[i] === most);
    return best[next(best.length)] ?? null;
  };
}

/** One game of the contest: every way once, from another seat each time; characters are drawn. */
export function outerRimContest(game: number, next: (n: number) => number): Contest<OuterRimState, OuterRimAction> {
  const seats = ['p1', 'p2', 'p3', 'p4'];
  const ways = seats.map((_seat, i) => OUTER_RIM_WAYS[(i + game) % OUTER_RIM_WAYS.length] ?? 'stay');
  const played = Object.fromEntries(seats.map((seat, i) => [seat, ways[i] ?? 'stay']));
  return {
    setup: { players: seats, characters: 'random', first: 'p1', negotiation: false },
    ways: played,
    choose: outerRimPolicy(played, next),
  };
}
