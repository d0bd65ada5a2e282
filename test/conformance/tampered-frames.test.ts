/** One field of one frame of a saved game is another: the save is refused, and the rejection names the place. */
import * as E from 'fp-ts/lib/Either';
import { playable } from '../../scripts/playable';
import type { AnyGame, CoreState, Frame, Path } from '../../src/core';
import { integersFrom, randomPolicy } from '../../src/play';

const MOST_GAMES = 200;
const MOST_ACTIONS = 400;

/** The first state of random games in which a frame holds the field, and where that frame is. */
async function stateWith(name: string, holds: (frame: Frame) => boolean): Promise<[AnyGame, CoreState, number]> {
  const { game, randomSetup } = (await playable(name)) ?? {};
  if (!game || !randomSetup) throw new Error(`there is no game ${name}`);
  for (let seed = 0; seed < MOST_GAMES; seed++) {
    const next = integersFrom(seed);
    const begun = game.begin(randomSetup(next), { mode: 'seeded', seed });
    if (E.isLeft(begun)) continue;
    const state: CoreState = game.copy(begun.right.state);
    const choose = randomPolicy(next);
    for (let n = 0; n < MOST_ACTIONS; n++) {
      const at = state.stack.findIndex(holds);
      if (at >= 0) return [game, state, at];
      const question = game.question(state);
      const action = question && choose({ state, question });
      if (!action) break;
      game.play(state, action);
    }
  }
  throw new Error('no random game came to such a frame');
}

test.each<[game: string, procedure: string | RegExp, field: string, value: unknown, ...within: Path]>([
  ['xwing', 'resolve ability', 'source', 'zzz'],
  ['destiny', 'resolve ability', 'source', 'zzz'],
  ['armada', 'ship activation', 'ship', 'zzz'],
  ['armada', 'attack', 'defender', 'zzz'],
  ['armada', 'deploy ships', 'squadrons', 1],
  ['outer-rim', 'resolve ability', 'controller', 'zzz'],
  ['destiny', 'happening', 'waiting', 'zzz'],
  ['destiny', 'happening', 'waiting', [{ ability: 'zzz', source: 'zzz' }], 0, 'ability'],
  ['destiny', 'happening', 'waiting', [{ ability: 'luke-skywalker-jedi-knight/after', source: 'zzz' }], 0, 'source'],
  ['miniatures', 'turn', 'character', 'zzz'],
  ['miniatures', 'attack', 'target', 'zzz'],
  ['destiny', 'play a card', 'replacing', 'zzz'],
  ['destiny', /^ability /, 'resolved', 5],
  ['destiny', /^ability /, 'defeated', 5],
  ['outer-rim', 'gain card', 'card', 'zzz'],
  ['outer-rim', 'gain card', 'space', 'zzz'],
  ['outer-rim', /^effect /, 'gained', 'zzz'],
])('%s: %s with another %s', async (name, procedure, field, value, ...within) => {
  const is = (frame: Frame): boolean =>
    typeof procedure === 'string' ? frame.procedure === procedure : procedure.test(frame.procedure);
  const [game, state, at] = await stateWith(name, is);
  expect(E.isRight(game.load(structuredClone(state)))).toBe(true);
  const spoilt = structuredClone(state);
  Object.assign(spoilt.stack[at] as Frame, { [field]: value });
  const loaded = game.load(spoilt);
  expect(E.isLeft(loaded) && loaded.left.path).toEqual(['stack', at, field, ...within]);
});

test('armada: what is deployed is one of those that its player has left', async () => {
  const holds = (frame: Frame): boolean =>
    frame.procedure === 'deploy ships' && (frame as unknown as { piece: unknown }).piece !== null;
  const [game, state, at] = await stateWith('armada', holds);
  const { turn } = state.stack[at] as unknown as { turn: string };
  const { ships } = state as unknown as { ships: { id: string; owner: string }[] };
  const spoilt = structuredClone(state);
  Object.assign(spoilt.stack[at] as Frame, { piece: ships.find(({ owner }) => owner !== turn)?.id });
  const loaded = game.load(spoilt);
  expect(E.isLeft(loaded) && [loaded.left.code, loaded.left.path]).toEqual(['not-in-reserve', ['stack', at, 'piece']]);
});
