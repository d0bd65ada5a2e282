import * as E from 'fp-ts/lib/Either';
import { startChance } from '../../src/core';
import { judge, toScenario } from '../../src/judge';
import { tiny } from './tiny-language';

const { language } = tiny;

function written(played: Parameters<typeof toScenario>[1]): string {
  const made = toScenario(language, played);
  if (E.isLeft(made)) throw new Error(`${made.left.message} at ${made.left.path.join('.')}`);
  return made.right;
}

const position = { numbers: { gold: 2 }, inPlay: [] };
const left = { type: 'pick', player: 'ann', pick: 'left' };

test('a record played from a seed becomes a scenario with the dice that fell, and passes', () => {
  const text = written({ start: { position }, chance: { mode: 'seeded', seed: 3 }, actions: [left] });
  expect(text).toMatch(/- pick: .*left|- \{ pick: .*left/);
  expect(text).toMatch(/roll: \[ (heads|tails), (heads|tails) \]/);
  expect(judge(text, [tiny])).toMatchObject({ verdict: 'passed', problems: [] });
});

test('the dice are those that the seeded game itself rolled', () => {
  const begun = language.game.resume(position, { mode: 'seeded', seed: 3 });
  if (E.isLeft(begun)) throw new Error(JSON.stringify(begun.left));
  const step = language.game.reduce(begun.right.state, left);
  if (E.isLeft(step)) throw new Error(JSON.stringify(step.left));
  const text = written({ start: { position }, chance: { mode: 'seeded', seed: 3 }, actions: [left] });
  expect(text.match(/heads/g)?.filter((_, i) => i < 2).length ?? 0).toBeGreaterThanOrEqual(
    step.right.state.numbers.heads > 0 ? 1 : 0,
  );
  expect(text).toContain(`heads: { is: ${step.right.state.numbers.heads} }`);
});

test('a scripted record, and one whose dice were told by hand', () => {
  const roll = { type: 'roll', player: 'chance', die: 'coin', faces: ['heads', 'tails'] } as const;
  const scripted = written({ start: { position }, chance: { mode: 'scripted', script: [roll] }, actions: [left] });
  const manual = written({ start: { position }, chance: { mode: 'manual' }, actions: [left, roll] });
  expect(scripted).toBe(manual);
  expect(judge(manual, [tiny]).verdict).toBe('passed');
});

test('a saved state with what was done since', () => {
  const begun = language.game.resume(position, { mode: 'seeded', seed: 9 });
  if (E.isLeft(begun)) throw new Error(JSON.stringify(begun.left));
  const text = written({ state: begun.right.state, actions: [left] });
  expect(text).toContain('saved-state:');
  expect(judge(text, [tiny])).toMatchObject({ verdict: 'passed', problems: [] });
});

test('an expectation that is changed by hand makes it fail', () => {
  const text = written({ start: { position }, chance: { mode: 'seeded', seed: 3 }, actions: [left] });
  expect(judge(text.replace(/heads: \{ is: \d \}/, 'heads: { is: 7 }'), [tiny]).verdict).toBe('failed');
});

test('an action that is not legal, and a start that is not, are refused with their place', () => {
  const wrong = toScenario(language, {
    start: { position },
    chance: { mode: 'manual' },
    actions: [{ ...left, pick: 'up' }],
  });
  expect(wrong).toMatchObject({ left: { code: 'not-offered', path: ['actions', 0, 'pick'] } });
  const nowhere = toScenario(language, {
    start: { position: { numbers: 1 } },
    chance: { mode: 'manual' },
    actions: [],
  });
  expect(nowhere).toMatchObject({ left: { path: ['start', 'position', 'numbers'] } });
  expect(toScenario(language, { state: { chance: startChance({ mode: 'manual' }) }, actions: [] })).toMatchObject({
    left: { path: ['state', expect.anything()] },
  });
});

describe('from a save, in words', () => {
  type Parts = NonNullable<ReturnType<NonNullable<typeof language.describe>>[number]>;
  const describing = (describe: (numbers: Record<string, number>) => Parts) => ({
    ...language,
    describe: (state: { numbers: Record<string, number> }) => [describe(state.numbers)],
    partsOfState: { numbers: 'the counters' },
  });
  const saved = (() => {
    const begun = language.game.resume(position, { mode: 'manual' });
    if (E.isLeft(begun)) throw new Error(JSON.stringify(begun.left));
    return begun.right.state as object;
  })();
  const told = (of: ReturnType<typeof describing>, state: object): string => {
    const made = toScenario(of, { state, actions: [left] });
    if (E.isLeft(made)) throw new Error(made.left.message);
    expect(judge(made.right, [tiny])).toMatchObject({ verdict: 'passed', problems: [] });
    return made.right;
  };

  test('words that lead to the same table stand for it, whatever was told last', () => {
    const knows = describing((numbers) => ({ counters: numbers }));
    expect(told(knows, saved)).toMatch(/^counters: \{ gold: 2 \}$/m);
    const bell = { type: 'bell', rules: [], who: 'ann' };
    expect(told(knows, { ...saved, events: [bell] })).toBe(told(knows, saved));
    expect(told(knows, saved)).not.toContain('saved-state');
  });

  test('what words do not bring back is named, above the whole state', () => {
    const text = told(
      describing(() => ({ counters: { gold: 3 } })),
      saved,
    );
    expect(text).toMatch(/^# no words for: the counters\nsaved-state: /m);
    expect(written({ state: saved, actions: [] })).not.toContain('# no words for');
  });
});

test('at the end of a game what has changed is told, and the outcome', () => {
  const toss = { type: 'roll', player: 'chance', die: 'coin', faces: ['heads', 'tails'] };
  const rest = [
    { type: 'pick', player: 'bob', pick: 'on' },
    { type: 'place', player: 'bob', at: 4 },
  ];
  const text = written({ start: { position }, chance: { mode: 'manual' }, actions: [left, toss, ...rest] });
  expect(text).toMatch(/- \{ place: \{ is: 4 \} \}/);
  expect(text).toMatch(/- \{ outcome: playing \}\n$/);
  expect(judge(text, [tiny])).toMatchObject({ verdict: 'passed', problems: [] });
  expect(judge(text.replace('is: 4', 'is: 5'), [tiny]).verdict).toBe('failed');
});

test('the names of all pieces, which are made from the whole state, are asked for a few times only, however many pieces there are', () => {
  const asked = (counters: readonly string[]): number => {
    let times = 0;
    const counting = { ...language, pieces: (state: never) => ((times += 1), language.pieces(state)) };
    const laid = { ...position, numbers: Object.fromEntries(counters.map((name) => [name, 2])) };
    const told = toScenario(counting as never, {
      start: { position: laid },
      chance: { mode: 'manual' },
      actions: [left],
    });
    expect(told._tag).toBe('Right');
    return times;
  };
  expect(asked(Array.from({ length: 20 }, (_, i) => `c${i}`))).toBe(asked(['c0']));
});

test.each<[string, (begun: boolean) => object, boolean]>([
  ['has one more entry', (begun) => (begun ? { a: 1 } : { a: 1, b: 2 }), true],
  ['has lost an entry', (begun) => (begun ? { a: 1, b: 2 } : { a: 1 }), true],
  ['has another entry', (begun) => ({ a: begun ? 1 : 2 }), true],
  ['is as it was', () => ({ a: 1 }), false],
])('a value that %s is told if it has changed', (_what, marks, isTold) => {
  const table = { marks: { schema: { type: 'object' }, find: (state: { stack: unknown[] }) => marks(isBegun(state)) } };
  const isBegun = ({ stack }: { stack: unknown[] }): boolean => JSON.stringify(stack) === begunStack;
  const begun = language.game.resume(position, { mode: 'manual' });
  const begunStack = E.isRight(begun) ? JSON.stringify(begun.right.state.stack) : '';
  const marked = { ...language, kinds: { ...language.kinds, table } };
  const told = toScenario(marked as never, { start: { position }, chance: { mode: 'manual' }, actions: [left] });
  expect(E.isRight(told) && told.right.includes('marks')).toBe(isTold);
});
