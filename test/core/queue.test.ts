/** The ability queue under both policies: who orders what, where new abilities join, what is skipped, declined, chosen or limited. */
import { after, before, abilityQueue } from '../../src/core';
import {
  inPlay,
  inWords,
  mainFields,
  picks,
  play,
  type TinyEngine,
  type TinyEvent,
  tinyGame,
} from '../helpers/tiny-game';
import { bell, bellGame, narrator, rung } from './bells';

const knock = (who: string): TinyEvent => ({ type: 'knock', rules: ['tiny.knock'], who });

describe('what triggers', () => {
  test('an ability resolves after its event, before the procedure goes on', () => {
    const table = rung(
      bellGame((engine) => [narrator(engine, 'echo')]),
      [inPlay('echo', 'ann')],
    );
    expect(table.story).toEqual(['echo of ann', 'bell has rung']);
    expect(table.eventTypes()).toEqual(['bell', 'ability-queued', 'ability-used']);
  });

  test('an ability that is not in play does nothing', () => {
    expect(
      rung(
        bellGame((engine) => [narrator(engine, 'echo')]),
        [],
      ).story,
    ).toEqual(['bell has rung']);
  });

  test('the condition is checked when the event happens, and an ability that misses it is never queued', () => {
    const game = bellGame((engine) => [
      narrator(engine, 'fan of bob', { when: (_state, self) => (self.event as { who: string }).who === 'bob' }),
    ]);
    const table = rung(game, [inPlay('fan of bob', 'ann')]);
    expect(table.eventTypes()).toEqual(['bell']);
    expect(play(game, { inPlay: [inPlay('fan of bob', 'ann')] }).picks('ann', 'ring twice').story).toEqual([
      'fan of bob of ann',
      'bell has rung',
    ]);
  });

  test('each event triggers the ability once', () => {
    const game = bellGame((engine) => [narrator(engine, 'echo')]);
    const table = play(game, { inPlay: [inPlay('echo', 'ann')] }).picks('ann', 'ring twice');
    expect(table.story).toEqual(['echo of ann', 'echo of ann', 'bell has rung']);
  });

  test('the ability sees the event that triggered it', () => {
    const game = bellGame((engine) => [
      narrator(engine, 'witness', {
        effect: (state, frame) => void state.story.push((frame.event as { who: string }).who),
      }),
    ]);
    expect(play(game, { inPlay: [inPlay('witness', 'ann')] }).picks('ann', 'ring twice').story).toEqual([
      'ann',
      'bob',
      'bell has rung',
    ]);
  });
});

describe('order', () => {
  const game = bellGame((engine) => [narrator(engine, 'a'), narrator(engine, 'b'), narrator(engine, 'c')]);

  test('the first player in player order comes first, whoever entered play first', () => {
    expect(rung(game, [inPlay('a', 'bob'), inPlay('b', 'ann')]).story).toEqual([
      'b of ann',
      'a of bob',
      'bell has rung',
    ]);
  });

  test('a player orders their own abilities, one at a time', () => {
    const table = rung(game, [inPlay('a', 'ann'), inPlay('b', 'ann'), inPlay('c', 'ann')]);
    expect(table.options).toEqual(['ann: order-ability a', 'ann: order-ability b', 'ann: order-ability c']);
    table.orders('ann', 'c');
    expect(table.options).toEqual(['ann: order-ability a', 'ann: order-ability b']);
    expect(table.orders('ann', 'b').story).toEqual(['c of ann', 'b of ann', 'a of ann', 'bell has rung']);
  });

  test('the second player orders theirs after the first player is done', () => {
    const table = rung(game, [inPlay('a', 'bob'), inPlay('b', 'bob'), inPlay('a', 'ann'), inPlay('c', 'ann')]);
    expect(table.options).toEqual(['ann: order-ability a', 'ann: order-ability c']);
    table.orders('ann', 'c');
    expect(table.options).toEqual(['bob: order-ability a', 'bob: order-ability b']);
    expect(table.orders('bob', 'b').story).toEqual(['c of ann', 'a of ann', 'b of bob', 'a of bob', 'bell has rung']);
  });

  test('copies on two pieces are told apart by their piece', () => {
    const table = rung(game, [inPlay('a', 'ann', 'left'), inPlay('a', 'ann', 'right')]);
    expect(table.options).toHaveLength(2);
    table.orders('ann', 'a', 'right');
    const queued = table.state.events.filter((event) => event.type === 'ability-queued');
    expect(queued.map((event) => 'source' in event && event.source)).toEqual(['right', 'left']);
  });

  test('two triggers of one copy need no ordering', () => {
    const table = play(game, { inPlay: [inPlay('a', 'ann')] }).picks('ann', 'ring twice');
    expect(table.story).toEqual(['a of ann', 'a of ann', 'bell has rung']);
  });

  test('a player who decides whose abilities come first is asked, and only where two players wait', () => {
    const chosen = bellGame((engine) => [narrator(engine, 'a'), narrator(engine, 'b')], { orderChosenBy: () => 'bob' });
    const table = rung(chosen, [inPlay('a', 'ann'), inPlay('b', 'bob')]);
    expect(table.asks).toBe('whose abilities come first');
    expect(table.options).toEqual(['bob: first ann', 'bob: first bob']);
    expect(table.does({ type: 'order-players', player: 'bob', first: 'bob' }).story).toEqual([
      'b of bob',
      'a of ann',
      'bell has rung',
    ]);
    expect(rung(chosen, [inPlay('a', 'ann')]).story).toEqual(['a of ann', 'bell has rung']);
  });

  test('after the players are put in order, each orders their own', () => {
    const chosen = bellGame((engine) => [narrator(engine, 'a'), narrator(engine, 'b')], { orderChosenBy: () => 'ann' });
    const table = rung(chosen, [inPlay('a', 'ann'), inPlay('b', 'ann'), inPlay('a', 'bob'), inPlay('b', 'bob')]);
    table.does({ type: 'order-players', player: 'ann', first: 'bob' });
    expect(table.options).toEqual(['bob: order-ability a', 'bob: order-ability b']);
    table.orders('bob', 'b').orders('ann', 'b');
    expect(table.story).toEqual(['b of bob', 'a of bob', 'b of ann', 'a of ann', 'bell has rung']);
  });
});

describe('abilities triggered by abilities', () => {
  const chain = (newAbilities: 'front' | 'back') =>
    bellGame(
      (engine) => [
        narrator(engine, 'knocker', {
          effect: (state, frame) => {
            state.story.push('knocker');
            engine.emit(state, knock(frame.controller));
          },
        }),
        narrator(engine, 'patient'),
        narrator(engine, 'door', { on: after('knock') }),
      ],
      { newAbilities },
    );
  const abilities = [inPlay('knocker', 'ann'), inPlay('patient', 'bob'), inPlay('door', 'ann')];

  test("policy 'front': a new ability resolves before whatever waits", () => {
    expect(rung(chain('front'), abilities).story).toEqual([
      'knocker',
      'door of ann',
      'patient of bob',
      'bell has rung',
    ]);
  });

  test("policy 'back': a new ability joins behind whatever waits", () => {
    expect(rung(chain('back'), abilities).story).toEqual(['knocker', 'patient of bob', 'door of ann', 'bell has rung']);
  });

  test('everything that waits can be looked at, the next one first', () => {
    const game = bellGame((engine) => [
      narrator(engine, 'ask me', { may: true }),
      narrator(engine, 'later'),
      narrator(engine, 'last'),
    ]);
    const table = rung(game, [inPlay('ask me', 'ann'), inPlay('later', 'bob'), inPlay('last', 'bob')]);
    expect(table.orders('bob', 'last').asks).toBe('ask me');
    expect(abilityQueue(table.state).map((each) => each.ability)).toEqual(['last', 'later']);
  });
});

describe("abilities 'before' an event", () => {
  const announced = (newAbilities: 'front' | 'back') =>
    tinyGame(
      (engine) => ({
        abilities: [
          narrator(engine, 'warning', { on: before('knock') }),
          narrator(engine, 'echo'),
          narrator(engine, 'answer', { on: after('knock') }),
          narrator(engine, 'loud', {
            effect: [
              engine.run('announce', [], (state) => engine.announce(state, knock('ann'))),
              engine.run('knock', [], (state) => {
                state.story.push('knock');
                engine.emit(state, knock('ann'));
              }),
            ],
          }),
        ],
        procedures: [
          engine.procedure('main', mainFields, [
            engine.run('ring', [], (state) => engine.emit(state, bell('ann'))),
            engine.ask(
              'stop',
              [],
              () => picks('ann', 'stop', ['stop']),
              () => undefined,
            ),
          ]),
        ],
      }),
      { newAbilities },
    );
  const abilities = [inPlay('loud', 'ann'), inPlay('echo', 'bob'), inPlay('warning', 'bob'), inPlay('answer', 'ann')];

  test('they interrupt even where new abilities join at the back', () => {
    expect(play(announced('back'), { inPlay: abilities }).story).toEqual([
      'warning of bob',
      'knock',
      'echo of bob',
      'answer of ann',
    ]);
  });

  test("with policy 'front' both come before what waits", () => {
    expect(play(announced('front'), { inPlay: abilities }).story).toEqual([
      'warning of bob',
      'knock',
      'answer of ann',
      'echo of bob',
    ]);
  });
});

describe('which abilities are told to be queued', () => {
  const queued = (newAbilities: 'front' | 'back', timing: typeof before): string[] => {
    const game = tinyGame(
      (engine) => ({
        abilities: [narrator(engine, 'warning', { on: timing('knock') })],
        procedures: [
          engine.procedure('main', mainFields, [
            engine.run('announce', [], (state) => engine.announce(state, knock('ann'))),
            engine.run('knock', [], (state) => engine.emit(state, knock('ann'))),
            engine.ask(
              'stop',
              [],
              () => picks('ann', 'stop', ['stop']),
              () => undefined,
            ),
          ]),
        ],
      }),
      { newAbilities },
    );
    return play(game, { inPlay: [inPlay('warning', 'bob')] }).eventTypes();
  };

  test("those 'after' an event, under both policies", () => {
    for (const policy of ['front', 'back'] as const)
      expect(queued(policy, after)).toEqual(['knock', 'ability-queued', 'ability-used']);
  });

  test("those 'before' it only where they join the queue: with policy 'back' they interrupt it", () => {
    expect(queued('front', before)).toEqual(['ability-queued', 'ability-used', 'knock']);
    expect(queued('back', before)).toEqual(['ability-used', 'knock']);
  });
});

test('every ordering question lists each answer once', () => {
  const game = bellGame((engine) => [narrator(engine, 'a'), narrator(engine, 'b')]);
  const table = play(game, { inPlay: [inPlay('a', 'ann'), inPlay('b', 'ann')] }).picks('ann', 'ring twice');
  expect(table.game.allLegalActions(table.state).actions.map(inWords)).toEqual([
    'ann: order-ability a',
    'ann: order-ability b',
  ]);
});

test('where the rulebook is silent, events and questions about abilities cite the rules of those abilities', () => {
  const game = bellGame((engine) => [narrator(engine, 'a', { may: true }), narrator(engine, 'b')], { rules: {} });
  const table = play(game, { inPlay: [inPlay('a', 'ann'), inPlay('b', 'ann')] }).picks('ann', 'ring');
  expect(table.game.decision(table.state).rules).toEqual(['tiny.a', 'tiny.b']);
  table.orders('ann', 'a');
  expect(table.state.events.filter((event) => event.type === 'ability-queued').map((event) => event.rules)).toEqual([
    ['tiny.a'],
    ['tiny.b'],
  ]);
  expect(table.game.decision(table.state).rules).toEqual(['tiny.a']);
  expect(table.game.whyNot(table.state, { type: 'pick', player: 'ann', pick: 'ring' })?.rules).toEqual(['tiny.a']);
  table.declines('ann', 'a');
  expect(table.state.events).toContainEqual(expect.objectContaining({ type: 'ability-declined', rules: ['tiny.a'] }));
});

describe('an ability that is queued tells what decides its place', () => {
  const told = (policy: 'front' | 'back', abilities: ReturnType<typeof inPlay>[], more = {}) => {
    const { state } = rung(
      bellGame((engine) => [narrator(engine, 'a'), narrator(engine, 'b'), narrator(engine, 'c')], {
        newAbilities: policy,
        rules: { order: ['tiny.order'], orderPlayers: ['tiny.order-players'], queue: ['tiny.queue'] },
        ...more,
      }),
      abilities,
    );
    return state.events.flatMap((event) =>
      event.type === 'ability-queued'
        ? [`${event.source}: ${event.because?.map(({ message }) => message).join(' ') ?? ''} [${event.rules.join()}]`]
        : [],
    );
  };

  test('that its player is the first, those of the other player after them', () => {
    expect(told('front', [inPlay('a', 'bob'), inPlay('b', 'ann')])).toEqual([
      "ann's piece: ann is the first player. [tiny.order-players,tiny.queue,tiny.b]",
      "bob's piece: after those of ann, the first player. [tiny.order-players,tiny.queue,tiny.a]",
    ]);
  });

  test('nothing, where only one player has abilities and one of them', () => {
    expect(told('front', [inPlay('a', 'ann')])).toEqual(["ann's piece:  [tiny.queue,tiny.a]"]);
    expect(told('front', [inPlay('a', 'bob')])).toEqual(["bob's piece:  [tiny.queue,tiny.a]"]);
  });

  test('where new abilities wait at the back, what its player puts it before', () => {
    const table = play(
      bellGame((engine) => [narrator(engine, 'a'), narrator(engine, 'b')], { newAbilities: 'back' }),
      {
        inPlay: [inPlay('a', 'ann'), inPlay('b', 'ann')],
      },
    );
    const queued = table
      .picks('ann', 'ring')
      .orders('ann', 'b')
      .state.events.flatMap((event) =>
        event.type === 'ability-queued' ? [[event.ability, event.because?.map(({ code }) => code)]] : [],
      );
    expect(queued).toEqual([
      ['b', ['put-before']],
      ['a', undefined],
    ]);
  });

  test('whoever the first player is', () => {
    const [first, second] = [inPlay('a', 'ann'), inPlay('b', 'bob')];
    expect(told('front', [first, second], { playerOrder: () => ['bob', 'ann'] })).toEqual([
      "bob's piece: bob is the first player. [tiny.order-players,tiny.queue,tiny.b]",
      "ann's piece: after those of bob, the first player. [tiny.order-players,tiny.queue,tiny.a]",
    ]);
  });

  test('two triggers of one ability: the second comes after the first', () => {
    const table = play(
      bellGame((engine) => [narrator(engine, 'a')]),
      { inPlay: [inPlay('a', 'ann')] },
    );
    const messages = table
      .picks('ann', 'ring twice')
      .state.events.flatMap((event) =>
        event.type === 'ability-queued' ? [(event.because ?? []).map(({ code, message }) => [code, message])] : [],
      );
    expect(messages).toEqual([[], [['after-own', 'after a.']]]);
  });

  test('what waits already is behind it, each named, by a rule of its own', () => {
    const abilities = (engine: TinyEngine) => [
      narrator(engine, 'knocker', { effect: (state) => engine.emit(state, knock('ann')) }),
      narrator(engine, 'patient'),
      narrator(engine, 'door', { on: after('knock') }),
    ];
    const rules = ['tiny.in-front'];
    const game = bellGame(abilities, { rules: { inFront: rules } });
    const table = rung(game, [inPlay('knocker', 'ann'), inPlay('patient', 'bob'), inPlay('door', 'ann')]);
    const doors = table.state.events.flatMap((event) =>
      event.type === 'ability-queued' && event.ability === 'door' ? [event.because] : [],
    );
    expect(doors).toMatchObject([[{ code: 'in-front', message: 'in front of patient.', rules }]]);
  });
});

test('each step about abilities cites what the policy names for it', () => {
  const { game } = bellGame(() => []);
  const cited = ['order abilities', 'ability queue', 'resolve ability'].map((name) =>
    game.procedures.find((each) => each.name === name)?.steps.map((step) => [step.name, ...step.rules]),
  );
  expect(cited).toEqual([
    [
      ['order players', 'tiny.order-players'],
      ['order abilities', 'tiny.order'],
      ['add the rest', 'tiny.order'],
      ['add to the queue', 'tiny.queue'],
    ],
    [['resolve the next ability', 'tiny.queue']],
    [
      ['check that it can resolve', 'tiny.skip'],
      // Whether it may be declined is the ability's business: the question cites it.
      ['use or decline'],
      ['pay costs and resolve', 'tiny.skip'],
    ],
  ]);
});
