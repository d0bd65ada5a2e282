/** How a queued ability resolves: optional, with choices and costs, unable, limited; and the cards that carry it. */
import { allowed, reason, refused, type QueuePolicy } from '../../src/core';
import {
  inPlay,
  mainFields,
  picks,
  play,
  tells,
  type TinyAction,
  tinyGame,
  type TinyState,
} from '../helpers/tiny-game';
import { type AbilityOf, bell, bellGame, narrator, rung } from './bells';

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

  test('of a condition the part that must still hold is asked again as the ability would resolve; the rest is not', () => {
    const game = bellGame((engine) => [
      narrator(engine, 'thief', { effect: (state) => void (state.numbers['open'] = 0) }),
      narrator(engine, 'guest', { may: true, still: (state) => state.numbers['open'] === 1 }),
      narrator(engine, 'ghost', { when: (state) => state.numbers['open'] === 1 }),
    ]);
    const abilities = [inPlay('thief', 'ann'), inPlay('guest', 'bob'), inPlay('ghost', 'bob')];
    const shut = rung(game, abilities, { open: 0 });
    expect(shut.eventTypes()).not.toContain('ability-skipped');
    const table = rung(game, abilities, { open: 1 });
    table.orders('bob', 'guest');
    expect(table.state.events.filter(({ type }) => type === 'ability-skipped')).toMatchObject([
      { ability: 'guest', code: 'no-longer' },
    ]);
    expect(table.story).toContain('ghost of bob');
  });

  test('using an optional ability resolves it', () => {
    const game = bellGame((engine) => [narrator(engine, 'gift', { may: true })]);
    expect(rung(game, [inPlay('gift', 'bob')]).uses('bob', 'gift').story).toEqual(['gift of bob', 'bell has rung']);
  });

  const chooser = (more: Partial<AbilityOf> = {}, rules: QueuePolicy<TinyState>['rules'] = {}) =>
    bellGame(
      (engine) => [
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
      ],
      { rules },
    );

  test('a mandatory ability with a choice asks for it and nothing else', () => {
    const table = rung(chooser(), [inPlay('point', 'ann')]);
    expect(table.options).toEqual(['ann: choose left for point', 'ann: choose right for point']);
    expect(table.chooses('ann', 'point', 'right').story).toEqual(['points right', 'bell has rung']);
  });

  test('whether it may be declined cites the rule that says so, and a mandatory one is not declined by the rule of those', () => {
    const asked = (more: Partial<AbilityOf>) => {
      const { game, state } = rung(chooser({ ...more }, { may: ['tiny.may'], must: ['tiny.must'] }), [
        inPlay('point', 'ann'),
      ]);
      const { rules } = game.decision(state);
      const no = game.whyNot(state, { type: 'decline', player: 'ann', ability: 'point', source: "ann's piece" });
      return { rules, no: no && [no.code, ...no.rules] };
    };
    expect(asked({ may: true })).toEqual({ rules: ['tiny.may', 'tiny.point'], no: null });
    expect(asked({})).toEqual({ rules: ['tiny.must', 'tiny.point'], no: ['mandatory', 'tiny.must', 'tiny.point'] });
    const nothing = { choose: () => [allowed('left'), allowed(null)] };
    expect(asked(nothing)).toEqual({ rules: ['tiny.point'], no: ['not-offered', 'tiny.point'] });
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
        engine.procedure('main', mainFields, [
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
      engine.procedure('main', mainFields, [
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
