/** Functions on the stack: results for a caller, what comes below, what is dropped, the end of a game in the middle of a step. */
import { after } from '../../src/core';
import { abilityQueue } from '../../src/core/abilities/queue';
import { inPlay, mainFields, noteFields, picks, play, tells, type TinyEngine, tinyGame } from '../helpers/tiny-game';

const stop = ({ ask }: TinyEngine, name: string) =>
  ask(
    name,
    [],
    () => picks('ann', name, ['on']),
    () => undefined,
  );

test('a result goes to the procedure that called, also when the step has called something before', () => {
  const table = play(
    tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.run('ask around', [], (state) => engine.call(state, 'inner')),
          engine.run('hear', [], (state, frame) => void state.story.push(...(frame.voted ?? []))),
          stop(engine, 'end'),
        ]),
        engine.procedure('inner', [
          engine.run('answer', [], (state) => {
            engine.call(state, 'tea');
            engine.give(state, { voted: ['yes'] });
          }),
        ]),
        engine.procedure('tea', [tells(engine, 'tea')]),
      ],
    })),
  );
  expect(table.story).toEqual(['tea', 'yes']);
});

test('frames are found by name, the innermost or all', () => {
  const game = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [
        engine.run('call', [], (state) => engine.call(state, 'note', { took: 'outer' })),
      ]),
      engine.procedure('note', noteFields, [
        engine.run('once more', [], (state, { took }) => {
          if (took === 'outer') engine.call(state, 'note', { took: 'inner' });
        }),
        stop(engine, 'wait'),
      ]),
    ],
  }));
  const { state } = play(game);
  expect(game.engine.framesOf(state, 'note').map((frame) => frame.took)).toEqual(['outer', 'inner']);
  expect(game.engine.innermost(state, 'note')?.took).toBe('inner');
  expect(game.engine.innermost(state, 'tea')).toBeNull();
  expect(game.engine.frameAt('note', 'wait', { took: 'x' })).toEqual({ procedure: 'note', step: 1, took: 'x' });
  expect(() => game.engine.frameAt('note', 'nowhere', { took: 'x' })).toThrow(
    "the procedure 'note' has no step 'nowhere'",
  );
});

test('what is called below runs when everything above is done, and calls of the step keep their order', () => {
  const table = play(
    tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.run('call', [], (state) => engine.call(state, 'fight')),
          tells(engine, 'peace'),
          stop(engine, 'end'),
        ]),
        engine.procedure('fight', [
          engine.run('blow', [], (state) => {
            engine.call(state, 'first');
            engine.callBelow(state, 1, 'salute');
            engine.call(state, 'second');
          }),
          tells(engine, 'fought'),
        ]),
        engine.procedure('first', [tells(engine, 'first')]),
        engine.procedure('second', [tells(engine, 'second')]),
        engine.procedure('salute', [tells(engine, 'salute')]),
      ],
    })),
  );
  expect(table.story).toEqual(['first', 'second', 'fought', 'salute', 'peace']);
});

describe('behind queued abilities', () => {
  const ringing = () => {
    const found: boolean[] = [];
    const game = tinyGame((engine) => ({
      abilities: ['one', 'two', 'three', 'four'].map((id) =>
        engine.ability({
          id,
          rules: ['tiny.ring'],
          on: after('bell'),
          effect: (state) => {
            state.story.push(id);
            if (id === 'one') found.push(engine.callAfterQueued(state, ["two's piece"], 'leave'));
          },
        }),
      ),
      procedures: [
        engine.procedure('main', mainFields, [
          engine.run('ring', [], (state) => engine.emit(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' })),
          tells(engine, 'rung'),
          stop(engine, 'end'),
        ]),
        engine.procedure('leave', [tells(engine, 'leave')]),
      ],
    }));
    return { game, found };
  };
  const order = (ids: readonly string[]) => {
    const { game, found } = ringing();
    let table = play(game, { inPlay: ids.map((id) => inPlay(id, 'ann', `${id}'s piece`)) });
    for (const id of ids.slice(0, -1)) table = table.orders('ann', id, `${id}'s piece`);
    return { story: table.story, found };
  };

  test('a procedure comes after the last ability of the sources and before those behind it', () => {
    expect(order(['one', 'two', 'three'])).toEqual({ story: ['one', 'two', 'leave', 'three', 'rung'], found: [true] });
  });
  test('all that waits behind them waits for it, in its order', () => {
    const ids = ['one', 'two', 'three', 'four'];
    expect(order(ids).story).toEqual(['one', 'two', 'leave', 'three', 'four', 'rung']);
    expect(order(['three', 'one', 'four', 'two']).story).toEqual(['three', 'one', 'four', 'two', 'leave', 'rung']);
  });
  test('without such an ability in the queue nothing is called', () => {
    expect(order(['one', 'three'])).toEqual({ story: ['one', 'three', 'rung'], found: [false] });
  });
});

test('dropped frames and abilities do nothing any more, and later calls of the step keep their order', () => {
  const table = play(
    tinyGame((engine) => ({
      abilities: ['chime', 'gong'].map((id) =>
        engine.ability({ id, rules: ['tiny.ring'], on: after('bell'), effect: (state) => void state.story.push(id) }),
      ),
      procedures: [
        engine.procedure('main', mainFields, [
          engine.run('call', [], (state) => engine.call(state, 'fight')),
          tells(engine, 'peace'),
          stop(engine, 'end'),
        ]),
        engine.procedure('fight', [
          engine.run('blow', [], (state) => engine.call(state, 'blow')),
          tells(engine, 'never'),
        ]),
        engine.procedure('blow', [
          engine.run('give up', [], (state) => {
            engine.emit(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' });
            engine.dropTriggered(state, ({ ability }) => ability === 'gong');
            engine.dropFrames(state, ({ procedure }) => procedure === 'fight');
            engine.call(state, 'first');
            engine.call(state, 'second');
          }),
        ]),
        engine.procedure('first', [tells(engine, 'first')]),
        engine.procedure('second', [tells(engine, 'second')]),
      ],
    })),
    { inPlay: [inPlay('chime', 'ann'), inPlay('gong', 'bob')] },
  );
  expect(table.story).toEqual(['chime', 'first', 'second', 'peace']);
});

test('what was triggered, or called, before the game ends does not resolve any more', () => {
  const game = tinyGame((engine) => ({
    abilities: [
      engine.ability({ id: 'chime', rules: [], on: after('bell'), effect: (state) => void state.story.push('chime') }),
    ],
    procedures: [
      engine.procedure('main', mainFields, [
        engine.run('call', [], (state) => engine.call(state, 'inner')),
        tells(engine, 'never'),
      ]),
      engine.procedure('inner', [
        engine.run('end', [], (state) => {
          engine.call(state, 'tea');
          engine.emit(state, { type: 'bell', rules: [], who: 'ann' });
          engine.endGame(state, { type: 'knock', rules: [], who: 'ann' });
        }),
      ]),
      engine.procedure('tea', [tells(engine, 'tea')]),
    ],
  }));
  const { state } = play(game, { inPlay: [inPlay('chime', 'ann')] });
  expect([state.story, state.stack, state.triggered, state.events.map(({ type }) => type)]).toEqual([
    [],
    [],
    [],
    ['bell', 'knock'],
  ]);
});

test('the game ends in the middle of a step: nothing after it is called, told or triggered', () => {
  const game = tinyGame((engine) => ({
    abilities: [
      engine.ability({
        id: 'chime',
        rules: ['tiny.ring'],
        on: after('bell', 'knock'),
        effect: (state) => void state.story.push('chime'),
      }),
    ],
    procedures: [
      engine.procedure('main', mainFields, [
        stop(engine, 'begin'),
        engine.run('call', [], (state) => engine.call(state, 'inner')),
        tells(engine, 'never'),
      ]),
      engine.procedure('inner', [
        engine.run('end', [], (state) => {
          engine.call(state, 'tea');
          engine.endGame(state, { type: 'knock', rules: ['tiny.end'], who: 'ann' });
          engine.emit(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' });
          engine.announce(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' });
          engine.cause(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' });
          engine.call(state, 'tea');
          engine.callWithQueue(state, 'tea');
        }),
      ]),
      engine.procedure('tea', [tells(engine, 'tea')]),
    ],
  }));
  const table = play(game, { inPlay: [inPlay('chime', 'ann')] }).picks('ann', 'on');
  expect(table.story).toEqual([]);
  expect(table.eventTypes()).toEqual(['knock']);
  expect(game.game.decision(table.state).over).toBe(true);
  expect(abilityQueue(table.state)).toEqual([]);
  expect(table.state.depth).toBe(0);
});
