/** Squads, decks and fleets that come with the package: with each of them a game begins, and the playground begins one with those that it shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { setupsOf } from '../../docs/playground/work/setups';
import { GAMES, type GameId } from '../../docs/playground/games';
import { loadGame } from '../../src';
import { decodeFleet, encodeFleet } from '../../src/armada';

const FOLDERS: Readonly<Partial<Record<GameId, string>>> = {
  xwing: 'squads',
  armada: 'fleets',
  destiny: 'decks',
  miniatures: 'miniatures-squads',
};

function listsIn(folder: string): Map<string, string> {
  const files = readdirSync(`docs/examples/${folder}`).filter((file) => file !== 'README.md');
  return new Map(files.map((file) => [file, readFileSync(`docs/examples/${folder}/${file}`, 'utf8')]));
}

const ids = Object.keys(GAMES) as GameId[];

/** Null: it begins; else why with none of the setups. */
async function whyNot(id: GameId, lists: readonly string[]): Promise<string | null> {
  const game = await loadGame(id);
  const setups = await setupsOf(id, lists);
  const refused = setups.flatMap((setup) => {
    const begun = game.begin(setup as never, { mode: 'seeded', seed: 1 });
    return begun._tag === 'Left' ? [begun.left.message] : [];
  });
  return refused.length < setups.length ? null : refused.join(' ');
}

test.each(ids.filter((id) => GAMES[id].lists !== null))(
  'with any two of the lists for %s a game begins',
  async (id) => {
    const lists = [...listsIn(FOLDERS[id] ?? '')];
    expect(lists.length).toBeGreaterThan(1);
    for (const [i, [file, list]] of lists.entries()) {
      const [otherFile, other] = lists[(i + 1) % lists.length] ?? ['', ''];
      expect([file, otherFile, await whyNot(id, [list, other])]).toEqual([file, otherFile, null]);
    }
  },
);

test.each(ids.filter((id) => GAMES[id].lists === null))('a game of %s begins without lists', async (id) => {
  expect(await whyNot(id, [])).toBeNull();
});

test('fleets are written as they are exported', () => {
  for (const [file, text] of listsIn('fleets')) {
    const read = decodeFleet(text);
    if (read._tag === 'Left') throw new Error(`${file}: ${read.left.message}`);
    expect(encodeFleet(read.right).trim()).toBe(text.trim());
  }
});
