/** Playouts, their policies and what they count. */
import * as E from 'fp-ts/lib/Either';
import { counting, emptyStatistics, integersFrom, playout, randomPolicy, type Playout } from '../../src/play';
import type { ChanceMode } from '../../src/core';
import { CARDS, diceDuel, PLAIN, type DuelAction, type DuelSetup, type DuelState } from '../helpers/dice-duel';
import { picks, play, tinyGame } from '../helpers/tiny-game';

const { game } = diceDuel();
const FULL: DuelSetup = {
  health: 6,
  tables: { p1: [...CARDS], p2: [...CARDS] },
  deck: [...CARDS, ...CARDS],
  field: true,
};

function begin(setup: DuelSetup, chance: ChanceMode = { mode: 'seeded', seed: 3 }): DuelState {
  const begun = game.begin(setup, chance);
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  return begun.right.state;
}

const run = (seed: number, from = begin(FULL)): Playout<DuelState> => playout(game, from, { seed });

test('a playout ends with an outcome and leaves the state that it started from alone', () => {
  const from = begin(FULL);
  const before = JSON.stringify(from);
  const { end, outcome, actions, rejection } = run(1, from);
  expect(end).toBe('ended');
  expect(rejection).toBeNull();
  expect(actions).toBeGreaterThan(4);
  expect(outcome.kind).not.toBe('playing');
  expect(JSON.stringify(from)).toBe(before);
});

test('the same seed plays the same game; other seeds play others', () => {
  expect(JSON.stringify(run(5))).toBe(JSON.stringify(run(5)));
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(run(seed).state))).size).toBeGreaterThan(3);
});

test('it stops after the allowed number of actions', () => {
  const stopped = playout(game, begin(FULL), { maxActions: 3 });
  expect(stopped).toMatchObject({ end: 'stopped', actions: 3, outcome: { kind: 'playing' } });
});

test('chance in manual mode is answered by the policy', () => {
  expect(run(1, begin(FULL, { mode: 'manual' })).end).toBe('ended');
});

test('a script of chance that runs out is told, not thrown', () => {
  const scripted = playout(game, begin(PLAIN, { mode: 'scripted', script: [] }), { seed: 1 });
  expect(scripted.end).toBe('rejected');
  expect(scripted.rejection?.code).toBe('script-exhausted');
});

test('a question that nothing answers is a dead end', () => {
  const tiny = tinyGame((words) => ({
    procedures: [
      words.procedure('main', [
        words.ask(
          'stuck',
          [],
          () => picks('ann', 'stuck', []),
          () => undefined,
        ),
      ]),
    ],
  }));
  expect(playout(tiny.game, play(tiny).state)).toMatchObject({ end: 'dead-end', actions: 0 });
});

test("a policy of one's own plays: always striking ends sooner than always waiting", () => {
  const prefer =
    (type: string) => (asking: { question: { candidates: readonly { action: DuelAction; not: unknown }[] } }) => {
      const open = asking.question.candidates.filter((each) => each.not === null).map((each) => each.action);
      return (
        open.find((action) => action.type === type) ?? open.find((action) => action.type === 'done') ?? open[0] ?? null
      );
    };
  const plain = begin({ ...PLAIN, health: 8 });
  const strike = playout(game, plain, { choose: prefer('strike') });
  const wait = playout(game, plain, { choose: prefer('focus') });
  expect(strike.state.round).toBeLessThan(wait.state.round);
});

describe('the random policy', () => {
  test('reaches every legal action, in a list or in a region, and never a refused one', () => {
    const state = begin(FULL);
    const policy = randomPolicy<DuelState, DuelAction>(integersFrom(1));
    const seen = new Set<string>();
    const at = playout(game, state, {
      choose: (asking) => (asking.question.region ? null : policy(asking)),
    }).state;
    const question = game.question(at);
    if (!question) throw new Error('nobody was asked');
    for (let i = 0; i < 200; i++) seen.add(policy({ state: at, question })?.type ?? 'none');
    const listed = game.legalActions(at).actions.map((each) => each.type);
    expect([...seen].sort()).toEqual([...new Set([...listed, 'step'])].sort());
  });

  test('answers for chance by its weights', () => {
    const policy = randomPolicy<null, { type: string; player: string }>(integersFrom(4));
    const actions = ['rare', 'never', 'often'].map((type) => ({ action: { type, player: 'chance' }, not: null }));
    const question = { by: ['chance'], asks: 'roll', candidates: actions, weights: [1, 0, 9] };
    const drawn = Array.from({ length: 1000 }, () => policy({ state: null, question })?.type);
    const often = drawn.filter((each) => each === 'often').length;
    expect(often).toBeGreaterThan(850);
    expect(often).toBeLessThan(950);
    expect(drawn).not.toContain('never');
  });

  test('leans to some types of action and away from others, and leaves none out', () => {
    const candidates = ['seldom', 'usual', 'often'].flatMap((type) =>
      [1, 2].map((which) => ({ action: { type, player: 'ann', which }, not: null })),
    );
    const question = { by: ['ann'], asks: 'what', candidates };
    const policy = randomPolicy<null, { type: string; player: string }>(integersFrom(5), {
      often: ['often'],
      rarely: ['seldom'],
    });
    const drawn = Array.from({ length: 7300 }, () => policy({ state: null, question })?.type);
    const [seldom = 0, usual = 0] = ['seldom', 'usual'].map((type) => drawn.filter((each) => each === type).length);
    expect(Math.abs(seldom - 100)).toBeLessThan(50);
    expect(Math.abs(usual - 800)).toBeLessThan(150);
  });
});

test('statistics count games, actions, rules, steps, abilities and refusals', () => {
  const into = emptyStatistics();
  const counter = counting(into);
  for (let seed = 0; seed < 20; seed++)
    counter.count(playout(game, begin(FULL, { mode: 'seeded', seed }), { seed, ...counter }));
  expect(into).toMatchObject({ games: 20, ended: 20, deadEnds: 0, stopped: 0 });
  const decisions = Object.values(into.decisions).reduce((sum, count) => sum + count, 0);
  expect(decisions).toBe(into.actions);
  expect(into.decisions['turn: take an action']).toBeGreaterThan(20);
  expect(into.rules['duel.field.01']).toBe(into.events['stepped']);
  expect(Object.keys(into.abilitiesUsed)).toEqual(
    expect.arrayContaining(['shield', 'drummer', 'charm', 'satchel', 'plate']),
  );
  expect(into.abilitiesPassed['drummer']).toBeGreaterThan(0);
  expect(into.refusals['jammed']).toBeGreaterThan(0);
});
