/** Titles of tests name the rules that they prove in one notation, `[xw.boost.06]` or `[xw.boost.06, xw.boost.07]`, so that coverage and people find them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { gameFolders } from '../../scripts/games';

const PREFIXES = [...new Set(gameFolders().flatMap(({ statements }) => statements.map(({ id }) => id.split('.')[0])))];
const ID = `(?:${PREFIXES.join('|')})\\.[a-z0-9-]+\\.\\d{2,}`;
const NOTATION = new RegExp(`\\[${ID}(?:, ${ID}){0,2}\\]`, 'g');
/** Two brackets beside each other could be one. */
const SIDE_BY_SIDE = new RegExp(`${ID}\\] *\\[${ID}`);
const TITLED = ['test', 'it', 'describe'];

/** What is wrong in a title: an id that stands elsewhere, or otherwise. */
function strange(title: string): boolean {
  return new RegExp(ID).test(title.replaceAll(NOTATION, '')) || SIDE_BY_SIDE.test(title);
}

/** The texts of a file that are titles of tests, or rows of which titles are made: whatever stands in brackets there is one. */
function titlesIn(source: string, name = 'x.test.ts'): string[] {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TITLED.includes(calledName(node.expression))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.add(title.getText());
    } else if (ts.isStringLiteralLike(node) && new RegExp(`\\[${ID}|${ID}\\]`).test(node.text)) titles.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true));
  return [...titles];
}

/** `test` of `test(...)`, `test.each(...)(...)`, `describe.skip(...)`. */
function calledName(called: ts.Expression): string {
  if (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) return calledName(called.expression);
  return ts.isIdentifier(called) ? called.text : '';
}

/** Those of the scripts are about titles themselves. */
const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.test.ts') && !file.startsWith('scripts'),
);

test('ids stand in brackets, with commas between them, three at the most', () => {
  const titles = files.map((file) => [file, titlesIn(readFileSync(join('test', file), 'utf8'))] as const);
  expect(titles.flatMap(([, all]) => all).filter((title) => title.match(NOTATION)).length).toBeGreaterThan(2000);
  expect(titles.flatMap(([file, all]) => all.filter(strange).map((title) => `${file}: ${title}`))).toEqual([]);
});

test.each([
  ['no brackets', `test('x xw.boost.06', () => {});`],
  ['other brackets', `test('x (xw.boost.06)', () => {});`],
  ['no comma', `test('x [xw.boost.06 xw.boost.07]', () => {});`],
  ['no space', `describe('x [xw.boost.06,xw.boost.07]', () => {});`],
  ['two brackets', `test('x [xw.boost.06] [xw.boost.07]', () => {});`],
  ['four of them', `test('x [xw.boost.06, xw.boost.07, xw.boost.08, xw.boost.09]', () => {});`],
  ['words beside them', `test.each([])('%s [see xw.boost.06]', () => {});`],
  ['a row of a table', `test.each([['x [xw.boost.06; xw.boost.07]', 1]])('%s', () => {});`],
  ['a template', 'for (const n of [1]) test(`${n} xw.boost.06`, () => {});'],
])('another notation is noticed: %s', (_what, source) => expect(titlesIn(source).filter(strange)).toHaveLength(1));

test.each([
  ['one', `test('x [xw.boost.06]', () => {});`],
  ['three, and one more', `test('x [xw.boost.06, des.claim.01, or.move.01] and y [xw.boost.07]', () => {});`],
  ['ids that are expected', `test('x', () => expect(rules).toEqual(['xw.boost.06', 'xw.boost.07']));`],
])('this is no other notation: %s', (_what, source) => expect(titlesIn(source).filter(strange)).toEqual([]));
