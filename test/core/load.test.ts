/** Which saved states are taken: frames at the end of their table, abilities and players that exist, and what an answer says of those that do not. */
import * as E from 'fp-ts/lib/Either';
import { after, decode, reason } from '../../src/core';
import { object, text, type Codec } from '../../src/core/codec';
import { show } from '../../src/core/codec/show';
import { inPlay, mainFields, picks, play, tells, tinyGame, type TinyState } from '../helpers/tiny-game';

/** The last step of 'main' calls 'inner', which asks. */
const game = tinyGame((engine) => ({
  abilities: [
    engine.ability({ id: 'echo', card: 'bell', rules: ['tiny.echo'], on: after('bell'), effect: () => undefined }),
  ],
  procedures: [
    engine.procedure('main', mainFields, [
      tells(engine, 'main'),
      engine.run('call', [], (state) => engine.call(state, 'inner')),
    ]),
    engine.procedure('inner', [
      engine.ask(
        'stop',
        [],
        () => picks('ann', 'stop', ['stop']),
        () => undefined,
      ),
    ]),
  ],
}));
const saved = (): TinyState =>
  JSON.parse(JSON.stringify(play(game, { inPlay: [inPlay('echo', 'ann')] }).state)) as TinyState;
const loaded = (change: (state: TinyState) => void): unknown => {
  const state = saved();
  change(state);
  const read = game.game.load(state);
  return E.isRight(read) ? 'loaded' : [read.left.code, ...read.left.path];
};

test('nobody is asked to use an ability that they could not pay for', () => {
  const paid = tinyGame((engine) => ({
    abilities: [
      engine.ability({
        id: 'echo',
        card: 'bell',
        rules: ['tiny.echo'],
        on: after('bell'),
        may: true,
        cost: {
          cannot: (state) => (state.story.includes('broke') ? reason('broke', 'There is nothing left.', []) : null),
          pay: () => undefined,
        },
        effect: () => undefined,
      }),
    ],
    procedures: [
      engine.procedure('main', mainFields, [
        engine.run('ring', [], (state) => engine.emit(state, { type: 'bell', rules: [], who: 'ann' })),
      ]),
    ],
  }));
  const { state } = play(paid, { inPlay: [inPlay('echo', 'ann')] });
  expect(state.stack.at(-1)?.procedure).toBe('resolve ability');
  expect(E.isRight(paid.game.load(state))).toBe(true);
  expect(paid.game.load({ ...state, story: ['broke'] })).toMatchObject(
    E.left({ code: 'broke', path: ['stack', state.stack.length - 1] }),
  );
});

test('a frame may stand at any step of its table and behind the last, no farther', () => {
  expect(saved().stack.map(({ step }) => step)).toEqual([2, 0]);
  const at = (step: number) => loaded(({ stack }) => void Object.assign(stack[0] as object, { step }));
  expect([0, 1, 2].map(at)).toEqual(Array(3).fill('loaded'));
  expect([3, -1].map(at)).toEqual(Array(2).fill(['unknown-step', 'stack', 0, 'step']));
});

test('of two frames that are wrong the lower one is named', () => {
  expect(loaded(({ stack }) => stack.forEach((frame) => Object.assign(frame, { procedure: 'tea' })))).toEqual([
    'unknown-procedure',
    'stack',
    0,
    'procedure',
  ]);
});

test('what is in play is an ability that exists, under a player who does', () => {
  const other = (entry: object) =>
    loaded((state) => void Object.assign(state, { inPlay: [...state.inPlay, { ...inPlay('echo', 'bob'), ...entry }] }));
  expect(other({})).toBe('loaded');
  expect(other({ ability: 'yodel' })).toEqual(['unknown-ability', 'inPlay', 1, 'ability']);
  expect(other({ controller: 'cy' })).toEqual(['unknown-player', 'inPlay', 1, 'controller']);
});

test('a game that is over has no frames, and nothing waits there', () => {
  expect(loaded((state) => void (state.stack = []))).toBe('loaded');
  const trigger = {
    ...inPlay('echo', 'ann'),
    timing: 'after' as const,
    event: { type: 'bell' as const, rules: [], who: 'ann' },
  };
  expect(loaded((state) => void Object.assign(state, { stack: [], triggered: [trigger] }))).toEqual([
    'not-at-a-decision',
    'triggered',
  ]);
});

test('what is in play stays the same list where nothing comes or goes', () => {
  const state = game.game.copy(saved());
  const before = state.inPlay;
  game.engine.takeOutOfPlay(state, 'nothing');
  game.engine.bringIntoPlay(state, 'no card', 'x', 'ann');
  expect(state.inPlay).toBe(before);
  game.engine.bringIntoPlay(state, 'bell', 'x', 'ann');
  game.engine.takeOutOfPlay(state, ({ source }) => source === 'x');
  expect(state.inPlay).toEqual(before);
  expect([game.engine.abilityNamed('echo')?.card, game.engine.abilityNamed('yodel')]).toEqual(['bell', undefined]);
});

test('what a message shows of a value is short', () => {
  const shown: [unknown, string][] = [
    ['x'.repeat(60), `"${'x'.repeat(60)}"`],
    ['x'.repeat(61), `"${'x'.repeat(60)}…"`],
    [[1, 2], 'a list of 2'],
    [{}, 'an object'],
    [null, 'null'],
    [() => 1, 'a function'],
    [7, '7'],
    [10n ** 59n, `1${'0'.repeat(59)}`],
    [10n ** 60n, `1${'0'.repeat(59)}…`],
  ];
  for (const [value, told] of shown) expect(show(value)).toBe(told);
});

test('a field that is not known is answered with the nearest, or with those that there are', () => {
  const point = object<{ x: string; y: string }>('a point', { x: text, y: text });
  const said = <A>(codec: Codec<A>, key: string): string => {
    const read = decode(codec, { [key]: 1 });
    return E.isLeft(read) ? read.left.message : 'read';
  };
  expect(said(point, 'elsewhere')).toBe('elsewhere: a point has no field elsewhere; it has x, y');
  expect(said(object('nothing', {}), 'elsewhere')).toBe('elsewhere: nothing has no field elsewhere; it has no fields');
  expect(said(point, 'k'.repeat(60))).toContain(`has no field ${'k'.repeat(60)};`);
  expect(said(point, 'k'.repeat(61))).toContain(`has no field ${'k'.repeat(60)}…;`);
});
