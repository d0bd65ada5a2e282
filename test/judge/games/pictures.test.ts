import { readFileSync } from 'node:fs';
import { pictures } from '../../../scripts/pictures';
import { loadAllGames } from '../../../src/judge/games';

test('the pictures of the guides are those that the judge draws (else: npm run pictures)', async () => {
  const drawn = pictures(await loadAllGames());
  expect(Object.keys(drawn).length).toBeGreaterThan(2);
  for (const [file, svg] of Object.entries(drawn)) expect(readFileSync(file, 'utf8')).toBe(svg);
});
