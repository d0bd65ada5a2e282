/** The descriptions of scenario files for editors: those in docs/schema are up to date, and say yes and no where the judge does. */
import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import { parse } from 'yaml';
import { schemaFiles } from '../../../scripts/docs/schemas';
import { fileSchema } from '../../../src/judge/file-schema';
import { loadAllGames } from '../../../src/judge/games';
import { judgedGame, TESTED_GAMES } from './games';

test('docs/schema holds what the languages say (else: npm run generated)', async () => {
  const files = Object.entries(schemaFiles((await loadAllGames()).map(({ language }) => language)));
  expect(files.length).toBe(TESTED_GAMES.length + 1);
  for (const [file, text] of files) expect([file, readFileSync(file, 'utf8') === text]).toEqual([file, true]);
});

test.each(TESTED_GAMES)('the schema of %s says yes to the starter, no to a typo in it', async (id) => {
  const { language } = await judgedGame(id);
  const validate = new Ajv2020({ strict: false }).compile(fileSchema(language));
  const starter = parse(language.starter) as object;
  expect([validate(starter), validate.errors]).toEqual([true, null]);
  expect(validate({ ...starter, expects: {} })).toBe(false);
  expect(validate({ ...starter, players: { ann: { charakter: 'Boba Fett' } } })).toBe(false);
  expect(validate({ ...starter, title: undefined })).toBe(false);
});
