import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import * as ts from 'typescript';

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts'));
const known = new Set(files);

/** The files that a file imports values from. */
function imports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: from } = statement;
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.') || isOfTypesOnly(statement)) return [];
    const base = posix.join(posix.dirname(file), from.text);
    return [`${base}.ts`, `${base}/index.ts`].filter((each) => known.has(each));
  });
}

function isOfTypesOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (clause?.isTypeOnly) return true;
  const names = clause?.namedBindings;
  return names !== undefined && ts.isNamedImports(names) && names.elements.every((each) => each.isTypeOnly);
}

/** The first circle that is found from a file, or null. */
function circle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (file: string): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    way.push(file);
    for (const next of graph.get(file) ?? []) {
      const found = walk(next);
      if (found) return found;
    }
    way.pop();
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const found = walk(file);
    if (found) return found;
  }
  return null;
}

test('a circle is found', () => {
  expect(
    circle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
});

test('no files import values from each other in a circle', () => {
  expect(circle(new Map(files.map((file) => [file, imports(file)])))).toBeNull();
});
