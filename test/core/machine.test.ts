/** The machine: steps in order, calls, repeated questions, jumps between steps, and what it does with a table that has a bug. */
import { isAbilityFrame } from '../../src/core';
import {
  call,
  echoFields,
  mainFields,
  noteFields,
  picks,
  play,
  tells,
  type TinyEngine,
  tinyGame,
} from '../helpers/tiny-game';

const stop = ({ ask }: TinyEngine) =>
  ask(
    'stop',
    ['tiny.stop'],
    () => picks('ann', 'stop here', ['go']),
    () => undefined,
  );

test('steps run in the order of the table until one asks', () => {
  const table = play(
    tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          tells(engine, 'one'),
          tells(engine, 'two'),
          stop(engine),
          tells(engine, 'three'),
        ]),
      ],
    })),
  );
  expect(table.story).toEqual(['one', 'two']);
  expect(table.asks).toBe('stop here');
  expect(table.picks('ann', 'go').story).toEqual(['one', 'two', 'three']);
});

test('the game is over when no procedure is left', () => {
  const table = play(tinyGame((engine) => ({ procedures: [engine.procedure('main', mainFields, [stop(engine)])] })));
  table.picks('ann', 'go');
  expect(table.game.decision(table.state)).toEqual({
    over: true,
    by: [],
    asks: 'nothing: the game is over',
    rules: [],
    within: [],
    step: '',
  });
  expect(table.options).toEqual([]);
  expect(table.refusal({ type: 'pick', player: 'ann', pick: 'go' })).toBe('game-over');
});

test('a step that asks nothing is passed over', () => {
  const table = play(
    tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.ask(
            'never',
            [],
            () => null,
            () => {
              throw new Error('answered');
            },
          ),
          tells(engine, 'after'),
          stop(engine),
        ]),
      ],
    })),
  );
  expect(table.story).toEqual(['after']);
});

test('several calls of one step run in the order they were made, each to its end', () => {
  const table = play(
    tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.run('call', [], (state) => {
            call(state, 'first');
            call(state, 'second');
            call(state, 'third');
          }),
          tells(engine, 'back in main'),
          stop(engine),
        ]),
        engine.procedure('first', [
          tells(engine, 'first a'),
          engine.run('deeper', [], (state) => call(state, 'third')),
          tells(engine, 'first b'),
        ]),
        engine.procedure('second', [tells(engine, 'second')]),
        engine.procedure('third', [tells(engine, 'third')]),
      ],
    })),
  );
  expect(table.story).toEqual(['first a', 'third', 'first b', 'second', 'third', 'back in main']);
});

test('calls made while answering a question run in the order they were made', () => {
  const table = play(
    tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.ask(
            'which',
            [],
            () => picks('ann', 'which', ['both']),
            (state) => {
              call(state, 'left');
              call(state, 'right');
            },
          ),
          stop(engine),
        ]),
        engine.procedure('left', [tells(engine, 'left')]),
        engine.procedure('right', [tells(engine, 'right')]),
      ],
    })),
  );
  expect(table.picks('ann', 'both').story).toEqual(['left', 'right']);
});

test('a called procedure sees the data it was called with', () => {
  const table = play(
    tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.run('call', [], (state) => engine.call(state, 'echo', { word: 'hello' })),
          stop(engine),
        ]),
        engine.procedure('echo', echoFields, [
          engine.run('echo', [], (state, frame) => void state.story.push(frame.word)),
        ]),
      ],
    })),
  );
  expect(table.story).toEqual(['hello']);
});

test("'again' asks the same step until it asks nothing, and what it called runs in between", () => {
  const table = play(
    tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.ask(
            'take',
            [],
            (state) => (state.story.length < 2 ? picks('ann', 'take', ['a', 'b']) : null),
            (state, _frame, action) => {
              engine.call(state, 'note', { took: action.pick });
              return 'again';
            },
          ),
          tells(engine, 'enough'),
          stop(engine),
        ]),
        engine.procedure('note', noteFields, [
          engine.run('note', [], (state, frame) => void state.story.push(frame.took)),
        ]),
      ],
    })),
  );
  table.picks('ann', 'b');
  expect(table.asks).toBe('take');
  expect(table.picks('ann', 'a').story).toEqual(['b', 'a', 'enough']);
  expect(table.asks).toBe('stop here');
});

test('several players answer in any order, each once', () => {
  const game = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [
        engine.ask(
          'vote',
          [],
          (_state, frame) => {
            const left = ['ann', 'bob'].filter((player) => !frame.voted?.includes(player));
            return left.length === 0 ? null : picks(left, 'vote', ['yes', 'no']);
          },
          (state, frame, action) => {
            frame.voted = [...(frame.voted ?? []), action.player];
            state.story.push(`${action.player} ${action.pick}`);
            return 'again';
          },
        ),
        stop(engine),
      ]),
    ],
  }));
  const bobFirst = play(game).picks('bob', 'no');
  expect(bobFirst.game.decision(bobFirst.state).by).toEqual(['ann']);
  expect(bobFirst.refusal({ type: 'pick', player: 'bob', pick: 'yes' })).toBe('not-offered');
  expect(bobFirst.picks('ann', 'yes').story).toEqual(['bob no', 'ann yes']);
  expect(play(game).picks('ann', 'yes').picks('bob', 'no').asks).toBe('stop here');
});

test('goTo continues at the step of that name', () => {
  const table = play(
    tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          tells(engine, 'lap'),
          engine.run('loop', [], (state, frame) => {
            if (state.story.length < 3) engine.goTo(frame, 'lap');
          }),
          stop(engine),
        ]),
      ],
    })),
  );
  expect(table.story).toEqual(['lap', 'lap', 'lap']);
});

test('goTo to a step that does not exist is a bug with a name', () => {
  const game = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [engine.run('jump', [], (_state, frame) => engine.goTo(frame, 'nowhere'))]),
    ],
  }));
  expect(() => play(game)).toThrow("the procedure 'main' has no step 'nowhere'");
});

test('finish ends the procedure after the running step', () => {
  const table = play(
    tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [engine.run('call', [], (state) => call(state, 'inner')), stop(engine)]),
        engine.procedure('inner', [
          engine.run('finish', [], (_state, frame) => engine.finish(frame)),
          tells(engine, 'never'),
        ]),
      ],
    })),
  );
  expect(table.story).toEqual([]);
});

test('a procedure that never asks and never ends is reported by name instead of hanging', () => {
  const game = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [engine.run('spin', [], (_state, frame) => engine.goTo(frame, 'spin'))]),
    ],
  }));
  expect(() => play(game)).toThrow('The procedure main never asks and never ends.');
});

test('calling a procedure that no table describes is a bug with a name', () => {
  const game = tinyGame((engine) => ({
    procedures: [engine.procedure('main', mainFields, [engine.run('x', [], (state) => call(state, 'tea'))])],
  }));
  expect(() => play(game)).toThrow("no procedure is called 'tea'");
});

test('two procedures of one name are refused when the game is put together', () => {
  expect(() =>
    tinyGame((engine) => ({
      procedures: [engine.procedure('main', mainFields, []), engine.procedure('main', mainFields, [])],
    })),
  ).toThrow("two procedures are called 'main'");
});

test('a step keeps what more is said of it: the window that it offers, the span that it ends', () => {
  const { engine } = tinyGame(() => ({ procedures: [] }));
  const nothing = (): void => undefined;
  expect(engine.ask('a', ['r'], () => null, nothing, { offers: 'tune' })).toMatchObject({ name: 'a', offers: 'tune' });
  expect(engine.ask('a', ['r'], () => null, nothing)).not.toHaveProperty('offers');
  expect(engine.run('b', ['r'], nothing, { ends: 'day' })).toMatchObject({ kind: 'run', rules: ['r'], ends: 'day' });
});

test('frames of abilities are told from those of procedures about them', () => {
  const of = (procedure: string): boolean => isAbilityFrame({ procedure, step: 0 });
  expect(['ability echo', 'ability queue', 'resolve ability', 'main'].map(of)).toEqual([true, false, false, false]);
});

test('the decision names the procedures in progress, the step and its rules', () => {
  const table = play(
    tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [engine.run('call', [], (state) => call(state, 'inner'))]),
        engine.procedure('inner', [stop(engine)]),
      ],
    })),
  );
  expect(table.game.decision(table.state)).toEqual({
    over: false,
    by: ['ann'],
    asks: 'stop here',
    rules: ['tiny.stop'],
    within: ['main', 'inner'],
    step: 'stop',
  });
});

test('a procedure that calls itself for ever is stopped, and the eight innermost that are in progress are named', () => {
  const circle = tinyGame((engine) => ({
    procedures: [engine.procedure('main', mainFields, [engine.run('deeper', [], (state) => call(state, 'main'))])],
  }));
  expect(circle.game.begin({ numbers: {}, inPlay: [] }, { mode: 'manual' })).toMatchObject({
    left: { code: 'never-ends', facts: { within: Array(8).fill('main') } },
  });
});
