/** What goes in and comes out again: states load wherever a game may be saved, no order of keys decides anything, and what is handed out is frozen. */
import * as E from 'fp-ts/lib/Either';
import { canonicalJson, type AnyGame, type CoreState } from '../../src/core';
import { sameJson } from '../../src/core/codec/json';
import { encodeRecord, integersFrom, recordOf, replay } from '../../src/play';
import type { ConformanceOptions, RandomGames } from './random-games';
import { shuffledKeys } from './shuffled';

export function ofInputs<S extends CoreState>(
  game: AnyGame,
  { eachGame, eachLook, begin }: RandomGames<S>,
  { loadsAll = false }: Pick<ConformanceOptions, 'loadsAll'>,
): Record<string, () => void> {
  const seen = new Set<string>();
  return {
    'every state loads as what it is, after every action': () =>
      eachGame(({ states }) => {
        for (const state of states) if (loadsAll || isNew(seen, momentOf(state))) expectLoads(game, state);
      }),

    'the order of keys in a setup decides nothing': () =>
      eachGame(({ setup, chance, seed, states: [first] }) => {
        const again = begin(shuffledKeys(setup, integersFrom(seed)), chance);
        expect(JSON.stringify(again)).toBe(JSON.stringify(first));
      }),

    'the order of keys in a saved state and in an action decides nothing': () =>
      eachLook(({ state, at, seed, game: { actions } }) => {
        expectSameInAnyOrder(game, state, actions[at], seed);
      }),

    'a record is the same game as text, and in any order of keys': () =>
      eachGame(({ setup, chance, seed, states, actions }) => {
        const [some, last] = [actions.slice(0, RECORDED), states[Math.min(RECORDED, actions.length)]];
        const record = recordOf(game, { setup }, chance, some, last);
        for (const written of [encodeRecord(record), shuffledKeys(copyOf(record), integersFrom(seed))])
          expect(canonicalJson(accepted(replay(game, written)).state)).toBe(canonicalJson(last));
      }),

    'begin and reduce give states that are frozen through and through': () =>
      eachLook(({ state, game: { states } }) => {
        expect(unfrozenPart(states[0])).toBeNull();
        expect(unfrozenPart(state)).toBeNull();
      }),
  };
}

/** Actions of a game that are recorded and replayed where that is not the question itself. */
const RECORDED = 12;

export function expectLoads(game: AnyGame, state: CoreState): void {
  const loaded = game.load(copyOf(state));
  if (E.isLeft(loaded)) {
    const { path, message } = loaded.left;
    const moment = state.stack.map((frame) => frame.procedure).join(' > ');
    throw new Error(`a state does not load: ${path.join('.')}: ${message} (${moment})`);
  }
  // As text it is compared only where it is not seen to be equal: the text takes most of the time.
  if (!sameJson(loaded.right, state)) expect(canonicalJson(loaded.right)).toBe(canonicalJson(state));
  expect(unfrozenPart(loaded.right)).toBeNull();
}

/** Loaded from text whose keys stand anyhow, a state asks the same and goes on the same. */
export function expectSameInAnyOrder(game: AnyGame, state: CoreState, action: unknown, seed: number): void {
  const next = integersFrom(seed);
  const [one, other] = [0, 1].map(() => accepted(game.load(shuffledKeys(copyOf(state), next))) as CoreState);
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  if (!one || action === undefined) return;
  expect(canonicalJson(game.decision(one))).toBe(canonicalJson(game.decision(state)));
  expect(canonicalJson(game.allLegalActions(one))).toBe(canonicalJson(game.allLegalActions(state)));
  const [expected, found] = [
    game.reduce(state, action),
    game.reduce(one, shuffledKeys(JSON.parse(JSON.stringify(action)) as unknown, next)),
  ];
  expect(canonicalJson(found)).toBe(canonicalJson(expected));
}

/**
 * A moment of a game: the procedures that wait, what each of them holds, and the words in the innermost. States of one moment are loaded once: what a
 * codec forgets is a field, a name or a procedure.
 */
export function momentOf({ stack }: CoreState): string {
  const fields = (frame: object, last: boolean): string =>
    Object.entries(frame)
      .map(([key, value]: [string, unknown]) =>
        (last && typeof value === 'string') || key === 'procedure' || key === 'step'
          ? `${key} ${String(value).replace(/\d+/g, '')}`
          : `${key} ${value === null ? 'null' : typeof value}`,
      )
      .join();
  return stack.map((frame, i) => fields(frame, i === stack.length - 1)).join(';');
}

export function isNew(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

// Looked up once: every look at a global object is slow where tests run.
const { isFrozen, keys } = Object;

/** The path of an object that could still be changed; null: there is none. */
export function unfrozenPart(value: unknown, path = ''): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!isFrozen(value)) return path || 'all of it';
  for (const key of keys(value)) {
    const found = unfrozenPart(value[key as keyof typeof value], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function accepted<A>(result: E.Either<{ code: string; message: string }, A>): A {
  if (E.isLeft(result)) throw new Error(`rejected: ${result.left.code}: ${result.left.message}`);
  return result.right;
}

function copyOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
