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
        rules: { 'holojudge/import-direction': ['error', { mains: ['src/judge/cli.ts'] }] },
      },
    ],
  });
  const [result] = await lint.lintText(text, { filePath: join(root, file) });
  return result?.messages.map(({ message }) => message) ?? [];
}

describe('the import direction', () => {
  test.each([
    ['core and core', 'src/core/chance.ts', './json'],
    ['a game and core', 'src/xwing/procedures/attack.ts', '../../core'],
    ['a game and itself', 'src/xwing/procedures/attack.ts', '../state'],
    ['a game and a package', 'src/xwing/state.ts', 'io-ts'],
    ['the judge and core', 'src/judge/reader.ts', '../core/decode'],
    ['play and the version of the package', 'src/play/version.ts', '../../package.json'],
    ['the command line and a game', 'src/judge/cli.ts', '../xwing'],
    ['a test and anything', 'test/xwing/attack.test.ts', '../../src/judge'],
  ])('lets %s', async (_, file, source) => {
    expect(await complaints(file, `import { x } from '${source}';`)).toEqual([]);
  });

  test.each([
    ['core and a game', 'src/core/geometry/arc.ts', '../../xwing/state'],
    ['core and the judge', 'src/core/chance.ts', '../judge'],
    ['a game and another', 'src/xwing/state.ts', '../armada/state'],
    ['a game and play', 'src/xwing/state.ts', '../play'],
    ['the judge and a game', 'src/judge/reader.ts', '../xwing'],
    ['play and a game', 'src/play/odds.ts', '../xwing/dice'],
    ['a game and the scripts', 'src/xwing/state.ts', '../../scripts/games'],
  ])('forbids %s', async (_, file, source) => {
    expect(await complaints(file, `import { x } from '${source}';`)).toHaveLength(1);
    expect(await complaints(file, `export * from '${source}';`)).toHaveLength(1);
    expect(await complaints(file, `export { x } from '${source}';`)).toHaveLength(1);
    expect(await complaints(file, `import type { X } from '${source}';`)).toHaveLength(1);
    expect(await complaints(file, `type X = import('${source}').X;`)).toHaveLength(1);
    expect(await complaints(file, `const x = import('${source}');`)).toHaveLength(1);
  });
});
