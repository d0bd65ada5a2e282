/** Random games for the conformance properties, played once and looked at by each of them. */
import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import { type Action, type AnyGame, type ChanceMode, type CoreState } from '../../src/core';
import type { AnyLanguage } from '../../src/language/language';
import type { Causes } from './in-order';
import { integersFrom, randomPolicy, type Preferences, type Policy } from '../../src/play';

export interface ConformanceOptions<S extends CoreState = CoreState> {
  /** Ids of every rule in the game's catalogue. */
  catalogueIds: readonly string[];
  /** Setups that `begin` accepts; several: each gets its share of the games, at least one. */
  randomSetups: fc.Arbitrary<unknown> | readonly fc.Arbitrary<unknown>[];
  /** What the random players do often, and what rarely. */
  preferences?: Preferences;
  /** Who plays the game with this seed, where chance players would not come to much; left out: chance players with these preferences. */
  policy?(seed: number): Policy<S, Action>;
  /** Every id of a player. */
  players: readonly string[];
  /** No game is longer than this. */
  maxActions: number;
  /** Random games that each property looks at. Default 25. */
  runs?: number;
  /** Decisions of a game at which the costly properties look; the others are passed over. Default 12. */
  looks?: number;
  /** Every state of every game is saved and loaded, not only one of each moment. */
  loadsAll?: boolean;
  /** What never changes during a game (cards, dice, tokens by owner), as a value to compare; null: not in this state. */
  conserved?(state: S): unknown;
  /** Which events bring others about. */
  order?: readonly Causes<never>[];
  /** How often one die may be rerolled at most; checked on every die found in a state. */
  rerollLimit?: number;
  /** The game's words for people, held to telling no secret and leaving no hole; a game without them has none of these properties. */
  language?: AnyLanguage;
  /** Ids of cards and places that no label may contain, beside all that is written like one: `holdout-blaster-2`, `ann/ship`. */
  ids?: readonly string[];
}

/** One random game, with every state that it went through. */
export interface RandomGame<S> {
  setup: unknown;
  chance: ChanceMode;
  seed: number;
  states: readonly S[];
  actions: readonly Action[];
}

/** A few decisions of a random game, for what is too costly to look at everywhere. */
export interface Look<S> {
  state: S;
  /** Index of the state; `game.actions[at]` is what was done in it. */
  at: number;
  seed: number;
  game: RandomGame<S>;
}

/** The same games on every run; another number in HOLOJUDGE_SEED plays others. */
const FC_SEED = Number(process.env['HOLOJUDGE_SEED'] ?? 1);

const DEFAULT_RUNS = 12;
const DEFAULT_LOOKS = 12;

export interface RandomGames<S> {
  /** fast-check hands over random games; a failure shows the smallest setup and seed. */
  eachGame(look: (game: RandomGame<S>) => void): void;
  eachLook(look: (at: Look<S>) => void): void;
  begin(setup: unknown, chance: ChanceMode): S;
  /** Who chooses in the game with this seed. */
  policy(seed: number): Policy<CoreState, Action>;
}

export function randomGames<S extends CoreState>(game: AnyGame, options: ConformanceOptions<S>): RandomGames<S> {
  const { randomSetups, maxActions, preferences, runs = DEFAULT_RUNS, looks = DEFAULT_LOOKS } = options;
  const kinds = randomSetups instanceof Array ? randomSetups : [randomSetups];
  const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
  const modes = fc.oneof(
    seeds.map((seed): ChanceMode => ({ mode: 'seeded', seed })),
    fc.constant<ChanceMode>({ mode: 'manual' }),
  );
  const played = new Map<string, RandomGame<S>>();

  const begin = (setup: unknown, chance: ChanceMode): S => {
    const begun = game.begin(setup, chance);
    if (E.isLeft(begun)) throw new Error(`a random setup was rejected: ${begun.left.code}: ${begun.left.message}`);
    return begun.right.state as S;
  };

  const policy = (seed: number): Policy<CoreState, Action> =>
    (options.policy?.(seed) as Policy<CoreState, Action> | undefined) ??
    randomPolicy<CoreState, Action>(integersFrom(seed), preferences);
  const gameOf = (given: Given): RandomGame<S> => {
    const key = JSON.stringify(given);
    const known =
      played.get(key) ?? play(game, begin(given.setup, given.chance), given, policy(given.seed), maxActions);
    played.set(key, known);
    return known;
  };

  const eachGame: RandomGames<S>['eachGame'] = (look) =>
    kinds.forEach((setups, kind) =>
      fc.assert(
        fc.property(setups, modes, seeds, (setup, chance, seed) => look(gameOf({ setup, chance, seed }))),
        { numRuns: Math.ceil(runs / kinds.length), seed: FC_SEED + kind },
      ),
    );

  return {
    begin,
    policy,
    eachGame,
    eachLook: (look) =>
      eachGame((each) => {
        for (const at of someOf(each.states.length, looks, each.seed))
          look({ state: each.states[at] as S, at, seed: each.seed + at, game: each });
      }),
  };
}

type Given = Pick<RandomGame<unknown>, 'setup' | 'chance' | 'seed'>;

/** Plays with `reduce`, keeping every state. */
function play<S extends CoreState>(
  game: AnyGame,
  first: S,
  given: Given,
  policy: Policy<S, Action>,
  maxActions: number,
): RandomGame<S> {
  const states = [first];
  const actions: Action[] = [];
  for (let state = first; actions.length < maxActions;) {
    const question = game.question(state);
    if (!question) break;
    const action = policy({ state, question });
    if (!action) throw new Error(`a dead end: nothing answers '${question.asks}' (${game.decision(state).step})`);
    const step = game.reduce(state, action);
    if (E.isLeft(step))
      throw new Error(`a listed action was rejected: ${JSON.stringify(action)}: ${step.left.message}`);
    state = step.right.state as S;
    states.push(state);
    actions.push(action);
  }
  return { ...given, states, actions };
}

/** A few indexes of a list: the first, the last, and others by the seed. */
function someOf(length: number, count: number, seed: number): number[] {
  if (length <= count) return Array.from({ length }, (_, i) => i);
  const next = integersFrom(seed);
  const picked = new Set([0, length - 1]);
  while (picked.size < count) picked.add(next(length));
  return [...picked].sort((a, b) => a - b);
}
