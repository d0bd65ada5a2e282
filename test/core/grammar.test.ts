/** A stack is a path of a grammar: saves whose frames lie where nothing puts them are refused. */
import * as E from 'fp-ts/lib/Either';
import { after, type CallTable, type Frame, type GameDefinition } from '../../src/core';
import { inPlay, mainFields, picks, play, type Tiny, type TinyEngine, tinyGame } from '../helpers/tiny-game';

const calls: CallTable = {
  begins: 'main',
  anywhere: ['leave'],
  abilities: ['fight'],
  happenings: [],
  procedures: {
    main: {
      // No procedure is called 'salutes': without a star a word stands for itself, and not for what begins like it.
      rest: [['first', 'second', 'salutes', '+abilities']],
      'the end': [
        ['inn*', 'first', 'tea'],
        ['second', 'tea'],
      ],
    },
    first: { stopped: [['inner']] },
  },
};

const asks = (engine: TinyEngine, name: 'first' | 'second' | 'inner' | 'fight' | 'leave' | 'tea' | 'salute') =>
  engine.procedure(name, [
    engine.ask(
      'stop',
      [],
      () => picks('ann', 'stop', ['stop']),
      () => undefined,
    ),
    engine.run('stopped', [], () => undefined),
  ]);

/** 'main' calls 'first' and 'second' in one step, then 'inner'. */
const game = (dropped?: GameDefinition<Tiny>['dropped']) =>
  tinyGame((engine) => ({
    calls,
    once: { second: [] },
    answers: ['tea'],
    ...(dropped ? { dropped } : {}),
    abilities: [
      engine.ability({
        id: 'echo',
        card: 'bell',
        rules: ['tiny.echo'],
        on: after('bell'),
        may: true,
        effect: (state) => engine.call(state, 'fight'),
      }),
    ],
    procedures: [
      engine.procedure('main', mainFields, [
        engine.run('begin', [], (state) => {
          engine.call(state, 'first');
          engine.call(state, 'second');
          engine.emit(state, { type: 'bell', rules: [], who: 'ann' });
        }),
        engine.run('rest', [], (state) => engine.call(state, 'inner')),
      ]),
      ...(['first', 'second', 'inner', 'fight', 'leave', 'tea', 'salute'] as const).map((name) => asks(engine, name)),
    ],
  }));

const frame = (procedure: string, step = 0): Frame => ({ procedure, step });
const echo = {
  ability: 'echo',
  source: "ann's piece",
  controller: 'ann',
  event: { type: 'bell', rules: [], who: 'ann' },
  chosen: null,
};

const loads = (stack: readonly Frame[], dropped?: GameDefinition<Tiny>['dropped']): unknown => {
  const { game: tiny } = game(dropped);
  const { state } = play(game(), { inPlay: [inPlay('echo', 'ann')] });
  const loaded = tiny.load({ ...state, stack });
  return E.isRight(loaded) ? 'loaded' : [loaded.left.code, ...loaded.left.path];
};
const at = (i: number): unknown => ['misplaced-procedure', 'stack', i, 'procedure'];
/** The effect of an ability at this step, and what it calls. */
function fighting(step: number): Frame[] {
  const queue = { ...frame('ability queue'), entries: [] } as Frame;
  const resolved = { ...frame('resolve ability', 3), ...echo, opted: false } as Frame;
  return [frame('main', 1), queue, resolved, { ...frame('ability echo', step), ...echo } as Frame, frame('fight')];
}

test('every state of the game itself loads', () => {
  const tiny = game();
  let { state } = play(tiny, { inPlay: [inPlay('echo', 'ann')] });
  const moments: string[] = [];
  for (;;) {
    expect(tiny.game.load(JSON.parse(JSON.stringify(state)))).toMatchObject({ _tag: 'Right' });
    const [action] = tiny.game.allLegalActions(state).actions;
    moments.push(state.stack.map(({ procedure }) => procedure).join(' > '));
    if (!action) break;
    const next = tiny.game.reduce(state, action);
    if (E.isLeft(next)) throw new Error(next.left.message);
    ({ state } = next.right);
  }
  expect(moments).toEqual([
    'main > second > first > ability queue > resolve ability',
    'main > second > first > ability queue > resolve ability > ability echo > fight',
    'main > second > first',
    'main > second',
    'main > inner',
    '',
  ]);
});

test.each<[what: string, stack: readonly Frame[], expected: unknown]>([
  ['what one step called lies above each other', [frame('main', 1), frame('second'), frame('first')], 'loaded'],
  ['a word that ends in a star stands for many', [frame('main', 2), frame('inner')], 'loaded'],
  ['a word without one stands for itself alone', [frame('main', 1), frame('salute')], at(1)],
  ['what comes before what is under way, lies anywhere above it', [frame('main', 1), frame('leave')], 'loaded'],
  ['the same in another way of the step', [frame('main', 2), frame('tea'), frame('second')], 'loaded'],
  ['one way called it and another one what waits below', [frame('main', 2), frame('first'), frame('second')], at(2)],
  ['the bottom is missing', [frame('inner')], at(0)],
  ['it is there twice', [frame('main', 1), frame('main', 1), frame('first')], at(1)],
  ['another step has called it', [frame('main', 1), frame('inner')], at(1)],
  ['nothing calls anything here', [frame('main', 0), frame('first')], at(1)],
  ['what has begun called nothing', [frame('main', 1), frame('second', 1), frame('first')], at(2)],
  [
    'an ability under none',
    [frame('main', 1), { ...frame('ability echo', 1), ...echo } as Frame, frame('fight')],
    at(1),
  ],
  ['what the effect of an ability called lies above it', fighting(1), 'loaded'],
  ['an effect that has not begun called nothing', fighting(0), at(4)],
  ['two of one wait that may be called alike', [frame('main', 1), frame('first'), frame('first')], 'loaded'],
  ['two of one wait that is called once', [frame('main', 1), frame('second'), frame('second')], at(2)],
  [
    'one waits between what hands back a result and what called it',
    [frame('main', 2), frame('first'), frame('tea')],
    at(2),
  ],
  ['only abilities call it', [frame('main', 1), frame('fight')], at(1)],
])('%s', (_what, stack, expected) => {
  expect(loads(stack)).toEqual(expected);
});

describe('where frames have been dropped', () => {
  const dropped = (by: boolean) => ({ by: () => by, of: ['fight', 'first'] as const });

  test.each<[what: string, stack: readonly Frame[], expected: unknown]>([
    ['what they had called lies on what had called them', [frame('main', 1), frame('inner')], 'loaded'],
    ['nothing lies there that they did not call', [frame('main', 1), frame('second', 1), frame('inner')], at(2)],
    ['the bottom is missing', [frame('inner')], at(0)],
    ['it is there twice', [frame('main', 1), frame('main', 1), frame('inner')], at(1)],
  ])('%s', (_what, stack, expected) => {
    expect(loads(stack, dropped(true))).toEqual(expected);
  });

  test('only where any may have been', () => {
    expect(loads([frame('main', 1), frame('inner')], dropped(false))).toEqual(at(1));
  });
});
