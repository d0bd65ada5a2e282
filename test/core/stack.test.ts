/** Words for the stack: results for a caller, what comes below, what is dropped, the end of a game in the middle of a step. */
import { after } from '../../src/core';
import { abilityQueue } from '../../src/core/abilities/queue';
import { inPlay, picks, play, tells, tinyGame, type TinyEngine } from '../helpers/tiny-game';

const stop = ({ ask }: TinyEngine, name: string) =>
  ask(
    name,
    [],
    () => picks('ann', name, ['on']),
    () => undefined,
  );

test('a result goes to the procedure that called, also when the step has called something before', () => {
  const table = play(
    tinyGame((words) => ({
      procedures: [
        words.procedure('main', [
          words.run('ask around', [], (state) => words.call(state, 'inner')),
          words.run('hear', [], (state, frame) => void state.story.push(...(frame.voted ?? []))),
          stop(words, 'end'),
        ]),
        words.procedure('inner', [
          words.run('answer', [], (state) => {
            words.call(state, 'tea');
            words.give(state, { voted: ['yes'] });
          }),
        ]),
        words.procedure('tea', [tells(words, 'tea')]),
      ],
    })),
  );
  expect(table.story).toEqual(['tea', 'yes']);
});

test('frames are found by name, the innermost or all', () => {
  const game = tinyGame((words) => ({
    procedures: [
      words.procedure('main', [words.run('call', [], (state) => words.call(state, 'note', { took: 'outer' }))]),
      words.procedure('note', [
        words.run('once more', [], (state, { took }) => {
          if (took === 'outer') words.call(state, 'note', { took: 'inner' });
        }),
        stop(words, 'wait'),
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
    tinyGame((words) => ({
      procedures: [
        words.procedure('main', [
          words.run('call', [], (state) => words.call(state, 'fight')),
          tells(words, 'peace'),
          stop(words, 'end'),
        ]),
        words.procedure('fight', [
          words.run('blow', [], (state) => {
            words.call(state, 'first');
            words.callBelow(state, 1, 'salute');
            words.call(state, 'second');
          }),
          tells(words, 'fought'),
        ]),
        words.procedure('first', [tells(words, 'first')]),
        words.procedure('second', [tells(words, 'second')]),
        words.procedure('salute', [tells(words, 'salute')]),
      ],
    })),
  );
  expect(table.story).toEqual(['first', 'second', 'fought', 'salute', 'peace']);
});

describe('behind queued abilities', () => {
  const ringing = () => {
    const found: boolean[] = [];
    const game = tinyGame((words) => ({
      abilities: ['one', 'two', 'three', 'four'].map((id) =>
        words.ability({
          id,
          rules: ['tiny.ring'],
          on: after('bell'),
          effect: (state) => {
            state.story.push(id);
            if (id === 'one') found.push(words.callAfterQueued(state, ["two's piece"], 'leave'));
          },
        }),
      ),
      procedures: [
        words.procedure('main', [
          words.run('ring', [], (state) => words.emit(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' })),
          tells(words, 'rung'),
          stop(words, 'end'),
        ]),
        words.procedure('leave', [tells(words, 'leave')]),
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
    tinyGame((words) => ({
      abilities: ['chime', 'gong'].map((id) =>
        words.ability({ id, rules: ['tiny.ring'], on: after('bell'), effect: (state) => void state.story.push(id) }),
      ),
      procedures: [
        words.procedure('main', [
          words.run('call', [], (state) => words.call(state, 'fight')),
          tells(words, 'peace'),
          stop(words, 'end'),
        ]),
        words.procedure('fight', [words.run('blow', [], (state) => words.call(state, 'blow')), tells(words, 'never')]),
        words.procedure('blow', [
          words.run('give up', [], (state) => {
            words.emit(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' });
            words.dropTriggered(state, ({ ability }) => ability === 'gong');
            words.dropFrames(state, ({ procedure }) => procedure === 'fight');
            words.call(state, 'first');
            words.call(state, 'second');
          }),
        ]),
        words.procedure('first', [tells(words, 'first')]),
        words.procedure('second', [tells(words, 'second')]),
      ],
    })),
    { inPlay: [inPlay('chime', 'ann'), inPlay('gong', 'bob')] },
  );
  expect(table.story).toEqual(['chime', 'first', 'second', 'peace']);
});

test('the game ends in the middle of a step: nothing after it is called, told or triggered', () => {
  const game = tinyGame((words) => ({
    abilities: [
      words.ability({
        id: 'chime',
        rules: ['tiny.ring'],
        on: after('bell', 'knock'),
        effect: (state) => void state.story.push('chime'),
      }),
    ],
    procedures: [
      words.procedure('main', [
        stop(words, 'begin'),
        words.run('call', [], (state) => words.call(state, 'inner')),
        tells(words, 'never'),
      ]),
      words.procedure('inner', [
        words.run('end', [], (state) => {
          words.call(state, 'tea');
          words.endGame(state, { type: 'knock', rules: ['tiny.end'], who: 'ann' });
          words.emit(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' });
          words.announce(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' });
          words.cause(state, { type: 'bell', rules: ['tiny.ring'], who: 'ann' });
          words.call(state, 'tea');
          words.callWithQueue(state, 'tea');
        }),
      ]),
      words.procedure('tea', [tells(words, 'tea')]),
    ],
  }));
  const table = play(game, { inPlay: [inPlay('chime', 'ann')] }).picks('ann', 'on');
  expect(table.story).toEqual([]);
  expect(table.eventTypes()).toEqual(['knock']);
  expect(game.game.decision(table.state).over).toBe(true);
  expect(abilityQueue(table.state)).toEqual([]);
  expect(table.state.depth).toBe(0);
});
