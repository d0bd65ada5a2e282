/** Exact odds, compared with odds counted by hand and with many playouts. */
import * as E from 'fp-ts/lib/Either';
import { allowed, question, reason, refused, rollQuestion, type DieKind } from '../../src/core';
import { expectation, odds, playout, type Odds, type OddsOptions, type Policy } from '../../src/play';
import { diceDuel, PLAIN, type DuelState } from '../helpers/dice-duel';
import { mainFields, picks, play, type Tiny, type TinyAction, tinyGame, type TinyState } from '../helpers/tiny-game';
import type { Duel } from '../helpers/dice-duel/types';

const SIX: DieKind = { name: 'six', faces: { '1': 1, '2': 1, '3': 1, '4': 1, '5': 1, '6': 1 } };

/** Rolls one die at a time and adds, until ann has `rolls` of them. */
const adding = (rolls: number) =>
  tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [
        engine.ask(
          'roll',
          [],
          (state) => ((state.numbers['rolled'] ?? 0) < rolls ? rollQuestion(SIX, 1, 'one die') : null),
          (state, _frame, { faces }) => {
            state.numbers['rolled'] = (state.numbers['rolled'] ?? 0) + 1;
            state.numbers['sum'] = (state.numbers['sum'] ?? 0) + Number(faces[0]);
            return 'again';
          },
        ),
        engine.ask(
          'bonus',
          [],
          () => picks('ann', 'bonus', ['yes', 'no']),
          (state, _frame, { pick }) => {
            if (pick === 'yes') state.numbers['sum'] = (state.numbers['sum'] ?? 0) + 100;
          },
        ),
      ]),
    ],
  }));

/** One of two ways is taken away by a rule; the step itself would take either. */
const walled = tinyGame((engine) => ({
  procedures: [
    engine.procedure('main', mainFields, [
      engine.ask(
        'go',
        [],
        () =>
          question('ann', 'go', [
            allowed({ type: 'pick' as const, player: 'ann', pick: 'left' }),
            refused({ type: 'pick' as const, player: 'ann', pick: 'right' }, reason('walled', 'No.', ['tiny.wall'])),
          ]),
        (state, _frame, { pick }) => void state.story.push(pick),
      ),
    ]),
  ],
}));

const sum = (
  rolls: number,
  more: Partial<OddsOptions<Tiny, number>> = {},
): E.Either<{ code: string }, Odds<number>> => {
  const game = adding(rolls);
  return odds(game.game, play(game).state, {
    stop: (state) => state.numbers['rolled'] === rolls,
    value: (state) => state.numbers['sum'] ?? 0,
    ...more,
  });
};
const right = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
};

test('two dice: seven in six of thirty-six ways, and all ways add up to 1', () => {
  const { outcomes } = right(sum(2));
  expect(outcomes[0]?.value).toBe(7);
  expect(outcomes[0]?.probability).toBeCloseTo(6 / 36, 14);
  expect(outcomes.find((each) => each.value === 2)?.probability).toBeCloseTo(1 / 36, 14);
  expect(outcomes.reduce((total, each) => total + each.probability, 0)).toBeCloseTo(1, 14);
  expect(expectation(right(sum(2)))).toBeCloseTo(7, 12);
});

test('the same state reached twice is looked at once', () => {
  expect(right(sum(10)).states).toBeLessThan(1 + 10 * 60);
});

test('a policy decides for the players', () => {
  const stop = (): boolean => false;
  const yes = right(sum(1, { stop, choose: ({ question }) => question.candidates[0]?.action ?? null }));
  expect(yes.outcomes.map((each) => each.value).sort()).toEqual([101, 102, 103, 104, 105, 106]);
});

test('a policy may answer with an action that equals a legal one, not with one that is none or that a rule takes away', () => {
  const answering = (action: object) => sum(1, { stop: () => false, choose: () => action as TinyAction });
  const yes = { type: 'pick', player: 'ann', pick: 'yes' };
  expect(right(answering(yes)).outcomes).toHaveLength(6);
  const pick = expect.objectContaining({ code: 'not-offered', path: ['pick'] });
  expect(answering({ ...yes, pick: 'perhaps' })).toEqual(E.left(pick));
  expect(answering({ ...yes, player: 'bob' })).toEqual(E.left(expect.objectContaining({ path: ['player'] })));

  const { state } = play(walled);
  const walls = (choose: Policy<TinyState, TinyAction>) =>
    odds(walled.game, state, { stop: () => false, value: ({ story }) => story, choose });
  expect(right(walls(({ question }) => question.candidates[0]?.action ?? null)).outcomes).toHaveLength(1);
  const into = walls(({ question }) => question.candidates[1]?.action ?? null);
  expect(into).toEqual(E.left(expect.objectContaining({ code: 'walled', rules: ['tiny.wall'], path: [] })));
});

test('without a policy a question to a player is a rejection, and so is a policy that finds nothing', () => {
  expect(sum(1, { stop: () => false })).toEqual(E.left(expect.objectContaining({ code: 'nobody-decides' })));
  expect(sum(1, { stop: () => false, choose: () => null })).toEqual(
    E.left(expect.objectContaining({ code: 'dead-end' })),
  );
});

test('too many states are a rejection, not a hang', () => {
  expect(sum(10, { maxStates: 20 })).toEqual(
    E.left(expect.objectContaining({ code: 'too-many-states', message: expect.stringContaining('20 states') })),
  );
});

test('exactly as many states as are allowed are not too many', () => {
  const { states } = right(sum(3));
  expect(right(sum(3, { maxStates: states })).states).toBe(states);
  expect(E.isLeft(sum(3, { maxStates: states - 1 }))).toBe(true);
});

describe('a strike of the dice duel', () => {
  const { game } = diceDuel();
  const choose: OddsOptions<Duel, number>['choose'] = ({ question }) =>
    ['spend-focus', 'reroll-blanks', 'done'].flatMap((type) =>
      question.candidates.filter((each) => each.action.type === type && each.not === null).map((each) => each.action),
    )[0] ?? null;
  const atStrike = (mode: 'seeded' | 'manual', focus: number, seed = 1): DuelState => {
    const position = {
      ...PLAIN,
      health: 20,
      round: 1,
      duelists: { p1: { focus, stance: 'wary' as const }, p2: { stance: 'bold' as const } },
    };
    const begun = right(game.resume(position, mode === 'manual' ? { mode } : { mode, seed }));
    return begun.state;
  };
  const damage = (state: DuelState): number => 20 - (state.duelists[1]?.health ?? 0);
  const secondTurn = (state: DuelState): boolean =>
    state.stack.some((frame) => frame.procedure === 'turn' && 'player' in frame && frame.player === 'p2') &&
    !state.stack.some((frame) => 'player' in frame && frame.player === 'p1');
  const strikeThen = (state: DuelState) =>
    odds(game, state, {
      stop: secondTurn,
      value: damage,
      choose: (asking) =>
        asking.question.candidates.find((each) => each.action.type === 'strike')?.action ?? choose(asking),
    });

  test('without focus or rerolls it is the sum of three dice', () => {
    // One die: 3/8 one, 1/8 two, else nothing; the blanks are rerolled once (2/8 of the dice).
    const hit = 3 / 8 + (2 / 8) * (3 / 8);
    const crit = 1 / 8 + (2 / 8) * (1 / 8);
    const found = right(strikeThen(atStrike('manual', 0)));
    expect(expectation(found)).toBeCloseTo(3 * (hit + 2 * crit), 10);
    expect(found.outcomes.find((each) => each.value === 6)?.probability).toBeCloseTo(crit ** 3, 12);
  });

  test('the mode that chance is in does not change the odds, nor does asking for them change the state', () => {
    const seeded = atStrike('seeded', 1);
    const before = JSON.stringify(seeded);
    expect(right(strikeThen(seeded)).outcomes).toEqual(right(strikeThen(atStrike('manual', 1))).outcomes);
    expect(JSON.stringify(seeded)).toBe(before);
  });

  test('they agree with many playouts', () => {
    const mean = expectation(right(strikeThen(atStrike('manual', 1))));
    let total = 0;
    const games = 3000;
    for (let seed = 0; seed < games; seed++) {
      const { state } = playout(game, atStrike('seeded', 1, seed), {
        maxActions: 40,
        choose: (asking) =>
          secondTurn(asking.state)
            ? null
            : (asking.question.candidates.find((each) => each.action.type === 'strike')?.action ?? choose(asking)),
      });
      total += damage(state);
    }
    expect(Math.abs(total / games - mean)).toBeLessThan(0.12);
  });
});

describe('long and endless games', () => {
  const COIN: DieKind = { name: 'coin', faces: { heads: 1, tails: 1 } };

  test('more states in a row than a call stack is deep', () => {
    const long = tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.ask(
            'toss',
            [],
            (state) => ((state.numbers['tossed'] ?? 0) < 12_000 ? rollQuestion(COIN, 1, 'a coin') : null),
            (state) => {
              state.numbers['tossed'] = (state.numbers['tossed'] ?? 0) + 1;
              return 'again';
            },
          ),
        ]),
      ],
    }));
    const { state } = play(long);
    const found = odds(long.game, state, { stop: () => false, value: (end) => end.numbers['tossed'] ?? 0 });
    expect(found).toEqual(E.right({ outcomes: [{ value: 12_000, probability: 1 }], states: 12_000 }));
  });

  const untilSix = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [
        engine.ask(
          'roll',
          [],
          (state) => (state.numbers['six'] === 1 ? null : rollQuestion(SIX, 1, 'one die')),
          (state, _frame, { faces }) => {
            if (faces[0] === '6') state.numbers['six'] = 1;
            return 'again';
          },
        ),
      ]),
    ],
  }));

  test('chance that leads back to the same state is refused by name', () => {
    const found = odds(untilSix.game, play(untilSix).state, { stop: () => false, value: () => 0 });
    expect(found).toMatchObject({ left: { code: 'state-returns', rules: [], path: [] } });
  });

  test('too many states are refused, and a limit that is no number is told as that', () => {
    expect(sum(3, { maxStates: NaN })).toMatchObject({ left: { code: 'malformed', path: ['maxStates'] } });
    expect(sum(3, { maxStates: 2 })).toMatchObject({ left: { code: 'too-many-states' } });
  });
});

test('odds of what is no state are refused; what a caller throws is theirs', () => {
  const { game } = adding(1);
  const options = { stop: () => false, value: () => 0 };
  for (const garbage of [null, undefined, 7, {}, [], { stack: [] }])
    expect(odds(game, garbage as never, options)).toMatchObject({ left: { code: 'malformed' } });
  const mine = new Error('mine');
  const stop = (): never => {
    throw mine;
  };
  expect(() => odds(game, play(adding(1)).state, { ...options, stop })).toThrow(mine);
});
