/** Two lints of one file: rule ids stand in the catalogues (scripts/lint/known-rules.cjs), and modules of the rules keep no state (no-module-state.cjs). */
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { parser } from 'typescript-eslint';

const root = join(__dirname, '../..');
const rules = {
  'known-rules': jest.requireActual('../../scripts/lint/known-rules.cjs'),
  'no-module-state': jest.requireActual('../../scripts/lint/no-module-state.cjs'),
};
const lint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: { parser },
      plugins: { holojudge: { rules } },
      rules: { 'holojudge/known-rules': 'error', 'holojudge/no-module-state': 'error' },
    },
  ],
});

/** What the two say of a file with this text. */
async function complaints(file: string, text: string): Promise<string[]> {
  const [result] = await lint.lintText(text, { filePath: join(root, file) });
  return result?.messages.map(({ message }) => message) ?? [];
}

test.each([
  ['an id', "export const rules = ['xw.tokens.99'];", "The catalogue of xwing has no 'xw.tokens.99'."],
  ['an id without its zero', "export const rules = ['xw.boost.6'];", "The catalogue of xwing has no 'xw.boost.6'."],
  ['an id in a comment', '// xw.bost.06\nexport {};', "The catalogue of xwing has no 'xw.bost.06'."],
  ['an id in a template', 'export const rules = `xw.boost.99`;', "The catalogue of xwing has no 'xw.boost.99'."],
  ['a heading', "export const heading = 'xw.bost';", "The catalogue of xwing has no 'xw.bost'."],
  [
    'an id of another game',
    "export const rules = ['des.document.01'];",
    "'des.document.01' is a rule of another game than xwing.",
  ],
])('%s that cites nothing is an error', async (_, text, message) => {
  expect(await complaints('src/xwing/effects/tokens.ts', text)).toEqual([message]);
});

test('ids and headings of the catalogue, file names and other words are none', async () => {
  const text = "export const words = ['xw.boost.06', 'xw.boost', 'see xw.boost.06, .07', 'a.b.01'];";
  expect(await complaints('src/xwing/effects/tokens.ts', text)).toEqual([]);
  expect(await complaints('src/core/engine/machine.ts', "export const rules = ['xw.boost.06'];")).toEqual([]);
});

test.each([
  ['a variable', 'let last = 0;\nexport const next = () => (last += 1);'],
  ['an exported variable', 'export let last = 0;\nlast += 1;'],
  ['an empty list', 'const seen: string[] = [];\nexport const see = (one: string) => seen.push(one);'],
  ['an empty map', 'export const seen = new Map<string, string>();'],
  ['an empty set', 'export const seen = new Set<string>();'],
])('%s at the level of a module of the rules is an error', async (_, text) => {
  expect(await complaints('src/xwing/effects/tokens.ts', text)).toEqual([expect.stringMatching(/keeps nothing/)]);
});

test('what nobody can change may stand there, and what a function keeps for itself', async () => {
  const text =
    "const NONE: readonly string[] = [];\nconst NO: ReadonlySet<string> = new Set();\nexport const kinds = new Set(['a']);\n" +
    'export function count(): number {\n  let all = NONE.length + NO.size;\n  all += 1;\n  return all;\n}\n';
  expect(await complaints('src/xwing/effects/tokens.ts', text)).toEqual([]);
});
