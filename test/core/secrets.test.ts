/** Secret choices of several players: made at the same time, in any order, and known to nobody else until they are told. */
import { allowed, questionTogether, refused, reason, type Candidate, type PlayerId } from '../../src/core';
import { mainFields, type Pick, picks, play, tinyGame, type TinyState } from '../helpers/tiny-game';

const PLAYERS = ['ann', 'bob'];
const DIALS = [1, 2, 3];

/** Both set a dial and say 'done'; who sets another is not done any more. Then the dials are told. */
const dials = tinyGame((engine) => ({
  procedures: [
    engine.procedure('main', mainFields, [
      engine.ask(
        'set dials',
        ['tiny.dials'],
        (_state, frame) =>
          questionTogether<Candidate<Pick>>(PLAYERS, frame.voted ?? [], 'set dials', (player, isDone) => [
            DIALS.map((dial) => allowed({ type: 'pick', player, pick: String(dial) })),
            isDone ? [] : [allowed({ type: 'pick', player, pick: 'done' })],
          ]),
        (state, frame, { player, pick }): 'again' => {
          const others = (frame.voted ?? []).filter((each) => each !== player);
          frame.voted = pick === 'done' ? [...others, player] : others;
          if (pick !== 'done') state.numbers[player] = Number(pick);
          return 'again';
        },
      ),
      engine.run('tell', ['tiny.dials'], (state) => {
        state.story.push(...PLAYERS.map((player) => `${player} ${state.numbers[player]}`));
      }),
      engine.ask(
        'stop',
        [],
        () => picks('ann', 'stop', ['stop']),
        () => undefined,
      ),
    ]),
  ],
  secrets: ({ numbers, story }) =>
    story.length > 0 ? [] : Object.keys(numbers).map((owner) => ({ owner, at: ['numbers', owner], among: DIALS })),
}));
const set = () => play(dials).picks('ann', '2').picks('bob', '3');
const numbers = (state: TinyState, viewer: PlayerId): unknown => dials.game.view(state, viewer).numbers;

describe('choosing at the same time', () => {
  test('all may choose, in any order, until all are done', () => {
    const table = play(dials);
    expect(dials.game.decision(table.state).by).toEqual(PLAYERS);
    table.picks('bob', '1').picks('ann', '2').picks('bob', 'done');
    expect(dials.game.decision(table.state)).toMatchObject({ asks: 'set dials', by: PLAYERS });
    expect(table.refusal({ type: 'pick', player: 'bob', pick: 'done' })).toBe('not-offered');
    expect(table.picks('ann', 'done').story).toEqual(['ann 2', 'bob 1']);
  });

  test('who is done may take it back as long as another is not', () => {
    const table = set().picks('ann', 'done').picks('ann', '1').picks('bob', 'done');
    expect(table.asks).toBe('set dials');
    expect(table.picks('ann', 'done').story).toEqual(['ann 1', 'bob 3']);
  });

  test('those who have nothing to choose are not asked; a choice that a rule takes away is one', () => {
    const asked = (done: readonly string[], having: readonly string[]) =>
      questionTogether<Candidate<Pick>>(PLAYERS, done, 'choose', (player) =>
        having.includes(player) ? [[allowed({ type: 'pick', player, pick: 'x' })]] : [],
      );
    expect(asked([], ['bob'])).toMatchObject({ by: ['bob'], candidates: [{ action: { player: 'bob' } }] });
    expect(asked([], [])).toBeNull();
    expect(asked(PLAYERS, PLAYERS)).toBeNull();
    const why = reason('no-dial', 'It gets no dial.', ['tiny.dials']);
    const none = questionTogether<Candidate<Pick>>(['ann'], [], 'choose', (player) => [
      [refused({ type: 'pick', player, pick: 'x' }, why)],
    ]);
    expect(none).toMatchObject({ by: ['ann'], candidates: [{ not: { code: 'no-dial' } }] });
    const both = questionTogether<Candidate<Pick>>(PLAYERS, [], 'choose', (player) => [
      [
        player === 'ann'
          ? refused({ type: 'pick', player, pick: 'x' }, why)
          : allowed({ type: 'pick', player, pick: 'x' }),
      ],
    ]);
    expect(both).toMatchObject({ by: ['bob'], candidates: [{ not: { code: 'no-dial' } }, { not: null }] });
  });
});

describe('what is not yet told', () => {
  test('is known to its owner and to whoever sees everything; that it is there is public', () => {
    const { state } = set();
    expect(numbers(state, 'ann')).toEqual({ ann: 2, bob: null });
    expect(numbers(state, 'bob')).toEqual({ ann: null, bob: 3 });
    expect(numbers(state, 'spectator')).toEqual({ ann: null, bob: null });
    expect(numbers(state, 'judge')).toEqual({ ann: null, bob: null });
    expect(dials.game.viewOfEverything(state).numbers).toEqual({ ann: 2, bob: 3 });
    expect(state.numbers).toEqual({ ann: 2, bob: 3 });
  });

  test("is everybody's once it has been told", () => {
    const { state } = set().picks('ann', 'done').picks('bob', 'done');
    expect(numbers(state, 'spectator')).toEqual({ ann: 2, bob: 3 });
  });

  test('dealt anew it may be anything that the viewer thinks possible, and looks the same to them', () => {
    const { state } = set();
    const dealt = Array.from({ length: 40 }, (_, seed) => dials.game.resample(state, 'ann', seed * 7919));
    expect(new Set(dealt.map((each) => each.numbers['bob']))).toEqual(new Set(DIALS));
    expect(new Set(dealt.map((each) => each.numbers['ann']))).toEqual(new Set([2]));
    for (const each of dealt) expect(dials.game.view(each, 'ann')).toEqual(dials.game.view(state, 'ann'));
    expect(dials.game.reseed(state, 5).numbers).toEqual({ ann: 2, bob: 3 });
    expect(state.numbers).toEqual({ ann: 2, bob: 3 });
  });

  test('in a list it leaves the list as long as it is, and the others in it', () => {
    const game = tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.ask(
            'stop',
            [],
            () => picks('ann', 'stop', ['stop']),
            () => undefined,
          ),
        ]),
      ],
      secrets: () => [
        { owner: 'ann', at: ['story', 1], among: ['left', 'right'] },
        { owner: 'bob', at: ['story', 2], among: [] },
      ],
    }));
    const state: TinyState = { ...play(game).state, story: ['first', 'left', 'third'] };
    expect(game.game.view(state, 'bob').story).toEqual(['first', null, 'third']);
    expect(game.game.view(state, 'ann').story).toEqual(['first', 'left', null]);
    // Of what may be nothing else there is nothing to deal.
    expect(game.game.resample(state, 'ann', 1).story).toEqual(['first', 'left', 'third']);
  });
});
