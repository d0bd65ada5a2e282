/** Playouts, their policies and what they count. */
import * as E from 'fp-ts/lib/Either';
import { counting, emptyStatistics, integersFrom, playout, randomPolicy, type Playout } from '../../src/play';
import { countEvent } from '../../src/play/statistics';
import { allowed, NotAState, reason, refused, type ChanceMode, type GameEvent, type Reason } from '../../src/core';
import type { Question, Region } from '../../src/core/contract/question';
import { CARDS, diceDuel, PLAIN, type DuelAction, type DuelSetup, type DuelState } from '../helpers/dice-duel';
import { mainFields, picks, play, tinyGame } from '../helpers/tiny-game';

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

test('without a seed it is the first one', () => {
  expect(JSON.stringify(playout(game, begin(FULL)))).toBe(JSON.stringify(run(0)));
  expect(JSON.stringify(run(0))).not.toBe(JSON.stringify(run(1)));
});

test('statistics of no games count nothing', () => {
  const counts = Object.values(emptyStatistics()).filter((each) => typeof each === 'number');
  expect(counts).toEqual([0, 0, 0, 0, 0, 0]);
});

test('the same seed plays the same game; other seeds play others', () => {
  expect(JSON.stringify(run(5))).toBe(JSON.stringify(run(5)));
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(run(seed).state))).size).toBeGreaterThan(3);
});

test('it stops after the allowed number of actions', () => {
  const stopped = playout(game, begin(FULL), { maxActions: 3 });
  expect(stopped).toMatchObject({ end: 'stopped', actions: 3, outcome: { kind: 'playing', scores: {} } });
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
  const tiny = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [
        engine.ask(
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

interface Kind {
  type: string;
  player: string;
  which: number;
}

describe('integers from a seed', () => {
  const SEEDS = Array.from({ length: 1200 }, (_, seed) => seed - 200);

  test.each([2, 3, 6])('%i choices: what the next seed chooses first says nothing of what this one does', (n) => {
    const first = (seed: number): number => integersFrom(seed)(n);
    const pairs = Array<number>(n * n).fill(0);
    for (const seed of SEEDS) pairs[first(seed) * n + first(seed + 1)]! += 1;
    const usual = SEEDS.length / pairs.length;
    for (const count of pairs) expect(Math.abs(count - usual)).toBeLessThan(5 * Math.sqrt(usual));
  });

  test('the same seed, the same numbers; what is no number counts as 0', () => {
    const numbers = (seed: unknown): number[] => {
      const next = integersFrom(seed as number);
      return Array.from({ length: 9 }, () => next(1000));
    };
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers(8));
    expect(numbers('7')).toEqual(numbers(0));
  });
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
    const listed = game.allLegalActions(at).actions.map((each) => each.type);
    expect([...seen].sort()).toEqual([...new Set([...listed, 'step'])].sort());
  });

  /** What the policy answers where the generator gives these, and what it asked the generator. */
  const answering = (question: Partial<Question<Kind>>, ...given: number[]) => {
    const asked: number[] = [];
    const policy = randomPolicy<null, Kind>((n) => {
      asked.push(n);
      return given[asked.length - 1] ?? 0;
    });
    const whole: Question<Kind> = { by: ['ann'], asks: 'anything', candidates: [], ...question };
    const { which = null } = policy({ state: null, question: whole }) ?? {};
    return [which, asked];
  };
  const kind = (type: string, which: number, not: Reason | null = null) => ({
    action: { type, player: 'ann', which },
    not,
  });
  const no = reason('no', 'No.', []);
  const listed = [kind('go', 1), kind('dial', 2, no), kind('dial', 3), kind('dial', 4), kind('never', 5, no)];
  const region = (samples: (number | null)[]): Region<Kind> => ({
    type: 'place',
    contains: () => null,
    sample: () => {
      const at = samples.shift() ?? null;
      return at === null ? null : { type: 'place', player: 'ann', which: at };
    },
  });

  test('chooses a type of action first, each as likely, then one of that type', () => {
    expect(answering({ candidates: listed }, 0, 0)).toEqual([1, [2, 1]]);
    expect(answering({ candidates: listed }, 1, 0)).toEqual([3, [2, 2]]);
    expect(answering({ candidates: listed }, 1, 1)).toEqual([4, [2, 2]]);
    expect(answering({ candidates: [kind('never', 5, no)] })).toEqual([null, [0]]);
  });

  test('a region is as likely as all that is listed together, and sampled until something is found', () => {
    expect(answering({ candidates: listed, region: region([null, 9]) }, 0)).toEqual([9, [2]]);
    expect(answering({ candidates: listed, region: region([9]) }, 1, 0, 0)).toEqual([1, [2, 2, 1]]);
    expect(answering({ region: region([9]) })).toEqual([9, []]);
    const late = (n: number) => region([...Array.from({ length: n }, () => null), 9]);
    expect(answering({ region: late(49) })[0]).toBe(9);
    expect(answering({ region: late(50) })[0]).toBe(null);
    expect(answering({ candidates: listed, region: late(50) }, 0, 1, 1)).toEqual([4, [2, 2, 2]]);
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

describe('what the random policy may choose', () => {
  const candidatesOf = (...types: string[]) =>
    types.map((type, which) => ({ action: { type, player: 'ann', which }, not: null }));
  type Choice = ReturnType<typeof candidatesOf>[number]['action'];
  const asking = (types: string[], region?: Region<Choice>) => ({
    state: null,
    question: { by: ['ann'], asks: 'what', candidates: candidatesOf(...types), ...(region ? { region } : {}) },
  });
  const drawn = (times: number, of: ReturnType<typeof asking>): Choice[] => {
    const policy = randomPolicy<null, Choice>(integersFrom(3));
    return Array.from({ length: times }, () => policy(of) as Choice);
  };
  const share = (of: Choice[], one: (choice: Choice) => boolean): number => of.filter(one).length / of.length;

  test('each type of action as likely, however many actions it has, and each action of a type as likely', () => {
    const choices = drawn(4000, asking(['turn', 'turn', 'turn', 'turn', 'go on']));
    expect(share(choices, ({ type }) => type === 'go on')).toBeCloseTo(0.5, 1);
    for (const each of [0, 1, 2, 3]) expect(share(choices, ({ which }) => which === each)).toBeCloseTo(0.125, 1);
    expect(new Set(choices.map(({ which }) => which)).size).toBe(5);
  });

  const somewhere: Choice = { type: 'place', player: 'ann', which: 9 };

  test('a region is as likely as all listed actions together, and is all there is where nothing is listed', () => {
    const region = { type: 'place', contains: () => null, sample: () => somewhere };
    expect(share(drawn(3000, asking(['a', 'b', 'c', 'd'], region)), ({ type }) => type === 'place')).toBeCloseTo(
      0.5,
      1,
    );
    expect(drawn(20, asking([], region))).toEqual(Array.from({ length: 20 }, () => somewhere));
  });

  test('the first of two numbers takes the region, the second what is listed', () => {
    const region = { type: 'place', contains: () => null, sample: () => somewhere };
    const typeAt = (at: number): string | undefined =>
      randomPolicy<null, Choice>((n) => (n === 2 ? at : 0))(asking(['a'], region))?.type;
    expect([typeAt(0), typeAt(1)]).toEqual(['place', 'a']);
  });

  test('a region is tried fifty times before it counts as empty; then what is listed is taken', () => {
    const after = (misses: number): Region<Choice> => {
      let tried = 0;
      return { type: 'place', contains: () => null, sample: () => (tried++ < misses ? null : somewhere) };
    };
    expect(drawn(1, asking([], after(49)))).toEqual([somewhere]);
    expect(drawn(1, asking([], after(50)))).toEqual([null]);
    expect(new Set(drawn(30, asking(['a'], after(Infinity))).map(({ type }) => type))).toEqual(new Set(['a']));
  });

  test('every seed has numbers of its own', () => {
    const firsts = Array.from({ length: 50 }, (_, seed) => integersFrom(seed)(1_000_000));
    expect(new Set(firsts).size).toBe(50);
  });

  test('one of one needs no number: the next draw is the same', () => {
    const [some, more] = [integersFrom(8), integersFrom(8)];
    expect([some(1), some(0), some(1)]).toEqual([0, 0, 0]);
    expect(Array.from({ length: 5 }, () => some(1000))).toEqual(Array.from({ length: 5 }, () => more(1000)));
  });
});

describe('statistics', () => {
  const won = (actions: number, ...winners: string[]): Playout<unknown> => ({
    state: null,
    actions,
    end: 'ended',
    rejection: null,
    outcome: { kind: 'won', winners, scores: {}, rules: [] },
  });

  test('how games ended, who won them, the actions of all and of the longest', () => {
    const into = emptyStatistics();
    const { count } = counting(into);
    count(won(5, 'ann'));
    count(won(9, 'ann', 'bob'));
    count({ ...won(7), end: 'dead-end', outcome: { kind: 'playing', scores: {} } });
    for (const actions of [1, 2]) count({ ...won(actions), end: 'stopped', outcome: { kind: 'playing', scores: {} } });
    count({ ...won(3), end: 'rejected', outcome: { kind: 'playing', scores: {} } });
    expect(into).toEqual({
      ...emptyStatistics(),
      games: 6,
      ended: 2,
      deadEnds: 1,
      stopped: 2,
      actions: 27,
      longest: 9,
      winners: { ann: 2, bob: 1 },
    });
  });

  test('an event counts its type and rules; used, skipped and declined abilities are told apart from other events about them', () => {
    const into = emptyStatistics();
    for (const type of ['ability-used', 'ability-skipped', 'ability-declined', 'ability-queued'])
      countEvent(into, { type, rules: ['a.b.01'], ability: 'drummer' } as GameEvent);
    countEvent(into, { type: 'stepped', rules: [] });
    expect(into.abilitiesUsed).toEqual({ drummer: 1 });
    expect(into.abilitiesPassed).toEqual({ drummer: 2 });
    expect(into.events).toMatchObject({ 'ability-queued': 1, stepped: 1 });
    expect(into.rules).toEqual({ 'a.b.01': 4 });
  });

  test('a decision counts its step, the rules of the step, and the code and rules of what is refused', () => {
    const into = emptyStatistics();
    const jammed = reason('jammed', 'It is jammed.', ['a.b.02']);
    const { onDecision } = counting(into);
    onDecision({
      question: { candidates: [allowed({}), refused({}, jammed), refused({}, jammed)] },
      decision: () => ({ rules: ['a.b.01'], within: ['round', 'turn'], step: 'act' }),
    } as unknown as Parameters<typeof onDecision>[0]);
    expect(into).toEqual({
      ...emptyStatistics(),
      decisions: { 'turn: act': 1 },
      rules: { 'a.b.01': 1, 'a.b.02': 2 },
      refusals: { jammed: 2 },
    });
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

test('what is no state, though it looks like one, is NotAState; an error of who chooses stays itself', () => {
  const state = begin(FULL);
  const spoilt = { ...state, duelists: 7 } as unknown as DuelState;
  expect(() => playout(game, spoilt)).toThrow(NotAState);
  const choose = (): never => {
    throw new RangeError('no idea');
  };
  expect(() => playout(game, state, { choose })).toThrow(RangeError);
});
