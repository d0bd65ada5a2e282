/** The policy that looks ahead: small games that can be counted by hand, and whole ones against players who answer at random. */
import {
  fromOutside,
  MalformedInput,
  rollQuestion,
  type AnyGame,
  type CoreState,
  type DieKind,
  type PlayerId,
} from '../../src/core';
import { destiny, type DestinyState } from '../../src/destiny';
import { miniatures, type MiniaturesState, type StatCard } from '../../src/miniatures';
import { best, integersFrom, playout, randomPolicy, type BestOptions } from '../../src/play';
import { right } from '../odds/by-hand';
import { mainFields, picks, play, type Tiny, tinyGame, type TinyState } from '../helpers/tiny-game';

const SIX: DieKind = { name: 'six', faces: { '1': 1, '2': 1, '3': 1, '4': 1, '5': 1, '6': 1 } };
const points = (state: TinyState, player: PlayerId): number =>
  (player === 'ann' ? 1 : -1) * (state.numbers['points'] ?? 0);

/** Ann takes so many points for sure, or what a die shows. */
const gamble = (sure: number) =>
  tinyGame(({ procedure, ask }) => ({
    procedures: [
      procedure('main', mainFields, [
        ask(
          'pick',
          [],
          () => picks('ann', 'pick', ['sure', 'die']),
          (state, _frame, { pick }) => void (state.numbers['points'] = pick === 'sure' ? sure : -1),
        ),
        ask(
          'roll',
          [],
          (state) => (state.numbers['points'] === -1 ? rollQuestion(SIX, 1, 'one die') : null),
          (state, _frame, { faces }) => void (state.numbers['points'] = Number(faces[0])),
        ),
      ]),
    ],
  }));

/** Ann takes 5, of which bob may take 4 away, or 2. */
const taken = tinyGame(({ procedure, ask }) => ({
  procedures: [
    procedure('main', mainFields, [
      ask(
        'pick',
        [],
        () => picks('ann', 'pick', ['two', 'five']),
        (state, _frame, { pick }) => void (state.numbers['points'] = pick === 'five' ? 5 : 2),
      ),
      ask(
        'take',
        [],
        (state) => (state.numbers['points'] === 5 ? picks('bob', 'take', ['leave', 'take']) : null),
        (state, _frame, { pick }) => {
          if (pick === 'take') state.numbers['points'] = 1;
        },
      ),
    ]),
  ],
}));

function picked(tiny: ReturnType<typeof tinyGame>, options: BestOptions<Tiny> = {}): string | undefined {
  const { game } = tiny;
  const { state } = play(tiny);
  const question = game.question(state);
  const action = question && best(game, { for: points, ...options })({ state, question });
  return action?.type === 'pick' ? action.pick : undefined;
}

test('chance counts by its weights: a die is worth three and a half', () => {
  expect(picked(gamble(3))).toBe('die');
  expect(picked(gamble(4))).toBe('sure');
});

test('up to a decision of somebody else; with depth past it, who wants the opposite', () => {
  expect(picked(taken)).toBe('five');
  expect(picked(taken, { depth: 1 })).toBe('two');
  // The states do not reach so far.
  expect(picked(taken, { depth: 1, states: 2 })).toBe('five');
});

test('with time in place of states it finds the same in a small game, and ends where there is no more to find', () => {
  expect(picked(gamble(4), { milliseconds: 60_000 })).toBe('sure');
});

const endless = tinyGame(({ procedure, ask }) => ({
  procedures: [
    procedure('main', mainFields, [
      ask(
        'pick',
        [],
        () => picks('ann', 'pick', ['one', 'two']),
        (state, _frame, { pick }) => {
          state.numbers['points'] = (state.numbers['points'] ?? 0) + (pick === 'two' ? 2 : 1);
          return 'again';
        },
      ),
    ]),
  ],
}));

test('its time is looked at at each state: what it has no time to look at to its end does not count', () => {
  let milliseconds = 0;
  let states = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (milliseconds += 1));
  const counting = (state: TinyState, player: PlayerId): number => {
    states += 1;
    return points(state, player);
  };
  expect(picked(endless, { milliseconds: 150, for: counting })).toBe('two');
  expect(states).toBeLessThan(300);
  clock.mockRestore();
});

/** What is thrown: where it is wrong. */
function pathOf(run: () => unknown): unknown {
  try {
    run();
  } catch (thrown) {
    return thrown instanceof MalformedInput ? thrown.rejection.path : thrown;
  }
  return 'nothing is thrown';
}

test('wrong options throw when the policy is made, with their place', () => {
  const { game } = gamble(3);
  const wrong = {
    states: [NaN, 0, -1, 1.5, Infinity, '5', null],
    worlds: [NaN, 0, -1, 1.5],
    depth: [NaN, -1, 0.5, '1'],
    milliseconds: [NaN, -1, Infinity],
    seed: [NaN, '1'],
    for: ['x', null, 1],
    zork: [1],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values)
      expect(pathOf(() => best(game, { [field]: value } as never))).toEqual(['options', field]);
  for (const none of [null, 7, 'x', []]) expect(pathOf(() => best(game, none as never))).toEqual(['options']);
  expect(() => best(game, { states: NaN })).toThrow(
    'options.states: expected a whole number of states from 1, found NaN',
  );
});

test('a worth that is no finite number throws when it is asked', () => {
  for (const worth of [NaN, Infinity, undefined, '1'])
    expect(pathOf(() => picked(gamble(3), { for: () => worth as number }))).toEqual(['options', 'for']);
});

test('any depth, and options that are undefined, are taken', () => {
  expect(picked(taken, { depth: Infinity })).toBe('two');
  expect(picked(gamble(3), { states: undefined } as never)).toBe('die');
});

const swapped = (player: string): string => (player === 'ann' ? 'bob' : 'ann');

/** How often ann wins who plays the best against bob who answers at random, and how each game went. */
function contest<S extends CoreState>(
  game: AnyGame,
  states: number,
  from: (i: number) => S,
  worth: (state: S, player: string) => number,
  count = 20,
) {
  const lead = (state: S, player: string): number => worth(state, player) - worth(state, swapped(player));
  const games = Array.from({ length: count }, (_, i) => {
    const [looks, rolls] = [best(game, { for: lead, seed: i, states }), randomPolicy(integersFrom(i))];
    const { outcome, state } = playout(game, from(i), {
      choose: (asking) => (asking.question.by[0] === 'ann' ? looks(asking) : rolls(asking as never)),
    });
    return { won: outcome.kind === 'won' && outcome.winners.includes('ann'), state: JSON.stringify(state) };
  });
  return { won: games.filter(({ won }) => won).length, states: games.map(({ state }) => state) };
}

test('Destiny: of twenty games in which both have the same it wins most, and the same again', () => {
  const players = ['ann', 'bob'].map((id) => ({
    id,
    deck: Array.from({ length: 30 }, () => '01155'),
    characters: [{ card: '01010', id: `vader-${id}` }],
  }));
  const from = (i: number): DestinyState => {
    const controller = i % 2 === 0 ? 'ann' : 'bob';
    const position = { players, battlefield: { card: '01173', owner: 'ann', controller } };
    return right(destiny.resume(position, { mode: 'seeded', seed: i })).state;
  };
  const health = ({ cards }: DestinyState, player: string): number =>
    cards.reduce(
      (sum, { controller, zone, damage }) => sum - (controller === player ? (zone === 'play' ? damage : 30) : 0),
      0,
    );
  const first = contest(destiny, 600, from, health);
  expect(first.won).toBeGreaterThan(12);
  expect(contest(destiny, 600, from, health, 3).states).toEqual(first.states.slice(0, 3));
});

test('Miniatures: of twenty games in which both have the same it wins nearly all', () => {
  const card = (id: string): StatCard => ({
    id,
    name: id,
    faction: 'republic',
    cost: 10,
    hitPoints: 40,
    defense: 14,
    attack: 6,
    damage: 10,
    size: 'medium',
    commanderEffect: null,
    abilities: [],
    force: null,
  });
  const row = `|${Array.from({ length: 8 }, () => '.').join(' ')}|`;
  const map = ['+-+-+-+-+-+-+-+-+', row, '+ + + + + + + + +', row, '+ + + + + + + + +', row, '+-+-+-+-+-+-+-+-+'].join(
    '\n',
  );
  const characters = ['ann', 'bob'].flatMap((player, side) =>
    [0, 2].map((y) => ({
      id: `${player} ${y}`,
      card: card(`${player}-${y}`),
      player,
      at: [1 + 5 * side, y] as [number, number],
    })),
  );
  const from = (i: number): MiniaturesState => {
    const first = i % 2 === 0 ? 'ann' : 'bob';
    const position = {
      players: [{ id: 'ann' }, { id: 'bob' }],
      map,
      characters,
      first,
      moment: { stage: 'activations', player: first },
    };
    return right(miniatures.resume(fromOutside(position), { mode: 'seeded', seed: i })).state;
  };
  const health = (state: MiniaturesState, player: string): number =>
    state.characters.reduce(
      (sum, each) => sum - (each.player === player ? (each.place === 'defeated' ? 60 : each.damage) : 0),
      0,
    );
  expect(contest(miniatures, 200, from, health).won).toBeGreaterThan(14);
});
