/** Any question about any table of any game: an answer that can be true, or a reason why there is none. */
import * as E from 'fp-ts/lib/Either';
import type { Action, AnyGame, CoreState, GameTypes, Json, PlayerId } from '../../src/core';
import {
  after,
  explore,
  integersFrom,
  randomPolicy,
  retrace,
  when,
  type Decides,
  type Explored,
  type Stop,
} from '../../src/play';
import { playable, playableNames, type Playable } from '../../scripts/playable';
import { randomTables } from './random-tables';

const QUESTIONS = 15;

const REASONS = [
  'chosen-together',
  'dead-end',
  'nobody-decides',
  'not-a-number',
  'not-listed',
  'state-returns',
  'too-many-states',
];

type Next = (n: number) => number;

const lengthOf = (state: CoreState): number => JSON.stringify(state.stack).length;
const depthOf = (state: CoreState): number => state.stack.length;

const VALUES: readonly ((state: CoreState) => Json)[] = [
  depthOf,
  (state) => lengthOf(state) % 3,
  (state) => state.inPlay.length,
  (state) => state.events.map(({ type }) => type),
  () => null,
];

function stopOf(procedure: string, next: Next): Stop<GameTypes> | undefined {
  const some = 2 + next(5);
  const ends = after<GameTypes>(procedure);
  const stops = [ends, ends, when<GameTypes>((state) => lengthOf(state) % some === 0), undefined];
  return stops[next(stops.length)];
}

function decidesOf(next: Next): Decides<GameTypes> {
  const { sqrt } = Math;
  const all: readonly Decides<GameTypes>[] = [
    'any',
    { most: depthOf },
    { least: lengthOf },
    { most: () => sqrt(-1) },
    randomPolicy<CoreState, Action>(() => 0),
    () => null,
  ];
  // What is no number is asked for seldom, a policy that finds nothing too.
  return all[next(10) === 0 ? 3 + next(3) : next(3)] as Decides<GameTypes>;
}

/** One for all, or one for each player: sometimes for one too few. */
function decideOf(players: readonly PlayerId[], next: Next): Decides<GameTypes> | Record<PlayerId, Decides<GameTypes>> {
  if (next(2) === 0) return decidesOf(next);
  const named = next(8) === 0 ? players.slice(1) : players;
  return Object.fromEntries(named.map((player) => [player, decidesOf(next)]));
}

function canBeTrue({ outcomes, crossroads, estimated, neglected }: Explored<Json, Action>): void {
  expect(outcomes.length).toBeGreaterThan(neglected === 1 ? -1 : 0);
  let [lowest, highest] = [0, 0];
  for (const { low, high } of outcomes) {
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeGreaterThanOrEqual(low);
    expect(high).toBeLessThan(1 + 1e-9);
    lowest += low;
    highest += high;
  }
  expect(lowest).toBeLessThan(1 + 1e-9);
  expect(highest + neglected).toBeGreaterThan(1 - 1e-9);
  if (!estimated) for (const { choices } of crossroads) expect(choices.length).toBeGreaterThan(0);
}

/** The likeliest value comes about on the line that is told of it. */
function isReached(game: AnyGame, state: CoreState, stop: Stop<GameTypes> | undefined, found: Explored<Json, Action>) {
  const [first] = found.outcomes;
  if (!first) return;
  const traced = retrace(game, state, first.line as never, stop as never);
  if (E.isLeft(traced)) throw new Error(traced.left.message);
  expect(traced.right).toHaveLength(first.line.length);
}

test.each(playableNames)('%s: random questions are answered, or refused by name', async (name) => {
  const { game, players, ...rest } = (await playable(name)) as Playable;
  const next = integersFrom(7);
  let [asked, answered] = [0, 0];
  for (const [state, procedure] of randomTables({ game, players, ...rest })) {
    const stop = stopOf(procedure, next);
    const before = JSON.stringify(state);
    const limits = { states: next(60), neglect: [0, 0, 0, 0, 1e-3, 1e-3, 0.2, 0.2, NaN][next(9)] as number };
    const found = explore<GameTypes, Json>(game as never, state, {
      ...(stop && { stop }),
      value: VALUES[next(VALUES.length)] as (state: CoreState) => Json,
      decide: decideOf(game.players(state), next),
      ties: next(2) === 0 ? 'first' : 'each',
      limits,
      exact: next(3) === 0,
      ...(next(5) === 0 && { estimate: { games: 3, seed: asked } }),
    });
    expect(JSON.stringify(state)).toBe(before);
    const isWrong = limits.states === 0 || Number.isNaN(limits.neglect);
    if (E.isLeft(found)) expect(isWrong ? ['malformed'] : REASONS).toContain(found.left.code);
    else {
      canBeTrue(found.right);
      isReached(game, state, stop, found.right);
      answered += 1;
    }
    if (++asked === QUESTIONS) break;
  }
  expect(asked).toBe(QUESTIONS);
  expect(answered).toBeGreaterThan(1);
});
