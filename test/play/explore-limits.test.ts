/** How far ways are walked: what is hardly likely, too many states or actions, the time, and what cannot be walked. */
import * as E from 'fp-ts/lib/Either';
import { rollQuestion, type DieKind } from '../../src/core';
import { explore, type Explored, type ExploreOptions } from '../../src/play';
import { mainFields, picks, play, tinyGame, type Tiny, type TinyAction } from '../helpers/tiny-game';
import { SIX, numberOf, add, right, reroll, die, rolled } from './reroll';

describe('ways that are hardly likely are not walked', () => {
  const known = (of: Explored<number, TinyAction>, value: number) => of.outcomes.find((each) => each.value === value);

  test('what was not walked is said, and every chance has room for it', () => {
    const all = right(rolled({}, { bobs: 1 }));
    expect(all.neglected).toBe(0);
    for (const neglect of [1e-9, 1 / 50, 1 / 20, 0.9])
      for (const exact of [false, true]) {
        const some = right(rolled({ limits: { neglect }, exact }, { bobs: 1 }));
        for (const { value, low, high } of all.outcomes) {
          const rough = known(some, value);
          expect(rough?.low ?? 0).toBeLessThanOrEqual(low + 1e-12);
          expect(rough?.high ?? some.neglected).toBeGreaterThanOrEqual(high - 1e-12);
        }
      }
  });

  test('a way that is as likely as the limit is walked, one less likely is not', () => {
    const again: ExploreOptions<Tiny, number>['decide'] = ({ question }) => question.candidates.at(-1)?.action ?? null;
    const walked = right(rolled({ decide: again, limits: { neglect: 1 / 36 } }));
    expect(walked.neglected).toBe(0);
    const none = right(rolled({ decide: again, limits: { neglect: 1 / 36 + 1e-9 } }));
    expect(none).toMatchObject({ outcomes: [], neglected: 1, states: 7 });
  });

  test('of two ways to one state the likelier one counts, whichever comes first', () => {
    const rare: DieKind = { name: 'rare', faces: { never: 1, mostly: 99 } };
    const two = tinyGame(({ procedure, ask }) => ({
      procedures: [
        procedure('main', mainFields, [
          ask(
            'rare',
            [],
            () => rollQuestion(rare, 1, 'a rare die'),
            () => undefined,
          ),
          ask(
            'six',
            [],
            () => rollQuestion(SIX, 1, 'one die'),
            (state, _frame, { faces }) => void (state.numbers['die'] = Number(faces[0])),
          ),
        ]),
      ],
    }));
    const found = right(explore(two.game, play(two).state, { value: die, limits: { neglect: 0.005 } }));
    expect(found.outcomes).toHaveLength(6);
    expect(found.neglected).toBeCloseTo(0.01, 12);
    for (const { low, high } of found.outcomes)
      expect([low, high]).toEqual([expect.closeTo(0.165, 12), expect.closeTo(0.175, 12)]);
  });

  test('who wants the most goes by what was walked', () => {
    const found = right(rolled({ decide: { ann: { most: die } }, limits: { neglect: 1 / 20 } }));
    // To roll again would be better with a one, but what comes of it was not walked.
    expect(known(found, 1)).toMatchObject({ low: expect.closeTo(1 / 6, 12), high: expect.closeTo(1 / 6, 12) });
    expect(found.neglected).toBe(0);
  });
});

describe('it never falls over', () => {
  test('too many states, with what was found by then', () => {
    const found = rolled({ limits: { states: 3 } }, { bobs: 1 });
    expect(found).toMatchObject({ left: { code: 'too-many-states', path: [] } });
    const values = E.isLeft(found) ? found.left.found.map(({ value }) => value) : [];
    expect(values.length).toBeGreaterThan(0);
    expect(values.length).toBeLessThan(7);
  });

  test('its time is up', () => {
    expect(rolled({ limits: { milliseconds: 0 } })).toMatchObject({ left: { code: 'too-many-states' } });
    expect(E.isRight(rolled({ limits: { milliseconds: 60_000 } }))).toBe(true);
  });

  test('its time is looked at before each action, also where no state is new, and of games that are only played', () => {
    const started = performance.now();
    const limits = { milliseconds: 20, states: 1_000_000 };
    const estimate = { games: 1_000_000, seed: 1 };
    for (const options of [{ limits }, { limits, estimate }, { limits: { milliseconds: 0 }, estimate }])
      expect(explore(wide.game, play(wide, {}).state, { value: die, ...options })).toMatchObject({
        left: { code: 'too-many-states' },
      });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test('so many actions', () => {
    expect(rolled({ limits: { actions: 3 } }, { bobs: 1 })).toMatchObject({
      left: { code: 'too-many-actions', message: expect.stringMatching(/^More than 3 actions in /) as string },
    });
  });

  const circle = tinyGame(({ procedure, ask }) => ({
    procedures: [
      procedure('main', mainFields, [
        ask(
          'walk',
          [],
          () => picks('ann', 'walk', ['on', 'out']),
          (_state, _frame, { pick }) => (pick === 'on' ? 'again' : undefined),
        ),
      ]),
    ],
  }));

  test('a player who may walk in a circle is refused by name, and so is one who has to', () => {
    const { state } = play(circle);
    expect(explore(circle.game, state, { value: () => 1 })).toMatchObject({ left: { code: 'state-returns' } });
    const on: ExploreOptions<Tiny, number>['decide'] = ({ question }) => question.candidates[0]?.action ?? null;
    expect(explore(circle.game, state, { value: () => 1, decide: on })).toMatchObject({
      left: { code: 'state-returns' },
    });
  });

  test('what is no state, and what a caller throws', () => {
    for (const garbage of [null, undefined, 7, {}, [], { stack: [] }])
      expect(explore(reroll.game, garbage as never, { value: () => 0 })).toMatchObject({
        left: { code: 'malformed', found: [] },
      });
    const mine = new Error('mine');
    const value = (): never => {
      throw mine;
    };
    expect(() => rolled({ value })).toThrow(mine);
  });

  test('the state that it starts from is not changed, and it tells how far it is', () => {
    const { state } = play(reroll);
    const before = JSON.stringify(state);
    const told: number[] = [];
    right(explore(reroll.game, state, { value: die, onProgress: (states) => void told.push(states) }));
    expect(JSON.stringify(state)).toBe(before);
    expect(told).toEqual([0]);
  });
});

/** Each of 500 states is left by a hundred answers that lead to two others. */
const wide = tinyGame(({ procedure, ask }) => ({
  procedures: [
    procedure('main', mainFields, [
      ask(
        'walk',
        [],
        () =>
          picks(
            'ann',
            'walk',
            Array.from({ length: 100 }, (_, i) => String(i)),
          ),
        (state, _frame, { pick }) => {
          add(state, 'steps', 1);
          state.numbers['odd'] = Number(pick) % 2;
          return numberOf(state, 'steps') < 250 ? 'again' : undefined;
        },
      ),
    ]),
  ],
}));

test('answers that lead to states which are known are counted, so that a walk of few states ends', () => {
  const found = explore(wide.game, play(wide, {}).state, { value: die, limits: { states: 900 } });
  expect(found).toMatchObject({
    left: {
      code: 'too-many-actions',
      message: expect.stringMatching(/^More than 20000 actions in \d{3} states\.$/) as string,
    },
  });
});
