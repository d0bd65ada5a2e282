/** What an attacker would try: garbage where a state or an action belongs, and guesses at what others hold. */
import * as E from 'fp-ts/lib/Either';
import { canonicalJson, NotAState, where, type Action, type AnyGame, type CoreState } from '../../src/core';
import { integersFrom } from '../../src/play';
import { mutations } from './mutations';
import type { RandomGames } from './random-games';

export function ofHostility<S extends CoreState>(
  game: AnyGame,
  players: readonly string[],
  { eachGame, eachLook }: RandomGames<S>,
): Record<string, () => void> {
  return {
    'what is no state is answered with a rejection or NotAState, and nothing else is thrown': () =>
      eachGame(({ states, actions, seed }) => {
        const at = integersFrom(seed)(states.length);
        for (const garbage of [...nonStates(), ...brokenStates(states[at])])
          for (const use of uses(game, garbage, actions[at], players[0]))
            expectOnlyNotAState(use, hasNoCoreFields(garbage));
      }),

    'what is no action is refused at once, in few words': () =>
      eachGame(({ states, actions, seed }) => {
        const at = integersFrom(seed)(actions.length);
        for (const action of nonActions(actions[at])) {
          const step = game.reduce(states[at], action);
          if (E.isRight(step)) throw new Error('what is no action was accepted');
          expect(JSON.stringify(step.left).length).toBeLessThan(MOST_WORDS);
          expect(game.whyNot(states[at], action)).toEqual(step.left);
          const legal = game.allLegalActions(states[at]);
          if (legal.kind === 'region') expect(legal.contains(action)).toBe(false);
          else expect(() => game.play(game.copy(states[at]), action)).not.toThrow();
        }
      }),

    'numbers that are far too large are refused, with facts that JSON keeps': () =>
      eachLook(({ state, seed }) => {
        const legal = game.allLegalActions(state);
        const sampled = legal.kind === 'region' ? legal.sample(seed) : null;
        for (const action of [legal.actions[0], sampled ?? undefined])
          for (const far of farOff(action)) {
            const why = game.whyNot(state, far);
            expect(JSON.parse(JSON.stringify(why))).toEqual(why);
            expect(why).not.toBeNull();
          }
      }),

    'the words of a malformed setup lead where its path leads': () =>
      eachGame(({ setup, chance, seed }) => {
        for (const bad of mutations(setup, integersFrom(seed), players)) {
          const begun = game.begin(bad, chance);
          if (E.isRight(begun) || begun.left.code !== 'malformed') continue;
          const { message, path } = begun.left;
          if (!message.startsWith(`${where(path)}: `)) throw new Error(`${path.join('.')}: '${message}'`);
        }
      }),

    'a player who guesses is answered from what that player was offered': () =>
      eachLook(({ state, seed }) => {
        for (const player of players) expectAnswersFromOwn(game, state, player, seed);
      }),
  };
}

/** Longest rejection, as JSON. */
const MOST_WORDS = 4000;

function throwing(): never {
  throw new Error('a trap');
}

export const strangers = (): unknown[] => {
  const cyclic: Record<string, unknown> = {};
  cyclic['self'] = cyclic;
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const getter = Object.defineProperty({}, 'stack', { get: throwing, enumerable: true });
  const traps = { get: throwing, ownKeys: throwing, has: throwing, getPrototypeOf: throwing };
  const proxies = [revoked.proxy, new Proxy({}, traps)];
  return [undefined, null, 7, NaN, 1n, Symbol('x'), 'x', [], {}, throwing, cyclic, getter, new Map(), ...proxies];
};

const nonStates = (): unknown[] => [...strangers(), JSON.parse('{"__proto__": {"stack": []}}')];

/** States with the outside of one, and something in them that no game has. */
function brokenStates(state: CoreState | undefined): unknown[] {
  if (!state) return [];
  const core = Object.fromEntries(['stack', 'events', 'inPlay', 'triggered', 'used'].map((field) => [field, []]));
  const frame = { procedure: 'make tea', step: 0 };
  const lists = Object.entries(state).flatMap(([field, value]) => (Array.isArray(value) ? [field] : []));
  const inner = (list: string): object => (state as unknown as Record<string, readonly object[]>)[list]?.[0] ?? {};
  return [
    { ...core, chance: {}, depth: 0 },
    { ...core, chance: {}, depth: 0, stack: [frame] },
    { ...state, stack: [frame] },
    { ...state, stack: [null] },
    { ...state, stack: state.stack.map((each) => ({ procedure: each.procedure, step: each.step })) },
    { ...core, chance: state.chance, depth: 0, stack: state.stack },
    ...lists.map((list) => ({ ...state, [list]: new Array(4e9) })),
    ...lists.map((list) => ({ ...state, [list]: [{ ...inner(list), more: new Array(4e9) }] })),
  ];
}

function hasNoCoreFields(garbage: unknown): boolean {
  try {
    return !Array.isArray((garbage as Partial<CoreState> | null | undefined)?.stack);
  } catch {
    return true;
  }
}

interface Use {
  name: string;
  call(): unknown;
  /** Is this the answer to what is no state? Without: it can only throw. */
  refuses?(answer: unknown): boolean;
}

function uses(game: AnyGame, garbage: unknown, action: unknown, player = 'p1'): Use[] {
  const state = garbage as CoreState;
  const isLeft = (answer: unknown): boolean => (answer as E.Either<unknown, unknown>)._tag === 'Left';
  return [
    { name: 'decision', call: () => game.decision(state) },
    { name: 'legalActions', call: () => game.legalActions(state, player) },
    { name: 'allLegalActions', call: () => game.allLegalActions(state) },
    { name: 'view', call: () => game.view(state, player) },
    { name: 'viewOfEverything', call: () => game.viewOfEverything(state) },
    { name: 'reseed', call: () => game.reseed(state, 1) },
    { name: 'resample', call: () => game.resample(state, player, 1) },
    { name: 'players', call: () => game.players(state) },
    { name: 'outcome', call: () => game.outcome(state) },
    { name: 'chanceOutcomes', call: () => game.chanceOutcomes(state) },
    { name: 'question', call: () => game.question(state) },
    { name: 'copy', call: () => game.copy(state) },
    { name: 'load', call: () => game.load(garbage), refuses: isLeft },
    { name: 'reduce', call: () => game.reduce(state, action), refuses: isLeft },
    { name: 'whyNot', call: () => game.whyNot(state, action), refuses: (answer) => answer !== null },
  ];
}

/** `always`: it cannot be taken for a state, so that no answer but a refusal will do. */
function expectOnlyNotAState({ name, call, refuses }: Use, always: boolean): void {
  let answer: unknown;
  try {
    answer = call();
  } catch (error) {
    if (error instanceof NotAState && !refuses) return;
    throw new Error(`${name} threw ${String(error)}`, { cause: error });
  }
  if (always && !refuses?.(answer)) throw new Error(`${name} took what is no state for one`);
}

const MANY_KEYS = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`key${i}`, i]));
const LONG = 'x'.repeat(1_000_000);
const DEEP = Array.from({ length: 10_000 }).reduce<unknown>((inner) => [inner], 1);

/** A legal action with too much about it, and what no action is. */
function nonActions(action: Action | undefined): unknown[] {
  return [
    ...strangers(),
    { ...action, ...MANY_KEYS },
    { ...action, more: DEEP },
    { ...action, more: LONG },
    { ...action, [LONG]: 1 },
    { ...action, type: LONG },
    { ...action, player: LONG },
    Buffer.alloc(1_000_000),
    new Float64Array(1000),
    Array(1e9),
    Object.defineProperty({ ...action }, 'type', { get: throwing, enumerable: true }),
    new Proxy({ ...action }, { ownKeys: throwing }),
  ];
}

const FAR = [1e300, -1e300, 1e9, -1e9];

/** The action with each number in it, one after the other, far out. */
function farOff(value: unknown): unknown[] {
  if (typeof value === 'number') return FAR;
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    farOff(inner).map((far) =>
      Array.isArray(value)
        ? value.map((each: unknown, i) => (i === Number(key) ? far : each))
        : { ...value, [key]: far },
    ),
  );
}

/** Where what a player is asked is the same in another world that they cannot tell from this one, so is every answer to what they try. */
function expectAnswersFromOwn(game: AnyGame, state: CoreState, player: string, seed: number): void {
  const other = game.resample(state, player, seed) as CoreState;
  expect(canonicalJson(game.decision(other).asks)).toBe(canonicalJson(game.decision(state).asks));
  if (ownOf(game, other, player) !== ownOf(game, state, player)) return;
  for (const action of guesses(game, state, player, seed)) {
    const [here, there] = [state, other].map((each) => canonicalJson(game.whyNot(each, action)));
    if (here !== there) throw new Error(`${player} learns from ${JSON.stringify(action)}: ${here} or ${there}`);
  }
}

function ownOf(game: AnyGame, state: CoreState, player: string): string {
  const candidates = game.question(state)?.candidates ?? [];
  return canonicalJson(candidates.filter(({ action }) => (action as Action).player === player));
}

/** What somebody else could answer, and things like it, in this player's name. */
function guesses(game: AnyGame, state: CoreState, player: string, seed: number): unknown[] {
  const next = integersFrom(seed);
  const all = (game.question(state)?.candidates ?? []).map((each) => each.action as Action);
  const some = all.length <= GUESSES ? all : Array.from({ length: GUESSES }, () => all[next(all.length)]);
  return some.flatMap((action) => {
    const forged = { ...action, player };
    return [forged, ...mutations(forged, next, [player])];
  });
}
/** Candidates that a player guesses from. */
const GUESSES = 6;
