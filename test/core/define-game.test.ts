/** A game put together: what `reduce`, `whyNot`, `legalActions`, `load` and `play` owe to whoever calls them. */
import * as E from 'fp-ts/lib/Either';
import {
  fromOutside,
  allowed,
  after,
  question,
  reason,
  refused,
  rejection,
  rollQuestion,
  SEES_EVERYTHING,
  type ChanceMode,
  type Frame,
  type Region,
} from '../../src/core';
import { diceDuel, PLAIN } from '../helpers/dice-duel';
import {
  inPlay,
  mainFields,
  type Pick,
  picks,
  type Place,
  play,
  type Table,
  type TinyEngine,
  tinyGame,
  type TinyState,
} from '../helpers/tiny-game';

const odd: Region<Place | Pick> = {
  type: 'place',
  contains: ({ at }: Place) => (at % 2 !== 0 ? null : reason('not-odd', 'Odd places only.', ['tiny.odd'], { at })),
  sample: (next) => ({ type: 'place', player: 'ann', at: 1 + 2 * next(5) }),
};

const askHowLong = (engine: TinyEngine) =>
  engine.ask(
    'how long',
    [],
    () => picks('ann', 'how long', ['short', 'long']),
    () => undefined,
  );

/** Ann picks 'door' (the wall and the window are closed to her) or places herself; an echo answers the bell of the door. */
const rooms = tinyGame((engine) => ({
  abilities: [
    engine.ability({
      id: 'echo',
      rules: ['tiny.echo'],
      may: true,
      on: after('bell'),
      effect: (state) => void state.story.push('echo'),
    }),
    engine.ability({
      id: 'long echo',
      rules: ['tiny.echo'],
      on: after('bell'),
      effect: [askHowLong(engine)],
    }),
    engine.ability({
      id: 'chosen echo',
      rules: ['tiny.echo'],
      on: after('bell'),
      choose: () => [allowed('high'), allowed('low')],
      effect: [askHowLong(engine)],
    }),
  ],
  procedures: [
    engine.procedure('main', mainFields, [
      engine.ask(
        'leave',
        ['tiny.leave'],
        () => ({
          ...question('ann', 'leave', [
            allowed({ type: 'pick', player: 'ann', pick: 'door' }),
            refused(
              { type: 'pick', player: 'ann', pick: 'window' },
              reason('too-high', 'Too high.', ['tiny.height'], { meters: 5 }),
            ),
          ]),
          region: odd,
        }),
        (state, _frame, action: Pick | Place) => {
          state.story.push(action.type === 'place' ? `at ${action.at}` : action.pick);
          if (action.type === 'pick') engine.emit(state, { type: 'bell', rules: ['tiny.bell'], who: 'ann' });
        },
      ),
      engine.ask(
        'next',
        [],
        (state) => (state.numbers['stop'] === 1 ? null : picks('bob', 'next', ['again', 'boom'])),
        (state, frame, action) => {
          state.story.push(action.pick);
          if (action.pick === 'again') engine.goTo(frame, 'leave');
          else throw new Error('boom');
        },
      ),
    ]),
  ],
  check: (state) => (state.story.includes('ghost') ? rejection(reason('ghost', 'No ghosts.', []), ['story']) : null),
}));

const begun = (abilities: ReturnType<typeof inPlay>[] = []): Table => play(rooms, { inPlay: abilities });
const door = { type: 'pick', player: 'ann', pick: 'door' };
const windowPick = { type: 'pick', player: 'ann', pick: 'window' };

describe('reduce and whyNot', () => {
  test('an accepted action gives a new state and what happened; the state before stays as it was', () => {
    const { game, state } = begun();
    const before = JSON.stringify(state);
    const step = game.reduce(state, fromOutside(door));
    if (E.isLeft(step)) throw new Error(step.left.message);
    expect(step.right.state.story).toEqual(['door']);
    expect(step.right.events).toEqual([{ type: 'bell', rules: ['tiny.bell'], who: 'ann' }]);
    expect(JSON.stringify(state)).toBe(before);
    expect(game.whyNot(state, fromOutside(door))).toBeNull();
  });

  test('a new state is frozen, so that nobody changes it by mistake', () => {
    const { state } = begun().does({ type: 'pick', player: 'ann', pick: 'door' });
    expect(() => state.story.push('mine')).toThrow(TypeError);
  });

  test('a refused candidate is rejected with its reason, its facts, and the rules of the step as well', () => {
    const { game, state } = begun();
    const why = {
      code: 'too-high',
      message: 'Too high.',
      rules: ['tiny.height', 'tiny.leave'],
      facts: { meters: 5 },
      path: [],
    };
    expect(game.reduce(state, fromOutside(windowPick))).toEqual(E.left(why));
    expect(game.whyNot(state, fromOutside(windowPick))).toEqual(why);
  });

  test.each<[string, unknown]>([
    ['another player', { ...door, player: 'bob' }],
    ['another type', { ...door, type: 'kick' }],
    ['a field too many', { ...door, loudly: true }],
    ['a field too few', { type: 'pick', player: 'ann' }],
    ['nothing', undefined],
    ['a text', 'door'],
  ])('what was never offered is rejected: %s', (_what, action) => {
    const { game, state } = begun();
    const before = JSON.stringify(state);
    const step = game.reduce(state, fromOutside(action));
    expect(E.isLeft(step)).toBe(true);
    expect(game.whyNot(state, fromOutside(action))).not.toBeNull();
    expect(JSON.stringify(state)).toBe(before);
  });

  test('the order of the keys of an action does not matter', () => {
    expect(begun().refusal({ pick: 'door', player: 'ann', type: 'pick' })).toBeUndefined();
  });

  test('an exception in a rule is a bug: it is thrown, and the state stays as it was', () => {
    const table = begun().does({ type: 'pick', player: 'ann', pick: 'door' });
    const before = JSON.stringify(table.state);
    expect(() => table.game.reduce(table.state, { type: 'pick', player: 'bob', pick: 'boom' })).toThrow('boom');
    expect(JSON.stringify(table.state)).toBe(before);
  });

  test('an accepted action of chance that the script then fails changes nothing', () => {
    const coin = { name: 'coin', faces: { heads: 1, tails: 1 } };
    const game = tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.ask(
            'go',
            [],
            () => picks('ann', 'go', ['go']),
            (state) => void state.story.push('gone'),
          ),
          engine.ask(
            'toss',
            [],
            () => rollQuestion(coin, 1, 'toss'),
            () => undefined,
          ),
        ]),
      ],
    }));
    const table = play(game, {}, { mode: 'scripted', script: [] });
    expect(table.refusal({ type: 'pick', player: 'ann', pick: 'go' })).toBe('script-exhausted');
    expect(table.state.story).toEqual([]);
  });
});

describe('regions', () => {
  test('legal actions are those listed and those in the region', () => {
    const { game, state } = begun();
    const legal = game.allLegalActions(state);
    if (legal.kind !== 'region') throw new Error('no region');
    expect(legal.actions).toEqual([door]);
    expect(legal.contains({ type: 'place', player: 'ann', at: 3 })).toBe(true);
    expect(legal.contains({ type: 'place', player: 'ann', at: 4 })).toBe(false);
    expect(legal.sample(5)).toEqual(legal.sample(5));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => JSON.stringify(legal.sample(seed)))).size).toBeGreaterThan(
      2,
    );
  });

  test('legal actions of one player are theirs alone, those of the region, too', () => {
    const { game, state } = begun();
    const place = { type: 'place', player: 'ann', at: 3 } as const;
    const own = game.legalActions(state, 'ann');
    if (own.kind !== 'region') throw new Error('no region');
    expect(own.actions).toEqual([door]);
    expect([own.contains(place), own.contains({ ...place, at: 4 }), own.contains({ ...place, player: 'bob' })]).toEqual(
      [true, false, false],
    );
    expect(own.sample(5)).toMatchObject({ type: 'place', player: 'ann' });
    for (const other of ['bob', 'chance', 'judge', 'spectator', 'nobody'])
      expect(game.legalActions(state, other)).toMatchObject({ kind: 'finite', actions: [] });
  });

  test('an action in the region is accepted, one outside is rejected with the reason and the facts', () => {
    expect(begun().does({ type: 'place', player: 'ann', at: 7 }).story).toEqual(['at 7']);
    const { game, state } = begun();
    expect(game.whyNot(state, { type: 'place', player: 'ann', at: 4 })).toMatchObject({
      code: 'not-odd',
      rules: ['tiny.odd'],
      facts: { at: 4 },
    });
  });

  test('an action for the region that is malformed says where; one by somebody else is not offered', () => {
    const { game, state } = begun();
    expect(game.whyNot(state, fromOutside({ type: 'place', player: 'ann', at: 'here' }))).toMatchObject({
      code: 'malformed',
      path: ['at'],
    });
    expect(game.whyNot(state, { type: 'place', player: 'ann', at: NaN })).toMatchObject({
      code: 'malformed',
      path: ['at'],
    });
    expect(game.whyNot(state, { type: 'place', player: 'bob', at: 3 })?.code).toBe('not-offered');
  });

  test('an action of another type is not offered, and no matter of the region', () => {
    const { game, state } = begun();
    const vote = { type: 'decline', player: 'ann', ability: 'echo', source: "ann's piece" };
    for (const action of [vote, { type: 'pick', player: 'ann', pick: 'cellar' }])
      expect(game.whyNot(state, fromOutside(action))).toMatchObject({ code: 'not-offered', rules: ['tiny.leave'] });
    expect(game.whyNot(state, fromOutside(vote))?.path).toEqual(['type']);
  });
});

describe('viewers', () => {
  test('players see as themselves, anybody else as a spectator, by whatever name; what sees everything has no name', () => {
    const { game } = tinyGame((engine) => ({
      procedures: [engine.procedure('main', mainFields, [])],
      view: (own, viewer) => ({ ...own, story: [viewer === SEES_EVERYTHING ? 'everything' : viewer] }),
    }));
    const { state } = begun();
    const seenBy = (viewer: string) => game.view(state, viewer).story[0];
    expect(['ann', 'bob', 'judge', 'spectator', 'cleo', ''].map(seenBy)).toEqual([
      'ann',
      'bob',
      'spectator',
      'spectator',
      'spectator',
      'spectator',
    ]);
    expect(game.viewOfEverything(state).story).toEqual(['everything']);
  });
});

describe('in place', () => {
  test('play changes the state itself, to the same bytes as reduce', () => {
    const table = begun([inPlay('echo', 'bob'), inPlay('long echo', 'ann')]);
    const inPlace = JSON.parse(JSON.stringify(table.state)) as TinyState;
    for (let i = 0; i < 6; i++) {
      const [action] = table.game.allLegalActions(table.state).actions;
      if (!action) throw new Error('a dead end');
      table.does(action);
      expect(table.game.play(inPlace, action)).toBeNull();
      expect(JSON.stringify(inPlace)).toBe(JSON.stringify(table.state));
    }
    expect(inPlace.story).toContain('echo');
  });

  test('what is no plain JSON is refused as such, where it makes the rules throw', () => {
    const { game, state } = begun();
    expect(game.play(game.copy(state), undefined as never)).toMatchObject({ code: 'malformed' });
    expect(game.play(game.copy(state), null as never)).toMatchObject({ code: 'not-offered' });
  });

  test('playing on when the game is over is refused', () => {
    const { game, state } = begun();
    expect(game.play({ ...state, stack: [] }, door as Pick)).toMatchObject({ code: 'game-over' });
  });
});

describe('begin', () => {
  test.each<[string, unknown, (string | number)[]]>([
    ['nothing', undefined, []],
    ['a field of the wrong kind', { numbers: { a: 'x' }, inPlay: [] }, ['numbers', 'a']],
    [
      'an item of the wrong kind',
      { numbers: {}, inPlay: [{ ability: 'echo', source: 1, controller: 'ann' }] },
      ['inPlay', 0, 'source'],
    ],
  ])('a malformed setup is rejected: %s', (_what, setup, path) => {
    const manual: ChanceMode = { mode: 'manual' };
    for (const enter of [rooms.game.begin, rooms.game.resume])
      expect(enter(fromOutside(setup), manual)).toEqual(E.left(expect.objectContaining({ code: 'malformed', path })));
  });
});

describe('load', () => {
  const saved = (): TinyState =>
    JSON.parse(JSON.stringify(begun([inPlay('echo', 'bob')]).does(door as Pick).state)) as TinyState;
  const queued = (): TinyState => {
    const table = begun([inPlay('echo', 'bob'), inPlay('long echo', 'bob', 'other')]).does(door as Pick);
    return JSON.parse(JSON.stringify(table.state)) as TinyState;
  };

  test('a saved game is loaded and goes on', () => {
    const loaded = rooms.game.load(saved());
    if (E.isLeft(loaded)) throw new Error(loaded.left.message);
    expect(loaded.right).toEqual(saved());
    expect(rooms.game.decision(loaded.right).asks).toBe('echo');
  });

  test('a game that waits for abilities to be put in order, or is over, is loaded too', () => {
    expect(E.isRight(rooms.game.load(queued()))).toBe(true);
    expect(E.isRight(rooms.game.load({ ...saved(), stack: [] }))).toBe(true);
  });

  const top = (state: TinyState): Record<string, unknown> =>
    state.stack[state.stack.length - 1] as unknown as Record<string, unknown>;

  test.each<[string, (state: TinyState) => void, string, (string | number)[]]>([
    [
      'a procedure that does not exist',
      (s) => void (top(s)['procedure'] = 'tea'),
      'unknown-procedure',
      ['stack', 2, 'procedure'],
    ],
    ['a step beyond the table', (s) => void (top(s)['step'] = 99), 'unknown-step', ['stack', 2, 'step']],
    ['a step before the table', (s) => void (top(s)['step'] = -1), 'unknown-step', ['stack', 2, 'step']],
    ['half a step', (s) => void (top(s)['step'] = 0.5), 'malformed', ['stack', 2, 'step']],
    ['a step that asks nobody', (s) => void (top(s)['step'] = 0), 'not-at-a-decision', ['stack', 2, 'step']],
    [
      'a question with nothing to ask',
      (s) => {
        s.numbers['stop'] = 1;
        s.stack = [{ procedure: 'main', step: 1 }];
      },
      'not-at-a-decision',
      ['stack', 0, 'step'],
    ],
    ['an ability that does not exist', (s) => void (top(s)['ability'] = 'yodel'), 'malformed', ['stack', 2, 'ability']],
    ['an ability frame without its event', (s) => void delete top(s)['event'], 'malformed', ['stack', 2, 'event']],
    [
      'a queue that is no list',
      (s) => void Object.assign(s.stack[1] as Frame, { entries: 'none' }),
      'malformed',
      ['stack', 1, 'entries'],
    ],
    [
      'abilities that were triggered and not ordered',
      (s) =>
        void s.triggered.push({
          ability: 'echo',
          source: 'x',
          controller: 'ann',
          timing: 'after',
          event: { type: 'bell', rules: [], who: 'ann' },
        }),
      'not-at-a-decision',
      ['triggered'],
    ],
    [
      'a seed where chance is manual',
      (s) => void (s.chance = { ...s.chance, rng: [1, 2, 3, 4] }),
      'malformed',
      ['chance', 'rng'],
    ],
    [
      'seeded chance without a seed',
      (s) => void (s.chance = { ...s.chance, mode: 'seeded' }),
      'malformed',
      ['chance', 'rng'],
    ],
    [
      'a script that was read beyond its end',
      (s) => void (s.chance = { ...s.chance, mode: 'scripted', next: 1 }),
      'malformed',
      ['chance', 'next'],
    ],
    ['an ability that asks and is not in play', (s) => void (s.inPlay = []), 'not-in-play', ['stack', 2, 'source']],
    ["a state that the game's own check refuses", (s) => void s.story.push('ghost'), 'ghost', ['story']],
    ['a missing field', (s) => void delete (s as Partial<TinyState>).used, 'malformed', ['used']],
  ])('refused: %s', (_what, spoil, code, path) => {
    const state = saved();
    spoil(state);
    expect(rooms.game.load(state)).toEqual(E.left(expect.objectContaining({ code, path })));
  });

  test('the effect of an ability has what was chosen for it; where it had no choice, it may have chosen nothing yet', () => {
    const chooses = { type: 'choose', player: 'bob', ability: 'chosen echo', source: "bob's piece", chosen: 'low' };
    const resolving = {
      'long echo': begun([inPlay('long echo', 'bob')]).does(door as Pick),
      'chosen echo': begun([inPlay('chosen echo', 'bob')])
        .does(door as Pick)
        .does(chooses as unknown as Pick),
    };
    const loaded = (ability: keyof typeof resolving, chosen: string | null) => {
      const state = JSON.parse(JSON.stringify(resolving[ability].state)) as TinyState;
      expect(top(state)).toMatchObject({ procedure: `ability ${ability}` });
      top(state)['chosen'] = chosen;
      return rooms.game.load(state);
    };
    const refusedThere = { left: { code: 'malformed', path: ['stack', expect.any(Number), 'chosen'] } };
    expect(loaded('chosen echo', 'low')).toMatchObject({ _tag: 'Right' });
    expect(loaded('chosen echo', null)).toMatchObject(refusedThere);
    expect(loaded('long echo', null)).toMatchObject({ _tag: 'Right' });
  });

  test('an ability that a rule or its own effect called for need not be in play', () => {
    const state = saved();
    Object.assign(top(state), { opted: true });
    // It asks nobody any more: that is what is wrong with it.
    expect(rooms.game.load({ ...state, inPlay: [] })).toMatchObject({ left: { code: 'not-at-a-decision' } });
  });

  test('a question to chance is saved only where somebody else answers it', () => {
    const { game } = diceDuel();
    const played = <S>(step: E.Either<unknown, { state: S }>): S => {
      if (E.isLeft(step)) throw new Error('refused');
      return step.right.state;
    };
    let state = played(game.begin(PLAIN, { mode: 'manual' }));
    while (game.decision(state).by[0] !== 'chance') {
      const [action] = game.allLegalActions(state).actions;
      if (!action) throw new Error('nothing is asked');
      state = played(game.reduce(state, action));
    }
    const seeded = { ...state, chance: { ...state.chance, mode: 'seeded', rng: [1, 2, 3, 4] } };
    expect(E.isRight(game.load(state))).toBe(true);
    expect(game.load(seeded)).toMatchObject({ left: { code: 'not-at-a-decision', path: ['chance', 'mode'] } });
  });

  test('refused: a queue that waits with an ability that does not exist', () => {
    const state = queued();
    Object.assign((top(state)['arriving'] as Record<string, unknown>[])[1] as object, { ability: 'yodel' });
    expect(rooms.game.load(state)).toEqual(
      E.left(expect.objectContaining({ code: 'malformed', path: ['stack', 1, 'arriving', 1, 'ability'] })),
    );
  });
});
