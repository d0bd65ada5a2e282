/** The stories of docs/examples/armada say the rules that decide: what a file names under `rules` is cited, and the first of them is ruled on. */
import { rules } from '../../../src/armada/catalogue';
import { armadaScenarios } from '../../../src/armada/scenario';
import { judge, type JudgedGame } from '../../../src/judge';
import { exampleFiles } from '../../judge/games/games';

const games: JudgedGame[] = [{ language: armadaScenarios, rules }];
const files = exampleFiles('armada').map(({ name, text }) => [name, text] as const);

test.each(files)('%s', (_name, text) => {
  const { rules: named, uncited, rulings } = judge(text, games);
  expect(named.length).toBeGreaterThan(0);
  expect(uncited).toEqual([]);
  // What can come of a table rests on all its ways, not on a line of the story.
  if (!text.includes('\nexplore:')) expect(rulings.flatMap((ruling) => ruling.rules)).toContain(named[0]);
});
