import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfCard } from '../../../scripts/xwing-cards/file-of-card';
import { abilities } from '../../../src/xwing/abilities';
import { UNTIL_END_OF } from '../../../src/xwing/queries/carriers';

const FOLDER = join(__dirname, '../../../src/xwing/abilities');
const BESIDE = ['index', 'own', 'clauses'];
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('forms'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((file) => !BESIDE.includes(file) && !file.endsWith('/index'));

/** What a file registers: the ids of its lists, each with its card. */
function registeredIn(file: string): { id: string; card: string }[] {
  const lists = Object.values(jest.requireActual<Record<string, { id: string; card: string }[]>>(join(FOLDER, file)));
  return lists.flat();
}

const written = files.flatMap((file) => registeredIn(file).map(({ id, card }) => ({ file, id, card })));

test('the file of each card follows from the card', () => {
  const cards = written.filter(({ card }) => !card.startsWith(UNTIL_END_OF));
  expect(cards.filter(({ file, card }) => fileOfCard(card, files) !== file)).toEqual([]);
});

test('each list that a file exports is registered, and nothing else', () => {
  expect(written.map(({ id }) => id).sort()).toEqual(abilities.map(({ id }) => id).sort());
});

test('a file that became too long is several, by the first letter; numbers come first', () => {
  const parts = ['upgrades/crew-a-b', 'upgrades/crew-c-z'];
  expect(['upgrade:bobafett', 'upgrade:000', 'upgrade:cadbane'].map((card) => fileOfCard(card, parts))).toEqual([
    'upgrades/crew-a-b',
    'upgrades/crew-a-b',
    'upgrades/crew-c-z',
  ]);
});
