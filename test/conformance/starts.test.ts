/** From every setup and every table that random games of any game begin with: what is handed in may be in any order, and every state loads. */
import * as E from 'fp-ts/lib/Either';
import { playable, playableNames } from '../../scripts/playable';
import { canonicalJson, NotAState, type Action, type AnyGame, type ChanceMode, type CoreState } from '../../src/core';
import { encodeRecord, integersFrom, randomPolicy, recordOf, replay, start, type StartFrom } from '../../src/play';
import { expectLoads, expectSameInAnyOrder, isNew, momentOf } from './inputs';
import { shuffledKeys } from './shuffled';

const GAMES = 4;
const MOST_ACTIONS = 60;

function begun(game: AnyGame, from: StartFrom, chance: ChanceMode): CoreState {
  const begins = start(game, from, chance);
  if (E.isLeft(begins)) throw new Error(`a random start was refused: ${begins.left.message}`);
  return begins.right.state as CoreState;
}

/** Plays on for a while, with a look at each moment that was not met before. */
function playOn(
  game: AnyGame,
  from: CoreState,
  seed: number,
  seen: Set<string>,
): { actions: Action[]; last: CoreState } {
  const choose = randomPolicy<CoreState, Action>(integersFrom(seed));
  const actions: Action[] = [];
  let state = from;
  for (;;) {
    const question = game.question(state);
    const action = question && actions.length < MOST_ACTIONS ? choose({ state, question }) : null;
    if (isNew(seen, momentOf(state))) {
      expectLoads(game, state);
      expectAllInPlay(game, state);
      expectSameInAnyOrder(game, state, action ?? undefined, seed);
    }
    if (!action) return { actions, last: state };
    const step = game.reduce(state, action);
    if (E.isLeft(step)) throw new Error(`listed, but rejected: ${step.left.message}`);
    state = step.right.state as CoreState;
    actions.push(action);
  }
}

/** What is in play follows from the cards that lie there: a save from which it was left out is refused. */
function expectAllInPlay(game: AnyGame, state: CoreState): void {
  if (state.inPlay.length === 0 || state.stack.length === 0) return;
  expect(game.load(structuredClone({ ...state, inPlay: [] }))).toMatchObject({ left: { code: 'not-in-play' } });
}

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return (error as Error).constructor;
  }
}

test('a state of another game is none, when that is over, too', async () => {
  const all = await Promise.all(
    playableNames.map(async (name) => {
      const { game, randomSetup } = (await playable(name)) ?? {};
      if (!game || !randomSetup) throw new Error(`there is no game ${name}`);
      return { game, state: begun(game, { setup: randomSetup(integersFrom(1)) }, { mode: 'manual' }) };
    }),
  );
  for (const { game } of all)
    for (const { game: other, state } of all.filter((each) => each.game !== game))
      for (const foreign of [state, { ...state, stack: [] }])
        for (const call of ['decision', 'allLegalActions', 'viewOfEverything', 'players', 'outcome', 'copy'] as const)
          expect([game.id, call, other.id, thrownBy(() => game[call](foreign))]).toEqual([
            game.id,
            call,
            other.id,
            NotAState,
          ]);
});

describe.each(playableNames)('%s', (name) => {
  test('begins, plays, loads whole alone and replays the same in any order of keys, from every start', async () => {
    const { game, randomSetup, starts } = (await playable(name)) ?? {};
    if (!game || !randomSetup) throw new Error(`there is no game ${name}`);
    const seen = new Set<string>();
    const all = [
      ...Object.values(starts ?? {}),
      (next: (n: number) => number): StartFrom => ({ setup: randomSetup(next) }),
    ];
    for (const randomStart of all)
      for (let seed = 0; seed < GAMES; seed++) {
        const next = integersFrom(seed);
        const from = randomStart(next);
        const chance: ChanceMode = seed % 2 === 0 ? { mode: 'seeded', seed } : { mode: 'manual' };
        const state = begun(game, from, chance);
        expect(JSON.stringify(begun(game, shuffledKeys(from, next), chance))).toBe(JSON.stringify(state));
        const { actions, last } = playOn(game, state, seed, seen);
        const replayed = replay(game, encodeRecord(recordOf(game, from, chance, actions, last)));
        expect(E.isRight(replayed) && canonicalJson(replayed.right.state)).toBe(canonicalJson(last));
      }
  });
});
