/** The ability queue under both policies: who orders what, where new abilities join, what is skipped, declined, chosen or limited. */
import {
  after,
  allowed,
  before,
  reason,
  refused,
  abilityQueue,
  type AnyAbility,
  type QueuePolicy,
} from '../../src/core';
import {
  inPlay,
  inWords,
  picks,
  play,
  tells,
  tinyGame,
  type Table,
  type TinyAction,
  type TinyEngine,
  type TinyEvent,
  type Tiny,
  type TinyState,
} from '../helpers/tiny-game';

type AbilityOf = AnyAbility<Tiny>;

const bell = (who: string): TinyEvent => ({ type: 'bell', rules: ['tiny.bell'], who });
const knock = (who: string): TinyEvent => ({ type: 'knock', rules: ['tiny.knock'], who });

/** Ann's bell rings when she says so; abilities listen. Each ability tells its name and piece. */
function bellGame(
  abilities: (engine: TinyEngine) => AbilityOf[],
  policy: Partial<QueuePolicy<TinyState>> = {},
): ReturnType<typeof tinyGame> {
  return tinyGame(
    (engine) => ({
      abilities: abilities(engine),
      procedures: [
        engine.procedure('main', [
          engine.ask(
            'ring',
            [],
            () => picks('ann', 'ring', ['ring', 'ring twice']),
            (state, _frame, action) => {
              engine.emit(state, bell('ann'));
              if (action.pick === 'ring twice') engine.emit(state, bell('bob'));
            },
          ),
          tells(engine, 'bell has rung'),
          engine.ask(
            'stop',
            [],
            () => picks('ann', 'stop', ['again', 'stop']),
            (_state, frame, action) => {
              if (action.pick === 'again') engine.goTo(frame, 'ring');
            },
          ),
        ]),
      ],
    }),
    policy,
  );
}

const narrator = (engine: TinyEngine, id: string, more: Partial<AbilityOf> = {}): AbilityOf =>
  engine.ability({
    id,
    rules: [`tiny.${id}`],
    on: after('bell'),
    effect: (state, frame) => void state.story.push(`${id} of ${frame.controller}`),
    ...more,
  });

const rung = (game: ReturnType<typeof tinyGame>, abilities: ReturnType<typeof inPlay>[], numbers = {}): Table =>
  play(game, { inPlay: abilities, numbers }).picks('ann', 'ring');

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
          engine.procedure('main', [
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
          engine.procedure('main', [
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

describe('optional, chosen, unable, limited', () => {
  test('an optional ability asks its controller, who may decline', () => {
    const game = bellGame((engine) => [narrator(engine, 'gift', { may: true })]);
    const table = rung(game, [inPlay('gift', 'bob')]);
    expect(table.options).toEqual(['bob: use-ability gift', 'bob: decline gift']);
    expect(table.refusal({ type: 'decline', player: 'ann', ability: 'gift', source: "bob's piece" })).toBe(
      'not-offered',
    );
    table.declines('bob', 'gift');
    expect(table.story).toEqual(['bell has rung']);
    expect(table.eventTypes()).toEqual(['ability-declined']);
  });

  test('using an optional ability resolves it', () => {
    const game = bellGame((engine) => [narrator(engine, 'gift', { may: true })]);
    expect(rung(game, [inPlay('gift', 'bob')]).uses('bob', 'gift').story).toEqual(['gift of bob', 'bell has rung']);
  });

  const chooser = (more: Partial<AbilityOf> = {}) =>
    bellGame((engine) => [
      narrator(engine, 'point', {
        choose: (state) => [
          allowed('left'),
          state.numbers['closed'] === 1
            ? refused('right', reason('closed', 'That way is closed.', ['tiny.closed']))
            : allowed('right'),
        ],
        effect: (state, frame) => void state.story.push(`points ${String(frame.chosen)}`),
        ...more,
      }),
    ]);

  test('a mandatory ability with a choice asks for it and nothing else', () => {
    const table = rung(chooser(), [inPlay('point', 'ann')]);
    expect(table.options).toEqual(['ann: choose left for point', 'ann: choose right for point']);
    expect(table.chooses('ann', 'point', 'right').story).toEqual(['points right', 'bell has rung']);
  });

  test('an optional ability with a choice asks once: choose or decline', () => {
    const table = rung(chooser({ may: true }), [inPlay('point', 'ann')]);
    expect(table.options).toEqual(['ann: choose left for point', 'ann: choose right for point', 'ann: decline point']);
    expect(table.declines('ann', 'point').story).toEqual(['bell has rung']);
  });

  test('a choice that a rule took away is rejected with that rule', () => {
    const table = rung(chooser(), [inPlay('point', 'ann')], { closed: 1 });
    expect(table.options).toEqual(['ann: choose left for point']);
    const choice: TinyAction = {
      type: 'choose',
      player: 'ann',
      ability: 'point',
      source: "ann's piece",
      chosen: 'right',
    };
    expect(table.refusal(choice)).toBe('closed');
    expect(table.game.whyNot(table.state, choice)?.rules).toContain('tiny.closed');
  });

  test('an ability whose every choice is taken away is skipped with the reason', () => {
    const game = bellGame((engine) => [
      narrator(engine, 'point', { choose: () => [refused('left', reason('closed', 'Closed.', ['tiny.closed']))] }),
    ]);
    const table = rung(game, [inPlay('point', 'ann')]);
    expect(table.story).toEqual(['bell has rung']);
    expect(table.state.events).toContainEqual(
      expect.objectContaining({
        type: 'ability-skipped',
        ability: 'point',
        code: 'closed',
        rules: ['tiny.closed', 'tiny.skip', 'tiny.point'],
      }),
    );
  });

  test('an ability with nothing at all to choose is skipped', () => {
    const game = bellGame((engine) => [narrator(engine, 'point', { choose: () => [] })]);
    expect(rung(game, [inPlay('point', 'ann')]).state.events).toContainEqual(
      expect.objectContaining({ type: 'ability-skipped', code: 'nothing-to-choose' }),
    );
  });

  test('whether an ability can do anything is checked when it would resolve, not when it triggers', () => {
    const game = bellGame((engine) => [
      narrator(engine, 'eat', {
        unable: (state) =>
          (state.numbers['cake'] ?? 0) > 0 ? null : reason('no-cake', 'The cake is gone.', ['tiny.cake']),
        effect: (state, frame) => {
          state.numbers['cake'] = (state.numbers['cake'] ?? 0) - 1;
          state.story.push(`${frame.controller} eats`);
        },
      }),
    ]);
    const table = rung(game, [inPlay('eat', 'ann'), inPlay('eat', 'bob')], { cake: 1 });
    expect(table.story).toEqual(['ann eats', 'bell has rung']);
    expect(table.eventTypes().filter((type) => type === 'ability-queued')).toHaveLength(2);
    expect(table.state.events).toContainEqual(
      expect.objectContaining({ type: 'ability-skipped', player: 'bob', code: 'no-cake' }),
    );
  });

  test('a cost is paid before the effect, and only if it can be paid', () => {
    const game = bellGame((engine) => [
      narrator(engine, 'bribe', {
        cost: {
          cannot: (state) =>
            (state.numbers['coins'] ?? 0) > 0 ? null : reason('no-coins', 'No coins.', ['tiny.coins']),
          pay: (state) => void (state.numbers['coins'] = (state.numbers['coins'] ?? 0) - 1),
        },
        effect: (state) => void state.story.push(`bribed, ${String(state.numbers['coins'])} left`),
      }),
    ]);
    expect(rung(game, [inPlay('bribe', 'ann')], { coins: 2 }).story).toEqual(['bribed, 1 left', 'bell has rung']);
    const poor = rung(game, [inPlay('bribe', 'ann')], { coins: 0 });
    expect(poor.story).toEqual(['bell has rung']);
    expect(poor.state.numbers).toEqual({ coins: 0 });
    expect(poor.eventTypes()).toContain('ability-skipped');
  });

  test('declining costs nothing', () => {
    const game = bellGame((engine) => [
      narrator(engine, 'bribe', {
        may: true,
        cost: { cannot: () => null, pay: (state) => void (state.numbers['coins'] = 0) },
      }),
    ]);
    expect(rung(game, [inPlay('bribe', 'ann')], { coins: 2 }).declines('ann', 'bribe').state.numbers).toEqual({
      coins: 2,
    });
  });

  const limited = (times: number) =>
    bellGame((engine) => [narrator(engine, 'echo', { limit: { per: 'round', times } })]);

  test('a limited ability is skipped when its uses of the span are spent', () => {
    const table = play(limited(1), { inPlay: [inPlay('echo', 'ann')] }).picks('ann', 'ring twice');
    expect(table.story).toEqual(['echo of ann', 'bell has rung']);
    expect(table.state.events).toContainEqual(
      expect.objectContaining({
        type: 'ability-skipped',
        code: 'limit-reached',
        rules: ['tiny.limit', 'tiny.echo', 'tiny.skip'],
      }),
    );
    expect(play(limited(2), { inPlay: [inPlay('echo', 'ann')] }).picks('ann', 'ring twice').story).toHaveLength(3);
  });

  test('each copy counts its own uses', () => {
    const table = rung(limited(1), [inPlay('echo', 'ann'), inPlay('echo', 'bob')]);
    expect(table.story).toEqual(['echo of ann', 'echo of bob', 'bell has rung']);
  });

  test('uses are forgotten when their span ends, and only those of that span', () => {
    const game = tinyGame((engine) => ({
      abilities: [
        narrator(engine, 'daily', { limit: { per: 'day', times: 1 } }),
        narrator(engine, 'yearly', { limit: { per: 'year', times: 1 } }),
      ],
      procedures: [
        engine.procedure('main', [
          engine.run('ring', [], (state) => engine.emit(state, bell('ann'))),
          engine.run('night', [], () => undefined, { ends: 'day' }),
          engine.run('ring', [], (state) => engine.emit(state, bell('ann'))),
          engine.ask(
            'stop',
            [],
            () => picks('ann', 'stop', ['stop']),
            () => undefined,
          ),
        ]),
      ],
    }));
    expect(play(game, { inPlay: [inPlay('daily', 'ann'), inPlay('yearly', 'bob')] }).story).toEqual([
      'daily of ann',
      'yearly of bob',
      'daily of ann',
    ]);
  });

  test('declining does not use up the limit', () => {
    const game = bellGame((engine) => [narrator(engine, 'gift', { may: true, limit: { per: 'game', times: 1 } })]);
    const table = rung(game, [inPlay('gift', 'ann')]).declines('ann', 'gift');
    expect(table.picks('ann', 'again').picks('ann', 'ring').options).toContain('ann: use-ability gift');
  });

  const leaving = (lasting: boolean) =>
    bellGame((engine) => [
      narrator(engine, 'a leaver', {
        effect: (state) => {
          engine.takeOutOfPlay(state, "ann's piece");
          state.story.push('left');
        },
      }),
      narrator(engine, 'ghost', lasting ? { lasting: true } : {}),
    ]);

  test.each([
    ['is skipped', false, ['left', 'bell has rung']],
    ['stays when it is lasting', true, ['left', 'ghost of ann', 'bell has rung']],
  ])('a queued ability whose piece has left play %s', (_what, lasting, story) => {
    const table = rung(leaving(lasting), [inPlay('a leaver', 'ann'), inPlay('ghost', 'ann')]).orders('ann', 'a leaver');
    expect(table.story).toEqual(story);
  });

  test('an ability may ask questions in its middle, and what it triggered there waits for its turn', () => {
    const game = bellGame((engine) => [
      narrator(engine, 'talk', {
        effect: [
          engine.ask(
            'which',
            ['tiny.talk'],
            () => picks('bob', 'which', ['yes', 'no']),
            (state, _frame, action) => {
              state.story.push(`bob says ${action.pick}`);
            },
          ),
          tells(engine, 'talk over'),
        ],
      }),
    ]);
    const table = rung(game, [inPlay('talk', 'ann')]);
    expect(table.game.decision(table.state).within).toEqual([
      'main',
      'ability queue',
      'resolve ability',
      'ability talk',
    ]);
    expect(table.picks('bob', 'no').story).toEqual(['bob says no', 'talk over', 'bell has rung']);
  });
});

describe('cards', () => {
  const game = tinyGame((engine) => ({
    abilities: [narrator(engine, 'clown-laugh', { card: 'clown' }), narrator(engine, 'clown-cry', { card: 'clown' })],
    procedures: [
      engine.procedure('main', [
        engine.run('join', [], (state) => engine.bringIntoPlay(state, 'clown', 'tent', 'bob')),
        engine.ask(
          'stop',
          [],
          () => picks('ann', 'stop', ['leave']),
          (state) => engine.takeOutOfPlay(state, 'tent'),
        ),
        engine.ask(
          'end',
          [],
          () => picks('ann', 'end', ['end']),
          () => undefined,
        ),
      ]),
    ],
  }));

  test('a card brings all its abilities into play and takes them all out', () => {
    const table = play(game, { inPlay: [inPlay('clown-cry', 'ann', 'street')] });
    expect(table.state.inPlay.map((each) => `${each.ability} ${each.source} ${each.controller}`)).toEqual([
      'clown-cry street ann',
      'clown-laugh tent bob',
      'clown-cry tent bob',
    ]);
    table.picks('ann', 'leave');
    expect(table.state.inPlay.map((each) => each.source)).toEqual(['street']);
  });

  test('the registry knows which cards are adjudicated, and lists its abilities with their cards', () => {
    expect(game.engine.adjudicated('clown')).toBe(true);
    expect(game.engine.adjudicated('lion')).toBe(false);
    expect(game.game.abilities).toEqual([
      { id: 'clown-laugh', card: 'clown', rules: ['tiny.clown-laugh'] },
      { id: 'clown-cry', card: 'clown', rules: ['tiny.clown-cry'] },
    ]);
  });

  test('two abilities of one id are refused when the game is put together', () => {
    expect(() =>
      tinyGame((engine) => ({ abilities: [narrator(engine, 'x'), narrator(engine, 'x')], procedures: [] })),
    ).toThrow('two abilities are called x');
  });
});

test('every ordering question lists each answer once', () => {
  const game = bellGame((engine) => [narrator(engine, 'a'), narrator(engine, 'b')]);
  const table = play(game, { inPlay: [inPlay('a', 'ann'), inPlay('b', 'ann')] }).picks('ann', 'ring twice');
  expect(table.game.legalActions(table.state).actions.map(inWords)).toEqual([
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
      ['use or decline', 'tiny.may'],
      ['pay costs and resolve', 'tiny.skip'],
    ],
  ]);
});
