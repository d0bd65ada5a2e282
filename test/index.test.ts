/** The root of the package: games by their ids, loaded when they are asked for. */
import { readdirSync, existsSync } from 'node:fs';
import { games, isGameId, loadGame, loadRules, loadScenarios, loadWords, type GameId } from '../src';
import { MalformedInput, type Game } from '../src/core';
import type { OuterRim } from '../src/outer-rim';

const folders = readdirSync('src').filter((name) => existsSync(`src/${name}/rules.json`));

test('every game of the library is named, once', () => {
  expect(games.map(({ id }) => id as string).sort()).toEqual(folders.sort());
  expect(new Set(games.map(({ title }) => title)).size).toBe(folders.length);
});

test.each(games)('$id is loaded by its id, with its words, its scenarios and its rules', async ({ id, title }) => {
  const game = await loadGame(id);
  expect(game.id).toBe(id);
  expect(game.edition.title).toContain(title);
  const words = await loadWords(id);
  expect(words.game).toBe(game);
  // Whoever reads files tells and draws as whoever plays does.
  expect(await loadScenarios(id)).toMatchObject(words);
  expect(await loadGame(id)).toBe(game);
  const { rules, playersWords } = await loadRules(id);
  const known = new Set(rules.map((each) => each.id));
  expect(
    game.procedures.flatMap(({ steps }) => steps.flatMap((step) => step.rules)).every((rule) => known.has(rule)),
  ).toBe(true);
  expect(Object.keys(playersWords).length).toBeGreaterThan(0);
});

test('a game has the types of its id', async () => {
  const game: Game<OuterRim> = await loadGame('outer-rim');
  expect(game.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'manual' })._tag).toBe('Right');
  // @ts-expect-error it is another game
  const other: Game<OuterRim> = await loadGame('destiny');
  expect(other.id).toBe('destiny');
});

test.each(['chess', '', 'toString', '__proto__', undefined, 7, {}])('%p is the id of no game', async (id) => {
  expect(isGameId(id)).toBe(false);
  for (const load of [loadGame, loadWords, loadScenarios, loadRules])
    await expect(load(id as GameId)).rejects.toThrow(MalformedInput);
});

test('what is wrong with an id is said with those that there are', async () => {
  await expect(loadGame('xwings' as GameId)).rejects.toThrow(
    'id: expected a game: xwing, destiny, outer-rim, armada, miniatures; found "xwings"',
  );
});

test('every game has an entry for what is printed, without the rules', async () => {
  for (const { id } of games) {
    const printed = (await import(`../src/${id}/printed`)) as Record<string, unknown>;
    const whole = (await import(`../src/${id}`)) as Record<string, unknown>;
    expect(Object.keys(printed).length).toBeGreaterThan(4);
    // One thing has one name, wherever it is had from.
    for (const [name, value] of Object.entries(printed)) expect(whole[name]).toBe(value);
  }
});
