import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { citedBy } from '../../src/judge/cli/cited-by';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'cited-'));
  for (const folder of ['src/xwing', 'test/xwing', 'docs/examples/xwing'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'holojudge' }));
  writeFileSync(join(root, 'src/xwing/boost.ts'), '/** xw.boost.04, .06 and .08 */');
  writeFileSync(join(root, 'test/xwing/boost.test.ts'), "test('boosts [xw.boost.06]', () => {});");
  writeFileSync(join(root, 'docs/examples/xwing/boost.yaml'), 'rules: [xw.boost.060]');
});
afterAll(() => rmSync(root, { recursive: true }));

test('files that write an id, or its number behind another of its heading, cite it', () => {
  expect(citedBy('xw.boost.06', root)).toEqual(['src/xwing/boost.ts', 'test/xwing/boost.test.ts']);
  expect(citedBy('xw.boost.08', root)).toEqual(['src/xwing/boost.ts']);
  expect(citedBy('xw.boost.05', root)).toEqual([]);
});

test('outside the project nothing is searched', () => {
  expect(citedBy('xw.boost.06', join(root, 'src'))).toEqual([]);
  writeFileSync(join(root, 'package.json'), '{');
  expect(citedBy('xw.boost.06', root)).toEqual([]);
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'another' }));
  expect(citedBy('xw.boost.06', root)).toEqual([]);
});
