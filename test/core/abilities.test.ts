/** Abilities outside the queue: changed values, 'cannot', and windows of a procedure in which abilities may be used. */
import { fromOutside, allowed, questionIfAny, reason, type Frame, type Source } from '../../src/core';
import {
  inPlay,
  mainFields,
  picks,
  play,
  tells,
  type TinyEngine,
  tinyGame,
  type TinyState,
  tuneFields,
} from '../helpers/tiny-game';

const stop = ({ ask }: TinyEngine) =>
  ask(
    'stop',
    [],
    () => picks('ann', 'stop', ['stop']),
    () => undefined,
  );

describe('changed values', () => {
  const game = tinyGame((engine) => ({
    abilities: [
      engine.ability({
        id: 'plus two',
        rules: ['tiny.plus'],
        modifies: { speed: (_state, _self, value) => value + 2 },
      }),
      engine.ability({
        id: 'double',
        rules: ['tiny.double'],
        modifies: { speed: (_state, _self, value) => value * 2 },
      }),
      engine.ability({
        id: 'own bonus',
        rules: ['tiny.own'],
        modifies: { speed: (_state, self, value, about) => (about === self.controller ? value + 10 : value) },
      }),
    ],
    procedures: [engine.procedure('main', mainFields, [stop(engine)])],
  }));
  const speed = (abilities: string[], about = 'bob') =>
    game.engine.modified(play(game, { inPlay: abilities.map((each) => inPlay(each, 'ann')) }).state, 'speed', 3, about);

  test('nothing in play leaves the value as it is', () => expect(speed([])).toBe(3));
  test('changes apply in the order in which they came into play', () => {
    expect(speed(['plus two', 'double'])).toBe(10);
    expect(speed(['double', 'plus two'])).toBe(8);
  });
  test('a change sees whose value it is', () => {
    expect(speed(['own bonus'], 'ann')).toBe(13);
    expect(speed(['own bonus'], 'bob')).toBe(3);
  });
  test('values of another name are left alone', () => {
    const { state } = play(game, { inPlay: [inPlay('double', 'ann')] });
    expect(game.engine.modified(state, 'weight', 3, null)).toBe(3);
  });
});

test('what each ability adds to a number is told: nothing of those that leave it as it is', () => {
  const game = tinyGame((engine) => ({
    abilities: [
      engine.ability({ id: 'plus two', rules: [], modifies: { speed: (_state, _self, value) => value + 2 } }),
      engine.ability({ id: 'lazy', rules: [], modifies: { speed: (_state, _self, value) => value } }),
      engine.ability({ id: 'half', rules: [], modifies: { speed: (_state, _self, value) => value / 2 } }),
      engine.ability({ id: 'paint', rules: [], modifies: { colors: () => ['red'] } }),
    ],
    procedures: [engine.procedure('main', mainFields, [stop(engine)])],
  }));
  const { state } = play(game, { inPlay: ['plus two', 'lazy', 'half', 'paint'].map((id) => inPlay(id, 'ann', id)) });
  const [sources, none]: [Source[], Source[]] = [[], []];
  expect(game.engine.modified(state, 'speed', 4, 'bob', sources)).toBe(3);
  expect(sources).toStrictEqual([
    { amount: 2, by: { ability: 'plus two', source: 'plus two' } },
    { amount: -3, by: { ability: 'half', source: 'half' } },
  ]);
  expect(game.engine.modified(state, 'colors', [], 'bob', none)).toEqual(['red']);
  expect(none).toEqual([]);
});

test('a value may be of any type: each change is handed what the one before made of it', () => {
  const game = tinyGame((engine) => ({
    abilities: [
      engine.ability({
        id: 'red paint',
        rules: ['tiny.red'],
        modifies: {
          colors: (_state, self, colors, about) => (about === self.controller ? [...colors, 'red'] : colors),
        },
      }),
      engine.ability({
        id: 'darker',
        rules: ['tiny.darker'],
        modifies: { colors: (_state, _self, colors) => colors.map((color) => `dark ${color}`) },
      }),
    ],
    procedures: [engine.procedure('main', mainFields, [stop(engine)])],
  }));
  const { engine } = game;
  const { state } = play(game, { inPlay: [inPlay('red paint', 'ann'), inPlay('darker', 'bob')] });
  expect(engine.modified(state, 'colors', ['blue'], 'ann')).toEqual(['dark blue', 'dark red']);
  expect(engine.modified(state, 'colors', ['blue'], 'bob')).toEqual(['dark blue']);
  expect(engine.modified(play(game).state, 'colors', ['blue'], 'ann')).toEqual(['blue']);
  // @ts-expect-error Colors are a list.
  expect(engine.modified(play(game).state, 'colors', 3, 'ann')).toBe(3);
});

describe('what is in play changes', () => {
  const game = tinyGame((engine) => ({
    abilities: [
      engine.ability({
        id: 'own bonus',
        card: 'badge',
        rules: ['tiny.own'],
        modifies: { speed: (_state, self, value, about) => (about === self.controller ? value + 10 : value) },
      }),
    ],
    procedures: [engine.procedure('main', mainFields, [stop(engine)])],
  }));
  const { engine } = game;
  const speeds = (state: TinyState) => ['ann', 'bob'].map((who) => engine.modified(state, 'speed', 3, who));

  test('the next answer knows: an ability that comes, changes hands and goes', () => {
    const state = game.game.copy(play(game).state);
    expect(speeds(state)).toEqual([3, 3]);
    engine.bringIntoPlay(state, 'badge', 'coat', 'ann');
    expect(speeds(state)).toEqual([13, 3]);
    engine.changeController(state, 'coat', 'bob');
    expect(speeds(state)).toEqual([3, 13]);
    engine.changeController(state, 'another piece', 'ann');
    expect(speeds(state)).toEqual([3, 13]);
    engine.takeOutOfPlay(state, 'coat');
    expect(speeds(state)).toEqual([3, 3]);
  });

  test('a copy goes its own way', () => {
    const { state } = play(game, { inPlay: [inPlay('own bonus', 'ann', 'coat')] });
    const copy = game.game.copy(state);
    engine.changeController(copy, 'coat', 'bob');
    expect([speeds(state), speeds(copy)]).toEqual([
      [13, 3],
      [3, 13],
    ]);
  });
});

test("'cannot' names its reason while the ability is in play and its case applies", () => {
  const game = tinyGame((engine) => ({
    abilities: [
      engine.ability({
        id: 'curfew',
        rules: ['tiny.curfew'],
        forbids: {
          walk: (_state, self, about) =>
            about === self.controller ? null : reason('curfew', 'Stay at home.', ['tiny.curfew']),
        },
      }),
    ],
    procedures: [engine.procedure('main', mainFields, [stop(engine)])],
  }));
  const { state } = play(game, { inPlay: [inPlay('curfew', 'ann')] });
  expect(game.engine.forbidden(state, 'walk', 'bob')?.code).toBe('curfew');
  expect(game.engine.forbidden(state, 'walk', 'ann')).toBeNull();
  expect(game.engine.forbidden(state, 'run', 'bob')).toBeNull();
  expect(game.engine.forbidden(play(game).state, 'walk', 'bob')).toBeNull();
});

test('what one ability permits is permitted, for those whom it permits it, and the engine tells which abilities do', () => {
  const game = tinyGame((engine) => ({
    abilities: [
      engine.ability({
        id: 'wings',
        rules: ['tiny.wings'],
        permits: { fly: (_state, self, who) => who === self.controller },
      }),
      engine.ability({ id: 'stone', rules: ['tiny.stone'], permits: { fly: () => false } }),
    ],
    procedures: [engine.procedure('main', mainFields, [stop(engine)])],
  }));
  const [wings, more] = [inPlay('wings', 'ann'), inPlay('wings', 'ann', 'hat')];
  const { state } = play(game, { inPlay: [wings, inPlay('stone', 'ann'), inPlay('wings', 'bob'), more] });
  expect(game.engine.permitted(state, 'fly', 'ann')).toBe(true);
  expect(game.engine.permitting(state, 'fly', 'ann')).toEqual([wings, more]);
  expect(game.engine.permitted(state, 'fly', 'cid')).toBe(false);
  expect(game.engine.permitting(state, 'fly', 'cid')).toEqual([]);
  expect(game.engine.permitted(play(game).state, 'fly', 'ann')).toBe(false);
});

test('values, bans and permissions have names, and each is about something', () => {
  const game = tinyGame((engine) => ({ procedures: [engine.procedure('main', mainFields, [stop(engine)])] }));
  const { modified, forbidden, permitted } = game.engine;
  const { state } = play(game);
  // @ts-expect-error No value is called so.
  expect(modified(state, 'sped', 3, 'ann')).toBe(3);
  // @ts-expect-error Speed is a player's.
  expect(modified(state, 'speed', 3, null)).toBe(3);
  // @ts-expect-error No ban is called so.
  expect(forbidden(state, 'wlak', 'ann')).toBeNull();
  // @ts-expect-error Flying is permitted to players.
  expect(permitted(state, 'fly', 3)).toBe(false);
});

test('names of windows, spans, kinds and results are known too, and what a window is about', () => {
  const { engine, game } = tinyGame((tiny) => ({ procedures: [tiny.procedure('main', mainFields, [stop(tiny)])] }));
  const { state } = play({ game });
  const nothing = (): void => undefined;
  const entries = [
    // @ts-expect-error No window is called so.
    engine.ability({ id: 'a', rules: [], during: 'tuen' }),
    // @ts-expect-error No span is called so.
    engine.ability({ id: 'b', rules: [], limit: { per: 'rond', times: 1 } }),
    // @ts-expect-error No kind is called so.
    engine.ability({ id: 'c', rules: [], kind: 'trcik' }),
    // @ts-expect-error No event is called so.
    engine.ability({ id: 'd', rules: [], replaces: 'hrut' }),
  ];
  expect(entries).toHaveLength(4);
  expect(engine.ability({ id: 'e', rules: [], limit: { per: 'game', times: 1 } }).limit?.per).toBe('game');
  const mistyped = { window: { offers: 'tuen' }, span: { ends: 'rond' }, game: { ends: 'game' } } as const;
  const steps = [
    // @ts-expect-error No window is called so.
    engine.ask('e', [], () => null, nothing, mistyped.window),
    // @ts-expect-error No span is called so.
    engine.run('f', [], nothing, mistyped.span),
    // @ts-expect-error The whole game ends in no step.
    engine.run('g', [], nothing, mistyped.game),
  ];
  expect(steps).toHaveLength(3);
  // @ts-expect-error Nobody takes such a result.
  engine.give(state, { vote: ['yes'] });
  // @ts-expect-error Votes are texts.
  engine.give(state, { voted: [1] });
  // @ts-expect-error No kind is called so.
  expect(engine.abilitiesOf('hum', 'trcik')).toEqual([]);
  const here = { player: 'ann', event: null, frame: {} };
  const bell = { type: 'bell', rules: [], who: 'ann' } as const;
  // @ts-expect-error No window is called so.
  expect(engine.options(state, { ...here, window: 'tuen' })).toEqual([]);
  // @ts-expect-error The window is about a bell.
  expect(engine.options(state, { ...here, window: 'toll' })).toEqual([]);
  expect(engine.options(state, { ...here, window: 'toll', event: bell })).toEqual([]);
  // @ts-expect-error The window is about no event.
  expect(engine.options(state, { ...here, window: 'tune', event: bell })).toEqual([]);
});

test('the abilities of a card are found by their kind', () => {
  const { engine } = tinyGame((engine) => ({
    abilities: [
      engine.ability({ id: 'hat', card: 'magician', rules: [], kind: 'trick' }),
      engine.ability({ id: 'rope', card: 'magician', rules: [], kind: 'prank' }),
      engine.ability({ id: 'tune', card: 'magician', rules: [], during: 'tune' }),
    ],
    procedures: [engine.procedure('main', mainFields, [stop(engine)])],
  }));
  expect(engine.abilitiesOf('magician', 'trick').map((each) => each.id)).toEqual(['hat']);
  expect(engine.abilitiesOf('magician')).toHaveLength(3);
});

describe('windows of a procedure', () => {
  interface TuneFrame extends Frame {
    usedHere?: string[];
  }
  const game = tinyGame((engine) => {
    const windowOf = (frame: TuneFrame) => ({ window: 'tune', player: 'ann', event: null, frame }) as const;
    return {
      abilities: [
        engine.ability({
          id: 'hum',
          rules: ['tiny.hum'],
          during: 'tune',
          may: true,
          effect: (state) => void state.story.push('hum'),
        }),
        engine.ability({
          id: 'whistle',
          rules: ['tiny.whistle'],
          during: 'tune',
          may: true,
          limit: { per: 'game', times: 1 },
          choose: () => [allowed('high'), allowed('low')],
          effect: (state, frame) => void state.story.push(`whistle ${String(frame.chosen)}`),
        }),
        engine.ability({
          id: 'shout',
          rules: ['tiny.shout'],
          during: 'tune',
          cost: {
            cannot: (state) =>
              (state.numbers['breath'] ?? 0) > 0 ? null : reason('out-of-breath', 'No breath left.', ['tiny.breath']),
            pay: (state) => void (state.numbers['breath'] = (state.numbers['breath'] ?? 0) - 1),
          },
          effect: (state) => void state.story.push('shout'),
        }),
        engine.ability({
          id: 'secret',
          rules: ['tiny.secret'],
          during: 'tune',
          when: (state) => state.numbers['dark'] === 1,
        }),
        engine.ability({ id: 'dance', rules: ['tiny.dance'], during: 'ball', effect: () => undefined }),
      ],
      procedures: [
        engine.procedure('main', mainFields, [
          engine.run('tune', [], (state) => engine.call(state, 'tune')),
          engine.run('tune', [], (state) => engine.call(state, 'tune')),
          stop(engine),
        ]),
        engine.procedure('tune', tuneFields, [
          engine.ask(
            'tune',
            ['tiny.tune'],
            (state, frame) =>
              questionIfAny('ann', 'tune', [
                ...engine.options(state, windowOf(frame)),
                allowed({ type: 'pick', player: 'ann', pick: 'enough' }),
              ]),
            (state, frame, action): 'again' | void => {
              if (action.type === 'pick') return;
              engine.useInWindow(state, windowOf(frame), action);
              return 'again';
            },
            { offers: 'tune' },
          ),
          tells(engine, 'enough'),
        ]),
      ],
    };
  });
  const use = (ability: string) => ({ type: 'use-ability', player: 'ann', ability, source: "ann's piece" });

  test("offers the player's own abilities of this window whose condition holds", () => {
    const all = ['hum', 'whistle', 'secret', 'dance'].map((id) => inPlay(id, 'ann'));
    expect(play(game, { inPlay: [...all, inPlay('hum', 'bob')] }).options).toEqual([
      'ann: use-ability hum',
      'ann: use-ability whistle',
      'ann: pick enough',
    ]);
    expect(play(game, { inPlay: all, numbers: { dark: 1 } }).options).toContain('ann: use-ability secret');
  });

  test('one copy is used once in one opportunity, and again in the next', () => {
    const table = play(game, { inPlay: [inPlay('hum', 'ann')] }).uses('ann', 'hum');
    expect(table.game.whyNot(table.state, fromOutside(use('hum')))).toMatchObject({
      code: 'once-per-opportunity',
      rules: ['tiny.limit', 'tiny.hum', 'tiny.tune'],
    });
    expect(table.options).toEqual(['ann: pick enough']);
    expect(table.picks('ann', 'enough').uses('ann', 'hum').story).toEqual(['hum', 'enough', 'hum']);
  });

  test('two copies are two abilities', () => {
    const table = play(game, { inPlay: [inPlay('hum', 'ann', 'left'), inPlay('hum', 'ann', 'right')] });
    expect(table.uses('ann', 'hum', 'right').uses('ann', 'hum', 'left').story).toEqual(['hum', 'hum']);
  });

  test('used in a window it is not asked again whether, only what', () => {
    expect(play(game, { inPlay: [inPlay('hum', 'ann')] }).uses('ann', 'hum').story).toEqual(['hum']);
    const table = play(game, { inPlay: [inPlay('whistle', 'ann')] }).uses('ann', 'whistle');
    expect(table.options).toEqual(['ann: choose high for whistle', 'ann: choose low for whistle']);
    expect(table.chooses('ann', 'whistle', 'low').story).toEqual(['whistle low']);
  });

  test('a limit of the whole game outlives the opportunity', () => {
    const table = play(game, { inPlay: [inPlay('whistle', 'ann')] })
      .uses('ann', 'whistle')
      .chooses('ann', 'whistle', 'low');
    table.picks('ann', 'enough');
    expect(table.refusal(use('whistle'))).toBe('limit-reached');
  });

  test('an unpayable cost is the reason why not', () => {
    const table = play(game, { inPlay: [inPlay('shout', 'ann')], numbers: { breath: 0 } });
    expect(table.game.whyNot(table.state, fromOutside(use('shout')))).toMatchObject({
      code: 'out-of-breath',
      rules: ['tiny.breath', 'tiny.tune'],
    });
    const loud = play(game, { inPlay: [inPlay('shout', 'ann')], numbers: { breath: 1 } }).uses('ann', 'shout');
    expect(loud.state.numbers['breath']).toBe(0);
  });
});
