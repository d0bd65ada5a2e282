/** Saved states and records of every version: a newer one loads them, or refuses them by name. `npm run records` writes those of this version. */
import * as E from 'fp-ts/lib/Either';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import { playable } from '../../scripts/playable';
import { RECORD_FORMAT, STATE_FORMAT } from '../../src/core/contract/formats';
import { replay } from '../../src/play';

const FOLDER = join(__dirname, 'saved');
const saves = readdirSync(FOLDER).flatMap((of) =>
  readdirSync(join(FOLDER, of)).map((file): [string, string] => [of, file]),
);

async function savedIn(of: string, file: string) {
  const { state, record } = JSON.parse(readFileSync(join(FOLDER, of, file), 'utf8'));
  const found = await playable(record.game);
  if (!found) throw new Error(`no game ${record.game}`);
  return { state, record, game: found.game };
}

test('this version keeps saves of all five games', () => {
  const games = saves.filter(([of]) => of === version).map(([, file]) => file);
  expect(games).toEqual(
    expect.arrayContaining(['armada', 'destiny', 'miniatures', 'outer-rim', 'xwing'].map((name) => `${name}.json`)),
  );
});

describe.each(saves)('%s %s', (of, file) => {
  test('its state is loaded and goes on, or is refused by its format', async () => {
    const { state, game } = await savedIn(of, file);
    const loaded = game.load(state);
    if (state.format !== STATE_FORMAT) return expect(loaded).toMatchObject({ left: { code: 'other-format' } });
    if (E.isLeft(loaded)) throw new Error(`STATE_FORMAT has to go up, or this has to load: ${loaded.left.message}`);
    const legal = game.allLegalActions(loaded.right);
    const action = legal.kind === 'finite' ? legal.actions[0] : legal.sample(1);
    expect(game.reduce(loaded.right, action)._tag).toBe('Right');
  });

  test('its record is played again, or refused by name', async () => {
    const { record, game } = await savedIn(of, file);
    const played = replay(game, record);
    if (E.isRight(played)) return expect(played.right.sameLibrary).toBe(of === version);
    expect(of).not.toBe(version);
    if (record.format !== RECORD_FORMAT) return expect(played.left.code).toBe('other-format');
    // Rulings are mended: an action may have become illegal, or lead elsewhere. The refusal names it.
    expect(['actions', 'hash', 'edition']).toContain(played.left.path[0]);
  });

  test('states and records of a later format are refused by its number', async () => {
    const { state, record, game } = await savedIn(of, file);
    const later = { format: 99, unheardOf: true };
    expect(game.load({ ...state, ...later })).toMatchObject({ left: { code: 'other-format', path: ['format'] } });
    expect(replay(game, { ...record, ...later })).toMatchObject({ left: { code: 'other-format', path: ['format'] } });
  });

  test('a state that names no format is refused', async () => {
    const { state, game } = await savedIn(of, file);
    const { format: _, ...nameless } = state;
    expect(game.load(nameless)).toMatchObject({ left: { code: 'malformed', path: ['format'] } });
  });
});
