import { ESLint } from 'eslint';
import { join } from 'node:path';
import { parser } from 'typescript-eslint';

const root = join(__dirname, '../..');
const rule = jest.requireActual('../../scripts/lint/import-direction.cjs');

/** What the project's own lint settings say of a file with this text. */
async function complaints(file: string, text: string): Promise<string[]> {
  const lint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.ts'],
        languageOptions: { parser },
        plugins: { holojudge: { rules: { 'import-direction': rule } } },
        rules: {
          'holojudge/import-direction': ['error', { mains: ['src/judge/games.ts'] }],
        },
      },
    ],
  });
  const [result] = await lint.lintText(text, { filePath: join(root, file) });
  return result?.messages.map(({ message }) => message) ?? [];
}

describe('the import direction', () => {
  test.each([
    ['core and core', 'src/core/chance/chance.ts', '../codec/json'],
    ['a game and core', 'src/xwing/procedures/attack.ts', '../../core'],
    ['a game and a package', 'src/xwing/model/state.ts', 'io-ts'],
    ['the language and core', 'src/language/phrase.ts', '../core'],
    ['a scenario folder and the language', 'src/xwing/scenario/parts.ts', '../../language/language'],
    ['the judge and core', 'src/judge/reader.ts', '../core/codec/decode'],
    ['odds and play', 'src/odds/ask.ts', '../play'],
    ['odds and what a game exports', 'src/odds/xwing/table.ts', '../../xwing'],
    ['the judge and the language', 'src/judge/reader.ts', '../language/phrase'],
    ['a room and one below it', 'src/xwing/procedures/attack.ts', '../model/state'],
    ['rules and the engine', 'src/xwing/queries/range.ts', '../engine'],
    ['begin and procedures', 'src/xwing/begin/moment.ts', '../procedures/attack'],
    ['a scenario folder and any room', 'src/xwing/scenario/verbs.ts', '../abilities'],
    ['the bundle of types and any room', 'src/xwing/model/types.ts', '../procedures/attack'],
    ['any room and the bundle of types', 'src/xwing/facts/dice.ts', '../model/types'],
    ['play and the version of the package', 'src/play/version.ts', '../../package.json'],
    ['what brings games to the command line', 'src/judge/games.ts', '../xwing'],
    ['a test and anything', 'test/xwing/attack.test.ts', '../../src/judge'],
  ])('lets %s', async (_, file, source) => {
    expect(await complaints(file, `import { x } from '${source}';`)).toEqual([]);
  });

  test.each([
    ['core and a game', 'src/core/geometry/arc.ts', '../../xwing'],
    ['core and the judge', 'src/core/index.ts', '../judge'],
    ['core and the language', 'src/core/engine/stack.ts', '../../language/phrase'],
    ['a game and another', 'src/xwing/engine.ts', '../armada/engine'],
    ['a game and play', 'src/xwing/engine.ts', '../play'],
    ['rules and the language', 'src/xwing/procedures/attack.ts', '../../language/phrase'],
    ['the language and a game', 'src/language/phrase.ts', '../xwing'],
    ['play and the language', 'src/play/odds.ts', '../language/phrase'],
    ['facts and the model', 'src/xwing/facts/dice.ts', '../model/state'],
    ['the model and queries', 'src/xwing/model/state.ts', '../queries/range'],
    ['queries and effects', 'src/xwing/queries/range.ts', '../effects/tokens'],
    ['effects and procedures', 'src/xwing/effects/tokens.ts', '../procedures/attack'],
    ['procedures and abilities', 'src/xwing/procedures/attack.ts', '../abilities'],
    ['rules and the scenario folder', 'src/xwing/abilities/remotes.ts', '../scenario/words'],
    ['lists and the model', 'src/xwing/lists/xws.ts', '../model/state'],
    ['the view and effects', 'src/xwing/view.ts', './effects/charges'],
    ['codecs and begin', 'src/xwing/codecs/check.ts', '../begin/set-up'],
    ['the judge and a game', 'src/judge/reader.ts', '../xwing'],
    ['play and a game', 'src/play/odds.ts', '../xwing'],
    ['odds and a room of a game', 'src/odds/xwing/table.ts', '../../xwing/queries/attack'],
    ['odds and the judge', 'src/odds/ask.ts', '../judge'],
    ['play and odds', 'src/play/odds.ts', '../odds/ask'],
    ['a game and odds', 'src/xwing/engine.ts', '../odds/xwing'],
    ['a game and the scripts', 'src/xwing/engine.ts', '../../scripts/games'],
  ])('forbids %s', async (_, file, source) => {
    expect(await complaints(file, `import { x } from '${source}';`)).toHaveLength(1);
    expect(await complaints(file, `export * from '${source}';`)).toHaveLength(1);
    expect(await complaints(file, `export { x } from '${source}';`)).toHaveLength(1);
    expect(await complaints(file, `import type { X } from '${source}';`)).toHaveLength(1);
    expect(await complaints(file, `type X = import('${source}').X;`)).toHaveLength(1);
    expect(await complaints(file, `const x = import('${source}');`)).toHaveLength(1);
  });
});
