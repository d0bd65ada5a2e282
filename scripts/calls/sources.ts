/** The declarations of a game's sources, and what each of them refers to: read from the text alone, so that nothing that a step may call is missed. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A declaration at the top of a file. */
export interface Declared {
  id: string;
  node: ts.Node;
  file: string;
}

export interface Sources {
  /** By file and name. */
  declared: ReadonlyMap<string, Declared>;
  /** What a name means in a file: a declaration, or null (a package, a type, core). */
  meaning(file: string, name: string): Declared | null;
  files: readonly ts.SourceFile[];
}

/** Rooms without rules: what is called there is called by nobody in a game. */
const WITHOUT_RULES = new Set(['scenario', 'lists', 'facts', 'begin', 'codecs']);

interface Module {
  file: ts.SourceFile;
  own: Map<string, Declared>;
  imports: Map<string, { from: string; name: string }>;
  all: string[];
}

export function readSources(folder: string): Sources {
  const modules = new Map(filesOf(folder).map((path) => [path, moduleOf(path)]));
  const declared = new Map(
    [...modules.values()].flatMap(({ own }) => [...own.values()].map((each) => [each.id, each])),
  );
  const find = (path: string, name: string, seen: readonly string[] = []): Declared | null => {
    const module = modules.get(path);
    const key = `${path}:${name}`;
    if (!module || seen.includes(key)) return null;
    const own = module.own.get(name);
    if (own) return own;
    const imported = module.imports.get(name);
    if (imported) return find(imported.from, imported.name, [...seen, key]);
    for (const from of module.all) {
      const found = find(from, name, [...seen, key]);
      if (found) return found;
    }
    return null;
  };
  return { declared, meaning: find, files: [...modules.values()].map(({ file }) => file) };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return WITHOUT_RULES.has(entry.name) ? [] : filesOf(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

function moduleOf(path: string): Module {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const module: Module = { file, own: new Map(), imports: new Map(), all: [] };
  for (const statement of file.statements) read(statement, path, module);
  return module;
}

function read(statement: ts.Statement, path: string, module: Module): void {
  const keep = (name: string, node: ts.Node): void =>
    void module.own.set(name, { id: `${path}:${name}`, node, file: path });
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    keep(statement.name?.text ?? '', statement);
  else if (ts.isVariableStatement(statement))
    for (const each of statement.declarationList.declarations) for (const name of namesIn(each.name)) keep(name, each);
  else if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    const from = resolved(path, statement.moduleSpecifier);
    if (from && bindings && ts.isNamedImports(bindings))
      for (const each of bindings.elements)
        module.imports.set(each.name.text, { from, name: (each.propertyName ?? each.name).text });
  } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
    const from = resolved(path, statement.moduleSpecifier);
    if (!from) return;
    if (!statement.exportClause) module.all.push(from);
    else if (ts.isNamedExports(statement.exportClause))
      for (const each of statement.exportClause.elements)
        module.imports.set(each.name.text, { from, name: (each.propertyName ?? each.name).text });
  }
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((each) => (ts.isBindingElement(each) ? namesIn(each.name) : []));
}

function resolved(path: string, specifier: ts.Expression): string | null {
  if (!ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return null;
  const to = join(dirname(path), specifier.text);
  return [`${to}.ts`, join(to, 'index.ts')].find(existsSync) ?? null;
}
