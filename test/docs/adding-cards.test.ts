/** The cards of docs/adding-cards.md, with the scenario files beside them: the judge plays each with the game that the program exports. */
import { loadScenarios } from '../../src';
import { judge } from '../../src/judge';
import { blocksOf, runBlock } from '../helpers/documents';

const programs = blocksOf('docs/adding-cards.md', 'js');
const files = blocksOf('docs/adding-cards.md', 'yaml');

test('each card has a file', () => expect(files.length).toBe(programs.length));

test.each([
  ['xwing', 'club', 'my-club/steady-hand'],
  ['destiny', 'table', 'my-club/paid'],
] as const)('%s: the file passes with the card, and not without it', async (id, exported, ability) => {
  const game = runBlock(programs.find((code) => code.includes(`from 'holojudge/${id}'`)) ?? '')[exported];
  const file = files.find((text) => text.startsWith(`game: ${id}\n`)) ?? '';
  const language = await loadScenarios(id);
  const verdict = (played: object): string =>
    judge(file, [{ language: { ...language, ...played } as never, rules: [] }]).verdict;
  expect(file).toContain(ability);
  expect(verdict({ game })).toBe('passed');
  expect(verdict({})).not.toBe('passed');
});
