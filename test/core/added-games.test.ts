/** A game with added abilities: each of its functions runs within its own tables, its states name what was added, and only such a game goes on from them. */
import * as E from 'fp-ts/lib/Either';
import { after, NotAState, question, reason, type GameEvent, type Region } from '../../src/core';
import { hasAdded, withAddedOf } from '../../src/core/engine/adding';
import { heardBy } from '../../src/core/engine/listener';
import {
  inPlay,
  mainFields,
  picks,
  type Place,
  play,
  type TinyGame,
  tinyGame,
  type TinyState,
} from '../helpers/tiny-game';

/** Ann may place herself where she may fly to, or walk. */
const sky = tinyGame((engine) => {
  const regionOf = (state: TinyState): Region<Place> => {
    const canFly = (): boolean => engine.permitted(state, 'fly', 'ann');
    return {
      type: 'place',
      contains: () => (canFly() ? null : reason('no-wings', 'No wings.', ['tiny.wings'])),
      sample: (next) => ({ type: 'place', player: 'ann', at: canFly() ? 10 + next(3) : next(3) }),
    };
  };
  return {
    cards: ['feather', 'stone'],
    procedures: [
      engine.procedure('main', mainFields, [
        engine.ask(
          'where',
          ['tiny.where'],
          (state) => ({ ...question('ann', 'where', []), region: regionOf(state) }),
          (state, _frame, action: Place) => {
            state.story.push(`at ${action.at}`);
            engine.emit(state, { type: 'bell', rules: ['tiny.bell'], who: 'ann' });
          },
        ),
        engine.ask(
          'walk',
          [],
          () => picks('ann', 'walk', ['on']),
          () => undefined,
        ),
      ]),
    ],
  };
});
const { ability } = sky.engine;
const wings = ability({ id: 'wings', card: 'feather', rules: ['tiny.wings'], permits: { fly: () => true } });
const echo = ability({
  id: 'echo',
  card: 'stone',
  rules: ['tiny.echo'],
  on: after('bell'),
  effect: (state) => void state.story.push('echo'),
});
const winged = sky.game.with({ abilities: [wings, echo] });
const begun = (game: TinyGame): TinyState =>
  play({ game }, { inPlay: [inPlay('wings', 'ann'), inPlay('echo', 'ann')] }).state;
const at: Place = { type: 'place', player: 'ann', at: 3 };

test('what it hands out runs within its tables, too: a region, its samples, its question', () => {
  for (const [game, can] of [
    [winged, true],
    [sky.game, false],
  ] as const) {
    const state = begun(game);
    const legal = game.allLegalActions(state);
    if (legal.kind !== 'region') throw new Error('no region');
    expect([legal.contains(at), (legal.sample(1) as Place).at >= 10]).toEqual([can, can]);
    const contained = game.question(state)?.region?.contains(at);
    expect(contained?.code).toBe(can ? undefined : 'no-wings');
    expect(E.isRight(game.reduce(state, at))).toBe(can);
    expect(game.whyNot(state, at)?.code).toBe(can ? undefined : 'no-wings');
  }
});

test('where nothing is asked about a region, actions are a list and questions have none', () => {
  const { state } = play({ game: winged }, { inPlay: [inPlay('wings', 'ann')] }).does(at);
  expect(winged.allLegalActions(state)).toMatchObject({
    kind: 'finite',
    actions: [{ type: 'pick', player: 'ann', pick: 'on' }],
  });
  expect(winged.question(state)).not.toHaveProperty('region');
  expect(winged.question({ ...state, stack: [] })).toBeNull();
});

test('its abilities and their rules are listed behind those of the game, and named in their order', () => {
  expect(winged.added).toEqual(['echo', 'wings']);
  expect(winged.abilities).toEqual([
    { id: 'wings', card: 'feather', rules: ['tiny.wings'] },
    { id: 'echo', card: 'stone', rules: ['tiny.echo'] },
  ]);
  const twice = sky.game.with({ abilities: [wings] }).with({ abilities: [echo] });
  expect(twice.added).toEqual(['echo', 'wings']);
  expect(E.isRight(twice.reduce(begun(winged), at))).toBe(true);
  expect(() => (winged.added as string[]).push('x')).toThrow(TypeError);
  expect([sky.game.added, sky.game.abilities]).toEqual([[], []]);
});

describe('its states name what was added', () => {
  const state = begun(winged);

  test('and keep it from action to action; views do not show it', () => {
    expect(state.added).toEqual(['echo', 'wings']);
    const next = winged.reduce(state, at);
    expect(E.isRight(next) && [next.right.state.added, next.right.state.story]).toEqual([
      ['echo', 'wings'],
      ['at 3', 'echo'],
    ]);
    expect(winged.view(state, 'ann')).not.toHaveProperty('added');
    expect(begun(sky.game)).not.toHaveProperty('added');
  });

  test('a game without one of them refuses them, and says which are missing', () => {
    const some = sky.game.with({ abilities: [wings] });
    const missing = (names: string[]) => ({
      left: { code: 'missing-abilities', facts: { missing: names }, path: ['added'] },
    });
    expect(sky.game.load(state)).toMatchObject(missing(['echo', 'wings']));
    expect(some.load(state)).toMatchObject(missing(['echo']));
    expect(E.isRight(winged.load(state))).toBe(true);
  });

  test('a state of another of these games is loaded before it is played on', () => {
    const some = sky.game.with({ abilities: [wings] });
    for (const [game, other] of [
      [winged, begun(sky.game)],
      [winged, begun(some)],
    ] as const) {
      expect(() => game.decision(other)).toThrow(NotAState);
      expect(game.reduce(other, at)).toMatchObject({ left: { code: 'not-a-state', facts: { code: 'not-loaded' } } });
      const loaded = game.load(other);
      expect(E.isRight(loaded) && game.decision(loaded.right).asks).toBe('where');
    }
  });

  test('the same ones, all of them', () => {
    const of = (added?: string[]) => ({ ...state, ...(added ? { added } : { added: undefined }) }) as TinyState;
    const cases: [string[] | undefined, string[] | undefined, boolean][] = [
      [undefined, undefined, true],
      [undefined, ['a'], false],
      [['a'], undefined, false],
      [['a', 'b'], ['a', 'b'], true],
      [['a', 'b'], ['a', 'c'], false],
      [['a', 'b'], ['c', 'b'], false],
      [['a'], ['a', 'b'], false],
      [['a', 'b'], ['a'], false],
    ];
    for (const [has, wanted, is] of cases) expect([has, wanted, hasAdded(of(has), wanted)]).toEqual([has, wanted, is]);
  });
});

describe('who listens hears each event as it happens', () => {
  const heard = (run: (listen: (event: GameEvent, state: TinyState) => void) => unknown): string[] => {
    const all: string[] = [];
    run((event, state) => void all.push(`${event.type} after ${state.story.join()}`));
    return all;
  };
  const state = begun(winged);
  const told = ['bell after at 3', 'ability-queued after at 3', 'ability-used after at 3'];

  test('in the midst of the change, and only of what was asked to be heard', () => {
    expect(heard((listen) => winged.reduce(state, at, listen as never))).toEqual(told);
    expect(heard(() => winged.reduce(state, at))).toEqual([]);
    expect(heard((listen) => [winged.reduce(state, at, listen as never), winged.reduce(state, at)])).toEqual(told);
    for (const none of [null, {}, 'x']) expect(E.isRight(winged.reduce(state, at, none as never))).toBe(true);
  });

  test('another who listened before hears what follows', () => {
    const heardLater = heard((listen) =>
      heardBy(listen as never, () => {
        winged.reduce(state, at, () => undefined);
        expect(() => winged.reduce(state, at, () => { throw new Error('no'); })).toThrow('no'); // prettier-ignore
        winged.play(winged.copy(state), at);
      }),
    );
    expect(heardLater).toEqual(told);
  });

  test('of the beginning, too', () => {
    const rings = tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.run('ring', [], (of) => engine.emit(of, { type: 'bell', rules: [], who: 'ann' })),
          engine.ask(
            'stop',
            [],
            () => picks('ann', 'stop', ['stop']),
            () => undefined,
          ),
        ]),
      ],
    }));
    const setup = { numbers: {}, inPlay: [] };
    for (const enter of [rings.game.begin, rings.game.resume])
      expect(heard((listen) => enter(setup, { mode: 'manual' }, listen as never))).toEqual(['bell after ']);
  });

  test("words of files ask the library's own game of a state with added abilities while that game's tables stand in", () => {
    const state = begun(winged);
    expect(() => sky.game.question(state)).toThrow(NotAState);
    const { asks, region } = withAddedOf(winged, () => sky.game.question(state)) ?? {};
    expect(asks).toBe('where');
    expect(withAddedOf(winged, () => region?.contains(at))).toBeNull();
    expect(() => withAddedOf(winged, () => sky.game.question(begun(sky.game)))).toThrow(NotAState);
    expect(() => sky.game.question(begun(winged))).toThrow(NotAState);
  });
});
